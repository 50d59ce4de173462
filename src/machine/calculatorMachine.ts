/**
 * The one state machine behind every calculator page.
 *
 *   editing ── calculate ──▶ validating ── worker.accepted ──▶ computing ── worker.computed ──▶ result
 *                                 └─────── worker.refused, worker.failed ──▶ error ◀─────────────┘
 *
 * Adding a checked row to a list takes the first half of that way: editing ── append ──▶ validating ──▶ editing. A row
 * that was entered and not added is checked with all the others at calculate, and joins the list once it is accepted.
 *
 * The worker's answers are ordinary events, so that a run is a plain list of events which a test can replay with the
 * pure `transition` function. An answer that arrives after a cancel finds no state that listens to it.
 */
import { assign, fromCallback, setup } from 'xstate';
import type { Values } from '#src/kit/fields.ts';
import type { IsoDate, Issue, Progress } from '#workers/contract.ts';
import type { FormModel } from './formModel.ts';

export type VisitorEvent =
  | { readonly type: 'edit'; readonly field: string; readonly value: Values[string] }
  /** Replaces the whole draft: an example, or what Undo brings back. */
  | { readonly type: 'fill'; readonly draft: Values }
  /** Checks the row in the entry form of the list `field`, then adds it. */
  | { readonly type: 'append'; readonly field: string }
  | { readonly type: 'calculate' }
  | { readonly type: 'cancel' }
  | { readonly type: 'reset' };

/** What the page learns once it has hydrated: the visitor's day, with which dates may start, and the units preferred. */
export interface DayEvent {
  readonly type: 'today';
  readonly date: IsoDate;
  /** By the names of the fields that choose them. Absent: as declared. */
  readonly units?: Values;
}

export type WorkerEvent =
  | { readonly type: 'worker.accepted'; readonly input: unknown }
  /** Without issues: nothing to compute yet and nothing to complain about. */
  | { readonly type: 'worker.refused'; readonly issues: readonly Issue[] }
  | { readonly type: 'worker.progressed'; readonly progress: Progress }
  | { readonly type: 'worker.computed'; readonly result: unknown }
  /** A bug, a crash or a chunk that did not load: never the visitor's fault. */
  | { readonly type: 'worker.failed'; readonly message: string };

export type CalculatorEvent = VisitorEvent | DayEvent | WorkerEvent;

/** A computed result and the input it belongs to. Stale: the draft has changed since. */
export interface Outcome {
  readonly input: unknown;
  readonly result: unknown;
  readonly stale: boolean;
}

export interface CalculatorContext {
  readonly formula: string;
  readonly form: FormModel;
  readonly draft: Values;
  /** The list whose new row is being checked. */
  readonly appending: string | null;
  /** The accepted input, while it is being computed. */
  readonly input: unknown;
  readonly issues: readonly Issue[];
  /** What broke, for the log; the page says its own sentence. */
  readonly failure: string | null;
  readonly progress: Progress | null;
  readonly outcome: Outcome | null;
}

export interface ValidateJob {
  readonly formula: string;
  readonly candidate: unknown;
}
export interface ComputeJob {
  readonly formula: string;
  readonly input: unknown;
}

/** Of a run that nothing was refused in since the last edit: a refusal without words brings an empty list of its own. */
export const NO_ISSUES: readonly Issue[] = [];
const NOTHING_SAID = { issues: NO_ISSUES, failure: null, progress: null } as const;
const NOTHING_UNDER_WAY = { appending: null, input: null, progress: null } as const;

/** A refusal that says nothing leads back to the form without a word. */
const REFUSED = [
  { target: 'error', guard: 'hasIssues', actions: 'keepIssues' },
  { target: 'editing', actions: 'keepIssues' },
] as const;

