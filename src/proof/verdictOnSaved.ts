/** Whether a saved result and the one computed anew agree, and if not, where and why. */
import { isValidateCache } from '#src/kit/validateCache.ts';
import { isRecord, type SavedResult } from './savedResult.ts';

/** What the same inputs give now. */
export type Recomputed =
  | { readonly input: unknown; readonly result: unknown }
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

interface Difference {
  readonly place: string;
  readonly saved: unknown;
  readonly now: unknown;
}

/**
 * @param version of the site that computed it anew
 * @param isStrict on toxicity and medicine, where a sentence has no figure without its page
 */
export function verdictOnSaved(saved: SavedResult, now: Recomputed, version: string, isStrict = false): SavedVerdict {
  const why = reason(saved.version, version);
  if ('refused' in now)
    return { agrees: false, words: `The saved result differs: its inputs are refused now (${now.refused}), ${why}.` };
  const differences = [
    ...differencesIn(withoutCache(saved.input), withoutCache(asJson(now.input)), 'input').filter(isUsed),
    ...differencesIn(saved.result, asJson(now.result), ''),
  ];
  if (differences.length === 0)
    return { agrees: true, words: `The saved result agrees with what version ${version} computes from its inputs.` };
  const named = differences
    .slice(0, MOST_NAMED)
    .map(({ place, saved: was, now: is }) => (isStrict ? place : `${place} (saved ${shown(was)}, now ${shown(is)})`));
  const more = differences.length - named.length;
  const where = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return { agrees: false, words: `The saved result differs in ${where}, ${why}.` };
}

/** An input of which the formula makes no use, because another one says the same, is left out of what it computes from. */
function isUsed({ now }: Difference): boolean {
  return now !== undefined;
}

function reason(saved: string | null, now: string): string {
  if (saved === null) return `and the file does not say which version computed it; this is version ${now}`;
  return saved === now
    ? `although version ${now} computed both: the file was changed after it was saved`
    : `because version ${saved} computed it and this is version ${now}`;
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

function within(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}

/** As the file has it: without what is undefined, and null where a number is not finite. */
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function withoutCache(input: unknown): unknown {
  return isRecord(input) ? Object.fromEntries(Object.entries(input).filter(([key]) => !isValidateCache(key))) : input;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `‘${value}’` : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
