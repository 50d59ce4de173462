/** The comparison with recorded answers of other programs, as the build makes it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ComparedFigure, ComparedPage } from '#src/engine/kit/comparison.ts';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { agreementSummary } from '#src/tools/agreement/agreementSummary.ts';
import { COMPARED } from '#src/tools/agreement/compared.ts';
import { comparisonWith, everyComparison, type RecordedFile } from '#src/tools/agreement/everyComparison.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const COMPARISONS = await everyComparison();

const OWN = readdirSync('tests/vectors/own').filter((name) => name.endsWith('.json'));
const KINETICS = { file: 'peers/enzyme-kinetics.r', by: 'R' };

function figuresOf(pages: readonly ComparedPage[]): readonly ComparedFigure[] {
  return pages.flatMap(({ programs }) => programs.flatMap(({ cases }) => cases.flatMap(({ figures }) => figures)));
}

function recorded(): RecordedFile {
  return JSON.parse(readFileSync(`tests/vectors/${KINETICS.file}.json`, 'utf8')) as RecordedFile;
}

describe('every listed answer of another program', () => {
  test('is compared, and differs only with a reason', () => {
    const { calculators, sections } = COMPARISONS;
    const pages = [...calculators, ...sections];
    expect(pages.flatMap((each) => each.programs)).toHaveLength(COMPARED.length + OWN.length);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    const figures = figuresOf(pages);
    // A key in place of a label: the figure is not on the page.
    expect(figures.filter(({ label }) => /^[a-z]{2,}(?:[A-Z.]\w*)+$/.test(label)).map(({ label }) => label)).toEqual(
      [],
    );
    expect(figures.filter(({ reason }) => reason !== undefined).length).toBeGreaterThan(5);
  });

  test('is summed up with all its figures, and with the largest difference', async () => {
    const summaries = await agreementSummary();
    const figures = (wanted: string) =>
      summaries
        .filter(({ kind }) => kind === wanted)
        .flatMap(({ programs }) => programs)
        .reduce((sum, program) => sum + program.figures, 0);
    expect(figures('calculator')).toBeGreaterThan(700);
    expect(figures('section')).toBeGreaterThan(5000);
    const kinetics = summaries.find(({ path }) => path === '/calculator/enzyme-kinetics')?.programs[0];
    expect(kinetics).toMatchObject({ by: 'R 4.2.2, nls', differing: 4 });
    // The straight line of Lineweaver and Burk is far from the curve; digits are not.
    expect(kinetics?.largest).toBeGreaterThan(0.01);
    expect(summaries.find(({ path }) => path === '/calculator/t-test')?.programs[0]?.largest).toBeLessThan(1e-6);
  });

  test('of a section stands under the section, in the order of its page, and says what rounds', () => {
    const { sections } = COMPARISONS;
    const titles = ANALYSES.map(({ title }) => title);
    const places = sections.map(({ name }) => titles.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(sections.find(({ name }) => name === 'Compare two samples')?.path).toMatch(
      /\/species-diversity#ask=diversity-comparison$/,
    );
    for (const { programs } of sections)
      for (const { by, rounding, cases } of programs) {
        const listed = cases.flatMap(({ figures }) => figures);
        const isRounded = listed.some(({ difference, reason }) => difference !== 'none' && reason === undefined);
        expect([by, isRounded && rounding === undefined]).toEqual([by, false]);
      }
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
