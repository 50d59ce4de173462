import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DiversityResult } from '#workers/formulas/species-diversity.ts';

/** Most terms shown of a sum; the rule is clear by then. */
const TERMS_SHOWN = 5;

/** Returns total, Shannon, Simpson and evenness with the visitor's counts, the most abundant species first. */
export function workingOf(
  { ranking, shannonIndex, speciesRichness, evenness }: DiversityResult,
  figure: FigureOf<ResultKey<DiversityResult>>,
): readonly WorkingStep[] {
  const shares = ranking.map(({ proportion }) => workingNumber(proportion));
  return [
    {
      label: 'Total',
      formula: 'N = Σ n',
      substituted: sum(ranking.map(({ count }) => String(count))),
      value: figure('totalIndividuals').text,
    },
    {
      label: 'Shannon index, with p = n ÷ N',
      formula: 'H′ = −Σ p·ln p',
      substituted: `−(${sum(shares.map((share) => `${share}·ln ${share}`))})`,
      value: figure('shannonIndex').text,
    },
    {
      label: 'Simpson’s index of diversity',
      formula: '1 − D = 1 − Σ p²',
      substituted: `1 − (${sum(shares.map((share) => `${share}²`))})`,
      value: figure('simpsonIndex').text,
    },
    {
      label: 'Evenness',
      formula: 'J = H′ ÷ ln S',
      substituted: `${workingNumber(shannonIndex)} ÷ ln ${speciesRichness}`,
      value: evenness === null ? 'not defined, because ln 1 is 0' : figure('evenness').text,
    },
  ];
}

function sum(terms: readonly string[]): string {
  const shown = terms.slice(0, TERMS_SHOWN).join(' + ');
  return terms.length > TERMS_SHOWN ? `${shown} + … (${terms.length} terms)` : shown;
}
