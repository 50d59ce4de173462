import type { ActorRefFrom } from 'xstate';
import { isExplorable } from '#src/engine/exploring/exploredResult.ts';
import { propagate } from '#src/engine/exploring/propagate.ts';
import { spreadsAsText } from '#src/engine/exploring/spreads.ts';
import { isSameFilling } from '#src/engine/form/onDemand/linkedDraft.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { SPREADS_KEY } from '#src/engine/kit/spreadsKey.ts';
import type { Outcome } from '#src/engine/machine/calculatorEvents.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { draftOfInput, heldNames } from '#src/engine/proof/draftOfInput.ts';
import type { SavedResult } from '#src/engine/proof/savedResult.ts';
import { type SavedSpreads, savedSpreads } from '#src/engine/proof/savedSpreads.ts';
import { toldOf } from '#src/engine/proof/toldOf.ts';
import { type Recomputed, verdictOnSaved } from '#src/engine/proof/verdictOnSaved.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { batchClient } from '../run/client.ts';

/** A dose is computed for the animal that is there, from what was entered for it. */
const NOT_HERE = 'Results on toxicity and medicine are not opened from a file. Enter the animal and the amount.';
const UNPROVED = 'The saved result could not be checked. Load the page again, and choose the file on Home once more.';
const BLANK = 'The saved result lacks an input that this page needs.';

/**
 * Fills in the inputs of a saved result, calculates, and says whether both agree. Nothing is filled in on pages on toxicity and
 * medicine.
 *
 * @param signal aborted when the page is left
 */
export function openSaved(
  saved: SavedResult,
  definition: AnyCalculatorDefinition,
  actor: ActorRefFrom<CalculatorMachine>,
  signal: AbortSignal,
): void {
  const { form, draft } = actor.getSnapshot().context;
  const say = (words: string): void => actor.send({ type: 'arrive', words });
  if (form.isStrict) {
    say(NOT_HERE);
    return;
  }
  const { fields } = definition;
  const typed = savedSpreads(fields, { ...form.blank, ...draftOfInput(fields, saved.input) }, saved.told.uncertainty);
  const spreads = spreadsAsText(typed.spreads);
  const filled = spreads === '' ? typed.draft : { ...typed.draft, [SPREADS_KEY]: spreads };
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
    const { outcome, issues } = context;
    const now =
      outcome === null
        ? Promise.resolve({ refused: issues.map(({ message }) => message).join(' ') })
        : recomputed(saved, definition, outcome, typed, signal);
    // A verdict on what is no longer shown would mislead.
    const sayOfIt = (words: string): void => {
      if (!signal.aborted && actor.getSnapshot().context.outcome === outcome) say(words);
    };
    now.then(
      (computed) => sayOfIt(verdictOnSaved(saved, computed, __SITE_VERSION__).words),
      () => sayOfIt(UNPROVED),
    );
  });
  signal.addEventListener('abort', () => watching.unsubscribe());
  actor.send({ type: 'calculate', reason: 'link' });
}

/** With the sentences and figures of the page, and with the uncertainties where the saved result has some. */
async function recomputed(
  { calculator }: SavedResult,
  definition: AnyCalculatorDefinition,
  { input, result }: Outcome,
  { draft, spreads }: SavedSpreads,
  signal: AbortSignal,
): Promise<Recomputed> {
  const { formula, warning } = definition;
  const presentation = definition.present(result, input);
  const doubted = isExplorable(definition)
    ? await propagate({ definition, draft, presentation }, spreads, batchClient, signal, () => {})
    : null;
  const uncertainty = doubted?.kind === 'computed' ? doubted : undefined;
  const title = findCalculator(calculator)?.name ?? calculator;
  return { input, result, told: toldOf({ title, formula, warning, presentation, uncertainty }) };
}
