/** The standard uncertainties of numbers of a result, from those of the inputs. */
import type { Progress } from '../contract.ts';
import { choleskyFactor } from '../lib/statistics/cholesky.ts';
import { summaryOfTrials, trialValues } from '../lib/statistics/simulatedSpread.ts';
import type { Doubt, UncertainInputs } from '../questions.ts';
import type { Evaluate } from './evaluator.ts';

const DRAWS = 10_000;
const LEVEL = 0.95;
/** The 97.5th percentile of the standard normal distribution. */
const TWO_SIDED_95 = 1.959963984540054;
/** A departure from the straight line that counts, as a share of the uncertainty. */
const DEPARTURE = 0.05;
const ROUND_OFF = 1e-12;
/** Where the line is checked, in standard uncertainties. */
const CHECKED = [-2, -1, 1, 2];

type Row = readonly number[];

/**
 * Propagates standard uncertainties, for each key of `evaluate` by itself: linearly (source: `gum2008`, 5.1.3 and 5.2.2), or, where
 * the formula departs from the line by over 5 % of the uncertainty within two standard uncertainties or has no value
 * there, by 10,000 normal draws (source: `jcgm101`). Steps that lie farther away are not noticed. The draws are shared
 * by all keys.
 *
 * @param width number of keys
 * @returns null for a number that is missing at the inputs or in nearly all draws, or for impossible correlations
 */
export async function uncertainties(
  evaluate: Evaluate,
  { values, standardUncertainties, correlations, seed }: UncertainInputs,
  width: number,
  report: (progress: Progress) => void,
): Promise<readonly (Doubt | null)[]> {
  const keys = Array.from({ length: width }, (_, key) => key);
  const own = values.map((_, row) => values.map((__, column) => (row === column ? 1 : 0)));
  const factor = choleskyFactor(correlations ?? own);
  if (factor === null) return keys.map(() => null);
  const none = keys.map(() => Number.NaN);
  /** The numbers with each input moved by so many of its standard uncertainties. */
  const atMoves = async (by: Row): Promise<Row> =>
    (await evaluate(values.map((value, at) => value + (standardUncertainties[at] ?? 0) * (by[at] ?? 0)))) ?? none;

  const center = await atMoves(values.map(() => 0));
  /** One list an input, one row a place of `CHECKED`. */
  const alone: (readonly Row[])[] = [];
  for (const [input] of values.entries()) {
    const rows: Row[] = [];
    for (const by of CHECKED) rows.push(await atMoves(values.map((_, at) => (at === input ? by : 0))));
    alone.push(rows);
  }
  const doubts: (Doubt | null)[] = [];
  const curved: { readonly key: number; readonly shares: Row }[] = [];
  for (const key of keys) {
    const here = center[key] ?? Number.NaN;
    if (!Number.isFinite(here)) {
      doubts.push(null);
      continue;
    }
    const slopes = alone.map((rows) => ((rows[2]?.[key] ?? Number.NaN) - (rows[1]?.[key] ?? Number.NaN)) / 2);
    const gradient = values.map((_, column) =>
      dot(
        slopes,
        factor.map((row) => row[column] ?? 0),
      ),
    );
    const spread = Math.hypot(...gradient);
    const effect = times(factor, gradient);
    const shares = slopes.map((slope, at) => (spread > 0 ? (slope * (effect[at] ?? 0)) / spread ** 2 : 0));
    if (!(await isStraight(key, here, slopes, gradient, spread))) curved.push({ key, shares });
    const half = TWO_SIDED_95 * spread;
    doubts.push({
      method: 'linear',
      standardUncertainty: spread,
      lower: here - half,
      upper: here + half,
      shares,
      refusedDraws: 0,
    });
  }
  if (curved.length > 0) {
    const drawn = await draws();
    for (const { key, shares } of curved) doubts[key] = simulated(drawn, key, shares);
  }
  return doubts;

  /** Checks the line along each input, along all at once, and in the direction in which the number moves most. */
  async function isStraight(key: number, here: number, slopes: Row, gradient: Row, spread: number): Promise<boolean> {
    const allowed = DEPARTURE * spread + ROUND_OFF * Math.abs(here);
    const isOn = (row: Row | undefined, change: number) =>
      Math.abs((row?.[key] ?? Number.NaN) - here - change) <= allowed;
    if (!slopes.every((slope, at) => CHECKED.every((by, place) => isOn(alone[at]?.[place], by * slope)))) return false;
    const ways = [gradient.map((part) => part / (spread || 1)), values.map(() => 1 / Math.sqrt(values.length))];
    for (const way of ways) {
      for (const by of CHECKED) {
        const moved = times(
          factor ?? [],
          way.map((part) => by * part),
        );
        if (!isOn(await atMoves(moved), by * dot(way, gradient))) return false;
      }
    }
    return true;
  }

  async function draws(): Promise<readonly Row[]> {
    const deviates: Row[] = [];
    const standard = values.map(() => ({ value: 0, standardUncertainty: 1 }));
    trialValues((drawn) => deviates.push(Array.from(drawn)), standard, { seed, trials: DRAWS });
    const rows: Row[] = [];
    for (const [done, each] of deviates.entries()) {
      rows.push(await atMoves(times(factor ?? [], each)));
      report({ done, total: DRAWS });
    }
    return rows;
  }
}

function simulated(drawn: readonly Row[], key: number, shares: Row): Doubt | null {
  const found = drawn.map((row) => row[key] ?? Number.NaN).filter(Number.isFinite);
  if (found.length < 2) return null;
  const { standardDeviation, lower, upper, invalidTrials } = summaryOfTrials(found, DRAWS, LEVEL);
  return {
    method: 'simulation',
    standardUncertainty: standardDeviation,
    lower,
    upper,
    shares: shares.every(Number.isFinite) ? shares : [],
    refusedDraws: invalidTrials,
  };
}

function times(matrix: readonly Row[], vector: Row): Row {
  return matrix.map((row) => dot(row, vector));
}

function dot(one: Row, other: Row): number {
  return one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0);
}
