/**
 * The one state machine behind every calculator page.
 *
 *   editing ── calculate ──▶ validating ── worker.accepted ──▶ computing ── worker.computed ──▶ result
 *                                 └─────── worker.refused, worker.failed ──▶ error ◀─────────────┘
 *
 * Adding a checked row to a list uses the first part of this path: editing ── append ──▶ validating ──▶ editing. A row
 * that was entered but not added is checked with all the others at calculate, and joins the list once it is accepted.
 *
 * The table says which state an event leads to. How it changes the context – the draft, Undo, notices, announcements,
 * units – is the same in every state and defined in `contextChanges.ts`. `undo`, `spread`, `arrive`, `say` and `today`
 * are handled in every state; only `undo` changes it.
 *
 * A calculation while the visitor types takes the same path; refused, it leads back to the form without a message.
 *
 * The worker's answers are ordinary events, so that a run is a plain list of events that a test can replay with the
 * pure `transition` function. An answer that arrives after a cancel is ignored, because no state handles it.
 */
import { assign, fromCallback, setup } from 'xstate';
import type { FormModel, Reread } from '#src/engine/form/formModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { CalculatorContext, CalculatorEvent, WorkerEvent } from './calculatorEvents.ts';
import { changed, INITIAL, WITHOUT_NOTICES } from './contextChanges.ts';

export interface ValidateJob {
  readonly formula: string;
  /** What goes to the worker, of the draft or of a part of it that was read once more. */
  readonly candidate: (changes?: Values) => unknown;
  readonly reread: () => Promise<Reread> | null;
}
export interface ComputeJob extends Pick<CalculatorContext, 'formula' | 'input' | 'computed'> {}

/** A refusal without issues leads back to the form without a message. */
const REFUSED = [
  { target: 'editing', guard: 'isLive', actions: 'change' },
  { target: 'error', guard: 'hasIssues', actions: 'change' },
  { target: 'editing', actions: 'change' },
] as const;

/** Calculate while the worker is busy starts nothing, but clears what is shown beside the form, as always. */
const IGNORED_WHILE_BUSY = [{ guard: 'hasBeside', actions: 'goOn' }, {}] as const;

/** Starts again with something else, although the worker is busy. */
const RESTART = { target: 'validating', reenter: true, actions: 'change' } as const;

/** A press is not lost on a calculation that follows the typing, which would be refused in silence, nor on the check of a row. */
const BUSY = {
  calculate: [{ guard: 'isNewRequest', ...RESTART }, ...IGNORED_WHILE_BUSY],
  append: [{ guard: 'isLive', ...RESTART }, ...IGNORED_WHILE_BUSY],
} as const;

/** The machine without a worker; pages run it with `machineWithWorker`. */
export const calculatorMachine = setup({
  types: {
    context: {} as CalculatorContext,
    events: {} as CalculatorEvent,
    input: {} as { readonly formula: string; readonly form: FormModel },
  },
  actors: {
    // Replaced by `workerActors`. These defaults never answer, which is what a replay needs.
    validate: fromCallback<WorkerEvent, ValidateJob>(() => {}),
    compute: fromCallback<WorkerEvent, ComputeJob>(() => {}),
  },
  guards: {
    canSubmit: ({ context }) => context.form.canSubmit(context.draft),
    isAppending: ({ context }) => context.appending !== null,
    isLive: ({ context }) => context.isLive,
    isNewRequest: ({ context: { isLive, appending }, event }) =>
      (isLive || appending !== null) && event.type === 'calculate' && event.reason !== 'live',
    hasUndo: ({ context }) => context.undo !== null,
    // Everything that sets `arrival` also sets `remark`.
    hasBeside: ({ context: { undo, remark } }) => undo !== null || remark !== '',
    hasIssues: ({ event }) => event.type === 'worker.refused' && event.issues.length > 0,
  },
  actions: {
    change: assign(({ context, event }) => changed(context, event)),
    goOn: assign(WITHOUT_NOTICES),
    endLive: assign({ isLive: false }),
  },
}).createMachine({
  id: 'calculator',
  context: ({ input: { formula, form } }) => ({ ...INITIAL, formula, form, draft: form.start }),
  initial: 'editing',
  on: {
    edit: { target: '.editing', actions: 'change' },
    fill: { target: '.editing', actions: 'change' },
    reset: { target: '.editing', actions: 'change' },
    undo: { target: '.editing', guard: 'hasUndo', actions: 'change' },
    spread: { actions: 'change' },
    today: { actions: 'change' },
    arrive: { actions: 'change' },
    say: { actions: 'change' },
    append: { target: '.validating', actions: 'change' },
    calculate: { target: '.validating', guard: 'canSubmit', actions: 'change' },
  },
  states: {
    editing: {
      on: {
        calculate: [
          { target: 'validating', guard: 'canSubmit', actions: 'change' },
          // What the visitor types can no longer be calculated: the result is out of date.
          { guard: 'isLive', actions: 'endLive' },
        ],
      },
    },
    validating: {
      invoke: {
        src: 'validate',
        input: ({ context }) => validateJob(context),
      },
      on: {
        ...BUSY,
        cancel: { target: 'editing', actions: 'change' },
        'worker.progressed': { actions: 'change' },
        'worker.accepted': [
          { target: 'editing', guard: 'isAppending', actions: 'change' },
          { target: 'computing', actions: 'change' },
        ],
        'worker.refused': REFUSED,
        'worker.failed': { target: 'error', actions: 'change' },
      },
    },
    computing: {
      invoke: {
        src: 'compute',
        input: ({ context: { formula, input, computed } }) => ({ formula, input, computed }),
      },
      on: {
        ...BUSY,
        cancel: { target: 'editing', actions: 'change' },
        'worker.progressed': { actions: 'change' },
        'worker.computed': { target: 'result', actions: 'change' },
        // A file may turn out to be damaged or missing only at this point.
        'worker.refused': REFUSED,
        'worker.failed': { target: 'error', actions: 'change' },
      },
    },
    result: {},
    error: {},
  },
});

function validateJob({ form, formula, draft, appending }: CalculatorContext): ValidateJob {
  const reread = () => form.reread(draft);
  if (appending === null) return { formula, candidate: (changes) => form.candidate({ ...draft, ...changes }), reread };
  const job = (changes?: Values) => form.entryJob({ ...draft, ...changes }, appending);
  return { formula: job().formula, candidate: (changes) => job(changes).candidate, reread };
}

export type CalculatorMachine = typeof calculatorMachine;
export const CALCULATOR_STATES = ['editing', 'validating', 'computing', 'result', 'error'] as const;
export type CalculatorState = (typeof CALCULATOR_STATES)[number];
