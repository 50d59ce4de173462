/** A map of a sequence as data: what lies where, not how it is drawn. */

/** In the order of the tracks, from the outside to the axis. */
export type MapKind = 'site' | 'feature' | 'frame' | 'product' | 'primer' | 'motif';

/** Positions are counted from 1 and belong to it. */
export interface MapSpan {
  readonly start: number;
  readonly end: number;
}

/** The end comes before the start where it crosses the origin of a circle. */
export interface MapMark extends MapSpan {
  readonly kind: MapKind;
  readonly name: string;
  /** Empty: on both strands or on none. */
  readonly strand: '+' | '-' | '';
  /** In the direction of reading, none across the origin. Of a site: the base before which the strand is cut. */
  readonly spans: readonly MapSpan[];
  /** A few words or letters; may be empty. */
  readonly detail: string;
}

export interface SequenceMap {
  readonly title: string;
  /** One sentence that describes what the map shows. */
  readonly summary: string;
  /** Written into the circle. */
  readonly name: string;
  /** Letters. */
  readonly length: number;
  readonly isCircular: boolean;
  readonly marks: readonly MapMark[];
}
