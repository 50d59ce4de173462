/** Whether a saved result and the one computed again agree in all that people read, and if not, where and why. */

import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { asPlainJson } from '#src/engine/kit/onDemand/columnText.ts';
import { isValidateCache } from '#src/engine/kit/validateCache.ts';
import { isRecord, type SavedResult } from './savedResult.ts';
import type { Told } from './toldOf.ts';

/** What the same inputs give now. */
export type Recomputed =
  | {
      readonly input: unknown;
      readonly result: unknown;
      /** What people read of it, of which a file has some. */
      readonly told: Partial<Told>;
    }
  /** Why they are refused now, in sentences. */
  | { readonly refused: string };

export interface SavedVerdict {
  readonly agrees: boolean;
  /** One sentence. */
  readonly words: string;
}

/** Engines may differ in the last digits of a power or a logarithm. */
const RELATIVE = 1e-12;
/** Differences that a sentence names. */
const MOST_NAMED = 3;

/** Characters of a value or a key that a sentence quotes. */
const MOST_QUOTED = 40;

interface Difference {
  readonly place: string;
  readonly saved: unknown;
  readonly now: unknown;
}

/**
 * @param version of the site that computed it again
 * @param isStrict on toxicity and medicine, where a sentence has no figure without its page
 */
export function verdictOnSaved(saved: SavedResult, now: Recomputed, version: string, isStrict = false): SavedVerdict {
  if ('refused' in now)
    return {
      agrees: false,
      words: `The saved result differs: its inputs are refused now (${now.refused}), ${reason(saved, version)}.`,
    };
  const inputs = differencesIn(withoutCache(saved.input), withoutCache(asPlainJson(now.input)), 'input');
  const numbers = [...inputs.filter(isUsed), ...differencesIn(saved.result, asPlainJson(now.result), '')];
  const words = differencesInWords(saved.told, asPlainJson(now.told));
  const differences = [...numbers, ...words];
  if (differences.length === 0) {
    const agreed = `The saved result agrees with what version ${version} computes from its inputs.`;
    const unproved = [...inputs.map(({ place }) => place), ...OF_ITS_OWN.filter((key) => key in saved.told)];
    return {
      agrees: true,
      words: unproved.length === 0 ? agreed : `${agreed} Not part of the proof: ${listed(unproved)}.`,
    };
  }
  // Days are written as the country does where the file was saved.
  const mayBeDates = numbers.length === 0 && hasDay([now.input, now.result]);
  const where = listed(
    differences.map(({ place, saved: was, now: is }) =>
      isStrict ? place : `${place} (saved ${shown(was)}, now ${shown(is)})`,
    ),
  );
  return { agrees: false, words: `The saved result differs in ${where}, ${reason(saved, version, mayBeDates)}.` };
}

/** Columns that a table brought along, citations, and what the result means on a day: in a file, but computed from no input. */
const OF_ITS_OWN = ['kept', 'sources', 'today'];

/** Only what the file has: a page writes no sentences, and the command line no title. */
function differencesInWords(told: SavedResult['told'], now: unknown): readonly Difference[] {
  const keys = Object.keys(told).filter((key) => !OF_ITS_OWN.includes(key));
  return keys.flatMap((key) => differencesIn(told[key], isRecord(now) ? own(now, key) : undefined, shortened(key)));
}

function hasDay(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isIsoDate(value);
  return Object.values(value).some(hasDay);
}

function listed(places: readonly string[]): string {
  const more = places.length - MOST_NAMED;
  return `${places.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** An input of which the formula makes no use, because another one says the same, is left out of what it computes from. */
function isUsed({ now }: Difference): boolean {
  return now !== undefined;
}

function reason({ version: saved }: SavedResult, now: string, mayBeDates = false): string {
  if (saved === null) return `and the file does not say which version computed it; this is version ${now}`;
  if (saved !== now) return `because version ${saved} computed it and this is version ${now}`;
  const changed = 'the file was changed after it was saved';
  return `although version ${now} computed both: ${mayBeDates ? `${changed}, or written where days are written otherwise` : changed}`;
}

function differencesIn(saved: unknown, now: unknown, place: string): readonly Difference[] {
  if (isSame(saved, now)) return [];
  if (Array.isArray(saved) && Array.isArray(now)) {
    const length = Math.max(saved.length, now.length);
    return Array.from({ length }, (_, index) =>
      differencesIn(saved[index], now[index], within(place, String(index))),
    ).flat();
  }
  if (isRecord(saved) && isRecord(now)) {
    const keys = new Set([...Object.keys(saved), ...Object.keys(now)]);
    return [...keys].flatMap((key) => differencesIn(own(saved, key), own(now, key), within(place, key)));
  }
  return [{ place: place === '' ? 'the result' : place, saved, now }];
}

function isSame(saved: unknown, now: unknown): boolean {
  if (typeof saved !== 'number' || typeof now !== 'number') return saved === now;
  return Math.abs(saved - now) <= RELATIVE * Math.max(Math.abs(saved), Math.abs(now));
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A key may come from the file. */
function within(place: string, key: string): string {
  const named = shortened(key);
  return place === '' ? named : `${place}.${named}`;
}

function withoutCache(input: unknown): unknown {
  return isRecord(input) ? Object.fromEntries(Object.entries(input).filter(([key]) => !isValidateCache(key))) : input;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `‘${value}’` : JSON.stringify(value);
  return shortened(text);
}

function shortened(text: string): string {
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}
