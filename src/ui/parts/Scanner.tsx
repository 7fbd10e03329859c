import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Camera, CameraTrouble } from '../../app/organizer/ports.ts';
import { Button } from './Button.tsx';
import styles from './Scanner.module.css';

/** Between two looks: a busy phone stays cool, and nobody notices. */
const PAUSE = 90;

type Props = {
  readonly camera: Camera;
  readonly onText: (text: string) => void;
  readonly texts: {
    readonly aim: string;
    readonly starting: string;
    readonly again: string;
    readonly camera: Readonly<Record<CameraTrouble, string>>;
  };
  /** What the last code turned out to be, shown over the picture. */
  readonly children?: ComponentChildren;
};

/** Reads one code after another. The same code is reported again only after another one, or after it was out of sight. */
export function Scanner({ camera, onText, texts, children }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const trouble = useSignal<CameraTrouble | null>(null);
  const ready = useSignal(false);
  const attempt = useSignal(0);
  const report = useRef(onText);
  report.current = onText;

  useEffect(() => {
    let [over, timer, last, unseen] = [false, 0, '', 0];
    let stop: (() => void) | null = null;
    const look = async () => {
      const text = video.current ? await camera.read(video.current).catch(() => null) : null;
      if (over) return;
      unseen = text === null ? unseen + 1 : 0;
      if (unseen > 20) last = '';
      if (text !== null && text !== last) {
        last = text;
        report.current(text);
      }
      timer = window.setTimeout(look, PAUSE);
    };
    const begin = async () => {
      if (!video.current) return;
      const opened = await camera.open(video.current);
      if (over) {
        if (opened.ok) opened.stop();
        return;
      }
      if (!opened.ok) {
        trouble.value = opened.trouble;
        return;
      }
      stop = opened.stop;
      ready.value = true;
      look();
    };
    begin();
    return () => {
      over = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [attempt.value]);

  if (trouble.value) {
    return (
      <div class={styles.trouble} data-stack="2" role="alert">
        <p>{texts.camera[trouble.value]}</p>
        <Button
          onClick={() => {
            trouble.value = null;
            attempt.value += 1;
          }}
        >
          {texts.again}
        </Button>
      </div>
    );
  }
  return (
    <div class={styles.scanner}>
      <video ref={video} class={styles.video} muted playsInline />
      <div class={styles.frame} aria-hidden="true" />
      <p class={styles.hint}>{ready.value ? texts.aim : texts.starting}</p>
      <div class={styles.said} role="status">
        {children}
      </div>
    </div>
  );
}
