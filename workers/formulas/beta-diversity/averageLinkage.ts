/** A cluster made of two. */
export interface Merge {
  /** Items in rising order. */
  readonly members: readonly number[];
  readonly height: number;
  /** Items as a drawn tree has them: those of the first cluster, then those of the second. */
  readonly leaves: readonly number[];
}

export interface AverageTree {
  readonly merges: readonly Merge[];
  /** Two pairs were equally near at some step: another program may draw another tree. */
  readonly isTied: boolean;
}

interface Cluster {
  readonly members: readonly number[];
  readonly leaves: readonly number[];
}

const TIE = 1e-12;

/**
 * Joins the two nearest clusters again and again, near by the mean of all distances between their items (UPGMA). Of
 * equally near pairs it takes the one whose first, then whose second cluster begins earliest. Source: `sokalMichener1958`.
 *
 * @param distances symmetric, two items or more
 */
export function averageLinkage(distances: readonly (readonly number[])[]): AverageTree {
  let clusters: readonly Cluster[] = distances.map((_, item) => ({ members: [item], leaves: [item] }));
  let table = distances.map((row) => [...row]);
  const merges: Merge[] = [];
  let isTied = false;
  while (clusters.length > 1) {
    const nearest = nearestPair(table);
    isTied ||= nearest.isTied;
    const [one, other] = [clusters[nearest.first], clusters[nearest.second]];
    if (one === undefined || other === undefined) break;
    const joined = {
      members: [...one.members, ...other.members].sort((a, b) => a - b),
      leaves: [...one.leaves, ...other.leaves],
    };
    merges.push({ ...joined, height: nearest.height });
    const weights = [one.members.length / joined.members.length, other.members.length / joined.members.length] as const;
    const merged = table.map((row) => weights[0] * (row[nearest.first] ?? 0) + weights[1] * (row[nearest.second] ?? 0));
    // The joined cluster takes the place of its first one, so that clusters stay in the order of their first items.
    table = table
      .map((row, at) => (at === nearest.first ? merged : row.with(nearest.first, merged[at] ?? 0)))
      .map((row) => row.toSpliced(nearest.second, 1))
      .toSpliced(nearest.second, 1);
    clusters = clusters.with(nearest.first, joined).toSpliced(nearest.second, 1);
  }
  return { merges, isTied };
}

function nearestPair(table: readonly (readonly number[])[]) {
  let [first, second, height] = [0, 1, Number.POSITIVE_INFINITY];
  let isTied = false;
  for (const [at, row] of table.entries()) {
    for (let to = at + 1; to < row.length; to += 1) {
      const distance = row[to] ?? 0;
      if (distance < height - TIE) {
        [first, second, height] = [at, to, distance];
        isTied = false;
      } else if (distance <= height + TIE) isTied = true;
    }
  }
  return { first, second, height, isTied };
}

/** The height at which every two items come together: `heights[item][other]`, 0 on the diagonal. */
export function mergeHeights(items: number, merges: readonly Merge[]): readonly (readonly number[])[] {
  const heights = Array.from({ length: items }, () => Array.from({ length: items }, () => 0));
  // From the last merge on, so that the lowest one that holds both items stays.
  for (const { members, height } of [...merges].reverse())
    for (const one of members)
      for (const other of members) {
        const row = heights[one];
        if (row !== undefined && one !== other) row[other] = height;
      }
  return heights;
}
