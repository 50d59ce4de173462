/** Lays out a map along a circle: rings of arcs, and names on both sides that do not overlap. Pure. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { MapKind, SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';
import { fitted, TICK_SIZE } from '../charts/textWidth.ts';
import { type MapTrack, tracksOf } from './mapKinds.ts';
import { type Stretch, stretchesOf } from './unwrapped.ts';

/** In CSS pixels. */
const RING = 10;
export const ARC = 8;
const NAME_LINE = 15;
const NAME_GAP = 26;
const EDGE = 10;
/** Width of the shortest name that says something. */
const LEAST_NAME = 64;
const MOST_LANES = 3;
const LEAST_RADIUS = 58;
const MOST_RADIUS = 170;
const TICK_NUMBER = 20;
const LEAST_TICK_RADIUS = 70;
/** Ticks around the circle, at most. */
const TICK_STEPS = 12;
/** Which names are left out last. */
const NAMED_FIRST: readonly MapKind[] = ['site', 'primer', 'motif', 'feature', 'product', 'frame'];

export interface DrawnArc {
  readonly index: number;
  readonly kind: MapKind;
  /** Of its middle line. */
  readonly radius: number;
  /** Radians from the top, clockwise; of a cut both are the same. */
  readonly parts: readonly { readonly from: number; readonly to: number }[];
  /** The end that points in the direction of reading. */
  readonly arrow: 'first' | 'last' | null;
}

export interface DrawnName {
  readonly index: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  /** From the mark to the name. */
  readonly line: string;
}

