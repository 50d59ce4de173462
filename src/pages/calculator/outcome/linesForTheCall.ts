import { callLines } from '#src/help/callLines.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import { noteLines, type VetNotes } from '#src/results/vetNotes.ts';

/** Returns the last lines of a result that leaves its page: what only the visitor knows, then whom to call. */
export function linesForTheCall(
  { warning }: Pick<AnyCalculatorDefinition, 'warning'>,
  { card }: Pick<Presentation, 'card'>,
  notes: VetNotes,
): readonly string[] {
  return [
    ...(card === undefined ? [] : noteLines(card.asks, notes, new Date())),
    ...(warning === undefined ? [] : callLines(warning.call)),
  ];
}
