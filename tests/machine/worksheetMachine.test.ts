/** The machine of the worksheet section, without a worker: replays and random runs. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import { type Sheet, type WorksheetEvent, worksheetMachine } from '#src/machine/onDemand/worksheetMachine.ts';

type Snapshot = SnapshotFrom<typeof worksheetMachine>;

const START = getInitialSnapshot(worksheetMachine, { count: '10', seed: '7' });
const SHEET: Sheet = { order: { count: 10, seed: 7 }, problems: [] };
const MADE: WorksheetEvent = { type: 'made', sheet: SHEET };
const REFUSED: WorksheetEvent = { type: 'refused', refusal: { box: 'count', message: 'Too many.' } };

function then(snapshot: Snapshot, event: WorksheetEvent): Snapshot {
  return transition(worksheetMachine, snapshot, event)[0];
}

function after(...events: readonly WorksheetEvent[]): Snapshot {
  return events.reduce(then, START);
}

test('what is ordered is made', () => {
  const { value, context } = after({ type: 'edit', box: 'count', value: '5' }, { type: 'make' }, MADE);
  expect(value).toBe('made');
  expect(context).toEqual({ boxes: { count: '5', seed: '7' }, sheet: SHEET, refusal: null });
});

test('a refusal is said until something is changed or ordered again', () => {
  const refused = after({ type: 'make' }, REFUSED);
  expect(refused.value).toBe('error');
  expect(refused.context.refusal?.message).toBe('Too many.');
  expect(then(refused, { type: 'edit', box: 'count', value: '5' }).context.refusal).toBeNull();
  expect(then(refused, { type: 'make' }).context.refusal).toBeNull();
});

test('a worker that dies takes nothing with it, and the next press makes the sheet', () => {
  const dead = after({ type: 'make' }, MADE, { type: 'make' }, { type: 'failed' });
  expect(dead.value).toBe('error');
  expect(dead.context).toEqual({ boxes: { count: '10', seed: '7' }, sheet: SHEET, refusal: null });
  expect(then(dead, { type: 'make' }).value).toBe('making');
});

test('an answer after Cancel or an edit is ignored', () => {
  expect(after({ type: 'make' }, { type: 'cancel' }, MADE).context.sheet).toBeNull();
  expect(after({ type: 'make' }, { type: 'edit', box: 'seed', value: '8' }, MADE).context.sheet).toBeNull();
});

test('10,000 random events: the boxes hold what was typed last, and a sheet never disappears', () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constant('edit' as const),
      box: fc.constantFrom('count' as const, 'seed' as const),
      value: fc.string({ maxLength: 3 }),
    }),
    fc.constantFrom<WorksheetEvent>({ type: 'make' }, { type: 'cancel' }, MADE, REFUSED, { type: 'failed' }),
  );
  let snapshot: Snapshot = START;
  for (const next of fc.sample(event, { numRuns: 10_000, seed: 1 })) {
    const before = snapshot.context;
    snapshot = then(snapshot, next);
    const { boxes, sheet, refusal } = snapshot.context;
    expect(boxes).toEqual(next.type === 'edit' ? { ...before.boxes, [next.box]: next.value } : before.boxes);
    if (before.sheet !== null) expect(sheet).not.toBeNull();
    if (refusal !== null) expect(snapshot.value).toBe('error');
  }
});
