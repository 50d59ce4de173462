/** The machine of 'What must an input be?', without a worker: random runs of events. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getNextSnapshot, initialTransition, type SnapshotFrom } from 'xstate';
import { type SolveEvent, solveMachine } from '#src/machine/onDemand/solveMachine.ts';

const MOVES = { tm: ['salt', 'length'], gc: ['length'], fixed: [] };

function start(): SnapshotFrom<typeof solveMachine> {
  return initialTransition(solveMachine, { subject: 0 })[0];
}

function after(...events: readonly SolveEvent[]): SnapshotFrom<typeof solveMachine> {
  return events.reduce((snapshot, event) => getNextSnapshot(solveMachine, snapshot, event), start());
}

const READY: readonly SolveEvent[] = [
  { type: 'worker.moved', job: 1, moves: MOVES },
  { type: 'choose', choice: { figure: 'tm', target: '60', input: 'length' } },
  { type: 'find' },
];

test('the first figure that an input moves is chosen, and only inputs that move it', () => {
  const { context } = after({ type: 'worker.moved', job: 1, moves: MOVES });
  expect(context.choice).toEqual({ figure: 'tm', target: '', input: 'salt' });
  const other = after(...READY.slice(0, 2), { type: 'choose', choice: { figure: 'gc', input: 'salt' } });
  expect(other.context.choice).toEqual({ figure: 'gc', target: '60', input: 'length' });
});

test('what is chosen and asked before it is known what moves what is kept, and searched for once it is', () => {
  const early = after(
    { type: 'choose', choice: { target: '60' } },
    { type: 'choose', choice: { input: 'length' } },
    { type: 'find' },
  );
  expect(early.value).toBe('looking');
  const known = getNextSnapshot(solveMachine, early, { type: 'worker.moved', job: 1, moves: MOVES });
  expect(known.value).toBe('searching');
  expect(known.context.choice).toEqual({ figure: 'tm', target: '60', input: 'length' });
  expect(known.context.job).toBe(2);
});

test('a failure keeps what was chosen, and pressing again searches', () => {
  const failed = after(...READY, { type: 'worker.failed', job: 3 });
  expect(failed.value).toBe('failed');
  expect(failed.context.choice).toEqual({ figure: 'tm', target: '60', input: 'length' });
  expect(getNextSnapshot(solveMachine, failed, { type: 'again' }).value).toBe('searching');
  expect(after({ type: 'worker.failed', job: 1 }, { type: 'again' }).value).toBe('looking');
});

test('an answer to an earlier job is ignored, also beside a newer result', () => {
  const late: SolveEvent = { type: 'worker.answered', job: 3, answer: 'old' };
  expect(after(...READY, { type: 'cancel' }, { type: 'find' }, late).value).toBe('searching');
  const renewed = after(...READY, late, { type: 'renew', subject: 1 });
  expect(renewed.context).toMatchObject({ answer: null, subject: 1, moves: null, choice: { target: '60' } });
});

const job = fc.integer({ min: 1, max: 12 });
const EVENTS: fc.Arbitrary<SolveEvent> = fc.oneof(
  fc.record({
    type: fc.constant('choose' as const),
    choice: fc.record({
      figure: fc.constantFrom('tm', 'gc', 'fixed', 'none'),
      target: fc.constantFrom('', '60', 'x'),
      input: fc.constantFrom('salt', 'length', ''),
    }),
  }),
  fc.constantFrom<SolveEvent>({ type: 'find' }, { type: 'cancel' }, { type: 'again' }),
  fc.record({ type: fc.constant('renew' as const), subject: fc.nat() }),
  fc.record({ type: fc.constant('worker.moved' as const), job, moves: fc.constant(MOVES) }),
  fc.record({ type: fc.constant('worker.answered' as const), job, answer: job }),
  fc.record({ type: fc.constant('worker.failed' as const), job }),
);

test('random runs: an answer stands only in answered, is of the present job, and what was typed is never lost', () => {
  fc.assert(
    fc.property(fc.array(EVENTS, { maxLength: 40 }), (events) => {
      let snapshot = start();
      for (const event of events) {
        const before = snapshot.context;
        snapshot = getNextSnapshot(solveMachine, snapshot, event);
        const { context, value } = snapshot;
        expect(context.answer !== null).toBe(value === 'answered');
        if (event.type === 'worker.answered' && value === 'answered' && before.answer === null)
          expect(event.job).toBe(before.job);
        const typed = event.type === 'choose' ? event.choice.target : undefined;
        expect(context.choice.target).toBe(typed ?? before.choice.target);
        if (value === 'searching') expect(context.moves?.[context.choice.figure]).toContain(context.choice.input);
      }
    }),
    { numRuns: 500 },
  );
});
