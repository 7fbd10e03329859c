const SHAPE = '00000000-0000-4000-8000-000000000000';

/** As `crypto.randomUUID` makes them, which only pages over https have. */
export function randomId(): string {
  return SHAPE.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 | (random & 3) : random & 15).toString(16);
  });
}
