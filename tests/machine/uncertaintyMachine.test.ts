/** The machine of 'Uncertainty', without a worker: what is kept, and random runs of events. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getNextSnapshot, initialTransition, type SnapshotFrom } from 'xstate';
import { type UncertaintyEvent, uncertaintyMachine } from '#src/machine/onDemand/uncertaintyMachine.ts';

type Snapshot = SnapshotFrom<typeof uncertaintyMachine>;

function start(): Snapshot {
  return initialTransition(uncertaintyMachine, { subject: 0, spreads: {} })[0];
}

function after(...events: readonly UncertaintyEvent[]): Snapshot {
  return events.reduce((snapshot, event) => getNextSnapshot(uncertaintyMachine, snapshot, event), start());
}

const TYPED: UncertaintyEvent = { type: 'type', path: 'volume', text: '0.2' };

test('an answer stands until an edit or another result, and what was typed stays', () => {
  const answered = after(TYPED, { type: 'find' }, { type: 'worker.answered', job: 3, answer: 'wide' });
  expect(answered.value).toBe('answered');
  expect(answered.context.answer).toBe('wide');
  const edited = getNextSnapshot(uncertaintyMachine, answered, { type: 'type', path: 'mass', text: '1 %' });
  expect(edited.context).toMatchObject({ answer: null, spreads: { volume: '0.2', mass: '1 %' } });
  const { spreads } = answered.context;
  const renewed = getNextSnapshot(uncertaintyMachine, answered, { type: 'renew', subject: 1, spreads });
  expect(renewed.context).toMatchObject({ answer: null, subject: 1, spreads: { volume: '0.2' } });
  expect(renewed.value).toBe('computing');
});

test('what comes after ± from a link or a kept draft is computed at once, and Reset takes it away', () => {
  const opened = initialTransition(uncertaintyMachine, { subject: 0, spreads: { volume: '0.2' } })[0];
  expect(opened.value).toBe('computing');
  const reset = getNextSnapshot(uncertaintyMachine, opened, { type: 'renew', subject: 0, spreads: {} });
  expect(reset.value).toBe('entering');
  expect(reset.context.spreads).toEqual({});
});

test('a worker that dies keeps what was typed, and pressing again computes', () => {
  const failed = after(TYPED, { type: 'find' }, { type: 'worker.failed', job: 3 });
  expect(failed.value).toBe('failed');
  expect(failed.context.spreads).toEqual({ volume: '0.2' });
  expect(getNextSnapshot(uncertaintyMachine, failed, { type: 'find' }).value).toBe('computing');
});

const job = fc.integer({ min: 1, max: 12 });
const EVENTS: fc.Arbitrary<UncertaintyEvent> = fc.oneof(
  fc.record({
    type: fc.constant('type' as const),
    path: fc.constantFrom('volume', 'mass'),
    text: fc.constantFrom('', '0.2', 'x'),
  }),
  fc.constantFrom<UncertaintyEvent>({ type: 'find' }, { type: 'cancel' }),
  fc.record({
    type: fc.constant('renew' as const),
    subject: fc.nat(),
    spreads: fc.constantFrom({}, { volume: '0.1' }),
  }),
  fc.record({ type: fc.constant('worker.answered' as const), job, answer: job }),
  fc.record({ type: fc.constant('worker.failed' as const), job }),
);

test('random runs: an answer stands only in answered and is of the present job; what was typed is never lost', () => {
  fc.assert(
    fc.property(fc.array(EVENTS, { maxLength: 40 }), (events) => {
      let snapshot = start();
      for (const event of events) {
        const before = snapshot.context;
        snapshot = getNextSnapshot(uncertaintyMachine, snapshot, event);
        const { context, value } = snapshot;
        expect(context.answer !== null).toBe(value === 'answered');
        if (event.type === 'worker.answered' && value === 'answered' && before.answer === null)
          expect(event.job).toBe(before.job);
        const typed = event.type === 'type' ? { ...before.spreads, [event.path]: event.text } : before.spreads;
        expect(context.spreads).toEqual(event.type === 'renew' ? event.spreads : typed);
      }
    }),
    { numRuns: 500 },
  );
});
