import type { WorkerAnswer, WorkerJob } from './workerMessages.ts';

/** What a job needs of a worker. */
export type LexiconWorker = {
  postMessage(job: WorkerJob, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export type RunningJob = {
  /** The last answer, or null when the job was cancelled. */
  readonly answer: Promise<Exclude<WorkerAnswer, { kind: 'progress' }> | null>;
  cancel(): void;
};

/** Starts a worker for one job and ends it with the answer. */
export function runJob(
  start: () => LexiconWorker,
  job: WorkerJob,
  onProgress: (progress: Extract<WorkerAnswer, { kind: 'progress' }>) => void = () => {},
): RunningJob {
  const worker = start();
  let settle: (answer: Exclude<WorkerAnswer, { kind: 'progress' }> | null) => void = () => {};
  const answer = new Promise<Exclude<WorkerAnswer, { kind: 'progress' }> | null>((resolve) => {
    settle = (value) => {
      worker.terminate();
      resolve(value);
    };
  });
  worker.onmessage = ({ data }) => {
    if (data.kind === 'progress') onProgress(data);
    else settle(data);
  };
  worker.onerror = (event) => {
    settle({ kind: 'failed', failure: { why: 'worker-stopped', message: event.message ?? '' } });
  };
  worker.postMessage(job, []);
  return { answer, cancel: () => settle(null) };
}
