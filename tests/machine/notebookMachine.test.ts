/** The machine of the notebook, without a worker: replays and random runs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import { figureKey, type NotebookStep } from '#src/engine/handover/notebook.ts';
import { FAILED, type NotebookEvent, notebookMachine } from '#src/engine/machine/onDemand/notebookMachine.ts';

type Snapshot = SnapshotFrom<typeof notebookMachine>;

const HANDED = { figure: 'totalMass', unit: 'g/mol', number: 180, calculator: 'molarity', input: 'molarMass' };
const ONE: NotebookStep = {
  id: 1,
  calculator: 'molecular-weight',
  fragment: 'formula=C6H12O6',
  inputs: [],
  line: 'was 1',
  hands: [HANDED],
  takes: [],
};
const TWO: NotebookStep = {
  ...ONE,
  id: 2,
  calculator: 'molarity',
  line: 'was 2',
  hands: [],
  takes: [{ step: 1, figure: 'totalMass', unit: 'g/mol', number: 180, input: 'molarMass' }],
};
const ARRIVE: NotebookEvent = { type: 'arrive', steps: [ONE, TWO], fault: null };

function afterEvents(...events: readonly NotebookEvent[]): Snapshot {
  return events.reduce<Snapshot>(
    (snapshot, event) => transition(notebookMachine, snapshot, event)[0],
    getInitialSnapshot(notebookMachine),
  );
}

function computed(id: number, line: string, number = 58): NotebookEvent {
  const now = { fragment: `new ${id}`, inputs: [], line };
  return { type: 'step.computed', id, now, numbers: { [figureKey('totalMass', 'g/mol')]: number } };
}

describe('a run', () => {
  test('computes each step in turn, hands the numbers on and says how many are different', () => {
    const { value, context } = afterEvents(ARRIVE, { type: 'run' }, computed(1, 'now 1'), computed(2, 'was 2'));
    expect(value).toBe('idle');
    expect(context.steps.map(({ line, fragment }) => [line, fragment])).toEqual([
      ['now 1', 'new 1'],
      ['was 2', 'new 2'],
    ]);
    expect(context.steps[0]?.hands[0]?.number).toBe(58);
    expect(context.steps[1]?.takes[0]?.number).toBe(58);
    expect(context.outcomes).toEqual({ 1: { kind: 'computed', was: 'was 1' }, 2: { kind: 'computed', was: 'was 2' } });
    expect(context.words).toBe('Run again from the top: 1 result is different.');
  });

  test('stops at a step that is refused, and keeps the rest', () => {
    const refused: NotebookEvent = { type: 'step.refused', id: 1, words: 'No formula.' };
    const { value, context } = afterEvents(ARRIVE, { type: 'run' }, refused);
    expect(value).toBe('idle');
    expect(context.steps).toEqual([ONE, TWO]);
    expect(context.words).toBe('Step 1 is refused: No formula.');
  });

  test('of which the worker dies keeps all steps, says so and can be started again', () => {
    const dead = afterEvents(ARRIVE, { type: 'run' }, computed(1, 'now 1'), { type: 'step.failed', id: 2 });
    expect(dead.value).toBe('idle');
    expect(dead.context.steps).toHaveLength(2);
    expect(dead.context.words).toBe(FAILED);
    expect(transition(notebookMachine, dead, { type: 'run' })[0].value).toBe('running');
  });

  test('ignores an answer that comes too late', () => {
    const stopped = afterEvents(ARRIVE, { type: 'run' }, { type: 'cancel' });
    expect(transition(notebookMachine, stopped, computed(1, 'late'))[0].context).toEqual(stopped.context);
    const second = afterEvents(ARRIVE, { type: 'run' }, computed(1, 'now'));
    expect(transition(notebookMachine, second, computed(1, 'again'))[0].context.steps[0]?.line).toBe('now');
  });

  test('can be undone', () => {
    const { context } = afterEvents(ARRIVE, { type: 'run' }, computed(1, 'now 1'), computed(2, 'now 2'), {
      type: 'undo',
    });
    expect(context.steps).toEqual([ONE, TWO]);
  });
});

test.each([
  ['removed', { type: 'remove', id: 1 }],
  ['cleared', { type: 'clear' }],
  ['replaced by a file', { type: 'open', steps: [] }],
] as const)('what is %s comes back by Undo', (_, event) => {
  expect(afterEvents(ARRIVE, event).context.steps).not.toEqual([ONE, TWO]);
  expect(afterEvents(ARRIVE, event, { type: 'undo' }).context.steps).toEqual([ONE, TWO]);
});

test('a step that is unknown is not removed', () => {
  expect(afterEvents(ARRIVE, { type: 'remove', id: 9 }).context).toMatchObject({ steps: [ONE, TWO], undo: null });
});

const ID = fc.integer({ min: 1, max: 4 });
const STEPS = fc.constantFrom<readonly NotebookStep[]>([], [ONE], [ONE, TWO], [ONE, TWO, { ...ONE, id: 3 }]);
const EVENT: fc.Arbitrary<NotebookEvent> = fc.oneof(
  { weight: 1, arbitrary: STEPS.map((steps): NotebookEvent => ({ type: 'arrive', steps, fault: null })) },
  { weight: 1, arbitrary: STEPS.map((steps): NotebookEvent => ({ type: 'open', steps })) },
  { weight: 1, arbitrary: fc.constantFrom<NotebookEvent>({ type: 'clear' }, { type: 'cancel' }) },
  { weight: 2, arbitrary: fc.constant<NotebookEvent>({ type: 'undo' }) },
  { weight: 2, arbitrary: ID.map((id): NotebookEvent => ({ type: 'remove', id })) },
  { weight: 6, arbitrary: fc.constant<NotebookEvent>({ type: 'run' }) },
  { weight: 8, arbitrary: fc.tuple(ID, fc.string()).map(([id, line]) => computed(id, line)) },
  { weight: 1, arbitrary: ID.map((id): NotebookEvent => ({ type: 'step.failed', id })) },
  { weight: 1, arbitrary: ID.map((id): NotebookEvent => ({ type: 'step.refused', id, words: 'No.' })) },
  { weight: 1, arbitrary: fc.constant<NotebookEvent>({ type: 'stored', fault: 'full' }) },
  { weight: 1, arbitrary: fc.constant<NotebookEvent>({ type: 'say', words: 'Too large.' }) },
);

test('10 000 random events lose no step', () => {
  const events = fc.sample(EVENT, 10_000);
  let snapshot = getInitialSnapshot(notebookMachine);
  for (const event of events) {
    const before = snapshot.context;
    snapshot = transition(notebookMachine, snapshot, event)[0];
    const { steps, undo, at } = snapshot.context;
    const ids = steps.map(({ id }) => id);
    const lost = before.steps.filter(({ id }) => !ids.includes(id));
    // Only these make the list shorter, and all but the stored list of another tab and Undo itself can be undone.
    if (lost.length > 0) expect(['remove', 'clear', 'open', 'arrive', 'undo']).toContain(event.type);
    if (['remove', 'clear', 'open'].includes(event.type) && lost.length > 0) expect(undo?.steps).toEqual(before.steps);
    expect(new Set(ids).size).toBe(ids.length);
    if (snapshot.value === 'running') expect(steps[at]).toBeDefined();
  }
});
