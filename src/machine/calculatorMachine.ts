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
import type { Values } from '#src/kit/fields.ts';
import type { IsoDate, Issue, Progress } from '#workers/contract.ts';
import { changed, NOTHING_BESIDE, NOTHING_YET } from './contextChanges.ts';
import type { FormModel, Reread } from './formModel.ts';
import type { Filling } from './undo.ts';

export type VisitorEvent =
  | { readonly type: 'edit'; readonly field: string; readonly value: Values[string] }
  | FillEvent
  /** What stands after ± is no part of the calculation: neither state nor result changes. */
  | { readonly type: 'spread'; readonly text: string }
  /** Restores the draft that was replaced. */
  | { readonly type: 'undo' }
  /** Checks the row in the entry form of the list `field`, then adds it. */
  | { readonly type: 'append'; readonly field: string }
  /** 'link': without a click, for the values of an opened link. 'live': without a click, while the visitor types. */
  | { readonly type: 'calculate'; readonly reason?: 'link' | 'live' | undefined }
  | { readonly type: 'cancel' }
  /** 'return': without a click, when the browser restores a page whose inputs must not be remembered. */
  | { readonly type: 'reset'; readonly reason?: 'return' | undefined };

/** Replaces the whole draft. */
export interface FillEvent {
  readonly type: 'fill';
  readonly draft: Values;
  /**
   * Absent in logs of earlier versions; then only the draft changes, as with a restored 'draft', which an `arrive`
   * reports.
   */
  readonly reason?: 'example' | 'link' | 'draft' | undefined;
  /** For a link: replaces other inputs, which Undo restores. */
  readonly replaces?: boolean | undefined;
}

/** Events that may happen during a calculation and change no state. */
export type PageEvent =
  | DayEvent
  /** Values appeared in the boxes without being entered, or failed to. */
  | { readonly type: 'arrive'; readonly words: string }
  /** A box announces to screen readers what it did. */
  | { readonly type: 'say'; readonly words: string };

/**
 * Facts that are known only after hydration: the visitor's day, with which dates may start, and the preferred units.
 */
export interface DayEvent {
  readonly type: 'today';
  readonly date: IsoDate;
  /** By the names of the fields that choose them. Absent: as declared. */
  readonly units?: Values | undefined;
}

export type WorkerEvent =
  | {
      readonly type: 'worker.accepted';
      readonly input: unknown;
      readonly read?: NumbersRead | undefined;
      /** A short calculation was done with the validation. */
      readonly result?: unknown;
    }
  /** Without issues: nothing to compute yet and nothing to complain about. */
  | { readonly type: 'worker.refused'; readonly issues: readonly Issue[]; readonly read?: NumbersRead | undefined }
  | { readonly type: 'worker.progressed'; readonly progress: Progress }
  | { readonly type: 'worker.computed'; readonly result: unknown }
  /** A bug, a crash or a chunk that failed to load: never the visitor's fault. */
  | { readonly type: 'worker.failed'; readonly message: string };

/** Numbers that were not written plainly, as they now stand in the boxes. */
export type NumbersRead = Pick<Reread, 'changes' | 'words'>;

export type CalculatorEvent = VisitorEvent | PageEvent | WorkerEvent;

/** A computed result and its input. Stale: the draft has changed since. */
export interface Outcome {
  readonly input: unknown;
  readonly result: unknown;
  readonly stale: boolean;
}

export interface CalculatorContext extends Filling {
  readonly formula: string;
  /** The visitor's day; '' before hydration. */
  readonly today: IsoDate | '';
  /** The units that the visitor prefers, by the names of the fields that choose them. */
  readonly units: Values;
  /**
   * Notice on values that appeared in the boxes without being entered, or failed to, until the visitor's next action.
   */
  readonly arrival: string | null;
  /** Announcement of the last event for screen readers; '' for none. */
  readonly remark: string;
  /** Calculations follow the typing: an earlier result stays until the next one, and a refusal shows no message. */
  readonly isLive: boolean;
  /** The list whose new row is being checked. */
  readonly appending: string | null;
  /** The accepted input while its result is being computed. */
  readonly input: unknown;
  /** The result that came with it; undefined: still to be computed. */
  readonly computed: unknown;
  readonly issues: readonly Issue[];
  /** The error, for the log; the page shows a message of its own. */
  readonly failure: string | null;
  readonly progress: Progress | null;
  readonly outcome: Outcome | null;
}

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
const PRESSED_AGAIN = [{ guard: 'hasBeside', actions: 'goOn' }, {}] as const;

/** Begins anew although the worker is busy: with something else. */
const INSTEAD = { target: 'validating', reenter: true, actions: 'change' } as const;

/** A press is not lost on a calculation that follows the typing, which would be refused in silence, nor on the check of a row. */
const BUSY = {
  calculate: [{ guard: 'asksMore', ...INSTEAD }, ...PRESSED_AGAIN],
  append: [{ guard: 'isLive', ...INSTEAD }, ...PRESSED_AGAIN],
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
    asksMore: ({ context: { isLive, appending }, event }) =>
      (isLive || appending !== null) && event.type === 'calculate' && event.reason !== 'live',
    hasUndo: ({ context }) => context.undo !== null,
    // Whatever sets `arrival` also sets `remark`.
    hasBeside: ({ context: { undo, remark } }) => undo !== null || remark !== '',
    hasIssues: ({ event }) => event.type === 'worker.refused' && event.issues.length > 0,
  },
  actions: {
    change: assign(({ context, event }) => changed(context, event)),
    goOn: assign(NOTHING_BESIDE),
    endLive: assign({ isLive: false }),
  },
}).createMachine({
  id: 'calculator',
  context: ({ input: { formula, form } }) => ({ ...NOTHING_YET, formula, form, draft: form.start }),
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
