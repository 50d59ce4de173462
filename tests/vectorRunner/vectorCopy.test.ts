import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SUBCATEGORIES } from '#src/catalog/taxonomy.ts';
import { NEXT_ORIGINAL_FOLDER, ORIGINAL_FOLDER, readVectorFiles, VECTOR_FOLDER } from './vectorFiles.ts';

const COPY = readVectorFiles(VECTOR_FOLDER);
/** What a case says comes of its input. */
const OUTCOMES = ['expect', 'error', 'disabled', 'noResult', 'rejected'] as const;

const BUILT = import.meta.glob('/src/calculators/*/calculator.ts');

function isBuilt(id: string): boolean {
  return `/src/calculators/${id}/calculator.ts` in BUILT;
}

/** Whether the copy holds just what the original does. */
function isCopied(original: string, name: string): boolean {
  const copy = join(VECTOR_FOLDER, name);
  return existsSync(copy) && readFileSync(copy).equals(readFileSync(join(original, name)));
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
      expect(file).toBe(`${calculator}${isReference ? '.reference' : ''}.json`);
      expect(cases.length).toBeGreaterThan(0);
      const unreadable = cases.filter(
        (each) => typeof each.input !== 'object' || OUTCOMES.filter((outcome) => outcome in each).length !== 1,
      );
      expect(unreadable.map(({ name }) => name)).toEqual([]);
    },
  );

  test('differs nowhere from the originals, where those stand beside the checkout', () => {
    expect(isCopied('tests/vectorRunner', 'vectorFiles.ts')).toBe(false);
    const originals = [ORIGINAL_FOLDER, NEXT_ORIGINAL_FOLDER].filter(existsSync);
    const wanted = originals.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .filter((name) => folder === ORIGINAL_FOLDER || isBuilt(name.slice(0, -5)))
        .map((name) => ({ folder, name })),
    );
    expect(wanted.filter(({ folder, name }) => !isCopied(folder, name))).toEqual([]);
    // In the copy alone are cases of calculators that no original knows: those are written with their calculator.
    const names = wanted.map(({ name }) => name);
    const known = names.map((name) => name.split('.')[0]);
    const alone = originals.length === 0 ? [] : COPY.filter(({ file }) => !names.includes(file));
    expect(
      alone.filter(({ calculator }) => known.includes(calculator) || !isBuilt(calculator)).map(({ file }) => file),
    ).toEqual([]);
  });
});
