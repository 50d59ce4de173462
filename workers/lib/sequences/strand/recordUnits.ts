/**
 * The letters of many records as they are to be written: each record as entered, on the other strand, or translated, whole or in
 * pieces. A unit is what becomes one entry. Where each unit lies follows from the lengths of the records: nothing is read.
 */

import type { GeneticCode } from '../../../kernel/geneticCode.ts';
import { DNA_COMPLEMENT, TO_RNA } from '../../../kernel/letterMaps.ts';
import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import { codonMeanings, translated } from '../letters/codonTranslation.ts';
import { FRAME_NAMES, type FrameName } from '../letters/sixFrameTally.ts';
import type { Counts } from '../records/recordList.ts';
import type { RecordStretch } from './recordStretches.ts';

/** What is done with the letters of a record. */
export const LETTER_CHANGES = ['none', 'reverseComplement', 'complement', 'reverse', 'rna', 'translate'] as const;
export type LetterChange = (typeof LETTER_CHANGES)[number];

export interface UnitRules {
  readonly change: LetterChange;
  /** Of a translation. */
  readonly frames: readonly FrameName[];
  readonly code: GeneticCode;
  /** Letters of a piece; null: records stay whole. */
  readonly pieceLength: number | null;
}

/** The records that are written, in the order of the text. */
export interface ListedLengths {
  /** Index in the text. */
  readonly places: Uint32Array;
  /** Letters. */
  readonly lengths: Counts;
}

/** Columns, because there may be a million. */
export interface RecordUnits {
  readonly count: number;
  /** Index in the list of records. */
  readonly record: Uint32Array;
  /** Index in `FRAME_NAMES`. */
  readonly frame: Uint8Array;
  /** First letter of the unit within its changed record, counted from 0. */
  readonly from: Float64Array;
  /** Letters of all units before it; one number more than there are units. */
  readonly before: Float64Array;
}

/** How many units the records become. */
export function countUnits(records: ListedLengths, rules: UnitRules): number {
  const { pieceLength } = rules;
  const frames = framesOf(rules);
  if (pieceLength === null) return records.lengths.length * frames.length;
  let count = 0;
  for (const length of records.lengths)
    for (const frame of frames) count += Math.max(1, Math.ceil(changedLength(length, frame, rules) / pieceLength));
  return count;
}

export function recordUnits(records: ListedLengths, rules: UnitRules): RecordUnits {
  const count = countUnits(records, rules);
  const frames = framesOf(rules);
  const units = {
    count,
    record: new Uint32Array(count),
    frame: new Uint8Array(count),
    from: new Float64Array(count),
    before: new Float64Array(count + 1),
  };
  let unit = 0;
  let before = 0;
  for (const [record, length] of records.lengths.entries())
    for (const frame of frames) {
      const whole = changedLength(length, frame, rules);
      const step = rules.pieceLength ?? Math.max(1, whole);
      for (let from = 0; from === 0 || from < whole; from += step) {
        units.record[unit] = record;
        units.frame[unit] = FRAME_NAMES.indexOf(frame);
        units.from[unit] = from;
        before += Math.min(step, whole - from);
        unit += 1;
        units.before[unit] = before;
      }
    }
  return units;
}

/** A part of the written letters that comes from one record. */
interface Part {
  readonly stretch: RecordStretch;
  /** Where it begins among the letters that were asked for. */
  readonly at: number;
  readonly isBackwards: boolean;
}

/**
 * The written letters `from` (inclusive) to `to` (exclusive) of all units in a row.
 *
 * @param read fills the stretches
 */
export async function unitLetters(
  records: ListedLengths,
  units: RecordUnits,
  rules: UnitRules,
  [from, to]: readonly [number, number],
  kernel: SequenceKernel,
  read: (stretches: readonly RecordStretch[]) => Promise<void>,
): Promise<Uint8Array> {
  const letters = new Uint8Array(to - from);
  const parts: Part[] = [];
  for (let unit = unitAt(units.before, from); unit < units.count; unit += 1) {
    const start = units.before[unit] as number;
    if (start >= to) break;
    const first = Math.max(from, start);
    const end = Math.min(to, units.before[unit + 1] as number);
    if (end > first) parts.push(partOf(unit, first - start, end - start, first - from));
  }
  await read(parts.map(({ stretch }) => stretch));
  for (const { stretch, at, isBackwards } of parts) letters.set(changed(stretch.letters, isBackwards), at);
  return letters;

  function partOf(unit: number, first: number, end: number, at: number): Part {
    const record = units.record[unit] as number;
    const length = records.lengths[record] as number;
    const frame = units.frame[unit] as number;
    const own = units.from[unit] as number;
    const isBackwards =
      rules.change === 'translate' ? frame > 2 : rules.change === 'reverse' || rules.change === 'reverseComplement';
    const size = rules.change === 'translate' ? 3 : 1;
    const skipped = rules.change === 'translate' ? frame % 3 : 0;
    const [low, high] = [skipped + size * (own + first), skipped + size * (own + end)];
    const [readFrom, readTo] = isBackwards ? [length - high, length - low] : [low, high];
    return {
      stretch: {
        record: (records.places[record] as number) + 1,
        from: readFrom,
        to: readTo,
        letters: new Uint8Array(readTo - readFrom),
      },
      at,
      isBackwards,
    };
  }

  function changed(read: Uint8Array, isBackwards: boolean): Uint8Array {
    switch (rules.change) {
      case 'reverseComplement':
        kernel.mapReversed(read, read, DNA_COMPLEMENT);
        return read;
      case 'complement':
        kernel.mapLetters(read, read, DNA_COMPLEMENT);
        return read;
      case 'reverse':
        return read.reverse();
      case 'rna':
        kernel.mapLetters(read, read, TO_RNA);
        return read;
      case 'translate':
        if (isBackwards) kernel.mapReversed(read, read, DNA_COMPLEMENT);
        return translated(read, codonMeanings(rules.code), false);
      default:
        return read;
    }
  }
}

/**
 * The last index whose number is at most `value`.
 *
 * @param rising numbers that do not fall, the first of them 0
 */
export function unitAt(rising: Float64Array, value: number): number {
  let low = 0;
  let high = rising.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) <= value) low = middle;
    else high = middle;
  }
  return low;
}

function framesOf({ change, frames }: UnitRules): readonly FrameName[] {
  return change === 'translate' ? frames : ['plus1'];
}

/** Letters of a record once it is changed. */
function changedLength(length: number, frame: FrameName, { change }: UnitRules): number {
  return change === 'translate' ? Math.max(0, Math.floor((length - (FRAME_NAMES.indexOf(frame) % 3)) / 3)) : length;
}
