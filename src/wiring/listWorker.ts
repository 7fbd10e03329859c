import type { WorkerJob } from '../app/lists/workerMessages.ts';
import { doJob } from '../app/lists/workerWork.ts';
import { inflating } from '../platform/inflating.ts';
import { textDecoding } from '../platform/textDecoding.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerJob>) => {
  void doJob(data, { decoding: textDecoding, inflating }, (message, transfer) =>
    postMessage(message, { transfer }),
  );
});
