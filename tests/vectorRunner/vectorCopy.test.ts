import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { caseFiles, caseLines } from './caseLines.mjs';
import {
  NEXT_ORIGINAL_FOLDER,
  ORIGINAL_FOLDER,
  readVectorFiles,
  THIRD_ORIGINAL_FOLDER,
  VECTOR_FOLDER,
} from './vectorFiles.ts';

const COPY = readVectorFiles(VECTOR_FOLDER);
/** What a case says comes of its input. */
const OUTCOMES = ['expect', 'error', 'disabled', 'noResult', 'rejected'] as const;

/**
 * Cases that a later rule overrules, by file; the copy has what holds now. Spearman's p is counted up to 14 pairs; Fisher's and Tukey's
 * plain names have the exact values (of SciPy 1.17), and no longer the roundings of R; doses below 1 mg/kg are read out with two digits.
 */
const OVERRULED: Readonly<Record<string, readonly string[]>> = {
  'correlation.json': ['Anscombe set 3'],
  'chi-square-test.json': ['tea tasting (Fisher 1935)', '2 by 2 with labels'],
  'anova.json': ['three groups far apart'],
  'pet-medicine-overdose.json': ['cat, meloxicam'],
};

const BUILT = import.meta.glob('/src/calculators/*/calculator.ts');

function isBuilt(id: string): boolean {
  return `/src/calculators/${id}/calculator.ts` in BUILT;
}

/** Whether the copy holds just what the original does: the copy has a case a line, which the original need not have. */
function isCopied(original: string, copy: string): boolean {
  return existsSync(copy) && isDeepStrictEqual(parsed(copy), parsed(original));
}

function parsed(file: string): unknown {
  if (!file.endsWith('.json')) return readFileSync(file, 'utf8');
  const content: { readonly cases: readonly { readonly name: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const overruled = OVERRULED[basename(file)] ?? [];
  return { ...content, cases: content.cases.filter(({ name }) => !overruled.includes(name)) };
}

function isOfThird(file: string): boolean {
  return file.startsWith('third/');
}

describe('the copy of the golden cases', () => {
  test('is complete: every calculator of the menu has its file', () => {
    const covered = COPY.filter(({ isReference }) => !isReference).map(({ calculator }) => calculator);
    const listed = SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators);
    expect(listed.filter((id) => isBuilt(id) && !covered.includes(id))).toEqual([]);
    expect(COPY.length).toBeGreaterThanOrEqual(87);
  });

  test.each(COPY)(
    '$file can be read: cases with an input and one outcome',
    ({ file, calculator, isReference, cases }) => {
      if (!isOfThird(file)) expect(file).toBe(`${calculator}${isReference ? '.reference' : ''}.json`);
      expect(cases.length).toBeGreaterThan(0);
      const unreadable = cases.filter(
        (each) => typeof each.input !== 'object' || OUTCOMES.filter((outcome) => outcome in each).length !== 1,
      );
      expect(unreadable.map(({ name }) => name)).toEqual([]);
    },
  );

  test('differs nowhere from the originals, where those stand beside the checkout', () => {
    expect(isCopied(join(VECTOR_FOLDER, 'age.json'), join(VECTOR_FOLDER, 'bmi.json'))).toBe(false);
    const originals = [ORIGINAL_FOLDER, NEXT_ORIGINAL_FOLDER].filter(existsSync);
    const wanted = originals.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .filter((name) => folder === ORIGINAL_FOLDER || isBuilt(name.slice(0, -5)))
        .map((name) => ({ folder, name })),
    );
    expect(wanted.filter(({ folder, name }) => !isCopied(join(folder, name), join(VECTOR_FOLDER, name)))).toEqual([]);
    // In the copy alone are cases of calculators that no original knows: those are written with their calculator.
    const names = wanted.map(({ name }) => name);
    const known = names.map((name) => name.split('.')[0]);
    const alone = originals.length === 0 ? [] : COPY.filter(({ file }) => !names.includes(file) && !isOfThird(file));
    expect(
      alone.filter(({ calculator }) => known.includes(calculator) || !isBuilt(calculator)).map(({ file }) => file),
    ).toEqual([]);
  });

  test('has a case to a line, as recorded answers have: node tests/vectorRunner/caseLines.mjs writes it so', () => {
    const others = caseFiles().filter((name) => {
      const text = readFileSync(name, 'utf8');
      return text !== caseLines(JSON.parse(text));
    });
    expect(others).toEqual([]);
  });

  test('differs nowhere from the originals of the third edition, where those stand beside the checkout', () => {
    const copies = existsSync(join(VECTOR_FOLDER, 'third'))
      ? readdirSync(join(VECTOR_FOLDER, 'third'), { recursive: true, encoding: 'utf8' })
      : [];
    const differing = copies.filter(
      (name) =>
        name.endsWith('.json') &&
        existsSync(THIRD_ORIGINAL_FOLDER) &&
        !isCopied(join(THIRD_ORIGINAL_FOLDER, name), join(VECTOR_FOLDER, 'third', name)),
    );
    expect(differing).toEqual([]);
  });

  test('the files that its cases name differ nowhere from theirs, where those stand beside the checkout', () => {
    const copies = readdirSync('tests/data/cloning', { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join('tests/data/cloning', name)).isFile(),
    );
    expect(copies.length).toBeGreaterThan(0);
    const differing = copies.filter((name) => {
      const original = join('../shared/data/cloning', name);
      return (
        existsSync('../shared/data') &&
        !(existsSync(original) && readFileSync(original).equals(readFileSync(join('tests/data/cloning', name))))
      );
    });
    expect(differing).toEqual([]);
  });
});
