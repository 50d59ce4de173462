import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { noteLines, type VetNotes } from '#src/engine/results/vetNotes.ts';
import { callLines } from '#src/site/help/callLines.ts';

/** Returns the last lines of a result that leaves its page: what only the visitor knows, then whom to call. */
export function linesForTheCall(
  { warning }: Pick<AnyCalculatorDefinition, 'warning'>,
  { card }: Pick<Presentation, 'card'>,
  notes: VetNotes,
): readonly string[] {
  return [
    ...(card === undefined ? [] : noteLines(card.asked, notes, new Date())),
    ...(warning === undefined ? [] : callLines(warning.call)),
  ];
}
