/** Single values on one axis with their names, and the ranges that they fall into: where everything is, from the data and the width. */

import { shownText } from '../shownText.ts';
import { BOLD, fitted, textWidth } from './textWidth.ts';

/** What a strip shows, its places from 0 at the left end of the axis to 1 at the right. */
export interface Strip {
  readonly zones: readonly {
    readonly label: string;
    /** Written in its place where the room is short. */
    readonly short?: string | undefined;
    readonly words: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly marks: readonly { readonly label: string; readonly words: string; readonly at: number }[];
}

export interface StripLayout {
  readonly height: number;
  /** The bar, or the line where there are no ranges. */
  readonly top: number;
  readonly bottom: number;
  readonly zones: readonly DrawnZone[];
  readonly labels: readonly DrawnLabel[];
  readonly marks: readonly { readonly x: number }[];
}

export interface DrawnZone {
  readonly name: string;
  readonly x: number;
  readonly width: number;
  /** Inside it, if it fits. */
  readonly label: string | null;
  /** It lies over others. */
  readonly isOver: boolean;
}

interface DrawnLabel {
  readonly label: string;
  readonly words: string;
  /** Of what it names. */
  readonly at: number;
  /** Left end of the text, and its baseline. */
  readonly x: number;
  readonly y: number;
  readonly isAbove: boolean;
}

export const SIDE = 10;
export const BAR = 26;
/** Numbers or months above the bar. */
const TICKS = 24;
const LANE = 19;
/** From the bar to the first names. */
const GAP = 8;

export function stripLayout({ zones, marks }: Strip, width: number): StripLayout {
  const place = (share: number) => SIDE + share * (width - 2 * SIDE);
  const drawn = drawnZones(zones, place);
  const unnamed = drawn.flatMap((zone, index) => {
    const { label = '', words = '' } = zones[index] ?? {};
    return zone.label === null ? [{ label, words, at: zone.x + zone.width / 2 }] : [];
  });
  const named = [...marks.map((mark) => ({ ...mark, at: place(mark.at) })), ...unnamed];
  const isAlone = zones.length === 0;
  // Without a bar the names are above and below the line by turns; with one, the ticks are above it.
  const ordered = named.toSorted((one, other) => one.at - other.at);
  const above = isAlone ? ordered.filter((_, index) => index % 2 === 0) : [];
  const below = isAlone ? ordered.filter((_, index) => index % 2 === 1) : ordered;
  const [lanesAbove, lanesBelow] = [inLanes(above, width, isAlone), inLanes(below, width, isAlone)];
  const top = isAlone ? lanesAbove.count * LANE + GAP + 6 : TICKS;
  const bottom = isAlone ? top : top + BAR;
  return {
    height: bottom + GAP + 4 + lanesBelow.count * LANE + (isAlone ? 6 : 0),
    top,
    bottom,
    zones: drawn,
    marks: marks.map(({ at }) => ({ x: place(at) })),
    labels: [
      ...lanesAbove.placed.map(({ lane, ...label }) => ({ ...label, y: top - GAP - 8 - lane * LANE, isAbove: true })),
      ...lanesBelow.placed.map(({ lane, ...label }) => ({
        ...label,
        y: bottom + GAP + (isAlone ? 18 : 12) + lane * LANE,
        isAbove: false,
      })),
    ],
  };
}

/** Ranges that follow one another make the bar; those that overlap it lie over it. */
function drawnZones(zones: Strip['zones'], place: (share: number) => number): readonly DrawnZone[] {
  const taken: { from: number; to: number }[] = [];
  return zones.map(({ label, short = label, from, to }) => {
    const [x, end] = [place(from), place(to)];
    const isOver = taken.some((other) => from < other.to - 1e-9 && to > other.from + 1e-9);
    if (!isOver) taken.push({ from, to });
    const wide = Math.max(end - x, 3);
    const name = [label, short].map(shownText).find((each) => textWidth(each) * BOLD + 10 <= wide);
    return { name: label, x, width: wide, label: isOver ? null : (name ?? null), isOver };
  });
}

interface Named {
  readonly label: string;
  readonly words: string;
  readonly at: number;
}

/**
 * Puts names into lanes, from the middle outward, those in the left half right of what they name and those in the right half left of it:
 * so a leader of a name further down passes no other name.
 */
function inLanes(names: readonly Named[], width: number, isCentered: boolean): Lanes {
  const lanes: { from: number; to: number }[][] = [];
  const fromMiddle = ({ at }: Named) => Math.abs(at - width / 2);
  const ordered = isCentered ? names : names.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  const placed = ordered.map(({ label: name, words: plain, at }) => {
    const words = shownText(plain);
    const room = textWidth(`${words} `) * BOLD;
    const label = fitted(name, width - room);
    const wide = textWidth(label) + room;
    const beside = at < width / 2 ? at - 3 : at + 3 - wide;
    const x = Math.max(0, Math.min(isCentered ? at - wide / 2 : beside, width - wide));
    const isFree = (lane: number) =>
      !(lanes[lane] ?? []).some(({ from, to }) => x < to + 6 && x + wide > from - 6) &&
      lanes.slice(0, lane).every((each) => each.every(({ from, to }) => at < from - 1 || at > to + 1));
    let lane = 0;
    while (lane < lanes.length && !isFree(lane)) lane += 1;
    // The leader of a name further down takes its place in the lanes above it.
    for (let each = 0; each < lane; each += 1) lanes[each]?.push({ from: at, to: at });
    lanes[lane] = [...(lanes[lane] ?? []), { from: x, to: x + wide }];
    return { label, words, at, x, lane };
  });
  return { count: lanes.length, placed };
}

interface Lanes {
  readonly count: number;
  readonly placed: readonly (Omit<DrawnLabel, 'y' | 'isAbove'> & { readonly lane: number })[];
}