export interface CircleLayout {
  readonly height: number;
  readonly center: Point;
  /** Of the circle with the ticks. */
  readonly radius: number;
  readonly ticks: readonly { readonly angle: number; readonly label: string }[];
  /** Radius at which the numbers of the ticks are; null where there is no room for them. */
  readonly tickRadius: number | null;
  readonly arcs: readonly DrawnArc[];
  readonly names: readonly DrawnName[];
  /** Names, and marks, for which there is no room. */
  readonly unnamed: number;
  readonly hidden: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function circleLayout(map: SequenceMap, width: number): CircleLayout {
  const { above, below } = tracksOf(map.marks);
  const inside = ringsOf(below, map);
  // Tracks nearest to the axis come first in both directions.
  const outside = ringsOf(above.toReversed(), map);
  const roomOutside = Math.floor((width / 2 - LEAST_RADIUS - EDGE) / RING - 0.6);
  const band = (Math.min(outside.rings.length, roomOutside) + 0.6) * RING;
  // Names beside a circle that would be too small are left out, and the circle takes their room.
  const besideNames = width / 2 - band - NAME_GAP - LEAST_NAME;
  const hasNames = besideNames >= LEAST_RADIUS;
  const most = hasNames ? Math.min(besideNames, 0.21 * width) : width / 2 - band - EDGE;
  const radius = Math.max(LEAST_RADIUS, Math.min(MOST_RADIUS, most));
  const roomInside = Math.max(0, Math.floor((radius - 24) / RING));
  const drawn = [
    arcsOf(outside.rings, roomOutside, (ring) => radius + (ring + 0.9) * RING, map.length),
    arcsOf(inside.rings, roomInside, (ring) => radius - (ring + 0.9) * RING, map.length),
  ];
  const arcs = drawn.flatMap((each) => each.arcs);
  const outer = radius + band;
  const height = Math.round(2 * (outer + (hasNames ? NAME_GAP : 0) + EDGE));
  const center = { x: width / 2, y: height / 2 };
  const tickRadius = radius - (Math.min(inside.rings.length, roomInside) + 0.4) * RING - TICK_NUMBER;
  return {
    height,
    center,
    radius,
    ticks: ticksOf(map.length),
    tickRadius: tickRadius < LEAST_TICK_RADIUS ? null : tickRadius,
    arcs,
    ...namesAround(map, arcs, { center, outer, width, height, hasNames }),
    hidden: inside.hidden + outside.hidden + drawn.reduce((sum, each) => sum + each.hidden, 0),
  };
}

/** The arcs of the first rings, and how many marks are in others. */
function arcsOf(
  rings: readonly (readonly RingMark[])[],
  most: number,
  radiusOf: (ring: number) => number,
  length: number,
): { readonly arcs: readonly DrawnArc[]; readonly hidden: number } {
  const angleOf = (place: number) => (2 * Math.PI * place) / length;
  const arcs = rings.slice(0, most).flatMap((marks, ring) =>
    marks.map(
      ({ index, kind, strand, stretches }): DrawnArc => ({
        index,
        kind,
        radius: radiusOf(ring),
        parts: stretches.map(({ from, to }) => ({ from: angleOf(from), to: angleOf(to) })),
        arrow: strand === '+' ? 'last' : strand === '-' ? 'first' : null,
      }),
    ),
  );
  return { arcs, hidden: rings.slice(most).reduce((sum, marks) => sum + marks.length, 0) };
}

export function pointAt({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
}

interface RingMark {
  readonly index: number;
  readonly kind: MapKind;
  readonly strand: string;
  readonly stretches: readonly Stretch[];
}

/** The marks of each track in rings in which none overlap. */
function ringsOf(tracks: readonly MapTrack[], map: SequenceMap) {
  const all: RingMark[][] = [];
  let hidden = 0;
  // Two arcs need a little room between them.
  const gap = map.length / 500;
  for (const { marks } of tracks) {
    const rings: RingMark[][] = [];
    for (const { mark, index } of marks) {
      const own = { index, kind: mark.kind, strand: mark.strand, stretches: stretchesOf(mark, map) };
      const free = rings.find((ring) => ring.every((other) => isApart(reachOf(own), reachOf(other), map.length, gap)));
      if (free !== undefined) free.push(own);
      else if (rings.length < MOST_LANES) rings.push([own]);
      else hidden += 1;
    }
    all.push(...rings);
  }
  return { rings: all, hidden };
}

function reachOf({ stretches }: RingMark): Stretch {
  return { from: Math.min(...stretches.map(({ from }) => from)), to: Math.max(...stretches.map(({ to }) => to)) };
}

function isApart(one: Stretch, other: Stretch, length: number, gap: number): boolean {
  return [-length, 0, length].every(
    (shift) => one.to + gap <= other.from + shift || one.from >= other.to + shift + gap,
  );
}

interface Ground {
  readonly center: Point;
  /** Radius beyond which nothing is drawn but names. */
  readonly outer: number;
  readonly width: number;
  readonly height: number;
  readonly hasNames: boolean;
}

/** As many names as have room on either side, at the height of their marks where possible. */
function namesAround({ marks }: SequenceMap, arcs: readonly DrawnArc[], ground: Ground) {
  const { center, outer, width, height, hasNames } = ground;
  const seen = new Set<string>();
  const wanted = arcs.flatMap((arc) => {
    const mark = marks[arc.index];
    if (mark === undefined) return [];
    // A gene and its coding sequence are one name.
    const key = `${mark.name} ${mark.start} ${mark.end}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const first = Math.min(...arc.parts.map(({ from }) => from));
    const last = Math.max(...arc.parts.map(({ to }) => to));
    const angle = ((first + last) / 2) % (2 * Math.PI);
    return [{ arc, name: mark.name, angle, tip: pointAt(center, outer + 4, angle) }];
  });
  const most = hasNames ? Math.floor((height - 2 * EDGE) / NAME_LINE) : 0;
  const names = [true, false].flatMap((isRight) => {
    const side = wanted
      .filter(({ angle }) => angle < Math.PI === isRight)
      .toSorted((one, other) => NAMED_FIRST.indexOf(one.arc.kind) - NAMED_FIRST.indexOf(other.arc.kind))
      .slice(0, most)
      .toSorted((one, other) => one.tip.y - other.tip.y);
    const heights = spread(
      side.map(({ tip }) => tip.y),
      NAME_LINE,
      EDGE,
      height - EDGE,
    );
    const x = center.x + (isRight ? 1 : -1) * (outer + NAME_GAP);
    const room = isRight ? width - x - 4 : x - 4;
    return side.map(({ arc, name, angle, tip }, at): DrawnName => {
      const y = heights[at] ?? tip.y;
      const foot = pointAt(center, arc.radius + ARC / 2, angle);
      const line = `M${round(foot.x)} ${round(foot.y)}L${round(tip.x)} ${round(tip.y)}L${round(isRight ? x - 4 : x + 4)} ${round(y)}`;
      const text = fitted(name, room, TICK_SIZE);
      return { index: arc.index, text, x, y, anchor: isRight ? 'start' : 'end', line };
    });
  });
  return { names, unnamed: wanted.length - names.length };
}

/**
 * Moves sorted places apart until each is `gap` from the next, all between `low` and `high`, as near to where they were as one
 * pass down and one back up bring them.
 */
export function spread(places: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? low - gap) + gap));
  const up: number[] = [];
  for (const place of down.toReversed()) up.push(Math.min(place, (up.at(-1) ?? high + gap) - gap));
  return up.reverse();
}

function ticksOf(length: number) {
  const rough = length / TICK_STEPS;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? length;
  const count = Math.floor(length / step);
  return Array.from({ length: count }, (_, at) => (at + 1) * step)
    .filter((position) => length - position >= step / 2)
    .map((position) => ({ angle: (2 * Math.PI * (position - 1)) / length, label: grouped(position) }));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
