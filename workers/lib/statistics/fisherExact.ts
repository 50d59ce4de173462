/** Fisher's exact test of a 2 × 2 table, and its conditional odds ratio. Source: `fisher1935`. */
import { brentRoot } from './brentRoot.ts';
import { conditionalTable, lastOf } from './conditionalTable.ts';
import { type Draw, drawnLimits, hypergeometricProbability, hypergeometricTails } from './hypergeometric.ts';
import { zeroIn } from './zeroIn.ts';

/** Two rows of two counts, whole and 0 or more; every row and column has at least one. */
export type FourCounts = readonly [a: number, b: number, c: number, d: number];

/** The conditional maximum likelihood estimate with exact limits; null: without limit. */
export interface ConditionalOddsRatio {
  readonly oddsRatio: number | null;
  readonly lower: number;
  readonly upper: number | null;
}

/** The odds ratio to all digits. */
export interface FisherTest extends ConditionalOddsRatio {
  /** Two-sided: the chance of all tables that are not more likely than the one seen. */
  readonly pValue: number;
  /** The same odds ratio as R prints it, whose search stops early. */
  readonly asInR: ConditionalOddsRatio;
}

/** Tables whose chances differ by no more than this share are equally likely. */
const GUARD = 1 + 1e-7;
/** Tolerance of R's search, of the odds ratio or its inverse: the fourth root of the precision of a double. */
const COARSE = Number.EPSILON ** 0.25;
/** Logarithms of the odds ratio beyond which nothing changes. */
const WIDEST = 700;

/**
 * Tests the table [[a, b], [c, d]].
 *
 * @param level of the limits, above 0 and below 1
 */
export function fisherExact([a, b, c, d]: FourCounts, level: number): FisherTest {
  const draw = { marked: a + c, unmarked: b + d, drawn: a + b };
  return {
    pValue: twoSided(a, draw),
    ...conditionalRatio(a, draw, level, fullRoot),
    asInR: conditionalRatio(a, draw, level, coarseRoot),
  };
}

function twoSided(seen: number, draw: Draw): number {
  const [least, most] = drawnLimits(draw);
  const limit = hypergeometricProbability(seen, draw) * GUARD;
  const isRare = (k: number) => hypergeometricProbability(k, draw) <= limit;
  const { marked, unmarked, drawn } = draw;
  const mode = Math.floor(((drawn + 1) * (marked + 1)) / (marked + unmarked + 2));
  const peak = Math.min(Math.max(mode, least), most);
  const below = lastOf(least, peak, isRare);
  const above = -lastOf(-most, -peak, (k) => isRare(-k));
  if (below >= above - 1) return 1;
  return Math.min(1, hypergeometricTails(below, draw).lower + hypergeometricTails(above - 1, draw).upper);
}

/** Finds the odds ratio above 0 at which a function that rises with it is 0. */
type RootOf = (excess: (odds: number) => number) => number;

function conditionalRatio(seen: number, draw: Draw, level: number, rootOf: RootOf): ConditionalOddsRatio {
  const [least, most] = drawnLimits(draw);
  const tail = (1 - level) / 2;
  const at = (odds: number) => conditionalTable(seen, draw, odds);
  const isLeast = seen === least;
  const isMost = seen === most;
  return {
    oddsRatio: isLeast ? 0 : isMost ? null : rootOf((odds) => at(odds).mean - seen),
    lower: isLeast ? 0 : rootOf((odds) => at(odds).orMore - tail),
    upper: isMost ? null : rootOf((odds) => tail - at(odds).orLess),
  };
}

/** As R does it: between 0 and 1, of the odds ratio or of its inverse. */
function coarseRoot(excess: (odds: number) => number): number {
  const atOne = excess(1);
  if (atOne === 0) return 1;
  return atOne > 0
    ? zeroIn(excess, 0, 1, COARSE)
    : 1 / zeroIn((inverse) => excess(1 / inverse), Number.EPSILON, 1, COARSE);
}

function fullRoot(excess: (odds: number) => number): number {
  const ofLogarithm = (logarithm: number) => excess(Math.exp(logarithm));
  let reach = 1;
  while (reach < WIDEST && (ofLogarithm(-reach) > 0 || ofLogarithm(reach) < 0)) reach *= 2;
  return Math.exp(brentRoot(ofLogarithm, -reach, reach, 1e-14));
}