/** On paper: pages run it with a worker, `machineWithWorker`. */
export const calculatorMachine = setup({
  types: {
    context: {} as CalculatorContext,
    events: {} as CalculatorEvent,
    input: {} as { readonly formula: string; readonly form: FormModel },
  },
  actors: {
    // Replaced by `workerActors`. As they stand they never answer, which is what a replay wants.
    validate: fromCallback<WorkerEvent, ValidateJob>(() => {}),
    compute: fromCallback<WorkerEvent, ComputeJob>(() => {}),
  },
  guards: {
    canSubmit: ({ context }) => context.form.canSubmit(context.draft),
    isAppending: ({ context }) => context.appending !== null,
    hasIssues: ({ event }) => event.type === 'worker.refused' && event.issues.length > 0,
  },
  actions: {
    edit: assign(({ context, event }) => {
      if (event.type !== 'edit') return {};
      return {
        ...NOTHING_SAID,
        ...NOTHING_UNDER_WAY,
        draft: context.form.edit(context.draft, event.field, event.value),
        outcome: afterEdit(context.outcome, context.form.resultAfterEdit(event.field)),
      };
    }),
    fill: assign(({ context, event }) => {
      if (event.type !== 'fill') return {};
      // A whole new draft is an edit of every field: where any edit removes the result, this does too.
      const fates = Object.keys(event.draft).map((field) => context.form.resultAfterEdit(field));
      const fate = fates.every((each) => each === 'removed') ? 'removed' : 'stale';
      return { ...NOTHING_SAID, ...NOTHING_UNDER_WAY, draft: event.draft, outcome: afterEdit(context.outcome, fate) };
    }),
    startDay: assign(({ context, event }) =>
      event.type === 'today' ? context.form.on(event.date, context.draft, event.units) : {},
    ),
    forget: assign({ ...NOTHING_SAID, ...NOTHING_UNDER_WAY, outcome: null }),
    reset: assign(({ context }) => ({
      ...NOTHING_SAID,
      ...NOTHING_UNDER_WAY,
      draft: context.form.start,
      outcome: null,
    })),
    startAppending: assign(({ context, event }) =>
      event.type === 'append'
        ? {
            ...NOTHING_SAID,
            appending: event.field,
            outcome: afterEdit(context.outcome, context.form.resultAfterEdit(event.field)),
          }
        : {},
    ),
    appendRow: assign(({ context }) =>
      context.appending === null
        ? {}
        : { ...NOTHING_UNDER_WAY, draft: context.form.appendRow(context.draft, context.appending) },
    ),
    keepInput: assign(({ context, event }) =>
      event.type === 'worker.accepted'
        ? { input: event.input, progress: null, draft: context.form.entered(context.draft) }
        : {},
    ),
    keepProgress: assign(({ event }) => (event.type === 'worker.progressed' ? { progress: event.progress } : {})),
    keepResult: assign(({ context, event }) =>
      event.type === 'worker.computed'
        ? { ...NOTHING_UNDER_WAY, outcome: { input: context.input, result: event.result, stale: false } }
        : {},
    ),
    keepIssues: assign(({ event }) =>
      event.type === 'worker.refused' ? { ...NOTHING_UNDER_WAY, issues: event.issues, outcome: null } : {},
    ),
    keepFailure: assign(({ event }) =>
      event.type === 'worker.failed' ? { ...NOTHING_UNDER_WAY, failure: event.message, outcome: null } : {},
    ),
    stopWork: assign({ ...NOTHING_UNDER_WAY }),
  },
}).createMachine({
  id: 'calculator',
  context: ({ input: { formula, form } }) => ({
    ...NOTHING_SAID,
    formula,
    form,
    ...NOTHING_UNDER_WAY,
    draft: form.start,
    outcome: null,
  }),
  initial: 'editing',
  on: {
    edit: { target: '.editing', actions: 'edit' },
    fill: { target: '.editing', actions: 'fill' },
    reset: { target: '.editing', actions: 'reset' },
    today: { actions: 'startDay' },
    append: { target: '.validating', actions: 'startAppending' },
    calculate: { target: '.validating', guard: 'canSubmit', actions: 'forget' },
  },
  states: {
    editing: {},
    validating: {
      invoke: {
        src: 'validate',
        input: ({ context: { form, formula, draft, appending } }) =>
          appending === null ? { formula, candidate: form.candidate(draft) } : form.entryJob(draft, appending),
      },
      on: {
        calculate: {},
        append: {},
        cancel: { target: 'editing', actions: 'stopWork' },
        'worker.progressed': { actions: 'keepProgress' },
        'worker.accepted': [
          { target: 'editing', guard: 'isAppending', actions: 'appendRow' },
          { target: 'computing', actions: 'keepInput' },
        ],
        'worker.refused': REFUSED,
        'worker.failed': { target: 'error', actions: 'keepFailure' },
      },
    },
    computing: {
      invoke: {
        src: 'compute',
        input: ({ context }) => ({ formula: context.formula, input: context.input }),
      },
      on: {
        calculate: {},
        append: {},
        cancel: { target: 'editing', actions: 'stopWork' },
        'worker.progressed': { actions: 'keepProgress' },
        'worker.computed': { target: 'result', actions: 'keepResult' },
        // A file may turn out only now to be damaged or gone.
        'worker.refused': REFUSED,
        'worker.failed': { target: 'error', actions: 'keepFailure' },
      },
    },
    result: {},
    error: {},
  },
});

export type CalculatorMachine = typeof calculatorMachine;
export const CALCULATOR_STATES = ['editing', 'validating', 'computing', 'result', 'error'] as const;
export type CalculatorState = (typeof CALCULATOR_STATES)[number];

function afterEdit(outcome: Outcome | null, fate: 'stale' | 'removed'): Outcome | null {
  return outcome === null || fate === 'removed' ? null : { ...outcome, stale: true };
}
