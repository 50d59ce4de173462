/**
 * The state of 'What must an input be?' below a result, in a machine beside the calculator's own.
 *
 *   looking ── worker.moved ──▶ choosing ── find ──▶ searching ── worker.answered ──▶ answered
 *      └────── worker.failed ──▶ failed ◀── worker.failed ──┘
 *
 * `looking` asks which inputs move which figures. What is chosen or asked meanwhile is kept: a `find` is answered once they
 * are known. `again` repeats in `failed` whatever failed. A new result (`renew`) drops the answer and looks anew, so that no answer stands beside a result that
 * it does not belong to. Answers carry the number of their job: one that was overtaken is ignored.
 */
import { assign, fromCallback, setup } from 'xstate';
import type { Progress } from '#workers/contract.ts';

/** What the visitor has chosen; '' for not yet. */
export interface SolveChoice {
  /** The `field` of the figure. */
  readonly figure: string;
  /** The wanted value, as typed. */
  readonly target: string;
  /** The path of the input. */
  readonly input: string;
}

export type SolveEvent =
  | { readonly type: 'choose'; readonly choice: Partial<SolveChoice> }
  | { readonly type: 'find' }
  | { readonly type: 'cancel' }
  | { readonly type: 'again' }
  /** The page shows another result. */
  | { readonly type: 'renew'; readonly subject: unknown }
  | { readonly type: 'worker.moved'; readonly job: number; readonly moves: Moves }
  | { readonly type: 'worker.progressed'; readonly job: number; readonly progress: Progress }
  | { readonly type: 'worker.answered'; readonly job: number; readonly answer: unknown }
  | { readonly type: 'worker.failed'; readonly job: number };

/** The inputs that move a figure, by the figure's `field`: paths in page order. */
export type Moves = Readonly<Record<string, readonly string[]>>;

export interface SolveContext {
  /** The result that figures and inputs are of; opaque to the machine. */
  readonly subject: unknown;
  /** Number of the job whose answers count. */
  readonly job: number;
  /** Null until it is known. */
  readonly moves: Moves | null;
  readonly choice: SolveChoice;
  readonly progress: Progress | null;
  /** `find` came before it was known what moves what. */
  readonly isAsked: boolean;
  /** For the present choice and the present subject only. */
  readonly answer: unknown;
}

export interface SolveJob {
  readonly subject: unknown;
  readonly job: number;
  readonly choice: SolveChoice;
}

const NOTHING_CHOSEN: SolveChoice = { figure: '', target: '', input: '' };

/** The machine without a worker: its actors never answer, which is what a replay needs. */
export const solveMachine = setup({
  types: {
    context: {} as SolveContext,
    events: {} as SolveEvent,
    input: {} as { readonly subject: unknown },
  },
  actors: {
    look: fromCallback<SolveEvent, SolveJob>(() => {}),
    search: fromCallback<SolveEvent, SolveJob>(() => {}),
  },
  guards: {
    isCurrent: ({ context, event }) => 'job' in event && event.job === context.job,
    isChosen: ({ context: { choice, moves } }) => moves?.[choice.figure]?.includes(choice.input) === true,
    hasMoves: ({ context }) => context.moves !== null,
    isAskedNow: ({ context, event }) =>
      context.isAsked &&
      event.type === 'worker.moved' &&
      event.job === context.job &&
      firstMoved(event.moves) !== undefined,
  },
  actions: {
    begin: assign(({ context }) => ({ job: context.job + 1, answer: null, progress: null, isAsked: false })),
    ask: assign({ isAsked: true }),
    renew: assign(({ event }) => (event.type === 'renew' ? { subject: event.subject, moves: null } : {})),
    choose: assign(({ context, event }) =>
      event.type === 'choose' ? { choice: fitting({ ...context.choice, ...event.choice }, context.moves) } : {},
    ),
    know: assign(({ context, event }) =>
      event.type === 'worker.moved' ? { moves: event.moves, choice: fitting(context.choice, event.moves) } : {},
    ),
    progress: assign(({ event }) => (event.type === 'worker.progressed' ? { progress: event.progress } : {})),
    answer: assign(({ event }) => (event.type === 'worker.answered' ? { answer: event.answer, progress: null } : {})),
  },
}).createMachine({
  id: 'solve',
  context: ({ input: { subject } }) => ({
    subject,
    job: 1,
    moves: null,
    choice: NOTHING_CHOSEN,
    progress: null,
    isAsked: false,
    answer: null,
  }),
  initial: 'looking',
  on: {
    renew: { target: '.looking', actions: ['begin', 'renew'], reenter: true },
    choose: [{ target: '.choosing', guard: 'hasMoves', actions: ['begin', 'choose'] }, { actions: 'choose' }],
    find: { target: '.searching', guard: 'isChosen', actions: 'begin' },
  },
  states: {
    looking: {
      invoke: { src: 'look', input: ({ context }) => jobOf(context) },
      on: {
        find: { actions: 'ask' },
        'worker.moved': [
          { target: 'searching', guard: 'isAskedNow', actions: ['know', 'begin'] },
          { target: 'choosing', guard: 'isCurrent', actions: 'know' },
        ],
        'worker.failed': { target: 'failed', guard: 'isCurrent' },
      },
    },
    choosing: {},
    searching: {
      invoke: { src: 'search', input: ({ context }) => jobOf(context) },
      on: {
        find: {},
        cancel: { target: 'choosing', actions: 'begin' },
        'worker.progressed': { guard: 'isCurrent', actions: 'progress' },
        'worker.answered': { target: 'answered', guard: 'isCurrent', actions: 'answer' },
        'worker.failed': { target: 'failed', guard: 'isCurrent' },
      },
    },
    answered: {},
    failed: {
      on: {
        again: [
          { target: 'searching', guard: 'isChosen', actions: 'begin' },
          { target: 'looking', actions: 'begin' },
        ],
      },
    },
  },
});

export type SolveMachine = typeof solveMachine;
export const SOLVE_STATES = ['looking', 'choosing', 'searching', 'answered', 'failed'] as const;

function jobOf({ subject, job, choice }: SolveContext): SolveJob {
  return { subject, job, choice };
}

/** The choice with a figure that can be moved and an input that moves it: what is chosen where it fits, else the first. */
function fitting(choice: SolveChoice, moves: Moves | null): SolveChoice {
  if (moves === null) return choice;
  const figure = (moves[choice.figure]?.length ?? 0) > 0 ? choice.figure : (firstMoved(moves) ?? '');
  const inputs = moves[figure] ?? [];
  const input = inputs.includes(choice.input) ? choice.input : (inputs[0] ?? '');
  return { ...choice, figure, input };
}

function firstMoved(moves: Moves): string | undefined {
  return Object.keys(moves).find((figure) => (moves[figure]?.length ?? 0) > 0);
}
