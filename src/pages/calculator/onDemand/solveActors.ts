/** Connects the machine of 'Find an input' to the worker: calls as actors, answers as events. */

import type { ExploredResult } from '#src/exploring/exploredResult.ts';
import { type SolveEvent, type SolveJob, type SolveMachine, solveMachine } from '#src/machine/onDemand/solveMachine.ts';
import { lookFor, type SolveClient, searchFor } from './solveJobs.ts';
import { workActor } from './workActor.ts';

/** Returns the machine as pages run it. Its subjects are results: `ExploredResult`. */
export function solveMachineWith(client: SolveClient): SolveMachine {
  return solveMachine.provide({
    actors: {
      look: workActor<SolveEvent, SolveJob>(async ({ subject, job }, signal) => ({
        type: 'worker.moved',
        job,
        moves: await lookFor(subject as ExploredResult, client, signal),
      })),
      search: workActor<SolveEvent, SolveJob>(async ({ subject, job, choice }, signal, send) => {
        const report = (progress: Extract<SolveEvent, { type: 'worker.progressed' }>['progress']) =>
          send({ type: 'worker.progressed', job, progress });
        const answer = await searchFor(subject as ExploredResult, choice, client, signal, report);
        return { type: 'worker.answered', job, answer };
      }),
    },
  });
}
