/**
 * A dilution series of DNA or RNA of known length to standards of known copies per µL.
 *
 *   copies/µL of the stock = ng/µL × 10⁻⁹ × N_A / M;  M = 617.96·bp + 36.04, 308.97·nt + 18.02 (DNA), 321.47·nt + 18.02 (RNA)
 *   every tube is mixed to volume × factor/(factor − 1), so that the volume is left after the next transfer
 *   transfer = mixed / fold; where the first is too small to pipette, dilutions by a power of ten come before it
 *   copies in a reaction n = copies/µL × µL of template; chance alone spreads them by 100/√n %
 *
 * Sources: `siBrochure2019`, `nucleicAcidUnitMasses`. Refuses blanks, values not above 0, a factor not above 1, points that are not whole
 * or outside 1 to 12, a highest standard above the stock, volumes too small to pipette.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { SLACK } from '../lib/inputs/within.ts';
import { AVERAGE_CHAINS } from '../reference/nucleicAcidMasses.ts';
import { AVOGADRO } from '../reference/physicalConstants.ts';

export interface CopyStandardsInput {
  readonly molecule: 'dsdna' | 'ssdna' | 'rna';
  /** Base pairs or nucleotides, above 0: of the whole plasmid, where the standard is one. */
  readonly length: number;
  /** ng/µL, above 0. */
  readonly stockConcentration: number;
  /** Copies per µL of the highest standard, above 0. */
  readonly highest: number;
  /** Fold from standard to standard, above 1. */
  readonly factor: number;
  /** Standards, whole, 1 to 12. */
  readonly points: number;
  /** µL left in each tube, above 0. */
  readonly volumePerTube: number;
  /** µL that can still be pipetted, above 0. Blank: 2. */
  readonly smallestVolume: number;
  /** µL of a standard in each reaction, above 0. Blank: 1. */
  readonly templateVolume: number;
}

export interface StandardTube {
  readonly name: string;
  readonly copiesPerMicroliter: number;
  /** µL from the tube before, or from the stock. */
  readonly transfer: number;
  /** µL. */
  readonly diluent: number;
  readonly copiesPerReaction: number;
  /** Percent, of chance alone. */
  readonly spread: number;
}

export interface CopyStandardsResult {
  /** Copies per µL of the stock. */
  readonly stockCopies: number;
  /** Copies in a ng. */
  readonly copiesPerNanogram: number;
  /** g/mol. */
  readonly molarMass: number;
  /** From the stock to the highest standard. */
  readonly fold: number;
  /** Those before the highest standard first. */
  readonly tubes: readonly StandardTube[];
  /** How many of the tubes come before the highest standard. */
  readonly predilutions: number;
}

const NEEDED = ['length', 'stockConcentration', 'highest', 'factor', 'points', 'volumePerTube'] as const;
const MOST_POINTS = 12;
const BEYOND = 'Please enter values whose result is not beyond all numbers';

declare module '../contract.ts' {
  interface FormulaTypes {
    'copy-standards': FormulaType<CopyStandardsInput, CopyStandardsResult>;
  }
}

export default {
  id: 'copy-standards',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, resultOf(verdict.input), 'stockConcentration') : verdict;
  },

  compute: resultOf,
} satisfies Formula<'copy-standards'>;

function inputOf(candidate: Candidate<CopyStandardsInput>): Verdict<CopyStandardsInput> {
  const { molecule } = candidate;
  if (molecule !== 'dsdna' && molecule !== 'ssdna' && molecule !== 'rna') return refuse(REQUIRED, 'molecule');
  const numbers = enteredNumbers(candidate, NEEDED, ['smallestVolume', 'templateVolume']);
  if (!numbers.ok) return numbers;
  const input: CopyStandardsInput = { molecule, smallestVolume: 2, templateVolume: 1, ...numbers.input };
  const { factor, points, volumePerTube, smallestVolume, highest } = input;
  const sizes = [...NEEDED, 'smallestVolume', 'templateVolume'] as const;
  const refusal = firstRefusal([
    ...sizes.map((name): Rule => [!(input[name] > 0), NOT_POSITIVE, name]),
    [!(factor > 1), 'Dilution factor must be greater than 1', 'factor'],
    [
      !Number.isInteger(points) || points > MOST_POINTS,
      `Standards must be a whole number between 1 and ${MOST_POINTS}`,
      'points',
    ],
    [!Number.isFinite(stockOf(input).copies / highest), BEYOND, 'highest'],
    [highest > stockOf(input).copies * (1 + SLACK), 'The highest standard must not exceed the stock', 'highest'],
    [
      mixedVolume(input) / factor < smallestVolume,
      `The transfers of ${(volumePerTube / (factor - 1)).toPrecision(2)} µL are too small to pipette: leave more in each tube`,
      'volumePerTube',
    ],
    [
      mixedVolume(input) < 10 * smallestVolume,
      'The tubes are too small for dilutions by ten: leave more in each tube',
      'volumePerTube',
    ],
  ]);
  return refusal ?? accept(input);
}

function mixedVolume({ volumePerTube, factor }: CopyStandardsInput): number {
  return (volumePerTube * factor) / (factor - 1);
}

function stockOf({ molecule, length, stockConcentration }: CopyStandardsInput) {
  const chain = AVERAGE_CHAINS[molecule];
  const molarMass = chain.unit * length + chain.ends;
  const perNanogram = (1e-9 * AVOGADRO) / molarMass;
  return { molarMass, perNanogram, copies: stockConcentration * perNanogram };
}

function resultOf(input: CopyStandardsInput): CopyStandardsResult {
  const { molarMass, perNanogram, copies } = stockOf(input);
  const mixed = mixedVolume(input);
  const fold = copies / input.highest;
  // The largest power of ten whose transfer can be pipetted.
  const step = 10 ** Math.floor(Math.log10(mixed / input.smallestVolume) + SLACK);
  let rest = fold;
  let predilutions = 0;
  while (mixed / rest < input.smallestVolume) {
    rest /= step;
    predilutions += 1;
  }
  const folds = [
    ...Array.from({ length: predilutions }, () => step),
    // Rounding may put a standard as high as the stock a little above it.
    Math.max(1, rest),
    ...Array.from({ length: input.points - 1 }, () => input.factor),
  ];
  let concentration = copies;
  const tubes = folds.map((each, at): StandardTube => {
    concentration /= each;
    const copiesPerReaction = concentration * input.templateVolume;
    return {
      name: at < predilutions ? `Predilution ${at + 1}` : `Standard ${at - predilutions + 1}`,
      copiesPerMicroliter: concentration,
      transfer: mixed / each,
      diluent: mixed - mixed / each,
      copiesPerReaction,
      spread: 100 / Math.sqrt(copiesPerReaction),
    };
  });
  return { stockCopies: copies, copiesPerNanogram: perNanogram, molarMass, fold, tubes, predilutions };
}
