/** What a picture is painted in: tokens of `src/ui/tokens.css`, by name. */
export type Paint =
  | 'paper'
  | 'card'
  | 'ink'
  | 'muted'
  | 'line'
  | 'board'
  | 'board-line'
  | 'premium-2l'
  | 'on-premium-2l'
  | 'premium-3l'
  | 'premium-2w'
  | 'on-premium-2w'
  | 'premium-3w'
  | 'on-premium'
  | 'tile'
  | 'tile-edge'
  | 'on-tile'
  | 'tile-blank'
  | `seat-${number}`
  | `on-seat-${number}`;

export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius?: number;
      readonly fill: Paint;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      /** The middle of its height. */
      readonly y: number;
      readonly size: number;
      readonly fill: Paint;
      readonly align: 'left' | 'center' | 'right';
      readonly bold?: boolean;
      /** In the face of the app's numbers. */
      readonly digits?: boolean;
      /** It is written smaller rather than wider than this. */
      readonly most?: number;
    };

/** A picture as a list of what is painted, one thing over another. Plain data. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
};

/** What pictures need of the phone. */
export type Pictures = {
  /** Painted here, never sent anywhere; null where the phone cannot. */
  readonly png: (picture: Picture) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly save: (name: string, png: Uint8Array<ArrayBuffer>) => void;
  /** The phone's own sheet; null where it has none for pictures. False: nobody took it. */
  readonly share: ((name: string, png: Uint8Array<ArrayBuffer>) => Promise<boolean>) | null;
};
