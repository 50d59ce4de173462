import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { DiversityResult } from '#workers/formulas/species-diversity.ts';

/** Most terms shown of a sum; the rule is clear by then. */
const TERMS_SHOWN = 5;

/** Returns total, Shannon, Simpson and evenness with the visitor's counts, the most abundant species first. */
export function workingOf(result: DiversityResult): readonly WorkingStep[] {
  const { ranking, totalIndividuals, shannonIndex, simpsonIndex, speciesRichness, evenness } = result;
  const shares = ranking.map(({ proportion }) => workingNumber(proportion));
  return [
    {
      label: 'Total',
      formula: 'N = Σ n',
      substituted: sum(ranking.map(({ count }) => String(count))),
      value: String(Number(totalIndividuals.toPrecision(12))),
    },
    {
      label: 'Shannon index, with p = n ÷ N',
      formula: 'H′ = −Σ p·ln p',
      substituted: `−(${sum(shares.map((share) => `${share}·ln ${share}`))})`,
      value: fixed(shannonIndex, 4),
    },
    {
      label: 'Simpson’s index of diversity',
      formula: '1 − D = 1 − Σ p²',
      substituted: `1 − (${sum(shares.map((share) => `${share}²`))})`,
      value: fixed(simpsonIndex, 4),
    },
    {
      label: 'Evenness',
      formula: 'J = H′ ÷ ln S',
      substituted: `${workingNumber(shannonIndex)} ÷ ln ${speciesRichness}`,
      value: evenness === null ? 'not defined, because ln 1 is 0' : fixed(evenness, 4),
    },
  ];
}

function sum(terms: readonly string[]): string {
  const shown = terms.slice(0, TERMS_SHOWN).join(' + ');
  return terms.length > TERMS_SHOWN ? `${shown} + … (${terms.length} terms)` : shown;
}
