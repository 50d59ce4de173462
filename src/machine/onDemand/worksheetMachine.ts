/**
 * The state machine of the worksheet section: what is ordered, and the sheet that was made last.
 *
 *   editing ── make ──▶ making ── made ──▶ made
 *                          └── refused, failed ──▶ error      an edit or Cancel leads back to editing from everywhere
 *
 * A machine beside that of the calculator: a worksheet is about made-up inputs and changes nothing in the form. The
 * worker's answers are events here as well, so that a test can replay a run. What was entered and the last sheet stay,
 * whatever happens.
 */
import { assign, fromCallback, setup } from 'xstate';
import type { Problem } from '#src/worksheet/makeProblems.ts';
import type { OrderBoxes, OrderRefusal, SheetOrder } from '#src/worksheet/sheetOrder.ts';

export interface Sheet {
  readonly order: SheetOrder;
  /** Fewer than ordered where the calculator refuses too many drawings. */
  readonly problems: readonly Problem[];
}

export type WorksheetAnswer =
  | { readonly type: 'made'; readonly sheet: Sheet }
  | { readonly type: 'refused'; readonly refusal: OrderRefusal }
  /** The worker died, or code failed to load. */
  | { readonly type: 'failed' };

export type WorksheetEvent =
  | { readonly type: 'edit'; readonly box: keyof OrderBoxes; readonly value: string }
  | { readonly type: 'make' }
  | { readonly type: 'cancel' }
  | WorksheetAnswer;

export interface WorksheetContext {
  readonly boxes: OrderBoxes;
  readonly sheet: Sheet | null;
  /** Why nothing was made. */
  readonly refusal: OrderRefusal | null;
}

export const worksheetMachine = setup({
  types: {
    context: {} as WorksheetContext,
    events: {} as WorksheetEvent,
    input: {} as OrderBoxes,
  },
  actors: {
    // Replaced by the page. This default never answers, which is what a replay needs.
    makeSheet: fromCallback<WorksheetEvent, OrderBoxes>(() => {}),
  },
  actions: {
    edit: assign(({ context, event }) =>
      event.type === 'edit' ? { boxes: { ...context.boxes, [event.box]: event.value }, refusal: null } : {},
    ),
    keep: assign(({ event }) => (event.type === 'made' ? { sheet: event.sheet } : {})),
    refuse: assign(({ event }) => (event.type === 'refused' ? { refusal: event.refusal } : {})),
    forgive: assign({ refusal: null }),
  },
}).createMachine({
  id: 'worksheet',
  context: ({ input }) => ({ boxes: input, sheet: null, refusal: null }),
  initial: 'editing',
  on: {
    edit: { target: '.editing', actions: 'edit' },
    make: { target: '.making', actions: 'forgive' },
  },
  states: {
    editing: {},
    making: {
      invoke: { src: 'makeSheet', input: ({ context }) => context.boxes },
      on: {
        make: {},
        cancel: 'editing',
        made: { target: 'made', actions: 'keep' },
        refused: { target: 'error', actions: 'refuse' },
        failed: 'error',
      },
    },
    made: {},
    error: {},
  },
});

export type WorksheetMachine = typeof worksheetMachine;
