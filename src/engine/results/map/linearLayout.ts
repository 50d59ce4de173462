/** Lays out a map along a line: tracks of lanes in which neither marks nor names overlap. Pure. */
import { scaleLinear } from 'd3-scale';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { MapKind, SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';
import { fitted, TICK_SIZE, textWidth } from '../charts/textWidth.ts';
import { type MapTrack, type PlacedMark, tracksOf } from './mapKinds.ts';
import type { MapView } from './mapView.ts';
import { type Appearance, appearancesIn } from './unwrapped.ts';

/** In CSS pixels. */
export const SIDE = 12;
const LANE = 19;
export const BAR = 14;
export const ARROW = 6;
const HEADING = 18;
const GAP = 4;
const AXIS_ROOM = 30;
const LETTERS_ROOM = 34;
/** Width of a letter of the sequence. */
export const LETTER = 9;
const TICK_ROOM = 88;
const MOST_LANES = 6;
const LONGEST_NAME = 180;

export interface Interval {
  readonly left: number;
  readonly right: number;
}

/** One appearance of a mark, placed. */
export interface DrawnMark {
  /** In the list of all marks. */
  readonly index: number;
  readonly kind: MapKind;
  /** Top of its bar. */
  readonly y: number;
  readonly parts: readonly Interval[];
  readonly reach: Interval;
  /** The end that points in the direction of reading, if it is in view. */
  readonly arrow: 'left' | 'right' | null;
  readonly name: { readonly x: number; readonly text: string; readonly isInside: boolean } | null;
}

export interface DrawnTrack {
  readonly id: string;
  readonly heading: string;
  /** Baseline of the heading. */
  readonly y: number;
}

export interface LinearLayout {
  readonly height: number;
  /** Of the line with the ticks. */
  readonly axis: number;
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  readonly tracks: readonly DrawnTrack[];
  readonly marks: readonly DrawnMark[];
  /** Marks in view for which there is no room. */
  readonly hidden: number;
  /** Where each letter of the view is centered; null where they do not fit. */
  readonly letterX: ((place: number) => number) | null;
}

/** Letters that fit side by side. */
export function lettersThatFit(width: number): number {
  return Math.floor((width - 2 * SIDE) / LETTER);
}

export function linearLayout(map: SequenceMap, view: MapView, width: number): LinearLayout {
  const x = scaleLinear()
    .domain([view.from, view.from + view.size])
    .range([SIDE, width - SIDE]);
  const { above, below } = tracksOf(map.marks);
  const tracks: DrawnTrack[] = [];
  const marks: DrawnMark[] = [];
  let [y, hidden] = [0, 0];
  const addTrack = (track: MapTrack): void => {
    const packed = packedTrack(track, map, view, x, width);
    hidden += packed.hidden;
    if (packed.marks.length === 0) return;
    const heading = fitted(track.heading, width - 2 * SIDE, TICK_SIZE);
    tracks.push({ id: track.heading, heading, y: y + HEADING - 5 });
    marks.push(...packed.marks.map((mark) => ({ ...mark, y: y + HEADING + mark.y })));
    y += HEADING + packed.lanes * LANE + GAP;
  };
  above.forEach(addTrack);
  const hasLetters = view.size <= lettersThatFit(width);
  const axis = y + (hasLetters ? LETTERS_ROOM : GAP);
  y = axis + AXIS_ROOM;
  below.forEach(addTrack);
  return {
    height: y,
    axis,
    ticks: ticksOf(map, view, x, width, hasLetters),
    tracks,
    marks,
    hidden,
    letterX: hasLetters ? (place) => x(place + 0.5) : null,
  };
}

type Place = (letter: number) => number;

/** Marks of a track by their beginning, each in the first lane with room for it and its name, else without the name. */
function packedTrack(track: MapTrack, map: SequenceMap, view: MapView, x: Place, width: number) {
  const lanes: Interval[][] = [];
  const marks: DrawnMark[] = [];
  let hidden = 0;
  const seen = track.marks
    .flatMap((placed) => appearancesIn(view, placed.mark, map).map((appearance) => ({ placed, appearance })))
    .toSorted((one, other) => one.appearance.reach.from - other.appearance.reach.from);
  for (const { placed, appearance } of seen) {
    const drawn = drawnMark(placed, appearance, x);
    const name = nameBeside(placed.mark.name, drawn, width);
    const lane = name === null ? -1 : roomIn(lanes, name.taken);
    if (name !== null && lane >= 0) {
      take(lanes, lane, name.taken);
      marks.push({ ...drawn, y: lane * LANE, name: name.name });
      continue;
    }
    const bare = roomIn(lanes, drawn.reach);
    if (bare < 0) hidden += 1;
    else {
      take(lanes, bare, drawn.reach);
      marks.push({ ...drawn, y: bare * LANE });
    }
  }
  return { lanes: lanes.length, marks, hidden };
}

function drawnMark({ mark, index }: PlacedMark, { parts, reach, ...ends }: Appearance, x: Place): DrawnMark {
  // Half a pixel at least, so that a gene of a chromosome is visible.
  const interval = ({ from, to }: Appearance['reach']): Interval => {
    const [left, right] = [x(from), x(to)];
    return right - left >= 1 ? { left, right } : { left: left - 0.5, right: left + 1 };
  };
  const arrow =
    mark.strand === '+' && ends.hasRightEnd ? 'right' : mark.strand === '-' && ends.hasLeftEnd ? 'left' : null;
  return { index, kind: mark.kind, y: 0, parts: parts.map(interval), reach: interval(reach), arrow, name: null };
}

/** Inside the mark if the name fits, else behind it, else before it; null where it fits nowhere. */
function nameBeside(plain: string, { reach, kind }: DrawnMark, width: number) {
  const text = fitted(plain, Math.min(LONGEST_NAME, width / 2), TICK_SIZE);
  const room = textWidth(text, TICK_SIZE);
  const isInside = kind !== 'site' && reach.right - reach.left >= room + 2 * ARROW + 4;
  if (isInside) return { name: { x: (reach.left + reach.right - room) / 2, text, isInside }, taken: reach };
  if (reach.right + GAP + room <= width)
    return {
      name: { x: reach.right + GAP, text, isInside },
      taken: { left: reach.left, right: reach.right + GAP + room },
    };
  const left = reach.left - GAP - room;
  return left < 0 ? null : { name: { x: left, text, isInside }, taken: { left, right: reach.right } };
}

/** The first lane with room, a new one while there may be one, or -1. */
function roomIn(lanes: readonly (readonly Interval[])[], { left, right }: Interval): number {
  const lane = lanes.findIndex((taken) =>
    taken.every((other) => right + GAP <= other.left || left >= other.right + GAP),
  );
  if (lane >= 0) return lane;
  return lanes.length < MOST_LANES ? lanes.length : -1;
}

function take(lanes: Interval[][], lane: number, interval: Interval): void {
  const taken = lanes[lane];
  if (taken === undefined) lanes.push([interval]);
  else taken.push(interval);
}

/** Round positions, counted from 1; those of letters are below their middle. */
function ticksOf({ length }: SequenceMap, view: MapView, x: Place, width: number, hasLetters: boolean) {
  const most = Math.max(2, Math.floor((width - 2 * SIDE) / TICK_ROOM));
  const places = scaleLinear()
    .domain([view.from + 1, view.from + view.size])
    .ticks(most)
    .filter((position) => Number.isInteger(position) && position > view.from && position <= view.from + view.size);
  return places.flatMap((position) => {
    const shown = position > length ? position - length : position;
    const label = grouped(shown);
    const half = textWidth(label, TICK_SIZE) / 2;
    const at = x(position - (hasLetters ? 0.5 : 1));
    return at - half < 0 || at + half > width || shown === 0 ? [] : [{ x: at, label }];
  });
}
