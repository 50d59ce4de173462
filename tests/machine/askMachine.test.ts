/** The machine of the sections that ask the worker: its rules, late answers, and random runs of events. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, getNextSnapshot, initialTransition } from 'xstate';
import { fittingChoice } from '#src/engine/exploring/solving/solveJobs.ts';
import { type AskEvent, type AskRules, askMachine } from '#src/engine/machine/onDemand/askMachine.ts';
import { PLOT_RULES } from '#src/site/pages/calculator/onDemand/plotJobs.ts';
import type { PlotChoice } from '#src/site/pages/calculator/onDemand/plotRange.ts';
import { settled } from '#tests/support/fakeClient.ts';

interface Choice {
  readonly volume: string;
  readonly mass: string;
}
type Event = AskEvent<number, Choice, string>;

const BLANK: Choice = { volume: '', mass: '' };
/** As of 'Uncertainty', and as of the worksheet. */
const DROPS: AskRules<number, Choice> = { asksAtOnce: (_, { volume }) => volume !== '', keepsAnswer: false };
const KEEPS: AskRules<number, Choice> = { asksAtOnce: () => false, keepsAnswer: true };
const PLOT_CHOICE: PlotChoice = {
  ...{ figure: '', beside: [], input: '', from: '', to: '' },
  ...{ spacing: 'linear', rise: 'linear' },
};
const ANSWER: Event = { type: 'worker.answered', answer: 'wide' };
const TYPED: Event = { type: 'choose', choice: { volume: '0.2' } };

function after(rules: AskRules<number, Choice>, ...events: readonly Event[]) {
  const machine = askMachine<number, Choice, string>(rules);
  const [start] = initialTransition(machine, { subject: 0, choice: BLANK });
  return events.reduce((snapshot, event) => getNextSnapshot(machine, snapshot, event), start);
}

test('an answer to this choice goes with an edit, and what was typed stays', () => {
  const asked: readonly Event[] = [TYPED, { type: 'ask' }, ANSWER];
  const answered = after(DROPS, ...asked);
  expect(answered.value).toBe('answered');
  expect(answered.context.answer).toBe('wide');
  const edited = after(DROPS, ...asked, { type: 'choose', choice: { mass: '1 %' } });
  expect(edited.value).toBe('choosing');
  expect(edited.context).toMatchObject({ answer: null, choice: { volume: '0.2', mass: '1 %' } });
});

test('a kept answer stays through edits, questions, cancel and failures, until the next one or another subject', () => {
  const answered: readonly Event[] = [{ type: 'ask' }, ANSWER];
  for (const more of [[TYPED], [{ type: 'ask' }], [{ type: 'ask' }, { type: 'cancel' }]] as const)
    expect(after(KEEPS, ...answered, ...more).context.answer).toBe('wide');
  const failed = after(KEEPS, ...answered, { type: 'ask' }, { type: 'worker.failed' });
  expect(failed.value).toBe('failed');
  expect(failed.context.answer).toBe('wide');
  expect(after(KEEPS, ...answered, { type: 'renew', subject: 1 }).context.answer).toBeNull();
});

test('a worker that dies keeps what was typed, and pressing again asks', () => {
  const lost: readonly Event[] = [TYPED, { type: 'ask' }, { type: 'worker.failed' }];
  expect(after(DROPS, ...lost).value).toBe('failed');
  expect(after(DROPS, ...lost).context.choice.volume).toBe('0.2');
  expect(after(DROPS, ...lost, { type: 'ask' }).value).toBe('asking');
});

test('the same question is not asked twice at a time, another one is asked instead', () => {
  let count = 0;
  const machine = askMachine<number, PlotChoice, string>({ ...PLOT_RULES, asksAtOnce: () => true }, () => {
    count += 1;
    return new Promise(() => {});
  });
  const actor = createActor(machine, { input: { subject: 0, choice: PLOT_CHOICE } }).start();
  actor.send({ type: 'ask' });
  expect(count).toBe(1);
  actor.send({ type: 'choose', choice: { to: '9' } });
  expect(count).toBe(1);
  actor.send({ type: 'ask' });
  expect(count).toBe(2);
  actor.stop();
});

test('another subject is asked about at once where the rules say so, or where a question was under way', () => {
  const renew: Event = { type: 'renew', subject: 1 };
  expect(after(DROPS, TYPED, renew).value).toBe('asking');
  expect(after(DROPS, TYPED, { ...renew, choice: BLANK }).value).toBe('choosing');
  expect(after(KEEPS, { type: 'ask' }, renew).value).toBe('asking');
  expect(after(KEEPS, { type: 'ask' }, { ...renew, choice: TYPED.choice as Choice }).value).toBe('choosing');
  expect(after(KEEPS, renew).value).toBe('choosing');
});

