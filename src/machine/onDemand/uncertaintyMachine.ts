/**
 * The state of 'Uncertainty' below a result, in a machine beside the calculator's own.
 *
 *   entering ── find ──▶ computing ── worker.answered ──▶ answered
 *                            └─────── worker.failed ────▶ failed
 *
 * An edit drops the answer. A new result, or what comes after ± from elsewhere (`renew`: a link, a kept draft, Undo, Reset), is
 * computed at once where something is uncertain. What was typed is in the draft of the calculator's own machine as well, and so in
 * its event log. Answers carry the number of their job: one that was overtaken is ignored.
 */
import { assign, fromCallback, setup } from 'xstate';
import type { TypedSpreads } from '#src/exploring/spreads.ts';
import type { Progress } from '#workers/contract.ts';

export type UncertaintyEvent =
  | { readonly type: 'type'; readonly path: string; readonly text: string }
  | { readonly type: 'find' }
  | { readonly type: 'cancel' }
  /** The page shows another result, or its draft holds something else after ±. */
  | { readonly type: 'renew'; readonly subject: unknown; readonly spreads: TypedSpreads }
  | { readonly type: 'worker.progressed'; readonly job: number; readonly progress: Progress }
  | { readonly type: 'worker.answered'; readonly job: number; readonly answer: unknown }
  | { readonly type: 'worker.failed'; readonly job: number };

export interface UncertaintyContext {
  /** The result that is uncertain; opaque to the machine. */
  readonly subject: unknown;
  /** Number of the job whose answers count. */
  readonly job: number;
  readonly spreads: TypedSpreads;
  readonly progress: Progress | null;
  /** For the present result and what is typed now only. */
  readonly answer: unknown;
}

export interface UncertaintyJob {
  readonly subject: unknown;
  readonly job: number;
  readonly spreads: TypedSpreads;
}

/** The machine without a worker: its actor never answers, which is what a replay needs. */
export const uncertaintyMachine = setup({
  types: {
    context: {} as UncertaintyContext,
    events: {} as UncertaintyEvent,
    input: {} as Pick<UncertaintyContext, 'subject' | 'spreads'>,
  },
  actors: { propagate: fromCallback<UncertaintyEvent, UncertaintyJob>(() => {}) },
  guards: {
    isCurrent: ({ context, event }) => 'job' in event && event.job === context.job,
    isUncertain: ({ context, event }) =>
      Object.values('spreads' in event ? event.spreads : context.spreads).some((text) => text !== ''),
  },
  actions: {
    begin: assign(({ context }) => ({ job: context.job + 1, answer: null, progress: null })),
    renew: assign(({ event }) => (event.type === 'renew' ? { subject: event.subject, spreads: event.spreads } : {})),
    type: assign(({ context, event }) =>
      event.type === 'type' ? { spreads: { ...context.spreads, [event.path]: event.text } } : {},
    ),
    progress: assign(({ event }) => (event.type === 'worker.progressed' ? { progress: event.progress } : {})),
    answer: assign(({ event }) => (event.type === 'worker.answered' ? { answer: event.answer, progress: null } : {})),
  },
}).createMachine({
  id: 'uncertainty',
  context: ({ input }) => ({ ...input, job: 1, progress: null, answer: null }),
  initial: 'starting',
  on: {
    type: { target: '.entering', actions: ['begin', 'type'] },
    renew: [
      { target: '.computing', guard: 'isUncertain', actions: ['begin', 'renew'], reenter: true },
      { target: '.entering', actions: ['begin', 'renew'] },
    ],
    find: { target: '.computing', actions: 'begin' },
  },
  states: {
    starting: { always: [{ target: 'computing', guard: 'isUncertain' }, { target: 'entering' }] },
    entering: {},
    computing: {
      invoke: { src: 'propagate', input: ({ context: { subject, job, spreads } }) => ({ subject, job, spreads }) },
      on: {
        find: {},
        cancel: { target: 'entering', actions: 'begin' },
        'worker.progressed': { guard: 'isCurrent', actions: 'progress' },
        'worker.answered': { target: 'answered', guard: 'isCurrent', actions: 'answer' },
        'worker.failed': { target: 'failed', guard: 'isCurrent' },
      },
    },
    answered: {},
    failed: {},
  },
});

export type UncertaintyMachine = typeof uncertaintyMachine;
export const UNCERTAINTY_STATES = ['entering', 'computing', 'answered', 'failed'] as const;
