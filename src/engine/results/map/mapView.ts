/** The stretch of a sequence that a map shows, and how it is zoomed and moved. Pure. */
import type { SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';

/** Letters from `from` on, counted from 0. On a circle the stretch may cross the origin. */
export interface MapView {
  readonly from: number;
  /** Letters. */
  readonly size: number;
}

type Strand = Pick<SequenceMap, 'length' | 'isCircular'>;

/** Letters of the shortest stretch. */
const LEAST = 20;
const ZOOM = 3;

export function wholeView({ length }: Strand): MapView {
  return { from: 0, size: length };
}

export function isWhole({ size }: MapView, { length }: Strand): boolean {
  return size >= length;
}

/** A stretch of so many letters around the middle of another one. */
export function resized({ from, size }: MapView, letters: number, strand: Strand): MapView {
  return placed(from + size / 2, letters, strand);
}

export function zoomed(view: MapView, direction: 'in' | 'out', strand: Strand): MapView {
  return resized(view, direction === 'in' ? view.size / ZOOM : view.size * ZOOM, strand);
}

/** Moved by half of what is in view. */
export function moved({ from, size }: MapView, direction: 'left' | 'right', strand: Strand): MapView {
  const middle = from + size / 2;
  return placed(direction === 'left' ? middle - size / 2 : middle + size / 2, size, strand);
}

/** @param position counted from 1 */
export function centered({ size }: MapView, position: number, strand: Strand): MapView {
  return placed(position - 0.5, size, strand);
}

/** @param position counted from 1 */
export function isInView({ from, size }: MapView, position: number, { length, isCircular }: Strand): boolean {
  const place = position - 1;
  const isWithin = (at: number) => at >= from && at < from + size;
  return isWithin(place) || (isCircular && isWithin(place + length));
}

/** Positions of the first and the last letter, counted from 1. */
export function endsOf({ from, size }: MapView, { length }: Strand): readonly [first: number, last: number] {
  const last = from + size;
  return [from + 1, last > length ? last - length : last];
}

function placed(middle: number, letters: number, { length, isCircular }: Strand): MapView {
  const size = Math.min(length, Math.max(Math.min(LEAST, length), Math.round(letters)));
  if (size === length) return { from: 0, size };
  const from = Math.round(middle - size / 2);
  return { from: isCircular ? (from + length) % length : Math.min(Math.max(from, 0), length - size), size };
}
