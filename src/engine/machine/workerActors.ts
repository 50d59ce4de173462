/** Connects the machine to the worker: calls to the client, answers as events; leaving a state aborts its call. */
import { fromCallback } from 'xstate';
import type { Reread } from '#src/engine/form/formModel.ts';
import type { AnyClient, TextRefused } from '#workers/client.ts';
import type { Checked, Report } from '#workers/contract.ts';
import type { WorkerEvent } from './calculatorEvents.ts';
import { type CalculatorMachine, type ComputeJob, calculatorMachine, type ValidateJob } from './calculatorMachine.ts';

type Answer = (event: WorkerEvent) => void;

/** Returns the machine as pages run it: each state that waits for the worker calls it through this client. */
export function machineWithWorker(client: AnyClient): CalculatorMachine {
  return calculatorMachine.provide({
    actors: {
      validate: fromCallback<WorkerEvent, ValidateJob>(({ input, sendBack }) =>
        call(sendBack, async (signal, report) => {
          const reread = input.reread();
          // Without the code a number that is not written plainly stays unread, which the formula refuses.
          const read = reread && (await reread.catch(() => null));
          const verdict = await client.ask('validate', input.formula, input.candidate(read?.changes), signal, report);
          if (read !== null)
            return answerOn(verdict, read, (formula, candidates) =>
              client.ask('computeMany', formula, candidates, signal),
            );
          return verdict.ok
            ? { type: 'worker.accepted', input: verdict.input, result: verdict.result }
            : { type: 'worker.refused', issues: verdict.issues };
        }),
      ),
      compute: fromCallback<WorkerEvent, ComputeJob>(({ input, sendBack }) => {
        if (input.computed !== undefined) return sendBack({ type: 'worker.computed', result: input.computed });
        return call(sendBack, async (signal, report) => {
          const result = await client.ask('compute', input.formula, input.input, signal, report);
          return { type: 'worker.computed', result };
        });
      }),
    },
  });
}

async function answerOn(
  verdict: Checked<unknown, unknown>,
  { changes, words, unread, explained, lookedUp }: Reread,
  ask: Parameters<Reread['lookedUp']>[1],
): Promise<WorkerEvent> {
  const read = { changes, words };
  // A box that no formula looked at is not to be passed over in silence either.
  return verdict.ok && unread.length === 0
    ? { type: 'worker.accepted', input: verdict.input, read, result: verdict.result }
    : { type: 'worker.refused', issues: await lookedUp(verdict.ok ? unread : explained(verdict.issues), ask), read };
}

/** Runs one call and gives back what ends it. */
function call(answer: Answer, work: (signal: AbortSignal, report: Report) => Promise<WorkerEvent>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const report: Report = (progress) => {
    if (!signal.aborted) answer({ type: 'worker.progressed', progress });
  };
  work(signal, report).then(
    (event) => {
      if (!signal.aborted) answer(event);
    },
    (error: unknown) => {
      if (!signal.aborted) answer(ending(error));
    },
  );
  return () => controller.abort();
}

function ending(error: unknown): WorkerEvent {
  if (isTextRefused(error)) return { type: 'worker.refused', issues: error.issues };
  return { type: 'worker.failed', message: error instanceof Error ? error.message : String(error) };
}

function isTextRefused(error: unknown): error is TextRefused {
  return error instanceof Error && error.name === 'TextRefused';
}
