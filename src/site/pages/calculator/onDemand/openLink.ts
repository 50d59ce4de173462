import type { ActorRefFrom } from 'xstate';
import { TABLE_FRAGMENT } from '#src/engine/batch/pendingTable.ts';
import { spreadsAsText, spreadsInText } from '#src/engine/exploring/spreads.ts';
import { isSameFilling, linkedDraft } from '#src/engine/form/onDemand/linkedDraft.ts';
import { linkedQuestion } from '#src/engine/form/onDemand/questionLink.ts';
import { LETTERS_FRAGMENT, takeLetters } from '#src/engine/handover/handedLetters.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { SPREADS_KEY } from '#src/engine/kit/spreadsKey.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { SAVED_FRAGMENT, takeSaved } from '#src/engine/proof/pendingSavedResult.ts';
import { LETTERS_LOST, openLetters } from './openLetters.ts';

/** Shown where the result did not survive, because the page was loaded again. */
const SAVED_LOST = 'The saved result was not kept when the page was loaded again. Choose it on Home once more.';

/**
 * Fills in the values in the page's URL, if any of them fit the fields, and calculates; on pages on toxicity and
 * medicine the visitor has to check them and click Calculate. The values are removed from the URL as soon as the boxes
 * change, so that the URL never disagrees with the form.
 *
 * @param signal aborted when the page is left
 */
export function openLink(
  definition: AnyCalculatorDefinition,
  actor: ActorRefFrom<CalculatorMachine>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const id = location.pathname.replace(/^.*\/calculator\//, '');
  const saved = takeSaved(id);
  if (saved !== null) {
    import('./openSaved.ts').then(
      ({ openSaved }) => !signal.aborted && openSaved(saved, definition, actor, signal),
      () => actor.send({ type: 'arrive', words: SAVED_LOST }),
    );
    return;
  }
  const letters = takeLetters(id);
  if (letters !== null) {
    void openLetters(letters, actor, signal);
    return;
  }
  // It opens the section for tables.
  if (location.hash.startsWith(`#${TABLE_FRAGMENT}`)) return;
  if (location.hash.startsWith(`#${LETTERS_FRAGMENT}`)) {
    // The draft may be back, with the name of a file that has to be chosen again: that says more.
    if (actor.getSnapshot().context.arrival === null) actor.send({ type: 'arrive', words: LETTERS_LOST });
    return;
  }
  if (location.hash.startsWith(`#${SAVED_FRAGMENT}`)) {
    actor.send({ type: 'arrive', words: SAVED_LOST });
    return;
  }
  const { form, draft } = actor.getSnapshot().context;
  const { fields } = definition;
  const named = linkedDraft(fields, form.blank, location.hash);
  if (named === null) return;
  const linked = form.isStrict ? named : { ...linkedSpreads(location.hash), ...named };
  const isNothingElse = [form.blank, form.start, linked].some((filling) => isSameFilling(draft, filling));
  actor.send({ type: 'fill', reason: 'link', draft: linked, replaces: !isNothingElse });
  if (!form.isStrict) actor.send({ type: 'calculate', reason: 'link' });

  const { hash } = location;
  const watching = actor.subscribe(({ context }) => {
    if (isSameFilling(context.draft, linked)) return;
    watching.unsubscribe();
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  });
  signal.addEventListener('abort', () => watching.unsubscribe());
}

/** What a link says after ±, as the draft holds it. */
function linkedSpreads(hash: string): Values {
  const asked = linkedQuestion(hash);
  const spreads = asked?.id === 'uncertainty' ? spreadsAsText(spreadsInText(asked.settings)) : '';
  return spreads === '' ? {} : { [SPREADS_KEY]: spreads };
}
