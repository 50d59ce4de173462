/** How unlike two lists of abundances of the same species are, 0 to 1; each list has an abundance above 0. */

export type DissimilarityIndex = 'bray-curtis' | 'jaccard' | 'sorensen' | 'morisita-horn';

type Abundances = readonly number[];

/** By the index; the first is of `brayCurtis1957`, the last of `horn1966`. */
export const DISSIMILARITIES: Readonly<Record<DissimilarityIndex, (x: Abundances, y: Abundances) => number>> = {
  'bray-curtis': (x, y) =>
    x.reduce((sum, value, at) => sum + Math.abs(value - (y[at] ?? 0)), 0) / (totalOf(x) + totalOf(y)),
  jaccard: (x, y) => {
    const { both, onlyFirst, onlySecond } = presenceOf(x, y);
    return (onlyFirst + onlySecond) / (both + onlyFirst + onlySecond);
  },
  sorensen: (x, y) => {
    const { both, onlyFirst, onlySecond } = presenceOf(x, y);
    return (onlyFirst + onlySecond) / (2 * both + onlyFirst + onlySecond);
  },
  'morisita-horn': (x, y) => {
    const [a, b] = [sharesOf(x), sharesOf(y)];
    const product = a.reduce((sum, share, at) => sum + share * (b[at] ?? 0), 0);
    // Of equal lists the sums differ from each other by rounding.
    return Math.max(0, 1 - (2 * product) / (squaresOf(a) + squaresOf(b)));
  },
};

/** The part of Sørensen's dissimilarity by which species replace each other (`baselga2010`). */
export function turnoverOf(x: Abundances, y: Abundances): number {
  const { both, onlyFirst, onlySecond } = presenceOf(x, y);
  const fewer = Math.min(onlyFirst, onlySecond);
  return fewer / (both + fewer);
}

function presenceOf(x: Abundances, y: Abundances) {
  let [both, onlyFirst, onlySecond] = [0, 0, 0];
  for (const [at, value] of x.entries()) {
    const other = y[at] ?? 0;
    if (value > 0 && other > 0) both += 1;
    else if (value > 0) onlyFirst += 1;
    else if (other > 0) onlySecond += 1;
  }
  return { both, onlyFirst, onlySecond };
}

function totalOf(values: Abundances): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function sharesOf(values: Abundances): Abundances {
  const total = totalOf(values);
  return values.map((value) => value / total);
}

function squaresOf(values: Abundances): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
