/** Messages between the windows of this app; a browser without them, or forbidding them, has windows that do not talk. */
export function openChannel<T>(receive: (message: T) => void, name = 'sprawdzam'): (message: T) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => receive(data));
    return (message) => channel.postMessage(message);
  } catch {
    return () => undefined;
  }
}
