/**
 * Golden cases of our own, `tests/vectors/own`: worked out with the software that the `source` of each file names. A file of a `formula` has
 * candidates as a form makes them, with null for a blank number; a file of a `calculator` has what a visitor types into the section of that
 * name. Of a result the listed keys are compared.
 */
import type { JsonObject, Tolerance } from '#src/agreement/goldenCase.ts';
import { agrees, leavesOf, listsOf, valueAt } from './compare.ts';

export interface OwnCase {
  readonly name: string;
  /** Of a file of a `calculator`, `pageText`, or the file `pageFile` of `tests/data`, is the text of the page that is asked about. */
  readonly input: JsonObject;
  readonly expect?: JsonObject;
  /** The message of the first issue. */
  readonly error?: string;
  readonly tolerance?: Tolerance;
}

export interface OwnFile {
  readonly formula?: string;
  readonly calculator?: string;
  readonly source: string;
  readonly tolerance: Tolerance;
  readonly cases: readonly OwnCase[];
}

export type OwnAnswer = { readonly refused: string | undefined } | { readonly result: unknown };

/** By their paths. */
export const OWN_FILES: readonly (readonly [path: string, file: OwnFile])[] = Object.entries(
  import.meta.glob<OwnFile>('/tests/vectors/own/*.json', { import: 'default', eager: true }),
);

/** What differs from the case, each with what came instead; empty where the answer is the expected one. */
export function ownComplaints(
  { expect: expected = {}, error, tolerance }: OwnCase,
  ofFile: Tolerance,
  answer: OwnAnswer,
): readonly unknown[] {
  if ('refused' in answer) return answer.refused === error ? [] : [{ refused: answer.refused, expected: error }];
  if (error !== undefined) return [{ refused: 'accepted', expected: error }];
  const differing = leavesOf(expected).filter(
    ({ path, expected: value }) => !agrees(valueAt(answer.result, path), value, tolerance ?? ofFile),
  );
  const lists = listsOf(expected).filter(({ path, length }) => {
    const list = valueAt(answer.result, path);
    return !Array.isArray(list) || list.length !== length;
  });
  return [...differing, ...lists].map((leaf) => ({ ...leaf, actual: valueAt(answer.result, leaf.path) }));
}
