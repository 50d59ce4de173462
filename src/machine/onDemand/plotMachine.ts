/**
 * The state of 'Plot a figure' below a result, in a machine beside the calculator's own.
 *
 *   drawing ── worker.plotted ──▶ drawn
 *      └────── worker.failed ───▶ failed
 *
 * Another input or another kind of range draws at once, a typed range with `draw`; the figures of one plot are all known, so
 * that choosing among them, or their axis, asks nothing of the worker. A new result (`renew`) drops the plot. Answers carry the number of
 * their job: one that was overtaken is ignored.
 */
import { assign, fromCallback, setup } from 'xstate';

/** What the visitor has chosen; '' for not yet. */
export interface PlotChoice {
  /** The `field` of the figure, and of those drawn beside it. */
  readonly figure: string;
  readonly beside: readonly string[];
  /** The path of the input. */
  readonly input: string;
  /** Ends of the range, as typed; blank: chosen by the page. */
  readonly from: string;
  readonly to: string;
  readonly spacing: 'linear' | 'logarithmic';
  /** Of the axis of the figures. */
  readonly rise: 'linear' | 'logarithmic';
}

export type PlotEvent =
  | { readonly type: 'choose'; readonly choice: Partial<PlotChoice> }
  | { readonly type: 'draw' }
  /** The page shows another result, or another one is pinned. */
  | { readonly type: 'renew'; readonly subject: unknown }
  /** `input` is the one that was drawn: the page chooses the first one. */
  | { readonly type: 'worker.plotted'; readonly job: number; readonly plot: unknown; readonly input: string }
  | { readonly type: 'worker.failed'; readonly job: number };

export interface PlotContext {
  /** What is plotted; opaque to the machine. */
  readonly subject: unknown;
  /** Number of the job whose answer counts. */
  readonly job: number;
  readonly choice: PlotChoice;
  /** The last plot of this subject; null before the first. */
  readonly plot: unknown;
}

export interface PlotJob {
  readonly subject: unknown;
  readonly job: number;
  readonly choice: PlotChoice;
}

const NOTHING_CHOSEN: PlotChoice = {
  figure: '',
  beside: [],
  input: '',
  from: '',
  to: '',
  spacing: 'linear',
  rise: 'linear',
};

/** The machine without a worker: its actor never answers, which is what a replay needs. */
export const plotMachine = setup({
  types: {
    context: {} as PlotContext,
    events: {} as PlotEvent,
    input: {} as { readonly subject: unknown },
  },
  actors: { sample: fromCallback<PlotEvent, PlotJob>(() => {}) },
  guards: {
    isCurrent: ({ context, event }) => 'job' in event && event.job === context.job,
    isOtherRange: ({ context: { choice }, event }) =>
      event.type === 'choose' &&
      ((event.choice.input ?? choice.input) !== choice.input ||
        (event.choice.spacing ?? choice.spacing) !== choice.spacing),
  },
  actions: {
    begin: assign(({ context }) => ({ job: context.job + 1 })),
    renew: assign(({ event }) => (event.type === 'renew' ? { subject: event.subject, plot: null } : {})),
    choose: assign(({ context, event }) =>
      event.type === 'choose' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    // A range that was typed for another input says nothing about this one.
    dropRange: assign(({ context }) => ({ choice: { ...context.choice, from: '', to: '' } })),
    plot: assign(({ context, event }) =>
      event.type === 'worker.plotted' ? { plot: event.plot, choice: { ...context.choice, input: event.input } } : {},
    ),
  },
}).createMachine({
  id: 'plot',
  context: ({ input: { subject } }) => ({ subject, job: 1, choice: NOTHING_CHOSEN, plot: null }),
  initial: 'drawing',
  on: {
    renew: { target: '.drawing', actions: ['begin', 'renew'], reenter: true },
    choose: [
      { target: '.drawing', guard: 'isOtherRange', actions: ['begin', 'dropRange', 'choose'], reenter: true },
      { actions: 'choose' },
    ],
    draw: { target: '.drawing', actions: 'begin', reenter: true },
  },
  states: {
    drawing: {
      invoke: { src: 'sample', input: ({ context: { subject, job, choice } }) => ({ subject, job, choice }) },
      on: {
        'worker.plotted': { target: 'drawn', guard: 'isCurrent', actions: 'plot' },
        'worker.failed': { target: 'failed', guard: 'isCurrent' },
      },
    },
    drawn: {},
    failed: {},
  },
});

export type PlotMachine = typeof plotMachine;
export const PLOT_STATES = ['drawing', 'drawn', 'failed'] as const;
