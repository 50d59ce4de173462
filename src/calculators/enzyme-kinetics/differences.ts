import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ComparisonBlock, ResultKey } from '#src/engine/kit/presentation.ts';
import type { EnzymeKineticsInput, EnzymeKineticsResult, OtherFits } from '#workers/formulas/enzyme-kinetics.ts';
import { unitsOf } from './units.ts';

type Key = ResultKey<EnzymeKineticsResult>;

export const FIT_LABELS: Readonly<Record<keyof OtherFits, string>> = {
  relativeWeights: 'Non-linear, relative weights: 1 ÷ Y² of the curve',
  replicateMeans: 'Non-linear, replicates averaged first',
  zerosKept: 'Non-linear, zeros and blanks kept as 0',
  weightedReciprocals: 'Lineweaver–Burk, reciprocals weighted by v⁴',
  withoutSmallest: 'Lineweaver–Burk without the smallest velocity',
};
const FITS = ['relativeWeights', 'replicateMeans', 'zerosKept', 'weightedReciprocals', 'withoutSmallest'] as const;

/** Explains why Prism or a spreadsheet gives other constants: applies the methods that they offer to these points. */
export function otherPrograms(
  { reference, pointsUsed }: EnzymeKineticsResult,
  input: EnzymeKineticsInput,
  figure: FigureOf<Key>,
): ComparisonBlock<Key> {
  const units = unitsOf(input);
  return {
    kind: 'comparison',
    title: 'Why is my number different?',
    isFolded: true,
    methods: [`Vmax (${units.velocity})`, `Km (${units.concentration})`],
    rows: FITS.filter((key) => reference.otherFits[key] !== null).map((key) => ({
      label: FIT_LABELS[key],
      figures: [figure(`reference.otherFits.${key}.vmax`), figure(`reference.otherFits.${key}.km`)],
    })),
    why: `${whatIsMinimized(reference, figure)} Relative weights are those of GraphPad’s guide, worked out here: each distance counts as a share of the curve, as when errors grow with the velocity. ${pointsUsed === 2 ? 'Two points lie on one curve with any weights. ' : ''}Say with your constants what was fitted, with which weights, and what became of replicates and zeros.`,
    sources: ['graphPadGuide', 'wilkinson1961'],
  };
}

function whatIsMinimized(
  { vmax, km, residualSumOfSquares }: EnzymeKineticsResult['reference'],
  figure: FigureOf<Key>,
): string {
  const rule = 'Without weights, a program such as Prism looks for the least Σ (v − Vmax·[S] ÷ (Km + [S]))²';
  return vmax === null || km === null || residualSumOfSquares === null
    ? `${rule}, and these points have none at a positive Vmax and Km.`
    : `${rule}. The non-linear fit of this page does the same and stops at ${figure('reference.residualSumOfSquares').text}, with Vmax ${figure('reference.vmax').text} and Km ${figure('reference.km').text}.`;
}
