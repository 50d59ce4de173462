/**
 * The state machine of the notebook's page: its list of steps, and a run that computes them again from the top.
 *
 *   idle ── run ──▶ running ── step.computed ──▶ running, next step ── … last step ──▶ idle
 *                      └────── step.refused, step.failed, cancel, any change of the list ──▶ idle
 *
 * A machine of its own, because the run of a calculator's page is about one draft. The worker's answers are events here
 * as well, so that a run is a list of events that a test can replay. In every case, only `remove`, `clear`, `open`
 * and `arrive` make the list shorter, and Undo restores what the first three of them replaced.
 */
import { assign, fromCallback, setup } from 'xstate';
import { type NotebookStep, withNumbers, withoutStep } from '#src/engine/handover/notebook.ts';
import { liveRegionText } from '#src/engine/kit/liveRegionText.ts';

export type NotebookEvent =
  /** The list as it is stored, at first or after a change in another tab. */
  | { readonly type: 'arrive'; readonly steps: readonly NotebookStep[]; readonly fault: string | null }
  /** A file replaces the list. */
  | { readonly type: 'open'; readonly steps: readonly NotebookStep[] }
  /** The list could not be stored, or can be again. */
  | { readonly type: 'stored'; readonly fault: string | null }
  /** Something is to be announced, such as why a file was not opened. */
  | { readonly type: 'say'; readonly words: string }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'run' }
  | { readonly type: 'cancel' }
  | StepEvent;

/** What became of the step that is being computed. */
export type StepEvent =
  | {
      readonly type: 'step.computed';
      readonly id: number;
      readonly now: Pick<NotebookStep, 'fragment' | 'inputs' | 'line'>;
      /** Every number of the result, by `figureKey`. */
      readonly numbers: Readonly<Record<string, number>>;
    }
  | { readonly type: 'step.refused'; readonly id: number; readonly words: string }
  /** The worker died, or code failed to load. */
  | { readonly type: 'step.failed'; readonly id: number };

/** What a run made of a step. */
export type StepOutcome =
  | { readonly kind: 'computed'; readonly was: string }
  | { readonly kind: 'refused'; readonly words: string };

export interface NotebookContext {
  /** False before the stored list is known. */
  readonly isKnown: boolean;
  readonly steps: readonly NotebookStep[];
  /** What Undo restores, and the text beside it. */
  readonly undo: { readonly steps: readonly NotebookStep[]; readonly words: string } | null;
  /** Outcomes of the last run, by step. */
  readonly outcomes: Readonly<Record<number, StepOutcome>>;
  /** Numbers of the steps that this run has computed. */
  readonly numbers: Readonly<Record<number, Readonly<Record<string, number>>>>;
  /** Index of the step that is being computed. */
  readonly at: number;
  /** Why the list could not be read or stored. */
  readonly fault: string | null;
  /** Shown and announced: how the last action went. */
  readonly words: string;
}

/** A step that is to be computed, with the numbers of those before it. */
export interface StepJob {
  readonly step: NotebookStep;
  readonly earlier: readonly NotebookStep[];
  readonly numbers: NotebookContext['numbers'];
}

const NOTHING_RUN = { outcomes: {}, numbers: {}, at: 0 } as const;
export const FAILED = 'The calculation ended unexpectedly. Nothing is lost: press Run again from the top once more.';

export const notebookMachine = setup({
  types: { context: {} as NotebookContext, events: {} as NotebookEvent },
  actors: {
    // Replaced by the page. This default never answers, which is what a replay needs.
    runStep: fromCallback<StepEvent, StepJob | null>(() => {}),
  },
  guards: {
    hasSteps: ({ context }) => context.steps.length > 0,
    hasUndo: ({ context }) => context.undo !== null,
    isCurrent: ({ context, event }) => 'id' in event && context.steps[context.at]?.id === event.id,
    isLast: ({ context, event }) =>
      'id' in event && context.at === context.steps.length - 1 && context.steps[context.at]?.id === event.id,
  },
  actions: { change: assign(({ context, event }) => changed(context, event)) },
}).createMachine({
  id: 'notebook',
  context: { isKnown: false, steps: [], undo: null, fault: null, words: '', ...NOTHING_RUN },
  initial: 'idle',
  on: {
    arrive: { target: '.idle', actions: 'change' },
    open: { target: '.idle', actions: 'change' },
    remove: { target: '.idle', actions: 'change' },
    clear: { target: '.idle', guard: 'hasSteps', actions: 'change' },
    undo: { target: '.idle', guard: 'hasUndo', actions: 'change' },
    stored: { actions: 'change' },
    say: { actions: 'change' },
  },
  states: {
    idle: { on: { run: { target: 'running', guard: 'hasSteps', actions: 'change' } } },
    running: {
      invoke: {
        src: 'runStep',
        input: ({ context }) => stepJob(context),
      },
      on: {
        'step.computed': [
          { target: 'idle', guard: 'isLast', actions: 'change' },
          { target: 'running', guard: 'isCurrent', reenter: true, actions: 'change' },
        ],
        'step.refused': { target: 'idle', guard: 'isCurrent', actions: 'change' },
        'step.failed': { target: 'idle', guard: 'isCurrent', actions: 'change' },
        cancel: { target: 'idle', actions: 'change' },
      },
    },
  },
});

