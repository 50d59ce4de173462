/**
 * Cells in a counting chamber: density, viability and how sure they are.
 *
 *   density = mean per square × dilution ÷ volume of a square;  viability = live ÷ (live + dead);  error of counting = 1/√cells
 *   limits: exact ones of Poisson for densities, Wilson's for viability;  even loading: Σ (x − mean)²/mean, chi-square with squares − 1
 *
 * Sources: `student1907` (the error of counting), `strober2015` (trypan blue), `wilson1927`. Refuses counts that are not whole, dead cells of
 * another number of squares, and volumes or dilutions that are not above 0 (dilution: 1 or more).
 */

import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { isCount, MOST_COUNTED } from '../lib/inputs/countTable.ts';
import { isIn } from '../lib/inputs/isIn.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { chiSquareTails } from '../lib/statistics/chiSquareDistribution.ts';
import { poissonInterval } from '../lib/statistics/poissonInterval.ts';
import { wilsonInterval } from '../lib/statistics/proportionIntervals.ts';

/** A square of 1 mm, 0.25 mm or 0.2 mm under 0.1 mm, of 1 mm under 0.2 mm, or a volume of one's own. */
export type CountedSquare = 'neubauer-large' | 'neubauer-corner' | 'neubauer-center' | 'fuchs-rosenthal' | 'own';

export interface CellCountInput {
  /** Cells that exclude the dye, or all cells: one number a square. */
  readonly live: string;
  /** Stained cells of the same squares; blank where none were counted apart. */
  readonly dead: string;
  readonly square: CountedSquare;
  /** nL of one square; used where `square` is 'own'. */
  readonly squareVolume?: number | undefined;
  /** Volume after adding dye and buffer ÷ volume before, 1 or more. */
  readonly dilution: number;
  /** mL of the suspension that was sampled. */
  readonly suspension?: number | undefined;
}

interface Limits {
  readonly lower: number;
  readonly upper: number;
}

export interface CellCountResult {
  readonly squares: number;
  readonly liveCells: number;
  readonly deadCells: number;
  /** nL of one square. */
  readonly squareVolume: number;
  /** Live cells in 1 mL, with limits of 95 %. */
  readonly liveDensity: number;
  readonly liveLimits: Limits;
  readonly totalDensity: number;
  /** 0 to 1; null where dead cells were not counted, or no cell at all. */
  readonly viability: number | null;
  readonly viabilityLimits: Limits | null;
  /** Percent of the live cells: 100/√n; null without cells. */
  readonly countingError: number | null;
  /** Live cells in the whole suspension; null where its volume is not given. */
  readonly liveInSuspension: number | null;
  /** Whether the live cells are spread as evenly as chance allows; null for one square or no cells. */
  readonly evenness: { readonly statistic: number; readonly degreesOfFreedom: number; readonly pValue: number } | null;
}

/** nL: length × width × depth in mm³, times 1000. */
const VOLUMES: Readonly<Record<Exclude<CountedSquare, 'own'>, number>> = {
  'neubauer-large': 100,
  'neubauer-corner': 6.25,
  'neubauer-center': 4,
  'fuchs-rosenthal': 200,
};
const NL_PER_ML = 1e6;
const MOST_SQUARES = 1000;
const LARGEST = 1e9;
const LEVEL = 0.95;

declare module '../contract.ts' {
  interface FormulaTypes {
    'cell-count': FormulaType<CellCountInput, CellCountResult>;
  }
}

export default {
  id: 'cell-count',

  validate({ live: typedLive, dead: typedDead, square, squareVolume, dilution, suspension }) {
    const [live, dead] = [textOf(typedLive), textOf(typedDead)];
    if (live.trim() === '') return refuse(REQUIRED, 'live');
    if (square === '' || !(square === 'own' || isIn(VOLUMES, square))) return refuse(REQUIRED, 'square');
    if (square === 'own' && (squareVolume ?? null) === null) return refuse(REQUIRED, 'squareVolume');
    if (dilution === null) return refuse(REQUIRED, 'dilution');
    const counted = countsIn(live, 'live');
    if (!counted.ok) return counted;
    const stained = countsIn(dead, 'dead');
    if (!stained.ok) return stained;
    if (dead.trim() !== '' && stained.input.length !== counted.input.length)
      return refuse(
        `Dead cells of ${stained.input.length} squares, but live cells of ${counted.input.length}: count both in the same squares`,
        'dead',
      );
    if (square === 'own' && !isUsable(squareVolume))
      return refuse('The volume of a square must be above 0', 'squareVolume');
    if (!(dilution >= 1 && dilution <= LARGEST))
      return refuse('Dilution must be 1 or more; 1 is undiluted', 'dilution');
    if ((suspension ?? null) !== null && !isUsable(suspension))
      return refuse('The volume of the suspension must be above 0', 'suspension');
    return accept({
      live,
      dead,
      square,
      dilution,
      ...(square === 'own' && isUsable(squareVolume) ? { squareVolume } : {}),
      ...(isUsable(suspension) ? { suspension } : {}),
    });
  },

  compute({ live, dead, square, squareVolume: own, dilution, suspension }) {
    const [counted, stained] = [countsIn(live, 'live'), countsIn(dead, 'dead')];
    if (!counted.ok || !stained.ok) throw new Error('Validated counts can be read');
    const counts = counted.input;
    const squares = counts.length;
    const squareVolume = square === 'own' ? (own ?? 0) : VOLUMES[square];
    const [liveCells, deadCells] = [totalOf(counts), totalOf(stained.input)];
    const density = (cells: number) => (cells * dilution * NL_PER_ML) / (squares * squareVolume);
    const { lower, upper } = poissonInterval(liveCells, LEVEL);
    const all = liveCells + deadCells;
    const isStained = stained.input.length > 0 && all > 0;
    return {
      squares,
      liveCells,
      deadCells,
      squareVolume,
      liveDensity: density(liveCells),
      liveLimits: { lower: density(lower), upper: density(upper) },
      totalDensity: density(all),
      viability: isStained ? liveCells / all : null,
      viabilityLimits: isStained ? wilsonInterval(liveCells, all, LEVEL) : null,
      countingError: liveCells === 0 ? null : 100 / Math.sqrt(liveCells),
      liveInSuspension: suspension === undefined ? null : density(liveCells) * suspension,
      evenness: evennessOf(counts),
    };
  },
} satisfies Formula<'cell-count'>;

function evennessOf(counts: readonly number[]): CellCountResult['evenness'] {
  const mean = totalOf(counts) / counts.length;
  if (counts.length < 2 || mean === 0) return null;
  const statistic = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const degreesOfFreedom = counts.length - 1;
  return { statistic, degreesOfFreedom, pValue: chiSquareTails(statistic, degreesOfFreedom).upper };
}

function countsIn(text: string, path: 'live' | 'dead'): Verdict<readonly number[]> {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const counts = words.map((word) => writtenNumber(word, 'point'));
  const wrong = words.find((_, index) => !isCount(counts[index] ?? null));
  if (wrong !== undefined)
    return refuse(`Counts are whole numbers from 0 to ${MOST_COUNTED}, and “${wrong}” is not one`, path);
  if (counts.length > MOST_SQUARES) return refuse(`At most ${MOST_SQUARES} squares can be entered`, path);
  return accept(counts.flatMap((count) => count ?? []));
}

function isUsable(value: number | null | undefined): value is number {
  return typeof value === 'number' && value >= 1 / LARGEST && value <= LARGEST;
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
