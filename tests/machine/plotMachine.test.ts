/** The machine of 'Plot a figure', without a worker: what draws, what is kept, and random runs of events. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getNextSnapshot, initialTransition, type SnapshotFrom } from 'xstate';
import { type PlotEvent, plotMachine } from '#src/machine/onDemand/plotMachine.ts';

type Snapshot = SnapshotFrom<typeof plotMachine>;

function start(): Snapshot {
  return initialTransition(plotMachine, { subject: 0 })[0];
}

function after(...events: readonly PlotEvent[]): Snapshot {
  return events.reduce((snapshot, event) => getNextSnapshot(plotMachine, snapshot, event), start());
}

const PLOTTED: PlotEvent = { type: 'worker.plotted', job: 1, plot: 'first', input: 'volume' };

test('it draws at once, and the input that the page chose is the chosen one', () => {
  expect(start().value).toBe('drawing');
  const drawn = after(PLOTTED);
  expect(drawn.value).toBe('drawn');
  expect(drawn.context).toMatchObject({ plot: 'first', choice: { input: 'volume' } });
});

test('another figure or a typed end of the range draws nothing by itself; another input or spacing does', () => {
  expect(after(PLOTTED, { type: 'choose', choice: { figure: 'tm', beside: ['gc'], rise: 'logarithmic' } }).value).toBe(
    'drawn',
  );
  const typed = after(PLOTTED, { type: 'choose', choice: { from: '1' } });
  expect(typed.value).toBe('drawn');
  expect(getNextSnapshot(plotMachine, typed, { type: 'draw' }).value).toBe('drawing');
  const spaced = getNextSnapshot(plotMachine, typed, { type: 'choose', choice: { spacing: 'logarithmic' } });
  expect(spaced.value).toBe('drawing');
  const other = getNextSnapshot(plotMachine, typed, { type: 'choose', choice: { input: 'mass' } });
  expect(other.value).toBe('drawing');
  // The range was one of the volume.
  expect(other.context.choice).toMatchObject({ input: 'mass', from: '', to: '' });
});

test('a worker that dies keeps what was chosen, and drawing again works', () => {
  const failed = after({ type: 'choose', choice: { figure: 'tm', to: '9' } }, { type: 'worker.failed', job: 1 });
  expect(failed.value).toBe('failed');
  expect(failed.context.choice).toMatchObject({ figure: 'tm', to: '9' });
  expect(getNextSnapshot(plotMachine, failed, { type: 'draw' }).value).toBe('drawing');
});

test('a new result drops the plot, and an answer for the old one is ignored', () => {
  const renewed = after(PLOTTED, { type: 'renew', subject: 1 });
  expect(renewed.context).toMatchObject({ plot: null, subject: 1 });
  expect(getNextSnapshot(plotMachine, renewed, PLOTTED).value).toBe('drawing');
});

const job = fc.integer({ min: 1, max: 12 });
const text = fc.constantFrom('', '1', 'x');
const EVENTS: fc.Arbitrary<PlotEvent> = fc.oneof(
  fc.record({
    type: fc.constant('choose' as const),
    choice: fc.record(
      {
        figure: fc.constantFrom('tm', 'gc'),
        input: fc.constantFrom('volume', 'mass'),
        from: text,
        to: text,
        spacing: fc.constantFrom('linear' as const, 'logarithmic' as const),
        rise: fc.constantFrom('linear' as const, 'logarithmic' as const),
        beside: fc.constantFrom([], ['gc']),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.constant<PlotEvent>({ type: 'draw' }),
  fc.record({ type: fc.constant('renew' as const), subject: fc.nat() }),
  fc.record({ type: fc.constant('worker.plotted' as const), job, plot: job, input: fc.constant('volume') }),
  fc.record({ type: fc.constant('worker.failed' as const), job }),
);

test('random runs: a plot is of the present result and the present job, and the figure is only changed by the visitor', () => {
  fc.assert(
    fc.property(fc.array(EVENTS, { maxLength: 40 }), (events) => {
      let snapshot = start();
      for (const event of events) {
        const before = snapshot.context;
        snapshot = getNextSnapshot(plotMachine, snapshot, event);
        const { context, value } = snapshot;
        expect(context.choice.figure).toBe(
          event.type === 'choose' ? (event.choice.figure ?? before.choice.figure) : before.choice.figure,
        );
        if (context.plot !== before.plot && context.plot !== null)
          expect(event).toMatchObject({ type: 'worker.plotted', job: before.job });
        if (event.type === 'renew') expect(context.plot).toBeNull();
        if (value === 'drawn') expect(context.plot).not.toBeNull();
      }
    }),
    { numRuns: 500 },
  );
});
