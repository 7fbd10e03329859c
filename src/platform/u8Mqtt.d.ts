/** The part of the package that is used; it brings no types. */
declare module 'u8-mqtt/esm/web/basic-v4.js' {
  type Packet = {
    readonly topic: string;
    readonly payload: Uint8Array;
    readonly qos: number;
    readonly retain: boolean;
    readonly pkt_id: number;
  };
  type Answer = readonly [packet: unknown, expired?: string];
  type Client = {
    with_websock: (socket: unknown) => Client;
    connect: (packet: object) => Promise<unknown>;
    disconnect: () => Promise<unknown>;
    subscribe: (topics: readonly (readonly [string, object])[]) => Promise<unknown>;
    pub: (packet: object) => Promise<Answer>;
    ping: () => Promise<unknown>;
    puback: (packet: Packet) => Promise<unknown>;
  };
  export const mqtt_v4: (options: {
    readonly keep_alive?: number;
    /** Answers are waited for in `n` spans of `td` milliseconds. */
    readonly rotate?: { readonly td: number; readonly n: number };
    readonly log_conn?: () => void;
    readonly on_error?: () => void;
    readonly on_mqtt_type?: { readonly mqtt_publish: (packet: Packet) => void };
  }) => Client;
}
