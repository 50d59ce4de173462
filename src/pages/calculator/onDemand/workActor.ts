/** A call to the worker as an actor of a machine: its answer is an event, and leaving the state aborts the call. */
import { type EventObject, fromCallback } from 'xstate';

/** A job of a machine; answers carry its number. */
interface Job {
  readonly job: number;
}

/** Does the job; `send` delivers what comes before its answer. */
export type Work<Event, Asked extends Job> = (
  asked: Asked,
  signal: AbortSignal,
  send: (event: Event) => void,
) => Promise<Event>;

/** What a machine hears when the worker is lost or fails. */
interface Failed extends EventObject {
  readonly type: 'worker.failed';
  readonly job: number;
}

/** Returns the actor for work whose machine hears `worker.failed`. */
export function workActor<Event extends EventObject, Asked extends Job>(work: Work<Event | Failed, Asked>) {
  return fromCallback<Event | Failed, Asked>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = (event: Event | Failed): void => {
      if (!signal.aborted) sendBack(event);
    };
    work(input, signal, send).then(send, () => send({ type: 'worker.failed', job: input.job }));
    return () => leaving.abort();
  });
}
