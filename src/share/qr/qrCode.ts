import encodeQR from 'qr';

/** Light squares around the code: what the standard asks for. */
const QUIET_ZONE = 4;

/** Rows of dark and light squares. `medium`: a seventh of the code may be unreadable. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
}
