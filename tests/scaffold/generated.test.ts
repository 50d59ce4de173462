/** A calculator as `npm run new` writes it, in a copy of the site: it works, and all that is wrong with it is what a person has to write. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { calculatorFiles, TAXONOMY } from '#src/scaffold/calculatorFiles.ts';
import { MARK } from '#src/scaffold/generatorTexts.ts';
import { newCalculator } from '#src/scaffold/writeCalculator.ts';
import { checked } from '#tests/check/planting.mjs';
import { siteCopy } from '#tests/check/siteCopy.mjs';

const ID = 'generated-sample';
const copy: string = siteCopy(process.cwd());
afterAll(() => rmSync(copy, { recursive: true }));

test('types, lint, fences, contract and golden cases hold; every unwritten text is named', () => {
  const { words, isWritten } = newCalculator(copy, [ID, '--subcategory', 'cell-biology']);
  expect(isWritten, words).toBe(true);
  const files = Object.values(calculatorFiles(ID));
  expect(words).toContain(`npm run check -- ${ID}`);
  for (const path of files) expect(words).toContain(path);
  expect(readFileSync(join(copy, TAXONOMY), 'utf8')).toContain(`'${ID}',`);

  const { status, stdout, sentences } = checked(copy, [ID]);
  expect(sentences.filter((line) => !line.includes("still has the generator's text"))).toEqual([]);
  // Each file has something to be written, and it is named.
  for (const path of files) expect(sentences.filter((line) => line.includes(path))).not.toEqual([]);
  const marks = files
    .flatMap((path) => readFileSync(join(copy, path), 'utf8').split('\n'))
    .filter((line) => line.includes(MARK));
  expect(marks.length).toBeGreaterThanOrEqual(sentences.length);
  expect(sentences.length).toBeGreaterThan(20);
  expect(stdout).toContain(`${ID}: ${sentences.length} things are missing or wrong.`);
  expect(status).toBe(1);
});

test('a second time, nothing is written', () => {
  expect(existsSync(join(copy, calculatorFiles(ID).meta))).toBe(true);
  expect(newCalculator(copy, [ID, '--subcategory', 'cell-biology'])).toEqual({
    isWritten: false,
    words: expect.stringContaining(`'${ID}' exists: `),
  });
});

test('what was typed is read, with and without the names of the options; what cannot be read is refused', () => {
  const refusal = (...args: readonly string[]) => newCalculator(copy, args).words;
  expect(refusal('another', '--category', 'food', '--subcategory', 'genetics')).toContain(
    "no subcategory 'food/genetics'",
  );
  expect(refusal('another', 'alchemy', 'Another Calculator')).toContain("no subcategory 'alchemy'");
  expect(refusal('another', '--colour', 'red')).toContain('Options are --subcategory');
  expect(existsSync(join(copy, calculatorFiles('another').meta))).toBe(false);
});
