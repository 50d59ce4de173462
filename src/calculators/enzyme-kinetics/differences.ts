import { significant } from '#src/kit/format.ts';
import type { ComparisonBlock, ResultKey } from '#src/kit/presentation.ts';
import type { EnzymeKineticsInput, EnzymeKineticsResult, OtherFits } from '#workers/formulas/enzyme-kinetics.ts';
import { quantity } from './figures.ts';
import { unitsOf } from './units.ts';

type Key = ResultKey<EnzymeKineticsResult>;

const FITS: readonly { readonly key: keyof OtherFits; readonly label: string }[] = [
  { key: 'relativeWeights', label: 'Non-linear, relative weights: 1 ÷ Y² of the curve' },
  { key: 'replicateMeans', label: 'Non-linear, replicates averaged first' },
  { key: 'zerosKept', label: 'Non-linear, zeros and blanks kept as 0' },
  { key: 'weightedReciprocals', label: 'Lineweaver–Burk, reciprocals weighted by v⁴' },
  { key: 'withoutSmallest', label: 'Lineweaver–Burk without the smallest velocity' },
];

/** Explains why Prism or a spreadsheet gives other constants: applies the methods that they offer to these points. */
export function otherPrograms(
  { reference, pointsUsed }: EnzymeKineticsResult,
  input: EnzymeKineticsInput,
): ComparisonBlock<Key> {
  const units = unitsOf(input);
  return {
    kind: 'comparison',
    title: 'Why is my number different?',
    isFolded: true,
    methods: [`Vmax (${units.velocity})`, `Km (${units.concentration})`],
    rows: FITS.flatMap(({ key, label }) => {
      const fit = reference.otherFits[key];
      if (fit === null) return [];
      return [
        {
          label,
          figures: [
            quantity(`reference.otherFits.${key}.vmax`, `Vmax, ${label}`, fit.vmax),
            quantity(`reference.otherFits.${key}.km`, `Km, ${label}`, fit.km),
          ],
        },
      ];
    }),
    why: `${whatIsMinimised(reference)} Relative weights are those of GraphPad’s guide, worked out here: each distance counts as a share of the curve, as when errors grow with the velocity. ${pointsUsed === 2 ? 'Two points lie on one curve, whatever their weights. ' : ''}Say with your constants what was fitted, with which weights, and what became of replicates and zeros.`,
    sources: ['graphPadGuide', 'wilkinson1961'],
  };
}

function whatIsMinimised({ vmax, km, residualSumOfSquares }: EnzymeKineticsResult['reference']): string {
  const rule = 'Without weights, a program such as Prism looks for the least Σ (v − Vmax·[S] ÷ (Km + [S]))²';
  return vmax === null || km === null || residualSumOfSquares === null
    ? `${rule}, and these points have none at a positive Vmax and Km.`
    : `${rule}. The non-linear fit of this page does the same and stops at ${significant(residualSumOfSquares, 4)}, with Vmax ${significant(vmax, 4)} and Km ${significant(km, 4)}.`;
}
