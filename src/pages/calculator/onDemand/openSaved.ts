import type { ActorRefFrom } from 'xstate';
import { isSameFilling } from '#src/form/onDemand/linkedDraft.ts';
import type { AnyFields } from '#src/kit/fields.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';
import { draftOfInput, heldNames } from '#src/proof/draftOfInput.ts';
import type { SavedResult } from '#src/proof/savedResult.ts';
import { verdictOnSaved } from '#src/proof/verdictOnSaved.ts';

/** Shown where the result did not survive, because the page was loaded anew. */
export const SAVED_LOST = 'The saved result was not kept when the page was loaded again. Choose it on Home once more.';
/** A dose is computed for the animal that is there, from what was entered for it. */
const NOT_HERE = 'Results on toxicity and medicine are not opened from a file. Enter the animal and the amount.';
const BLANK = 'The saved result lacks an input that this page needs.';

/**
 * Fills in the inputs of a saved result, calculates, and says whether both agree. Nothing is filled in on pages on toxicity and
 * medicine.
 *
 * @param signal aborted when the page is left
 */
export function openSaved(
  saved: SavedResult,
  fields: AnyFields,
  actor: ActorRefFrom<CalculatorMachine>,
  signal: AbortSignal,
): void {
  const { form, draft } = actor.getSnapshot().context;
  const say = (words: string): void => actor.send({ type: 'arrive', words });
  if (form.isStrict) {
    say(NOT_HERE);
    return;
  }
  const filled = { ...form.blank, ...draftOfInput(fields, saved.input) };
  const isNothingElse = [form.blank, form.start, filled].some((filling) => isSameFilling(draft, filling));
  actor.send({ type: 'fill', reason: 'link', draft: filled, replaces: !isNothingElse });
  const [held] = heldNames(saved.input);
  const lacks =
    held === undefined
      ? form.canSubmit(filled)
        ? null
        : BLANK
      : `‘${held}’ is not in the saved result, only its name: choose that file again.`;
  if (lacks !== null) {
    say(lacks);
    return;
  }
  const watching = actor.subscribe(({ value, context }) => {
    if (value === 'validating' || value === 'computing') return;
    watching.unsubscribe();
    // Edited or cancelled meanwhile, or an error of the page: that says nothing about the saved result.
    if (context.outcome === null && context.issues.length === 0) return;
    const now =
      context.outcome === null
        ? { refused: context.issues.map(({ message }) => message).join(' ') }
        : { input: context.outcome.input, result: context.outcome.result };
    // After the event that is being handled.
    queueMicrotask(() => say(verdictOnSaved(saved, now, __SITE_VERSION__).words));
  });
  signal.addEventListener('abort', () => watching.unsubscribe());
  actor.send({ type: 'calculate', reason: 'link' });
}
