interface Pair {
  /** Places of the two groups. */
  readonly group: number;
  readonly reference: number;
  readonly pValue: number;
}

/**
 * Letters of the groups, 'a' with the largest mean: two groups share one exactly when their pair does not differ. A column of
 * groups without a difference between them is a letter; the columns are found by inserting and absorbing. Source: `piepho2004`.
 *
 * @param groups means in any order, of which equal ones keep theirs
 * @param level below which the p value of a pair is a difference
 * @returns the letters of each group, in the order given
 */
export function compactLetters(
  groups: readonly { readonly mean: number }[],
  pairs: readonly Pair[],
  level: number,
): readonly string[] {
  const falling = groups.map((_, at) => at).sort((a, b) => (groups[b]?.mean ?? 0) - (groups[a]?.mean ?? 0) || a - b);
  const rank = new Map(falling.map((place, at) => [place, at]));
  const rankOf = (place: number) => rank.get(place) ?? 0;
  const differing = pairs
    .filter(({ pValue }) => pValue < level)
    .map(({ group, reference }) => [rankOf(group), rankOf(reference)].sort((a, b) => a - b))
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  let columns: readonly ReadonlySet<number>[] = [new Set(falling.keys())];
  for (const [one = 0, other = 0] of differing) {
    const split = columns.flatMap((column) =>
      column.has(one) && column.has(other) ? [without(column, one), without(column, other)] : [column],
    );
    columns = absorbed(split);
  }
  const sorted = [...columns].sort((a, b) => firstDifference(a, b, groups.length));
  return groups.map((_, place) => sorted.map((column, at) => (column.has(rankOf(place)) ? letterOf(at) : '')).join(''));
}

function without(column: ReadonlySet<number>, member: number): ReadonlySet<number> {
  return new Set([...column].filter((each) => each !== member));
}

/** Leaves out columns that lie within another one, and of equal ones the later. */
function absorbed(columns: readonly ReadonlySet<number>[]): readonly ReadonlySet<number>[] {
  const liesIn = (inner: ReadonlySet<number>, outer: ReadonlySet<number>) =>
    [...inner].every((each) => outer.has(each));
  return columns.filter(
    (column, at) =>
      !columns.some(
        (other, place) => place !== at && liesIn(column, other) && (other.size > column.size || place < at),
      ),
  );
}

/** The column with the first group that only one of the two has comes first. */
function firstDifference(a: ReadonlySet<number>, b: ReadonlySet<number>, count: number): number {
  for (let at = 0; at < count; at += 1) if (a.has(at) !== b.has(at)) return a.has(at) ? -1 : 1;
  return 0;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then aa, ab and so on. */
function letterOf(at: number): string {
  const { length } = ALPHABET;
  const last = ALPHABET.charAt(at % length);
  return at < length ? last : `${letterOf(Math.floor(at / length) - 1)}${last}`;
}
