import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, WorkingStep } from '#src/kit/presentation.ts';
import type { BetaDiversityInput, BetaDiversityResult } from '#workers/formulas/beta-diversity.ts';

const FORMULAS = {
  'bray-curtis': 'Σ|x − y| ÷ Σ(x + y)',
  jaccard: '(b + c) ÷ (a + b + c)',
  sorensen: '(b + c) ÷ (2a + b + c)',
  'morisita-horn': '1 − 2Σxy ÷ ((Σx²/X² + Σy²/Y²)·XY)',
} as const;

/** Returns the mean of the pairs and Whittaker's beta. */
export function workingOf(
  { sites, dissimilarity, meanDissimilarity, gamma, meanAlpha, whittaker }: BetaDiversityResult,
  { index }: BetaDiversityInput,
  mean: Figure,
): readonly WorkingStep[] {
  const pairs = (sites.length * (sites.length - 1)) / 2;
  return [
    {
      label: `${sites[0]} and ${sites[1]}`,
      formula: FORMULAS[index],
      substituted:
        index === 'jaccard' || index === 'sorensen'
          ? 'a shared species, b and c those of one site only'
          : 'x and y abundances of the two sites',
      value: fixed(dissimilarity[0]?.[1] ?? 0, 4),
    },
    {
      label: 'Mean of all pairs',
      formula: 'Σ d ÷ pairs',
      substituted: `${workingNumber(meanDissimilarity * pairs, mean.written)} ÷ ${pairs}`,
      value: mean.text,
    },
    {
      label: 'Whittaker’s beta',
      formula: 'γ ÷ α − 1',
      substituted: `${gamma} ÷ ${workingNumber(meanAlpha)} − 1`,
      value: fixed(whittaker, 4),
    },
  ];
}
