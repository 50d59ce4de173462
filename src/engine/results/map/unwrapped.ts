/** Marks on a strand or a circle as stretches that run on past the origin. Pure. */
import type { MapMark, SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';
import type { MapView } from './mapView.ts';

/** Letters `from` (inclusive) to `to` (exclusive), counted from 0; beyond the length behind the origin. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A cut has no letters: it is a place between two. */
export function stretchesOf(mark: MapMark, { length, isCircular }: Pick<SequenceMap, 'length' | 'isCircular'>) {
  const crosses = isCircular && mark.start > mark.end;
  return mark.spans.map(({ start, end }): Stretch => {
    const shift = crosses && start < mark.start ? length : 0;
    return { from: start - 1 + shift, to: mark.kind === 'site' ? start - 1 + shift : end + shift };
  });
}

/** One appearance of a mark in a view: what can be seen of it, and of the line that joins its parts. */
export interface Appearance {
  readonly parts: readonly Stretch[];
  readonly reach: Stretch;
  /** Whether its first and its last letter along the entered strand are in view. */
  readonly hasLeftEnd: boolean;
  readonly hasRightEnd: boolean;
}

/** On a circle a mark may be at both ends of a view. */
export function appearancesIn(
  view: MapView,
  mark: MapMark,
  map: Pick<SequenceMap, 'length' | 'isCircular'>,
): readonly Appearance[] {
  const stretches = stretchesOf(mark, map);
  const low = Math.min(...stretches.map(({ from }) => from));
  const high = Math.max(...stretches.map(({ to }) => to));
  const [first, last] = [view.from, view.from + view.size];
  const shifts = map.isCircular ? [-map.length, 0, map.length] : [0];
  return shifts.flatMap((shift): readonly Appearance[] => {
    const seen = (stretch: Stretch): readonly Stretch[] => {
      const from = Math.max(stretch.from + shift, first);
      const to = Math.min(stretch.to + shift, last);
      // A place between letters at the end of the view belongs to the next one.
      return from < to || (stretch.from === stretch.to && from === to && from < last) ? [{ from, to }] : [];
    };
    const parts = stretches.flatMap(seen);
    const [reach] = seen({ from: low, to: high });
    if (reach === undefined) return [];
    return [{ parts, reach, hasLeftEnd: low + shift >= first, hasRightEnd: high + shift <= last }];
  });
}
