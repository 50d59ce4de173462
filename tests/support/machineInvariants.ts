/** Invariants of the calculator's machine. */
import type { CalculatorContext } from '#src/engine/machine/calculatorEvents.ts';
import { OPENED } from '#src/engine/machine/remarks.ts';

interface Moment {
  readonly state: string;
  readonly context: CalculatorContext;
}

const INVARIANTS: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'no result is shown during a calculation, except of earlier inputs: beside the check of a row, and while typing': ({
    state,
    context: { appending, isLive, outcome },
  }) =>
    (state !== 'validating' && state !== 'computing') ||
    outcome === null ||
    ((isLive || appending !== null) && outcome.stale),

  'an error and a result never stand together': ({ context }) => !isWrong(context) || context.outcome === null,

  'issues or a failure are there exactly in the error state, and never both': ({ state, context }) =>
    isWrong(context) === (state === 'error') && (context.issues.length === 0 || context.failure === null),

  'a result is fresh exactly in the result state': ({ state, context: { outcome } }) =>
    (outcome !== null && !outcome.stale) === (state === 'result'),

  'the row under check is forgotten when the check ends': ({ state, context: { appending } }) =>
    state === 'validating' || appending === null,

  'the input under way is forgotten when the computation ends': ({ state, context: { input } }) =>
    state === 'computing' || input === null,

  'a press that replaced a form which nobody had touched cannot be undone': ({ context: { form, undo } }) =>
    undo === null || undo.words === OPENED || undo.draft !== form.start,

  'nothing arrives without a word': ({ context: { arrival, remark } }) => arrival === null || remark !== '',

  'where edits remove results, Undo offers nothing but what a link replaced, and that unconfirmed': ({
    context: { form, undo },
  }) => !form.isStrict || undo === null || (undo.words === OPENED && undo.draft.measured === false),

  'progress is forgotten when there is nothing to wait for': ({ state, context: { progress } }) =>
    state === 'validating' || state === 'computing' || progress === null,
};

/** Returns the invariants that a snapshot violates. */
export function brokenInvariants(moment: Moment): readonly string[] {
  return Object.entries(INVARIANTS)
    .filter(([, holds]) => !holds(moment))
    .map(([sentence]) => sentence);
}

/**
 * The expected context after `reset`: the blank context, with the form of another, because blank dates may hold the
 * current day once known, and with Undo and its announcement.
 */
export function blankOn(blank: CalculatorContext, after: CalculatorContext): CalculatorContext {
  const { form, undo, remark, today, units } = after;
  return { ...blank, form, draft: form.blank, undo, remark, today, units };
}

function isWrong({ issues, failure }: CalculatorContext): boolean {
  return issues.length > 0 || failure !== null;
}
