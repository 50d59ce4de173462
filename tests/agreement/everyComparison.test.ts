/** The comparison with recorded answers of other programs, as the build makes it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPARED } from '#src/agreement/compared.ts';
import { comparisonWith, everyComparison, type RecordedFile } from '#src/agreement/everyComparison.ts';

const KINETICS = { file: 'peers/enzyme-kinetics.r', by: 'R' };

function recorded(): RecordedFile {
  return JSON.parse(readFileSync(`tests/vectors/${KINETICS.file}.json`, 'utf8')) as RecordedFile;
}

describe('every listed answer of another program', () => {
  test('is compared, and differs only with a reason', async () => {
    const compared = await everyComparison();
    const programs = compared.flatMap((each) => each.programs);
    expect(programs).toHaveLength(COMPARED.length);
    expect(new Set(compared.map(({ path }) => path)).size).toBe(compared.length);
    const figures = programs.flatMap(({ cases }) => cases.flatMap((each) => each.figures));
    expect(figures.length).toBeGreaterThan(500);
    // A key in place of a label: the figure is not on the page.
    expect(figures.filter(({ label }) => /^[a-z]+(?:[A-Z.]\w*)+$/.test(label)).map(({ label }) => label)).toEqual([]);
    expect(figures.filter(({ reason }) => reason !== undefined).length).toBeGreaterThan(5);
  });

  test('is listed once', () => {
    expect(new Set(COMPARED.map(({ file }) => file)).size).toBe(COMPARED.length);
  });
});

describe('the build fails', () => {
  test('when a figure differs without a reason', async () => {
    await expect(comparisonWith(KINETICS, { ...recorded(), differs: {} })).rejects.toThrow(
      'peers/enzyme-kinetics.r, Puromycin, treated (in R): vmax differs without a reason',
    );
  });

  test('when a reason is given for what agrees', async () => {
    const file = recorded();
    const differs = { ...file.differs, 'reference.km': 'A reason.' };
    await expect(comparisonWith(KINETICS, { ...file, differs })).rejects.toThrow(
      'peers/enzyme-kinetics.r: a reason is given, but reference.km agrees',
    );
  });

  test('when a case is refused, or nothing is compared', async () => {
    const file = recorded();
    const [first] = file.cases;
    const cases = [{ name: 'blank', input: {}, expect: first?.expect ?? {} }];
    await expect(comparisonWith(KINETICS, { ...file, cases })).rejects.toThrow('blank: refused');
    await expect(comparisonWith({ ...KINETICS, keys: [] }, { ...file, differs: {} })).rejects.toThrow('nothing');
  });
});
