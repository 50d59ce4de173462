import type { ActorRefFrom } from 'xstate';
import { isSameFilling } from '#src/engine/form/onDemand/linkedDraft.ts';
import { handedDraft } from '#src/engine/handover/handedDraft.ts';
import { readHandover } from '#src/engine/handover/handoverLink.ts';
import { handedText } from '#src/engine/handover/handoverWords.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { calculatorName } from './calculatorName.ts';

/** Shown and announced when a link hands on what the form has no place for. */
const UNFIT = 'The value of this link does not fit this form.';

/**
 * Puts the figure that the page's URL hands on into its field. The other boxes keep what the visitor entered, which Undo
 * restores; nothing is calculated, because most forms still need more. The figure stays in the URL as long as the field
 * holds it.
 *
 * @param id of the calculator whose page is open
 * @param signal aborted when the page is left
 */
export function openHandover(
  id: string,
  fields: AnyFields,
  actor: ActorRefFrom<CalculatorMachine>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const { form, draft } = actor.getSnapshot().context;
  const handover = readHandover(id, location.hash);
  const handed = handover === null ? null : handedDraft(fields, draft, handover);
  if (handover === null || handed === null) {
    actor.send({ type: 'arrive', words: UNFIT });
    return;
  }
  if (isSameFilling(draft, handed)) return;
  const isNothingElse = [form.blank, form.start].some((filling) => isSameFilling(draft, filling));
  actor.send({ type: 'fill', reason: 'link', draft: handed, replaces: !isNothingElse });
  const { kind, giver } = handover.pair;
  actor.send({
    type: 'say',
    words: `${kind.name} came from ${calculatorName(giver.calculator)}: ${shownText(handedText(handover))}`,
  });

  const { hash } = location;
  const watching = actor.subscribe(({ context }) => {
    const again = handedDraft(fields, context.draft, handover);
    if (again !== null && isSameFilling(context.draft, again)) return;
    watching.unsubscribe();
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  });
  signal.addEventListener('abort', () => watching.unsubscribe());
}
