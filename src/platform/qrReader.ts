type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

/** A larger picture costs more than it helps. */
const LARGEST_SIDE = 960;

/** Reads a QR code out of a video: the browser's own reader where it has one for QR, else ours. */
export function qrReader(): (video: HTMLVideoElement) => Promise<string | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let own: Promise<Detector | null> | null = null;
  let reader: Promise<typeof import('qr/decode.js')> | null = null;

  return async (video) => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
    own ??= nativeDetector();
    const detector = await own;
    if (detector) {
      const found = await detector.detect(video).catch(() => []);
      return found[0]?.rawValue ?? null;
    }
    const scale = Math.min(1, LARGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const image = context?.getImageData(0, 0, canvas.width, canvas.height);
    if (!image) return null;
    // Only a browser without a reader of its own has to load ours.
    reader ??= import('qr/decode.js');
    const { default: decodeQR } = await reader;
    try {
      return decodeQR(image);
    } catch {
      // No code in this picture: the next one comes soon.
      return null;
    }
  };
}

async function nativeDetector(): Promise<Detector | null> {
  const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats: readonly string[] = (await known?.getSupportedFormats().catch(() => [])) ?? [];
  return known && formats.includes('qr_code') ? new known({ formats: ['qr_code'] }) : null;
}
