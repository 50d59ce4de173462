/** The pure machine can replay what the recorder logged of a live machine. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import {
  type EventRecorder,
  eventRecorder,
  freshnessOf,
  MOST_STEPS,
  type RecordedRun,
} from '#src/engine/machine/eventRecorder.ts';
import {
  accepted,
  calculateLive,
  clearSize,
  computed,
  confirmSize,
  editSize,
  progressed,
  SAMPLE_EVENTS,
  today,
  WAY_TO,
} from '#tests/support/machineEvents.ts';
import { replay } from '#tests/support/replay.ts';
import { sampleForm, strictSampleForm } from '#tests/support/sampleForm.ts';

/** Sends the events to a live machine whose worker never answers by itself. */
function live(events: readonly CalculatorEvent[], recorder: EventRecorder, form = sampleForm) {
  const actor = createActor(calculatorMachine, { input: { formula: 'sample', form }, inspect: recorder.inspect });
  actor.start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

function recorded(events: readonly CalculatorEvent[], most?: number): RecordedRun {
  const recorder = eventRecorder(most);
  live(events, recorder);
  const run = recorder.run();
  if (run === null) throw new Error('Nothing was recorded');
  return run;
}

describe('the recorder', () => {
  test('is empty before the machine has started', () => {
    expect(eventRecorder().run()).toBeNull();
  });

  test('logs each event with the next state and the status of the result', () => {
    const { start, steps } = recorded([...WAY_TO.result, clearSize]);
    expect(start.value).toBe('editing');
    expect(steps.map(({ state, result }) => `${state} ${result}`)).toEqual([
      'editing none',
      'validating none',
      'computing none',
      'result current',
      'editing stale',
    ]);
    expect(steps.map(({ event }) => event)).toEqual([...WAY_TO.result, clearSize]);
  });

  test('logs only the latest of consecutive edits of one field, and of consecutive reports', () => {
    const steps = recorded([
      editSize,
      clearSize,
      editSize,
      ...WAY_TO.validating.slice(1),
      progressed,
      progressed,
    ]).steps;
    expect(steps.map(({ event }) => event.type)).toEqual(['edit', 'calculate', 'worker.progressed']);
    expect(steps[0]?.event).toBe(editSize);
  });

  test('logs each edit that cleared a confirmation: the next edit of that field would not clear it again', () => {
    const events = [editSize, confirmSize, clearSize, editSize, clearSize];
    const { start, steps } = recorded(events);
    expect(steps.map(({ event }) => event)).toEqual([editSize, confirmSize, clearSize, clearSize]);
    const again = replay(
      steps.map(({ event }) => event),
      { start },
    );
    expect(again.context.draft).toMatchObject({ size: '', measured: false });
  });

  test('returns a snapshot of the run that later events do not change', () => {
    const recorder = eventRecorder(2);
    const actor = createActor(calculatorMachine, {
      input: { formula: 'sample', form: sampleForm },
      inspect: recorder.inspect,
    });
    actor.start();
    actor.send(editSize);
    const run = recorder.run();
    for (const event of WAY_TO.result.slice(1)) actor.send(event);
    actor.stop();
    expect(run?.steps.map(({ event }) => event)).toEqual([editSize]);
    expect(recorder.run()?.steps.map(({ event }) => event)).toEqual(WAY_TO.result.slice(-2));
  });

  test('keeps references, no copies', () => {
    expect(recorded([editSize]).steps[0]?.event).toBe(editSize);
  });

  test('starts from where the kept steps begin once older ones fell out', () => {
    const units = { size_unit: 'nm' };
    const events: CalculatorEvent[] = [{ ...today, units }, ...WAY_TO.result, ...WAY_TO.error];
    const { start, steps } = recorded(events, 2);
    expect(steps).toHaveLength(2);
    expect(start.context).toMatchObject({ today: today.date, units });
    expect(start.value).toBe('editing');
    expect(freshnessOf(start.context)).toBe('stale');
    expect(start.context.draft.size).toBe('2');
  });

  test('keeps a few hundred steps', () => {
    const events = Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? editSize : today));
    expect(recorded(events).steps).toHaveLength(MOST_STEPS);
  });
});

test('a long drag of a slider: its last moves are logged, and their replay ends as the run did', () => {
  const moves = Array.from({ length: MOST_STEPS }, (_, move): readonly CalculatorEvent[] => [
    { ...editSize, value: String(move) },
    calculateLive,
    accepted,
    computed,
  ]);
  const recorder = eventRecorder();
  const last = live(moves.flat(), recorder);
  const run = recorder.run();
  if (run === null) throw new Error('Nothing was recorded');
  expect(run.steps).toHaveLength(MOST_STEPS);
  expect(freshnessOf(run.start.context)).toBe('current');
  const again = replay(
    run.steps.map(({ event }) => event),
    { start: run.start },
  );
  expect(again.context.draft).toEqual(last.context.draft);
  expect(again.states.slice(1)).toEqual(run.steps.map(({ state }) => state));
  expect(again.contexts.slice(1).map(freshnessOf)).toEqual(run.steps.map(({ result }) => result));
});

test('for any run, replaying the logged steps gives the same states', () => {
  const anything = fc.array(fc.constantFrom(...SAMPLE_EVENTS, confirmSize), { maxLength: 60 });
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 20 }), fc.boolean(), (events, most, isStrict) => {
      const recorder = eventRecorder(most);
      const last = live(events, recorder, isStrict ? strictSampleForm : sampleForm);
      const run = recorder.run();
      if (run === null) throw new Error('Nothing was recorded');
      const again = replay(
        run.steps.map(({ event }) => event),
        { start: run.start },
      );
      expect(again.states.slice(1)).toEqual(run.steps.map(({ state }) => state));
      expect(again.contexts.slice(1).map(freshnessOf)).toEqual(run.steps.map(({ result }) => result));
      const { form: _own, ...context } = again.context;
      expect(last.context).toMatchObject(context);
      expect(again.state).toBe(last.value);
    }),
    { numRuns: 300 },
  );
});
