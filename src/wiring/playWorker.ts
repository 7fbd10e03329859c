import type { PlayJob } from '../app/plays/playMessages.ts';
import { createPlayWork } from '../app/plays/playWork.ts';

const work = createPlayWork((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<PlayJob>) => work(data));
