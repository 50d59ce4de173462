import type { ActorRefFrom } from 'xstate';
import { keptOrHeld } from '#src/engine/form/longText.ts';
import { lookAt } from '#src/engine/form/onDemand/chosenFile.ts';
import { isSameFilling } from '#src/engine/form/onDemand/linkedDraft.ts';
import type { LettersOnTheirWay } from '#src/engine/handover/handedLetters.ts';
import { grouped, withGroups } from '#src/engine/kit/displayNumber.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import type { ChosenFile, HeldText } from '#workers/contract.ts';
import { client } from '../run/client.ts';

/** Shown where the letters did not survive, because the page was loaded again. */
export const LETTERS_LOST =
  'What was handed on or opened was not kept when the page was loaded again. Hand it on or open it once more.';

/**
 * Fills in letters that another result handed on, or a file that was opened on Home, says where they came from, and calculates. A
 * long text is held for as long as the page is open; of a file only the beginning is read here.
 *
 * @param signal aborted when the page is left
 */
export async function openLetters(
  { taker, letters, title, words: said }: LettersOnTheirWay,
  actor: ActorRefFrom<CalculatorMachine>,
  signal: AbortSignal,
): Promise<void> {
  const source = typeof letters === 'string' ? letters : await lookAt(letters).catch(() => null);
  if (signal.aborted) return;
  if (source === null) {
    actor.send({ type: 'arrive', words: `“${title}” could not be read: it may have been moved, changed or deleted.` });
    return;
  }
  const hold = (long: string | ChosenFile): HeldText => {
    const kept = client.hold(long, title);
    signal.addEventListener('abort', () => client.release(kept));
    return kept;
  };
  const held = typeof source === 'string' ? keptOrHeld(source, hold) : hold(source);
  const { form, draft } = actor.getSnapshot().context;
  const filled = { ...form.blank, ...taker.settings, [taker.field]: held };
  const isNothingElse = [form.blank, form.start, filled].some((filling) => isSameFilling(draft, filling));
  actor.send({ type: 'fill', reason: 'link', draft: filled, replaces: !isNothingElse });
  if (form.canSubmit(filled)) actor.send({ type: 'calculate', reason: 'link' });
  const words =
    typeof source === 'string'
      ? `${withGroups(title)}: ${grouped(source.length)} letters were filled in.`
      : `“${title}” was opened.`;
  actor.send({ type: 'arrive', words: said ?? words });
}
