/** How each event changes the context of the machine, regardless of the state. Pure. */

import type { ResultFate } from '#src/engine/form/formModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { liveRegionText } from '#src/engine/kit/liveRegionText.ts';
import { SPREADS_KEY } from '#src/engine/kit/spreadsKey.ts';
import type { Issue } from '#workers/contract.ts';
import type { CalculatorContext, CalculatorEvent, NumbersRead, Outcome } from './calculatorEvents.ts';
import { CANCELLED, FILLED, OPENED, OTHERS_CLEARED, RESET, remarkOnEdit, UNDONE, withRemoval } from './remarks.ts';
import { undoOfLinked, undoOfReplaced } from './undo.ts';

/**
 * No refusal since the last edit, compared by identity: a refusal without a message brings an empty list of its own.
 */
export const NO_ISSUES: readonly Issue[] = [];
const IDLE = { appending: null, input: null, computed: undefined, progress: null } as const;
/** Neither a result nor a calculation in progress. */
const WITHOUT_RESULT = { ...IDLE, issues: NO_ISSUES, failure: null, outcome: null } as const;
/**
 * Clears what is shown beside the form once the visitor continues: Undo, the notice on where the values came from, and
 * the announcement.
 */
export const WITHOUT_NOTICES = { undo: null, arrival: null, remark: '' } as const;
/** The initial context, apart from the form. */
export const INITIAL = {
  ...WITHOUT_RESULT,
  ...WITHOUT_NOTICES,
  filled: [],
  today: '',
  units: {},
  isLive: false,
} as const;

type Change = Partial<CalculatorContext>;
type ChangeBy<Type> = (context: CalculatorContext, event: Extract<CalculatorEvent, { readonly type: Type }>) => Change;

/** Returns how an event changes the context. */
export function changed(context: CalculatorContext, event: CalculatorEvent): Change {
  return (CHANGES[event.type] as ChangeBy<string>)(context, event as never);
}

const CHANGES: { readonly [Type in CalculatorEvent['type']]: ChangeBy<Type> } = {
  edit(context, { field, value }) {
    const { form, draft, filled, undo, remark } = context;
    const after = form.edit(draft, field, value);
    const clearsOthers = form.clearsOthers(draft, after, field);
    const unit = form.unitIn(field);
    const emptiesUnit = unit !== undefined && filled.includes(unit);
    const outcome = afterEdit(context, form.resultAfterEdit(field));
    const stillUndo = form.resets(field) ? undo : null;
    return {
      ...WITHOUT_RESULT,
      draft: emptiesUnit ? form.edit(after, unit, '') : after,
      filled: filled.filter((each) => each !== field && each !== unit),
      undo: clearsOthers ? undoOfReplaced(context, OTHERS_CLEARED) : stillUndo,
      arrival: null,
      remark: remarkOnEdit(remark, { clearsOthers, removesResult: isGone(context, outcome), emptiesUnit }),
      outcome,
    };
  },

  fill(context, { draft, reason, replaces }) {
    const change = refilled(context, draft);
    const { filledUnits } = context.form;
    if (reason === 'example') return { ...change, ...replaced(context, FILLED, change.outcome), filled: filledUnits };
    if (reason !== 'link') return change;
    const undo = replaces === true ? undoOfLinked(context) : null;
    return { ...change, undo, arrival: OPENED, remark: liveRegionText(context.remark, OPENED), filled: filledUnits };
  },

  spread: ({ draft }, { text }) => ({ ...WITHOUT_NOTICES, draft: { ...draft, [SPREADS_KEY]: text } }),

  undo(context) {
    if (context.undo === null) return {};
    const { draft, filled } = context.undo;
    return { ...refilled(context, draft), ...WITHOUT_NOTICES, remark: liveRegionText(context.remark, UNDONE), filled };
  },

  reset(context, { reason }) {
    return {
      ...WITHOUT_RESULT,
      ...replaced(context, RESET, null),
      ...(reason === 'return' && { remark: context.remark }),
      draft: context.form.start,
      filled: [],
      isLive: false,
    };
  },

  append: (context, { field }) => ({
    ...WITHOUT_RESULT,
    ...WITHOUT_NOTICES,
    appending: field,
    isLive: false,
    outcome: afterEdit(context, context.form.resultAfterEdit(field)),
  }),

  calculate: (context, { reason }) => ({
    ...WITHOUT_RESULT,
    ...(reason === undefined && WITHOUT_NOTICES),
    ...(reason === 'live' && { outcome: afterEdit(context, 'stale') }),
    isLive: reason === 'live',
  }),

  cancel: ({ remark }) => ({ ...IDLE, remark: liveRegionText(remark, CANCELLED) }),

  today: ({ form, draft }, { date, units = {} }) => ({ ...form.on(date, draft, units), today: date, units }),
  arrive: ({ remark }, { words }) => ({ arrival: words, remark: liveRegionText(remark, words) }),
  say: ({ remark }, { words }) => ({ remark: liveRegionText(remark, words) }),

  'worker.accepted'(context, { input, read, result: computed }) {
    const { form, appending, isLive } = context;
    // Nothing is rewritten under the visitor's hands.
    if (isLive) return { input, computed, progress: null };
    const change = withNumbersRead(context, read);
    return appending === null
      ? { ...change, input, computed, progress: null, draft: form.entered(change.draft) }
      : { ...change, ...IDLE, draft: form.appendRow(change.draft, appending) };
  },
  'worker.refused': (context, { issues, read }) =>
    context.isLive ? { ...IDLE, isLive: false } : { ...WITHOUT_RESULT, ...withNumbersRead(context, read), issues },
  'worker.progressed': (_, { progress }) => ({ progress }),
  'worker.computed': ({ input }, { result }) => ({ ...WITHOUT_RESULT, outcome: { input, result, stale: false } }),
  'worker.failed': (_, { message }) => ({ ...WITHOUT_RESULT, failure: message }),
};

/**
 * The draft with its numbers in plain writing; what was typed comes back by Undo, whose words say how it was read. The same words
 * are announced, with the result or the refusal.
 */
function withNumbersRead({ form, draft, filled, undo, remark }: CalculatorContext, read: NumbersRead | undefined) {
  if (!read?.words) return { draft };
  const { changes, words } = read;
  return {
    draft: { ...draft, ...changes },
    undo: { draft: form.comesBack(draft), filled, ...undo, words },
    remark: liveRegionText(remark, words),
  };
}

/** A whole new draft is an edit of every field: where any edit removes the result, this does too. */
function refilled(context: CalculatorContext, draft: Values) {
  const isRemoved = Object.keys(draft).every((field) => context.form.resultAfterEdit(field) === 'removed');
  return { ...WITHOUT_RESULT, draft, outcome: afterEdit(context, isRemoved ? 'removed' : 'stale') };
}

/** Returns what is shown beside the form after Reset, an example or the like has replaced the draft. */
function replaced(context: CalculatorContext, words: string, outcome: Outcome | null): Change {
  const remark = liveRegionText(context.remark, withRemoval(words, isGone(context, outcome)));
  return { undo: undoOfReplaced(context, words), arrival: null, remark };
}

function afterEdit({ outcome }: CalculatorContext, fate: ResultFate): Outcome | null {
  return outcome === null || fate === 'removed' ? null : { ...outcome, stale: true };
}

/** Returns whether the event removed the result. */
function isGone(before: CalculatorContext, after: Outcome | null): boolean {
  return before.outcome !== null && after === null;
}
