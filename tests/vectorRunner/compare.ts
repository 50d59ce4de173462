import { createHash } from 'node:crypto';
import type { Json, Tolerance } from '#src/tools/agreement/goldenCase.ts';

/** A leaf of an expectation, with its dotted key. */
export interface Leaf {
  readonly path: string;
  readonly expected: Json;
}

/** A long text, given by its digest. */
export interface TextDigest {
  readonly sha256: string;
  readonly length: number;
  readonly head: string;
  readonly tail: string;
}

export function isTextDigest(value: Json): boolean {
  return typeof value === 'object' && value !== null && 'sha256' in value;
}

/** The values that are compared one by one; a digest counts as one, and so does an empty list. Nothing expected is none. */
export function leavesOf(expected: Json, path = ''): readonly Leaf[] {
  if (typeof expected !== 'object' || expected === null || isTextDigest(expected)) return [{ path, expected }];
  const entries = Object.entries(expected);
  // A case may be about texts alone.
  if (entries.length === 0) return path === '' ? [] : [{ path, expected }];
  return entries.flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}

/** What stands under a dotted key, or undefined. */
export function valueAt(object: unknown, path: string): unknown {
  if (path === '') return object;
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], object);
}

export function agrees(actual: unknown, expected: Json, { abs, rel }: Tolerance): boolean {
  if (typeof expected === 'number') {
    return typeof actual === 'number' && Math.abs(actual - expected) <= Math.max(abs, rel * Math.abs(expected));
  }
  if (Array.isArray(expected)) return Array.isArray(actual) && actual.length === expected.length;
  if (typeof expected === 'object' && expected !== null)
    return typeof actual === 'object' && actual !== null && Object.keys(actual).length === 0;
  if (typeof expected === 'string' && typeof actual === 'string') return termsOf(actual) === termsOf(expected);
  return actual === expected;
}

/** Both sides of a chemical equation with their terms in one order, which is free; any other text as it is. */
function termsOf(text: string): string {
  const sides = text.split(' → ');
  if (sides.length !== 2) return text;
  return sides.map((side) => side.split(' + ').sort().join(' + ')).join(' → ');
}

/** As `agrees`; a long text is held against its digest. */
export function matches(actual: unknown, expected: Json, tolerance: Tolerance): boolean {
  return isTextDigest(expected)
    ? typeof actual === 'string' && equalsDigest(actual, expected as unknown as TextDigest)
    : agrees(actual, expected, tolerance);
}

/** Lists must have exactly the expected length: lists of the expectation, with their dotted keys. */
export function listsOf(expected: Json, path = ''): readonly { readonly path: string; readonly length: number }[] {
  if (typeof expected !== 'object' || expected === null || isTextDigest(expected)) return [];
  const here = Array.isArray(expected) ? [{ path, length: expected.length }] : [];
  return [
    ...here,
    ...Object.entries(expected).flatMap(([key, value]) => listsOf(value as Json, path === '' ? key : `${path}.${key}`)),
  ];
}

export function equalsDigest(text: string, { sha256, length, head, tail }: TextDigest): boolean {
  const digest = createHash('sha256').update(text, 'ascii').digest('hex');
  return digest === sha256 && text.length === length && text.startsWith(head) && text.endsWith(tail);
}
