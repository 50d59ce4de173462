/** A `Worker` whose other side runs in this thread: messages are really cloned, and `terminate` really stops it. */
import { expose } from 'comlink';
import type { AnyTypes } from '#workers/contract.ts';
import { withProgressMessages } from '#workers/progressMessages.ts';
import type { AnyHost } from '#workers/questions.ts';

export interface FakeWorker {
  /** The worker as the client sees it. */
  readonly worker: Worker;
  readonly isTerminated: () => boolean;
  /** Simulates the error event of a broken worker. */
  readonly breakWith: (event: Event) => void;
}

export function fakeWorker(host: AnyHost): FakeWorker {
  const { port1: pageSide, port2: workerSide } = new MessageChannel();
  let terminated = false;
  expose(
    withProgressMessages<AnyTypes>(host, (message) => workerSide.postMessage(message)),
    workerSide,
  );
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
