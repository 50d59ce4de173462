import type { ActorRefFrom } from 'xstate';
import { keptOrHeld } from '#src/form/longText.ts';
import { isSameFilling } from '#src/form/onDemand/linkedDraft.ts';
import type { LettersOnTheirWay } from '#src/handover/handedLetters.ts';
import { grouped, withGroups } from '#src/kit/forEyes.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';
import { client } from '../run/client.ts';

/** Shown where the letters did not survive, because the page was loaded anew. */
export const LETTERS_LOST = 'The letters were not kept when the page was loaded again. Hand them on once more.';

/**
 * Fills in letters that another result handed on, says where they came from, and calculates. A long text is held for as long as the
 * page is open.
 *
 * @param signal aborted when the page is left
 */
export function openLetters(
  { taker, letters, title }: LettersOnTheirWay,
  actor: ActorRefFrom<CalculatorMachine>,
  signal: AbortSignal,
): void {
  const { form, draft } = actor.getSnapshot().context;
  const held = keptOrHeld(letters, (text) => {
    const kept = client.hold(text, title);
    signal.addEventListener('abort', () => client.release(kept));
    return kept;
  });
  const filled = { ...form.blank, ...taker.settings, [taker.field]: held };
  const isNothingElse = [form.blank, form.start, filled].some((filling) => isSameFilling(draft, filling));
  actor.send({ type: 'fill', reason: 'link', draft: filled, replaces: !isNothingElse });
  if (form.canSubmit(filled)) actor.send({ type: 'calculate', reason: 'link' });
  actor.send({ type: 'arrive', words: `${withGroups(title)}: ${grouped(letters.length)} letters were filled in.` });
}
