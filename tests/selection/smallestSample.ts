/** The smallest number of pages that shows everything. */

/**
 * Picks pages until each feature is on at least `times` of them, or on all pages that have it. Takes next the page that adds most, of
 * equals the first: not always the smallest set, but one close to it, and the same for the same pages.
 *
 * @param features of each page, by its id
 * @returns ids, in the order of `features`
 */
export function smallestSample(features: ReadonlyMap<string, ReadonlySet<string>>, times: number): readonly string[] {
  const wanted = new Map<string, number>();
  for (const ofPage of features.values())
    for (const feature of ofPage) wanted.set(feature, Math.min(times, (wanted.get(feature) ?? 0) + 1));
  const left = new Map(features);
  const picked = new Set<string>();
  const added = (ofPage: ReadonlySet<string>) => [...ofPage].filter((each) => (wanted.get(each) ?? 0) > 0).length;
  while ([...wanted.values()].some((count) => count > 0)) {
    const [best] = [...left].reduce((one, other) => (added(other[1]) > added(one[1]) ? other : one));
    for (const feature of features.get(best) ?? []) wanted.set(feature, (wanted.get(feature) ?? 0) - 1);
    left.delete(best);
    picked.add(best);
  }
  return [...features.keys()].filter((id) => picked.has(id));
}
