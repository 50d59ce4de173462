import type { AnyCalculatorDefinition } from '../defineCalculator.ts';
import type { Presentation } from '../presentation.ts';
import { asText } from './presentationText.ts';

/**
 * Returns the text that a calculator shares: its own, else the headline and the facts.
 *
 * @param presentation null while there is no result
 * @returns null when there is only the page's own description to share
 */
export function sharedText(
  { shareText }: Pick<AnyCalculatorDefinition, 'shareText'>,
  presentation: Presentation | null,
): string | null {
  if (typeof shareText === 'string') return shareText;
  if (presentation === null) return null;
  if (shareText !== undefined) return shareText(presentation, factsText(presentation));
  return factsText(presentation);
}

/** The headline and the facts. */
function factsText(presentation: Presentation): string {
  return asText({ ...presentation, blocks: presentation.blocks.filter(({ kind }) => kind === 'facts') });
}
