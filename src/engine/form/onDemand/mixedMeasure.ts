/**
 * A measure in two units, as people say it: 5'11", 12 st 4 lb, 1 h 30 min, 2 years 3 months, 1:30. It has one meaning in every box that
 * takes one of the two units, or it is asked about.
 */
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { fraction, plainQuotient } from './otherNotations.ts';
import type { TakenUnit } from './unitSpellings.ts';

interface Pair {
  readonly large: string;
  readonly small: string;
  /** Small ones in a large one. */
  readonly parts: number;
  /** How the two are written, in any letter case. */
  readonly larges: readonly string[];
  readonly smalls: readonly string[];
  /** The small unit may be left out, as in 6'3 and 12 st 4. */
  readonly isUnsaid?: true;
}

const INCHES = `in inch inches " ''`.split(' ');
const FEET = "ft foot feet '".split(' ');
const STONES = 'st stone stones'.split(' ');
const POUNDS = 'lb lbs pound pounds'.split(' ');
const OUNCES = 'oz ounce ounces'.split(' ');
const SECONDS = 's sec secs second seconds'.split(' ');
const MINUTES = 'm min mins minute minutes'.split(' ');
const HOURS = 'h hr hrs hour hours'.split(' ');
const DAYS = 'd day days'.split(' ');
const WEEKS = 'w wk wks week weeks'.split(' ');
const MONTHS = 'm mo mos month months'.split(' ');
const YEARS = 'y yr yrs year years'.split(' ');

const PAIRS: readonly Pair[] = [
  { large: 'ft', small: 'in', parts: 12, larges: FEET, smalls: INCHES, isUnsaid: true },
  { large: 'st', small: 'lb', parts: 14, larges: STONES, smalls: POUNDS, isUnsaid: true },
  { large: 'lb', small: 'oz', parts: 16, larges: POUNDS, smalls: OUNCES },
  { large: 'h', small: 'min', parts: 60, larges: HOURS, smalls: MINUTES, isUnsaid: true },
  { large: 'min', small: 's', parts: 60, larges: MINUTES, smalls: SECONDS },
  { large: 'd', small: 'h', parts: 24, larges: DAYS, smalls: HOURS },
  { large: 'wk', small: 'd', parts: 7, larges: WEEKS, smalls: DAYS },
  { large: 'y', small: 'month', parts: 12, larges: YEARS, smalls: MONTHS },
];

