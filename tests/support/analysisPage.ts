/** Where an analysis is asked, for tests that open its page. */

import type { AnalysisSubject } from '#src/engine/kit/defineCalculator.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { type AnalysisEntry, PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';

/** A text of each subject about which every analysis has an answer, or says what it needs. */
export const ASKED_TEXTS: Readonly<Record<AnalysisSubject, string>> = {
  dna: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGGAATTCGGATCC',
  protein: 'MALWMRLLPLLALLALWGPDPAAAFVNQHLCGSHLVEALYLVCGERGFFYTPKT',
};

/** The texts as the pages' links have them. */
const FRAGMENTS: Readonly<Record<AnalysisSubject, string>> = {
  dna: `sequence=${ASKED_TEXTS.dna}`,
  protein: `inputType=PROTEIN&sequence=${ASKED_TEXTS.protein}`,
};

/** The page that a link opens to ask an analysis: the calculator's id, and the fragment before the question. */
export function pageOf({ subject, pages }: AnalysisEntry): {
  readonly calculator: CalculatorId;
  readonly fragment: string;
} {
  if (subject !== undefined) return { calculator: PAGE_OF_SUBJECT[subject], fragment: FRAGMENTS[subject] };
  const [calculator] = pages ?? [];
  if (calculator === undefined) throw new Error('The analysis is on no page');
  return { calculator, fragment: '' };
}
