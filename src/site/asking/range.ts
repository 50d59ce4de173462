/** Places in a line, in characters: `end` is the first one behind. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export function overlap(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether a place is a part of another or the same. */
export function isWithin(place: Range, whole: Range): boolean {
  return whole.start <= place.start && place.end <= whole.end;
}

/** In characters; 0 for no place. */
export function lengthOf(place: Range | undefined): number {
  return place === undefined ? 0 : place.end - place.start;
}
