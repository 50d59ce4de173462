/**
 * Golden cases of our own, `tests/vectors/own`: worked out with what `by` and `source` of each file name. And those of the third edition that are
 * about sections of a page. Of a result the listed keys are compared.
 */
import { existsSync } from 'node:fs';
import type { OwnCase, OwnFile } from '#src/tools/agreement/ownAnswer.ts';
import { leavesOf, listsOf, matches, valueAt } from './compare.ts';
import { isSection } from './vectorFiles.ts';

export type OwnOutcome = { readonly refused: string | undefined } | { readonly result: unknown };

/** By their paths. */
export const OWN_FILES: readonly (readonly [path: string, file: OwnFile])[] = Object.entries(
  import.meta.glob<OwnFile>('/tests/vectors/own/*.json', { import: 'default', eager: true }),
);

/** The section is that of each case, else that of the file, else the file's calculator where that names a section. */
interface ThirdFile extends Omit<OwnFile, 'cases'> {
  readonly section?: string;
  /** Absent where the file lists rows of several calculators. */
  readonly cases?: readonly (OwnCase & { readonly section?: string })[];
}

/** A file for each section that a file of the third edition is about, by its path. */
export const THIRD_FILES: readonly (readonly [path: string, file: OwnFile])[] = Object.entries(
  import.meta.glob<ThirdFile>('/tests/vectors/third/*/*.json', { import: 'default', eager: true }),
).flatMap(([path, file]) => ofSections(file).map((each) => [path, each] as const));

function ofSections({ section: ofFile, cases = [], ...file }: ThirdFile): readonly OwnFile[] {
  // Named as a calculator is, a section has candidates that say all that is not blank.
  if (ofFile === undefined && isSection(file.calculator)) {
    const { calculator: formula = '', ...others } = file;
    return [{ ...others, formula, cases }];
  }
  if (ofFile === undefined) return [];
  const sectionOf = (each: (typeof cases)[number]) => each.section ?? ofFile ?? file.calculator ?? '';
  return [...new Set(cases.map(sectionOf))].map((calculator) => ({
    ...file,
    calculator,
    cases: cases.filter((each) => sectionOf(each) === calculator).map(withFolder),
  }));
}

/** The files of these cases lie in a folder of their own, but for those that others use as well. */
function withFolder(each: OwnCase): OwnCase {
  const { pageFile } = each.input;
  if (typeof pageFile !== 'string' || existsSync(`tests/data/${pageFile}`)) return each;
  return { ...each, input: { ...each.input, pageFile: `cloning/${pageFile}` } };
}

/** What differs from the case, each with what came instead; empty where the outcome is the expected one. */
export function ownComplaints(
  { tolerance: ofFile, differs = {} }: OwnFile,
  { expect: expected = {}, error, tolerance = ofFile }: OwnCase,
  outcome: OwnOutcome,
): readonly unknown[] {
  if ('refused' in outcome) return outcome.refused === error ? [] : [{ refused: outcome.refused, expected: error }];
  if (error !== undefined) return [{ refused: 'accepted', expected: error }];
  const differing = leavesOf(expected).filter(
    ({ path, expected: value }) =>
      // The page of agreement gives the reason for these, and its build checks it.
      differs[path] === undefined && !matches(valueAt(outcome.result, path), value, tolerance),
  );
  const lists = listsOf(expected).filter(({ path, length }) => {
    const list = valueAt(outcome.result, path);
    return !Array.isArray(list) || list.length !== length;
  });
  return [...differing, ...lists].map((leaf) => ({ ...leaf, actual: valueAt(outcome.result, leaf.path) }));
}
