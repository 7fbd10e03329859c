/** Paints a picture on a canvas of its own, in the colours of the page in light. */

type Box = {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly fill: string;
};
type Text = {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly align: CanvasTextAlign;
  readonly bold?: boolean;
  readonly digits?: boolean;
  readonly most?: number;
};
type Painted = { readonly width: number; readonly height: number; readonly shapes: readonly (Box | Text)[] };

/** The bytes of a PNG; null where there is no canvas, or no memory for one. */
export async function paintPng(picture: Painted): Promise<Uint8Array<ArrayBuffer> | null> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = Math.ceil(picture.height);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const { colours, faces } = looksOf(new Set(picture.shapes.map(({ fill }) => fill)));
  // A face that no screen has shown yet is not there by itself.
  await document.fonts.load(`700 20px ${faces.digits}`, '0123456789').catch(() => []);
  for (const shape of picture.shapes) {
    pen.fillStyle = colours.get(shape.fill) ?? '';
    if (shape.kind === 'box') paintBox(pen, shape);
    else paintText(pen, shape, shape.digits ? faces.digits : faces.text);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new Uint8Array(await blob.arrayBuffer());
}

function paintBox(pen: CanvasRenderingContext2D, { x, y, width, height, radius = 0 }: Box): void {
  pen.beginPath();
  // Older browsers have no round corners here.
  if (radius > 0 && 'roundRect' in pen) pen.roundRect(x, y, width, height, radius);
  else pen.rect(x, y, width, height);
  pen.fill();
}

function paintText(pen: CanvasRenderingContext2D, shape: Text, face: string): void {
  const { text, x, y, size, align, bold, most } = shape;
  const font = (px: number) => `${bold ? 700 : 400} ${px}px ${face}`;
  pen.font = font(size);
  const wide = pen.measureText(text).width;
  if (most !== undefined && wide > most) pen.font = font((size * most) / wide);
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  // The middle of its capitals, whatever the face: letters with marks must not push a line down.
  const { actualBoundingBoxAscent: ascent } = pen.measureText('H0');
  pen.fillText(text, x, y + ascent / 2);
}

/**
 * Tokens as they are in light, whatever the page wears now: a picture is looked at elsewhere. Nothing is painted between
 * the two themes.
 */
function looksOf(names: ReadonlySet<string>) {
  const page = document.documentElement;
  const theme = page.getAttribute('data-theme');
  const probe = document.createElement('span');
  document.body.append(probe);
  page.setAttribute('data-theme', 'light');
  const style = getComputedStyle(probe);
  const faces = { text: style.fontFamily, digits: style.getPropertyValue('--digits') };
  const colours = new Map<string, string>();
  for (const name of names) {
    probe.style.color = `var(--${name})`;
    colours.set(name, style.color);
  }
  probe.remove();
  if (theme === null) page.removeAttribute('data-theme');
  else page.setAttribute('data-theme', theme);
  return { colours, faces };
}
