import type { WorkerJob } from '../app/lists/workerMessages.ts';
import { doJob } from '../app/lists/workerWork.ts';
import { textDecoding } from '../platform/textDecoding.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerJob>) => {
  void doJob(data, textDecoding, (message, transfer) => postMessage(message, { transfer }));
});
