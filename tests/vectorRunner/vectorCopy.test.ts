import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SUBCATEGORIES } from '#src/catalog/taxonomy.ts';
import { COPIED_FOLDER, ORIGINAL_FOLDER, readVectorFiles } from './vectorFiles.ts';

const COPY = readVectorFiles(COPIED_FOLDER);
/** What a case says comes of its input. */
const OUTCOMES = ['expect', 'error', 'disabled', 'noResult', 'rejected'] as const;

/** Files that are in one of the folders only, or not the same in both. */
function differences(folder: string, other: string): readonly string[] {
  const names = new Set([...readdirSync(folder), ...readdirSync(other)]);
  return [...names].filter((name) => {
    const [path, otherPath] = [join(folder, name), join(other, name)];
    return !existsSync(path) || !existsSync(otherPath) || !readFileSync(path).equals(readFileSync(otherPath));
  });
}

describe('the copy of the golden cases', () => {
  test('is complete: every calculator of the menu has its file', () => {
    const covered = COPY.filter(({ isReference }) => !isReference).map(({ calculator }) => calculator);
    const listed = SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators);
    expect(listed.filter((id) => !covered.includes(id))).toEqual([]);
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

  test('differs nowhere from the original, where that stands beside the checkout', () => {
    expect(differences(COPIED_FOLDER, 'tests/vectorRunner')).toContain('atom.json');
    const originals = [ORIGINAL_FOLDER].filter(existsSync);
    expect(originals.flatMap((original) => differences(COPIED_FOLDER, original))).toEqual([]);
  });
});
