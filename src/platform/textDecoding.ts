export function textDecoding(encoding: string): (bytes: Uint8Array<ArrayBuffer>, more: boolean) => string {
  const decoder = new TextDecoder(encoding);
  return (bytes, more) => decoder.decode(bytes, { stream: more });
}
