/** Connects the machine of 'Find an input' to the worker: calls as actors, answers as events; leaving a state aborts its call. */
import { fromCallback } from 'xstate';
import { type SolveEvent, type SolveJob, type SolveMachine, solveMachine } from '#src/machine/onDemand/solveMachine.ts';
import { lookFor, type SolveClient, type SolveSubject, searchFor } from './solveJobs.ts';

type Work = (job: SolveJob, signal: AbortSignal, send: (event: SolveEvent) => void) => Promise<SolveEvent>;

/** Returns the machine as pages run it. Its subjects are results: `SolveSubject`. */
export function solveMachineWith(client: SolveClient): SolveMachine {
  return solveMachine.provide({
    actors: {
      look: actor(async ({ subject, job }, signal) => ({
        type: 'worker.moved',
        job,
        moves: await lookFor(subject as SolveSubject, client, signal),
      })),
      search: actor(async ({ subject, job, choice }, signal, send) => {
        const report = (progress: Extract<SolveEvent, { type: 'worker.progressed' }>['progress']) =>
          send({ type: 'worker.progressed', job, progress });
        const answer = await searchFor(subject as SolveSubject, choice, client, signal, report);
        return { type: 'worker.answered', job, answer };
      }),
    },
  });
}

function actor(work: Work) {
  return fromCallback<SolveEvent, SolveJob>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = (event: SolveEvent): void => {
      if (!signal.aborted) sendBack(event);
    };
    work(input, signal, send).then(send, () => send({ type: 'worker.failed', job: input.job }));
    return () => leaving.abort();
  });
}
