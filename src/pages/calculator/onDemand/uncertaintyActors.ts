/** Connects the machine of 'Uncertainty' to the worker: the call as an actor, its answer as an event. */

import type { ExploredResult } from '#src/exploring/exploredResult.ts';
import { propagate, type UncertaintyClient } from '#src/exploring/propagate.ts';
import {
  type UncertaintyEvent,
  type UncertaintyJob,
  type UncertaintyMachine,
  uncertaintyMachine,
} from '#src/machine/onDemand/uncertaintyMachine.ts';
import { workActor } from './workActor.ts';

/** Returns the machine as pages run it. Its subjects are results: `ExploredResult`. */
export function uncertaintyMachineWith(client: UncertaintyClient): UncertaintyMachine {
  return uncertaintyMachine.provide({
    actors: {
      propagate: workActor<UncertaintyEvent, UncertaintyJob>(async ({ subject, job, spreads }, signal, send) => {
        const report = (progress: Extract<UncertaintyEvent, { type: 'worker.progressed' }>['progress']) =>
          send({ type: 'worker.progressed', job, progress });
        const answer = await propagate(subject as ExploredResult, spreads, client, signal, report);
        return { type: 'worker.answered', job, answer };
      }),
    },
  });
}
