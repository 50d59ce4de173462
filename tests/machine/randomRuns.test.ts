/**
 * Random runs of the machine, with the pure transition functions and with a live actor whose worker answers at any
 * time, or answers an abandoned call.
 */
import { deepStrictEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CalculatorContext, CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import type { CalculatorState } from '#src/engine/machine/calculatorMachine.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { type FakeCall, fakeClient, settled } from '#tests/support/fakeClient.ts';
import {
  append,
  arrive,
  calculate,
  calculateLinked,
  calculateLive,
  cancel,
  chooseSphere,
  clearSize,
  editSize,
  enterReading,
  fillExample,
  openLink,
  pressExample,
  reset,
  SAMPLE_EVENTS,
  SAMPLE_ISSUE,
  say,
  startAnew,
  today,
  undo,
  WAY_TO,
} from '#tests/support/machineEvents.ts';
import { blankOn, brokenInvariants } from '#tests/support/machineInvariants.ts';
import { replay } from '#tests/support/replay.ts';
import { IS_SAMPLED } from '#tests/support/sample.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';

const RUNS = IS_SAMPLED ? 1000 : 10_000;
const input = { formula: 'sample', form: sampleForm };
const blank = replay([], input).context;

describe('with the pure machine', () => {
  // Complete paths among single events, because random events alone would rarely reach a result.
  const runs = fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...SAMPLE_EVENTS).map((event) => [event]) },
        { weight: 1, arbitrary: fc.constantFrom<readonly CalculatorEvent[]>(...Object.values(WAY_TO)) },
      ),
      { maxLength: 12, size: 'medium' },
    )
    .map((parts) => parts.flat());

  test('every invariant holds after every event, and reset gives a blank form back', () => {
    let results = 0;
    fc.assert(
      fc.property(runs, (events) => {
        const { states, contexts, state, context } = replay([...events, reset], input);
        for (const [index, each] of contexts.entries()) {
          const broken = brokenInvariants({ state: states[index] ?? '', context: each });
          if (broken.length > 0) throw new Error(`After event ${index}: ${broken.join('; ')}`);
        }
        if (states.includes('result')) results += 1;
        mustBeBlank(state, context);
      }),
      { numRuns: RUNS },
    );
    expect(results).toBeGreaterThan(RUNS / 10);
  });
});

/** Node's own assertions: `expect` would take longer than the machine. */
function mustBeBlank(state: CalculatorState, context: CalculatorContext): void {
  equal(state, 'editing');
  deepStrictEqual(context, blankOn(blank, context));
}

/** The worker's response to a call, each with a unique mark. */
const ANSWERS = {
  accepts: (call: FakeCall, mark: number) => call.answer({ ok: true, input: { mark } }),
  computes: (call: FakeCall, mark: number) => call.answer({ of: call.given, mark }),
  refuses: (call: FakeCall) => call.answer({ ok: false, issues: [SAMPLE_ISSUE] }),
  'refuses without words': (call: FakeCall) => call.answer({ ok: false, issues: [] }),
  fails: (call: FakeCall, mark: number) => call.fail(new Error(`failure ${mark}`)),
  reports: (call: FakeCall, mark: number) => call.report({ done: mark, total: 100 }),
} as const;

interface WorkerStep {
  readonly worker: keyof typeof ANSWERS;
  /** How many calls back: 0 is the latest, the others are abandoned. */
  readonly back: number;
}
type Step = CalculatorEvent | WorkerStep;

describe('with a live actor', () => {
  const visitor: readonly CalculatorEvent[] = [
    editSize,
    clearSize,
    chooseSphere,
    enterReading,
    fillExample,
    pressExample,
    openLink,
    undo,
    append,
    calculate,
    calculateLinked,
    calculateLive,
    cancel,
    reset,
    startAnew,
    today,
    arrive,
    say,
  ];
  const computes: readonly Step[] = [
    editSize,
    calculate,
    { worker: 'accepts', back: 0 },
    { worker: 'computes', back: 0 },
  ];
  const workerStep = fc.record({
    worker: fc.constantFrom(...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])),
    back: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 })),
  });
  const runs = fc
    .array(
      fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
        fc.constantFrom(...visitor).map((event) => [event]),
        workerStep.map((step) => [step]),
        fc.integer({ min: 2, max: computes.length }).map((length) => computes.slice(0, length)),
      ),
      { maxLength: 8, size: 'medium' },
    )
    .map((parts) => parts.flat());

  test('only a pending call is accepted, and a result belongs to its own input', async () => {
    let results = 0;
    let late = 0;
    const client = fakeClient();
    const machine = machineWithWorker(client);
    await fc.assert(
      fc.asyncProperty(runs, async (steps) => {
        client.forget();
        const actor = createActor(machine, { input }).start();
        const done = new Set<FakeCall>();
        /** The calls that are neither answered nor abandoned. */
        const open = () => client.calls.filter((call) => !call.signal.aborted && !done.has(call));
        for (const [index, step] of steps.entries()) {
          const before = actor.getSnapshot();
          if ('type' in step) actor.send(step);
          else {
            const call = client.calls.at(-1 - step.back);
            if (call === undefined || !fits(step, call)) continue;
            const isHeard = open().includes(call);
            ANSWERS[step.worker](call, index);
            if (step.worker !== 'reports') done.add(call);
            await settled();
            if (!isHeard) {
              late += 1;
              equal(actor.getSnapshot(), before, `Step ${index} is heard, though its call is over`);
            }
          }
          const { value, context } = actor.getSnapshot();
          const broken = brokenInvariants({ state: value, context });
          if (broken.length > 0) throw new Error(`After step ${index}: ${broken.join('; ')}`);
          const isWaiting = value === 'validating' || value === 'computing';
          equal(open().length, isWaiting ? 1 : 0, `After step ${index}`);
          if (context.outcome === null) continue;
          // Each answer names its call, so a result of another input would be detected.
          const { input: given, result } = context.outcome;
          deepStrictEqual((result as { readonly of: unknown }).of, given);
          if (value === 'result') {
            results += 1;
            equal(client.latest().given, given);
          }
        }
        actor.send(reset);
        const { value, context } = actor.getSnapshot();
        actor.stop();
        mustBeBlank(value, context);
        equal(open().length, 0);
      }),
      { numRuns: RUNS },
    );
    expect(results).toBeGreaterThan(RUNS / 10);
    expect(late).toBeGreaterThan(RUNS / 10);
  });
});

/** Matches the kind of answer to the call: a verdict for a validation, a result for a computation. */
function fits({ worker }: WorkerStep, { kind }: FakeCall): boolean {
  if (worker === 'fails' || worker === 'reports') return true;
  return (worker === 'computes') === (kind === 'compute');
}
