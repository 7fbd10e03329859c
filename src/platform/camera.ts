type CameraFailure = 'denied' | 'missing' | 'busy' | 'unsupported' | 'no-https' | 'broken';

type OpenedCamera =
  | { readonly ok: true; readonly stop: () => void }
  | { readonly ok: false; readonly trouble: CameraFailure };

const TROUBLES: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Shows the rear camera in a video element; nothing is recorded, nothing leaves the page. */
export async function openCamera(video: HTMLVideoElement): Promise<OpenedCamera> {
  if (!isSecureContext) return { ok: false, trouble: 'no-https' };
  if (!navigator.mediaDevices?.getUserMedia) return { ok: false, trouble: 'unsupported' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    };
    if (!video.isConnected) {
      stop();
      return { ok: false, trouble: 'broken' };
    }
    video.srcObject = stream;
    await video.play().catch(() => undefined);
    return { ok: true, stop };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { ok: false, trouble: TROUBLES[name] ?? 'broken' };
  }
}