function stepJob({ steps, at, numbers }: NotebookContext): StepJob | null {
  const step = steps[at];
  return step === undefined ? null : { step, earlier: steps.slice(0, at), numbers };
}

export type NotebookMachine = typeof notebookMachine;

/** How each event changes the context. */
function changed(context: NotebookContext, event: NotebookEvent): Partial<NotebookContext> {
  const { steps } = context;
  const say = (words: string) => ({ words: liveRegionText(context.words, words) });
  const replacedBy = (next: readonly NotebookStep[], words: string) => ({
    ...NOTHING_RUN,
    ...say(words),
    steps: next,
    undo: { steps, words },
  });
  switch (event.type) {
    case 'arrive':
      return { ...NOTHING_RUN, isKnown: true, steps: event.steps, fault: event.fault, undo: null, words: '' };
    case 'open':
      return replacedBy(event.steps, `Notebook opened: ${countOf(event.steps)}.`);
    case 'stored':
      return { fault: event.fault };
    case 'say':
      return say(event.words);
    case 'remove': {
      const at = steps.findIndex(({ id }) => id === event.id);
      return at < 0 ? {} : replacedBy(withoutStep(steps, event.id), `Step ${at + 1} removed.`);
    }
    case 'clear':
      return replacedBy([], 'Notebook cleared.');
    case 'undo':
      return { ...NOTHING_RUN, ...say('The steps are back.'), steps: context.undo?.steps ?? steps, undo: null };
    case 'run':
      return { ...NOTHING_RUN, undo: { steps, words: 'Run again.' }, words: '' };
    case 'cancel':
      return say(`Stopped before step ${context.at + 1}.`);
    case 'step.computed':
      return afterStep(context, event, say);
    case 'step.refused': {
      const words = `Step ${context.at + 1} is refused: ${event.words}`;
      return { ...say(words), outcomes: { ...context.outcomes, [event.id]: { kind: 'refused', words: event.words } } };
    }
    case 'step.failed':
      return say(FAILED);
  }
}

function afterStep(
  context: NotebookContext,
  { id, now, numbers }: Extract<StepEvent, { readonly type: 'step.computed' }>,
  say: (words: string) => Pick<NotebookContext, 'words'>,
): Partial<NotebookContext> {
  const { steps, at, outcomes } = context;
  const was = steps[at]?.line ?? '';
  const next = steps.map((step) =>
    step.id === id
      ? {
          ...step,
          ...now,
          hands: withNumbers(step.hands, numbers),
          takes: step.takes.flatMap((taken) => withNumbers([taken], context.numbers[taken.step] ?? {})),
        }
      : step,
  );
  const all: NotebookContext['outcomes'] = { ...outcomes, [id]: { kind: 'computed', was } };
  const isDone = at === steps.length - 1;
  const different = next.filter((step) => {
    const outcome = all[step.id];
    return outcome?.kind === 'computed' && outcome.was !== step.line;
  });
  return {
    steps: next,
    outcomes: all,
    numbers: { ...context.numbers, [id]: numbers },
    at: at + 1,
    ...(isDone &&
      say(
        different.length === 0
          ? 'Run again from the top: every result is as before.'
          : `Run again from the top: ${different.length === 1 ? '1 result is' : `${different.length} results are`} different.`,
      )),
  };
}

function countOf({ length }: readonly NotebookStep[]): string {
  return length === 1 ? '1 step' : `${length} steps`;
}
