/** Places the names at the right end of a plot: each as near to its line as the others leave room, in their order. */
import type { AxisScale } from './axisScale.ts';
import { TEXT_SIZE } from './textWidth.ts';
import type { EndName } from './xyFrame.ts';

/** A name whose middle is at `y` right of the plot, and the end of its line; in pixels. */
export interface DrawnEnd extends Pick<EndName, 'name' | 'lines' | 'index'> {
  readonly y: number;
  readonly end: { readonly x: number; readonly y: number };
}

interface Plot {
  readonly x: AxisScale;
  readonly y: AxisScale;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const NAME_LINE = TEXT_SIZE + 2;
const BETWEEN = 1;

export function placedEnds(names: readonly EndName[], { x, y, right, top, bottom }: Plot): readonly DrawnEnd[] {
  const half = ({ lines }: Pick<EndName, 'lines'>) => (lines.length * NAME_LINE + BETWEEN) / 2;
  const ends = names
    .map((name) => ({ ...name, end: { x: name.x === undefined ? right : x(name.x), y: y(name.y) } }))
    .filter(({ end }) => Number.isFinite(end.x) && Number.isFinite(end.y))
    .toSorted((one, other) => other.end.y - one.end.y);
  // From the lowest up, each as near to its end as the one below leaves room.
  let most = bottom + NAME_LINE / 2;
  const placed = ends.map(({ name, lines, index, end }) => {
    const at = Math.min(end.y, most - half({ lines }));
    most = at - half({ lines });
    return { name, lines, index, end, y: at };
  });
  // From the top down, those that were moved out of the plot.
  let least = top - NAME_LINE / 2;
  return placed.toReversed().map((name) => {
    const at = Math.max(name.y, least + half(name));
    least = at + half(name);
    return { ...name, y: at };
  });
}