/** Large ones, what joins them, small ones, which may have decimals or be a fraction, and their unit. */
const WRITTEN =
  /^(?<large>\d{1,4}) ?(?<called>'|\p{L}+)\.?(?: ?,? ?(?:and )?| ?- ?)(?<small>(?:\d+ )?\d{1,2}[/⁄]\d{1,2}|(?:\d+ ?)?[½¼¾⅛⅜⅝⅞]|\d+(?:[.,]\d{1,2}(?!\d))?)(?<end> ?(?<unit>"|''|\p{L}+)\.?(?!\d))?/iu;
/** Behind small ones without their unit: the number goes on. */
const GOES_ON = /^(?:\d|[.,:]\d| ?(?:\d{1,2})?[/⁄]| ?[½¼¾⅛⅜⅝⅞])/;

/** A number in a unit that the box takes. */
export interface Measure {
  readonly text: string;
  readonly unit: string;
}

/**
 * The number in the smaller unit, or in the larger one where the box takes only that.
 *
 * @returns null for anything else, and where the smaller ones would make another larger one: 5 ft 14 in
 */
export function mixedMeasure(text: string, units: readonly TakenUnit[]): Measure | null {
  const found = mixedMeasureAt(text, units);
  if (found?.end === text.length) return { text: found.text, unit: found.unit };
  const [clock, ...others] = clockPairs(text, units);
  return clock === undefined || others.length > 0 ? null : measureOf(clock.pair, clock.whole, clock.rest, units);
}

/** The same at the beginning of a text, without times as on a clock; `end`: where the measure ends. */
export function mixedMeasureAt(
  text: string,
  units: readonly TakenUnit[],
): (Measure & { readonly end: number; readonly isUnsaid: boolean }) | null {
  const written = text.replace(/[’‘′]/g, "'").replace(/[”“″]/g, '"');
  const found = WRITTEN.exec(written);
  const { large, called = '', small = '', end = '', unit = '' } = found?.groups ?? {};
  if (found === null || large === undefined) return null;
  const unsaidEnd = found[0].length - end.length;
  const mayBeUnsaid = !GOES_ON.test(written.slice(unsaidEnd));
  for (const pair of PAIRS) {
    const isSaid = isOneOf(pair.smalls, unit);
    if (!isOneOf(pair.larges, called) || !(isSaid || (pair.isUnsaid && mayBeUnsaid)) || !takesEither(pair, units))
      continue;
    const rest = readNumber(fraction(small) ?? small) ?? Number.NaN;
    const measure = measureOf(pair, Number(large), rest, units);
    return measure === null ? null : { ...measure, end: isSaid ? found[0].length : unsaidEnd, isUnsaid: !isSaid };
  }
  return null;
}

/**
 * What a text may mean that has two meanings, each as it can be typed: '5.11 ft' is seldom the height of a person and often a slip for
 * 5 ft 11 in; '1:30' may be hours or minutes. Of feet with one decimal the two differ by less than two inches, and the tenths are as
 * usual: those are read, and `inFeet` says what they are.
 *
 * @returns null for a text with one meaning, or none
 */
export function measuresMeant(text: string, units: readonly TakenUnit[]): readonly [string, string] | null {
  const { feet, inches } = FEET_OR_INCHES.exec(text)?.groups ?? {};
  if (feet !== undefined && inches !== undefined && takes('ft', units))
    // With one digit more it has one meaning.
    return [`${feet} ft ${inches} in`, `${feet}.${inches}0 ft`];
  const [first, second] = clockPairs(text, units).map(
    ({ pair, whole, rest }) => `${whole} ${pair.large} ${rest} ${pair.small}`,
  );
  return first === undefined || second === undefined ? null : [first, second];
}

const FEET_OR_INCHES = /^(?<feet>\d{1,3})[.,](?<inches>1[01]) ?(?:ft\.?|foot|feet|['’′])$/i;

/** Feet with decimals as feet and inches, '5 ft 10.8 in' of 5.9; null for whole feet, for ten and more, and for another unit. */
export function inFeet(value: number, unit: string | undefined): string | null {
  if (unit !== 'ft' || Number.isInteger(value) || !(value > 0 && value < 10)) return null;
  const tenths = Math.round(value * 120);
  return `${Math.floor(tenths / 120)} ft ${(tenths % 120) / 10} in`;
}

interface ClockReading {
  readonly pair: Pair;
  readonly whole: number;
  readonly rest: number;
}

const CLOCK = /^(?<whole>\d{1,3}):(?<rest>[0-5]\d)(?: ?(?<unit>[a-z]+)\.?)?$/i;
const ON_CLOCKS = PAIRS.filter(({ parts }) => parts === 60);

/** What the colon of '1:30' may set apart: the units that are typed or that the box takes, else those of which it takes one. */
function clockPairs(text: string, units: readonly TakenUnit[]): readonly ClockReading[] {
  const { whole, rest, unit } = CLOCK.exec(text)?.groups ?? {};
  if (whole === undefined || rest === undefined) return [];
  const fitting = ON_CLOCKS.filter(
    ({ larges, large, small }) =>
      (unit === undefined || isOneOf(larges, unit)) && (takes(large, units) || takes(small, units)),
  );
  const both = fitting.filter(({ large, small }) => takes(large, units) && takes(small, units));
  return (both.length > 0 ? both : fitting).map((pair) => ({ pair, whole: Number(whole), rest: Number(rest) }));
}

function measureOf(
  { large, small, parts }: Pair,
  whole: number,
  rest: number,
  units: readonly TakenUnit[],
): Measure | null {
  if (!(rest < parts)) return null;
  const inSmall = whole * parts + rest;
  const unit = takes(small, units);
  if (unit !== undefined) return { text: plainQuotient(inSmall), unit: unit.unit };
  const larger = takes(large, units);
  return larger === undefined ? null : { text: plainQuotient(inSmall / parts), unit: larger.unit };
}

function takesEither({ large, small }: Pair, units: readonly TakenUnit[]): boolean {
  return [large, small].some((each) => takes(each, units) !== undefined);
}

function takes(spelling: string, units: readonly TakenUnit[]): TakenUnit | undefined {
  return units.find(({ spellings }) => spellings.includes(spelling));
}

function isOneOf(spellings: readonly string[], unit: string): boolean {
  return spellings.includes(unit.toLowerCase());
}
