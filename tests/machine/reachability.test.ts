/** Walks the whole graph of the machine, on paper and then with a live actor whose worker the test answers by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  CALCULATOR_STATES,
  type CalculatorContext,
  type CalculatorEvent,
  type CalculatorMachine,
  calculatorMachine,
} from '#src/machine/calculatorMachine.ts';
import { machineWithWorker } from '#src/machine/workerActors.ts';
import { type FakeClient, fakeClient, settled } from '#tests/support/fakeClient.ts';
import { accepted, append, calculate, computed, editSize, reset, SAMPLE_EVENTS } from '#tests/support/machineEvents.ts';
import { type CalculatorSnapshot, replay } from '#tests/support/replay.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';

const input = { formula: 'sample', form: sampleForm };

/** State, and all of the context that can change. */
function identity({ value, context }: CalculatorSnapshot): string {
  return JSON.stringify([value, withoutForm(context), context.form.blank]);
}

function withoutForm({ form: _, ...context }: CalculatorContext): Omit<CalculatorContext, 'form'> {
  return context;
}

/** A blank context, with the form of another: once the day is known, blank dates may hold it. */
function blankOn(blank: CalculatorContext, { form }: CalculatorContext): CalculatorContext {
  return { ...blank, form, draft: form.blank };
}

function rowsOf({ context }: CalculatorSnapshot): number {
  const rows = context.draft.readings;
  return Array.isArray(rows) ? rows.length : 0;
}

const PATHS = getShortestPaths(calculatorMachine, {
  input,
  events: [...SAMPLE_EVENTS],
  serializeState: identity,
  // Rows can be added for ever; one tells all that more would.
  stopWhen: (snapshot) => rowsOf(snapshot) > 0,
}).map(({ state, steps }) => ({
  state,
  // The first step is XState's own start.
  events: steps.slice(1).map(({ event }) => event),
}));

describe('the graph', () => {
  test('every state can be reached', () => {
    expect(new Set(PATHS.map(({ state }) => state.value))).toEqual(new Set(CALCULATOR_STATES));
  });

  test('a row can be added', () => {
    expect(PATHS.some(({ state }) => rowsOf(state) === 1)).toBe(true);
  });

  test('from everywhere, reset leads to a blank form', () => {
    const blank = replay([], input);
    for (const { events } of PATHS) {
      const after = replay([...events, reset], input);
      expect(after.state).toBe('editing');
      expect(after.context).toEqual(blankOn(blank.context, after.context));
    }
  });

  test('every shortest path ends the same on a live actor with a worker', async () => {
    for (const { events, state } of PATHS) {
      const client = fakeClient();
      const actor = createActor(machineWithWorker(client), { input }).start();
      for (const event of events) await happen(actor, client, event);
      const { value, context } = actor.getSnapshot();
      actor.stop();
      expect(value).toBe(state.value);
      expect(withoutForm(context)).toEqual(withoutForm(state.context));
      expect(context.form.blank).toEqual(state.context.form.blank);
    }
  });
});

/** Makes an event happen the way it does on the page: visitors send theirs, the worker answers its call. */
async function happen(actor: Actor<CalculatorMachine>, client: FakeClient, event: CalculatorEvent): Promise<void> {
  switch (event.type) {
    case 'worker.accepted':
      client.latest().answer({ ok: true, input: event.input });
      return settled();
    case 'worker.refused': {
      const call = client.latest();
      if (call.kind === 'validate') call.answer({ ok: false, issues: event.issues });
      else call.fail(Object.assign(new Error(), { name: 'TextRefused', issues: event.issues }));
      return settled();
    }
    case 'worker.computed':
      client.latest().answer(event.result);
      return settled();
    case 'worker.failed':
      client.latest().fail(new Error(event.message));
      return settled();
    case 'worker.progressed':
      client.latest().report(event.progress);
      return;
    default:
      actor.send(event);
  }
}

describe('whatever happens', () => {
  // What leads onwards is likelier than what leads back, or runs would seldom come as far as a result.
  const runs = fc.array(
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...SAMPLE_EVENTS) },
      { weight: 3, arbitrary: fc.constantFrom(editSize, calculate, accepted, computed, append) },
    ),
    { maxLength: 40 },
  );

  function holds(
    invariant: (snapshot: { readonly state: string; readonly context: CalculatorSnapshot['context'] }) => void,
  ): void {
    fc.assert(
      fc.property(runs, (events) => {
        const { states, contexts } = replay(events, input);
        for (const [index, context] of contexts.entries()) invariant({ state: states[index] ?? '', context });
      }),
      { numRuns: 1_000 },
    );
  }

  test('no result stands beside a running calculation; beside the check of a row it is stale', () => {
    holds(({ state, context: { appending, outcome } }) => {
      if (state !== 'validating' && state !== 'computing') return;
      if (appending === null) expect(outcome).toBeNull();
      else expect(outcome?.stale ?? true).toBe(true);
    });
  });

  test('issues or a failure never stand beside a result, and are there exactly in the error state', () => {
    holds(({ state, context: { issues, failure, outcome } }) => {
      const isWrong = issues.length > 0 || failure !== null;
      expect(isWrong).toBe(state === 'error');
      if (isWrong) expect(outcome).toBeNull();
    });
  });

  test('a result is fresh exactly in the result state', () => {
    holds(({ state, context: { outcome } }) => {
      expect(outcome !== null && !outcome.stale).toBe(state === 'result');
    });
  });

  test('what is under way is forgotten when it ends', () => {
    holds(({ state, context: { appending, progress, input: given } }) => {
      if (state !== 'validating') expect(appending).toBeNull();
      if (state !== 'computing') expect(given).toBeNull();
      if (state !== 'validating' && state !== 'computing') expect(progress).toBeNull();
    });
  });

  test('reset gives a blank form back', () => {
    const blank = replay([], input).context;
    fc.assert(
      fc.property(runs, (events) => {
        const { state, context } = replay([...events, reset], input);
        expect(state).toBe('editing');
        expect(context).toEqual(blankOn(blank, context));
      }),
      { numRuns: 1_000 },
    );
  });
});
