import type { WorkerJob } from '../app/lexicon/worker-messages.ts';
import { doJob } from '../app/lexicon/worker-work.ts';
import { textDecoding } from '../platform/text-decoding.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerJob>) => {
  void doJob(data, textDecoding, (message, transfer) => postMessage(message, { transfer }));
});
