/**
 * Transfers and diluent of a dilution series, and the error that adds up along it.
 *
 *   range: factor = (highest ÷ lowest)^(1 ÷ (points − 1)), and the first tube is stock ÷ highest
 *   every tube is mixed to volume left × factor ÷ (factor − 1);  transfer in = mixed ÷ own fold;  diluent = the rest      µL
 *   error of the concentration = √Σ 2 × error² × (diluent ÷ mixed)² over the steps so far
 *
 * Source: `iupacDilution`; propagation of errors by `gum2008`, first order.
 *
 * Refuses, in this order: blanks and unreadable numbers; concentrations and volumes not above 0; a factor not above 1; steps or
 * points that are not whole or out of range; a highest concentration above the stock; a lowest one not below the highest; a
 * pipetting error outside 0 to 20 %; results beyond the range of a double.
 */
import type { Formula, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin, SLACK } from '../lib/inputs/within.ts';

export interface SerialDilutionInput {
  readonly mode: 'factor' | 'range';
  /** In any unit, above 0. */
  readonly stockConcentration: number;
  /** Above 1; with `steps` for `factor`. */
  readonly factor?: number;
  /** Tubes, whole, 1 to 24. */
  readonly steps?: number;
  /** At most the stock; with the next two for `range`. */
  readonly highest?: number;
  /** Above 0, below the highest. */
  readonly lowest?: number;
  /** Tubes, whole, 2 to 24. */
  readonly points?: number;
  /** µL that stay in each tube, above 0. Left out: 900. */
  readonly volumePerTube?: number;
  /** µL that can still be pipetted, above 0. Left out: 2. */
  readonly smallestVolume?: number;
  /** Percent of every pipetted volume, 0 to 20. Left out: 2. */
  readonly pipettingError?: number;
}

interface Tube {
  /** From 1. */
  readonly number: number;
  /** In the unit of the stock. */
  readonly concentration: number;
  /** µL from the tube before, or from the stock. */
  readonly transferVolume: number;
  /** µL. */
  readonly diluentVolume: number;
  readonly cumulativeDilution: number;
  /** Percent of the concentration. */
  readonly relativeError: number;
}

export interface SerialDilutionResult {
  readonly factor: number;
  /** µL in each tube before the next transfer. */
  readonly mixedVolume: number;
  readonly tubes: readonly Tube[];
  /** µL of stock in all. */
  readonly stockVolume: number;
  /** µL. */
  readonly totalDiluent: number;
  /** µL. */
  readonly smallestTransfer: number;
  readonly pipettable: boolean;
  /** µL to leave in each tube so that every transfer can be pipetted; as entered where they can. */
  readonly suggestedVolumePerTube: number;
}

const USUAL = { volumePerTube: 900, smallestVolume: 2, pipettingError: 2 } as const;
const OPTIONAL = ['volumePerTube', 'smallestVolume', 'pipettingError'] as const;
const NEEDED = { factor: ['factor', 'steps'], range: ['highest', 'lowest', 'points'] } as const;
const MOST_TUBES = 24;

declare module '../contract.ts' {
  interface FormulaTypes {
    'serial-dilution': FormulaType<SerialDilutionInput, SerialDilutionResult>;
  }
}

export default {
  id: 'serial-dilution',

  validate(candidate) {
    const { mode } = candidate;
    if (mode !== 'factor' && mode !== 'range') return refuse(INVALID, 'mode');
    const numbers = enteredNumbers(candidate, ['stockConcentration', ...NEEDED[mode]], OPTIONAL);
    if (!numbers.ok) return numbers;
    const input: SerialDilutionInput = { mode, ...numbers.input };
    return refusal(input) ?? acceptFiniteResult(input, series(input), 'stockConcentration');
  },

  compute: series,
} satisfies Formula<'serial-dilution'>;

function refusal(input: SerialDilutionInput): Verdict<never> | null {
  const { stockConcentration, factor = 2, steps = 1, highest = 1, lowest = 1, points = 2, pipettingError = 2 } = input;
  const sizes = ['stockConcentration', 'highest', 'lowest', 'volumePerTube', 'smallestVolume'] as const;
  const isRange = input.mode === 'range';
  return firstRefusal([
    ...sizes.map((name): Rule => [!((input[name] ?? 1) > 0), NOT_POSITIVE, name]),
    [!(factor > 1), 'Dilution factor must be greater than 1', 'factor'],
    [!isCount(steps, 1), 'Steps must be a whole number between 1 and 24', 'steps'],
    [!isCount(points, 2), 'Points must be a whole number between 2 and 24', 'points'],
    [
      isRange && highest > stockConcentration * (1 + SLACK),
      'Highest concentration must not exceed the stock',
      'highest',
    ],
    [isRange && lowest >= highest, 'Lowest concentration must be below the highest', 'lowest'],
    [!isWithin(pipettingError, 0, 20), 'Pipetting error must be between 0 and 20 %', 'pipettingError'],
  ]);
}

function isCount(value: number, fewest: number): boolean {
  return Number.isInteger(value) && value >= fewest && value <= MOST_TUBES;
}

function series(input: SerialDilutionInput): SerialDilutionResult {
  const { stockConcentration, volumePerTube, smallestVolume, pipettingError } = { ...USUAL, ...input };
  const { factor, first, count } = plan(input);
  const mixedVolume = (volumePerTube * factor) / (factor - 1);
  let variance = 0;
  const tubes = Array.from({ length: count }, (_, index): Tube => {
    const transferVolume = mixedVolume / (index === 0 ? first : factor);
    const diluentVolume = Math.max(0, mixedVolume - transferVolume);
    variance += 2 * (pipettingError * (diluentVolume / mixedVolume)) ** 2;
    const cumulativeDilution = first * factor ** index;
    return {
      number: index + 1,
      concentration: stockConcentration / cumulativeDilution,
      transferVolume,
      diluentVolume,
      cumulativeDilution,
      relativeError: Math.sqrt(variance),
    };
  });
  const smallestTransfer = Math.min(...tubes.map(({ transferVolume }) => transferVolume));
  const pipettable = smallestTransfer >= smallestVolume - SLACK;
  return {
    factor,
    mixedVolume,
    tubes,
    stockVolume: tubes[0]?.transferVolume ?? 0,
    totalDiluent: tubes.reduce((total, { diluentVolume }) => total + diluentVolume, 0),
    smallestTransfer,
    pipettable,
    suggestedVolumePerTube: pipettable ? volumePerTube : (volumePerTube * smallestVolume) / smallestTransfer,
  };
}

interface Plan {
  readonly factor: number;
  /** Fold of the first tube, 1 or more. */
  readonly first: number;
  readonly count: number;
}

function plan(input: SerialDilutionInput): Plan {
  const { mode, stockConcentration, factor = 2, steps = 1, highest = 1, lowest = 1, points = 2 } = input;
  if (mode === 'factor') return { factor, first: factor, count: steps };
  return {
    factor: (highest / lowest) ** (1 / (points - 1)),
    first: Math.max(1, stockConcentration / highest),
    count: points,
  };
}
