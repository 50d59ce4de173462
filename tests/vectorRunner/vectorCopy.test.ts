import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COPIED_FOLDER, ORIGINAL_FOLDER } from './vectorFiles.ts';

const names = (folder: string) => readdirSync(folder).sort();

describe('the copy of the golden cases', () => {
  test('is there', () => {
    expect(names(COPIED_FOLDER).filter((name) => name.endsWith('.json')).length).toBeGreaterThanOrEqual(87);
  });

  // Beside the original only: a checkout on its own has nothing to compare with.
  test.runIf(existsSync(ORIGINAL_FOLDER))('equals the original, file by file', () => {
    expect(names(COPIED_FOLDER)).toEqual(names(ORIGINAL_FOLDER));
    const differing = names(ORIGINAL_FOLDER).filter(
      (name) => !readFileSync(join(COPIED_FOLDER, name)).equals(readFileSync(join(ORIGINAL_FOLDER, name))),
    );
    expect(differing).toEqual([]);
  });
});