test('the rules of a plot: another input or spacing draws, a typed end waits for the press, another figure changes nothing', () => {
  const machine = askMachine<number, PlotChoice, string>({ ...PLOT_RULES, asksAtOnce: () => true });
  const [start] = initialTransition(machine, { subject: 0, choice: PLOT_CHOICE });
  expect(start.value).toBe('asking');
  const chosen: PlotChoice = { ...PLOT_CHOICE, input: 'volume' };
  const drawn = getNextSnapshot(machine, start, { type: 'worker.answered', answer: 'first', choice: chosen });
  expect(drawn.context).toMatchObject({ answer: 'first', choice: { input: 'volume' } });
  const edited = (change: Partial<PlotChoice>) => getNextSnapshot(machine, drawn, { type: 'choose', choice: change });
  expect(edited({ figure: 'tm', beside: ['gc'], rise: 'logarithmic' }).value).toBe('answered');
  expect(edited({ from: '1' }).value).toBe('answered');
  expect(edited({ from: '1' }).context.answer).toBe('first');
  expect(edited({ spacing: 'logarithmic' }).value).toBe('asking');
  const other = getNextSnapshot(machine, edited({ from: '1' }), { type: 'choose', choice: { input: 'mass' } });
  expect(other.value).toBe('asking');
  // The range was one of the volume.
  expect(other.context.choice).toMatchObject({ input: 'mass', from: '', to: '' });
});

test('only a figure that can be moved is chosen, and only an input that moves it', () => {
  const moves = { tm: ['salt', 'length'], gc: ['length'], fixed: [] };
  const fitted = (figure: string, input: string) => fittingChoice({ figure, target: '60', input }, moves);
  expect(fitted('', '')).toEqual({ figure: 'tm', target: '60', input: 'salt' });
  expect(fitted('gc', 'salt')).toEqual({ figure: 'gc', target: '60', input: 'length' });
  expect(fitted('fixed', 'length')).toEqual({ figure: 'tm', target: '60', input: 'length' });
  expect(fittingChoice({ figure: 'gc', target: '', input: 'salt' }, null)).toMatchObject({ input: 'salt' });
});

test('an answer, a failure and progress of a question that was left are not heard', async () => {
  const asked: { readonly signal: AbortSignal; readonly end: (how: 'well' | 'badly') => void }[] = [];
  const machine = askMachine<number, Choice, string>(
    KEEPS,
    (_, signal, report) =>
      new Promise((resolve, reject) => {
        const end = (how: 'well' | 'badly'): void => {
          report({ done: 1, total: 2 });
          if (how === 'well') resolve({ answer: 'late' });
          else reject(new Error('lost'));
        };
        asked.push({ signal, end });
      }),
  );
  const actor = createActor(machine, { input: { subject: 0, choice: BLANK } }).start();
  actor.send({ type: 'ask' });
  actor.send({ type: 'cancel' });
  actor.send({ type: 'ask' });
  actor.send(TYPED);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  asked[0]?.end('well');
  asked[1]?.end('badly');
  await settled();
  expect(actor.getSnapshot().value).toBe('choosing');
  expect(actor.getSnapshot().context).toMatchObject({ answer: null, progress: null });
  actor.stop();
});

const EVENTS: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constant('choose' as const),
    choice: fc.record({ volume: fc.constantFrom('', '0.2', 'x'), mass: fc.constantFrom('', '1 %') }),
  }),
  fc.constantFrom<Event>({ type: 'ask' }, { type: 'cancel' }, { type: 'worker.failed' }),
  fc.record({ type: fc.constant('renew' as const), subject: fc.nat() }),
  fc.record({ type: fc.constant('worker.answered' as const), answer: fc.string() }),
);

test('random runs: an answer is of the present subject, comes only to a question, and what was typed is never lost', () => {
  fc.assert(
    fc.property(fc.array(EVENTS, { maxLength: 40 }), fc.constantFrom(DROPS, KEEPS), (events, rules) => {
      const machine = askMachine<number, Choice, string>(rules);
      let [snapshot] = initialTransition(machine, { subject: 0, choice: BLANK });
      for (const event of events) {
        const before = snapshot;
        snapshot = getNextSnapshot(machine, snapshot, event);
        const { context, value } = snapshot;
        expect(context.choice).toEqual(event.type === 'choose' ? event.choice : before.context.choice);
        if (event.type === 'renew') expect(context.answer).toBeNull();
        if (value === 'answered') expect(context.answer).not.toBeNull();
        if (rules === DROPS) expect(context.answer !== null).toBe(value === 'answered');
        if (context.answer !== null && context.answer !== before.context.answer) {
          expect(event.type).toBe('worker.answered');
          expect(before.value).toBe('asking');
        }
      }
    }),
    { numRuns: 500 },
  );
});
