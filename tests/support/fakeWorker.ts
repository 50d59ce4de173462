/** A `Worker` whose other side runs in this thread: messages really are cloned, and ending it really ends it. */
import { expose } from 'comlink';
import type { AnyHost } from '#workers/contract.ts';

export interface FakeWorker {
  /** What the client takes for a worker. */
  readonly worker: Worker;
  readonly isTerminated: () => boolean;
  /** What the browser does when a worker breaks. */
  readonly breakWith: (event: Event) => void;
}

export function fakeWorker(host: AnyHost): FakeWorker {
  const { port1: pageSide, port2: workerSide } = new MessageChannel();
  let terminated = false;
  expose(host, workerSide);
  const worker = Object.assign(pageSide, {
    onerror: null,
    terminate() {
      terminated = true;
      pageSide.close();
      workerSide.close();
    },
  });
  return {
    worker: worker as unknown as Worker,
    isTerminated: () => terminated,
    breakWith: (event) => worker.dispatchEvent(event),
  };
}
