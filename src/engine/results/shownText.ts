/** Sentences and arithmetic of a result as visitors read them. What is copied, shared and saved keeps its plain numbers. */
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { powersInTerms, powersOfTen } from './powersOfTen.ts';

/** Returns a sentence with its numbers drawn for eyes: 'About one in 11 400.', '3.088 × 10⁸ copies'. */
export function shownText(text: string): string {
  return powersOfTen(withDisplayNumbers(text));
}

/** Returns a line of arithmetic with its numbers drawn for eyes: '2 400 000 ÷ (3.5 × 10⁵)'. */
export function shownTerm(text: string): string {
  return powersInTerms(withDisplayNumbers(text));
}
