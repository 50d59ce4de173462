/**
 * Cells per milliliter from the optical density at 600 nm, with the uncertainty of the factor, and a culture diluted to a
 * wanted density.
 *
 *   measured = OD − blank;  corrected = measured × dilution ÷ path;  cells = corrected × cells at an OD of 1      cm, cells/mL
 *   culture to take = wanted OD × wanted volume ÷ corrected                                                       mL
 *
 * Source: factors `opticalDensityConventions`; what they are worth and how to calibrate them `beal2020`; optical density as a
 * measure of growth `monod1949`.
 *
 * Refuses, in this order: a blank or unreadable reading; an optional number that is unreadable; negative numbers; a reading
 * below the blank; a dilution below 1; a path not above 0; an organism without its cells per OD; only one of wanted OD and
 * volume; a volume not above 0; a wanted OD that is not below that of the culture; results beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isAbove } from '../lib/inputs/within.ts';
import { CELLS_PER_OD, MOST_LINEAR_OD } from '../reference/cellsPerOpticalDensity.ts';

export type Organism = keyof typeof CELLS_PER_OD | 'custom';

export interface Od600Input {
  readonly organism: Organism;
  /** Cells/mL at an OD of 1 in 1 cm, above 0; for `custom`, as the next two, which may be left out. */
  readonly cellsPerOd?: number;
  readonly cellsPerOdLow?: number;
  readonly cellsPerOdHigh?: number;
  /** As read, 0 or more. */
  readonly od: number;
  /** Of the medium alone, 0 or more. Left out: 0. */
  readonly blankOd?: number;
  /** 1 or more. Left out: 1. */
  readonly dilutionFactor?: number;
  /** cm, above 0. Left out: 1. */
  readonly pathLength?: number;
  /** mL of culture, above 0. */
  readonly volume?: number;
  /** Of the culture to be made, above 0; given with `targetVolume`. */
  readonly targetOd?: number;
  /** mL, above 0. */
  readonly targetVolume?: number;
}

export interface Od600Result {
  /** Less the blank. */
  readonly measuredOd: number;
  /** Of the undiluted culture in 1 cm. */
  readonly correctedOd: number;
  readonly cellsPerMilliliter: number;
  /** Cells/mL by the low and the high factor; null where none is entered. */
  readonly lower: number | null;
  readonly upper: number | null;
  /** Whether the reading is small enough to be proportional to the cells. */
  readonly linear: boolean;
  /** In `volume`. */
  readonly totalCells?: number;
  /** mL, for the wanted culture. */
  readonly cultureVolume?: number;
  readonly mediumVolume?: number;
}

const FACTORS = ['cellsPerOd', 'cellsPerOdLow', 'cellsPerOdHigh'] as const;
const TARGETS = ['targetOd', 'targetVolume'] as const;
const OPTIONAL = [...FACTORS, 'blankOd', 'dilutionFactor', 'pathLength', 'volume', ...TARGETS] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    od600: FormulaType<Od600Input, Od600Result>;
  }
}

export default {
  id: 'od600',

  validate(candidate) {
    const { organism } = candidate;
    if (organism === '' || (organism !== 'custom' && !Object.hasOwn(CELLS_PER_OD, organism)))
      return refuse(INVALID, 'organism');
    const numbers = enteredNumbers(candidate, ['od'], OPTIONAL);
    if (!numbers.ok) return numbers;
    const values = numbers.input;
    const { od, blankOd = 0, dilutionFactor = 1, pathLength = 1, cellsPerOd, targetOd, targetVolume } = values;
    const isCustom = organism === 'custom';
    const positive = [...(isCustom ? FACTORS : []), 'volume', ...TARGETS] as const;
    const refused = firstRefusal([
      [od < 0, 'All values must be non-negative', 'od'],
      [blankOd < 0, 'All values must be non-negative', 'blankOd'],
      ...positive.map((name): Rule => [!((values[name] ?? 1) > 0), NOT_POSITIVE, name]),
      [od < blankOd, 'The reading must not be below the blank', 'od'],
      [!(dilutionFactor >= 1), 'Dilution factor must be at least 1', 'dilutionFactor'],
      [!(pathLength > 0), 'Path length must be greater than 0', 'pathLength'],
      [isCustom && cellsPerOd === undefined, 'Please enter the cells per mL at OD 1', 'cellsPerOd'],
      [targetOd !== undefined && targetVolume === undefined, REQUIRED, 'targetVolume'],
      [targetVolume !== undefined && targetOd === undefined, REQUIRED, 'targetOd'],
    ]);
    if (refused !== null) return refused;
    const input: Od600Input = { organism, ...values };
    const result = counted(input);
    return (
      firstRefusal([
        [
          targetOd !== undefined && targetOd >= result.correctedOd,
          'Target OD must be below the OD of the culture',
          'targetOd',
        ],
      ]) ?? acceptFiniteResult(input, result, 'od')
    );
  },

  compute: counted,
} satisfies Formula<'od600'>;

function counted(input: Od600Input): Od600Result {
  const { od, blankOd = 0, dilutionFactor = 1, pathLength = 1, volume, targetOd, targetVolume } = input;
  const measuredOd = od - blankOd;
  const correctedOd = (measuredOd * dilutionFactor) / pathLength;
  const { cells, low, high } = factorsOf(input);
  const cellsPerMilliliter = correctedOd * cells;
  const cultureVolume =
    targetOd === undefined || targetVolume === undefined ? undefined : (targetOd * targetVolume) / correctedOd;
  return {
    measuredOd,
    correctedOd,
    cellsPerMilliliter,
    lower: low === null ? null : correctedOd * low,
    upper: high === null ? null : correctedOd * high,
    linear: !isAbove(measuredOd, MOST_LINEAR_OD),
    ...(volume === undefined ? {} : { totalCells: cellsPerMilliliter * volume }),
    ...(cultureVolume === undefined || targetVolume === undefined
      ? {}
      : { cultureVolume, mediumVolume: targetVolume - cultureVolume }),
  };
}

interface Factors {
  readonly cells: number;
  readonly low: number | null;
  readonly high: number | null;
}

function factorsOf({ organism, cellsPerOd = 0, cellsPerOdLow, cellsPerOdHigh }: Od600Input): Factors {
  return organism === 'custom'
    ? { cells: cellsPerOd, low: cellsPerOdLow ?? null, high: cellsPerOdHigh ?? null }
    : CELLS_PER_OD[organism];
}
