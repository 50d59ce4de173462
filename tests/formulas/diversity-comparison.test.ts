/** Two samples compared. Numbers against exact binomial coefficients and scipy: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import analysis from '#src/calculators/analyses/diversity-comparison.ts';
import diversityComparison from '#workers/formulas/diversity-comparison.ts';

const TABLE = 'Species\tOne\tTwo\na\t10\t4\nb\t5\t0\nc\t0\t9';

const validate = (table: string) => diversityComparison.validate({ table, speciesIn: '', totals: '' });

function computed(table: string) {
  const verdict = validate(table);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return diversityComparison.compute(verdict.input);
}

test('zeros and blanks are species that a sample lacks', () => {
  const blank = computed('Species\tOne\tTwo\na\t10\t4\nb\t5\t\nc\t\t9');
  expect(blank).toEqual(computed(TABLE));
  expect(blank).toMatchObject({ zeros: 2, sharedSpecies: 1, rarefiedTo: 13 });
  expect(blank.samples.map(({ species }) => species)).toEqual([2, 2]);
});

test('the same sample twice does not differ, and the smaller one is not rarefied', () => {
  const result = computed('Species,A,B\na,10,10\nb,5,5');
  expect(result).toMatchObject({ difference: 0, t: 0, pValue: 1 });
  expect(result.samples[0]).toMatchObject({ rarefied: 2, rarefiedStandardError: 0 });
});

test('a row of totals is left out, samples in rows are turned, and both are said', () => {
  const plain = computed(TABLE);
  expect(computed(`${TABLE}\nTotal\t15\t13`)).toEqual({
    ...plain,
    reading: { ...plain.reading, leftOut: ['row "Total"'] },
  });
  const turned = computed('Site\ta\tb\tc\nPlot 1\t10\t5\t0\nPlot 2\t4\t0\t9');
  expect(turned).toMatchObject({ pValue: plain.pValue, reading: { speciesIn: 'columns' } });
  const { blocks } = analysis.present(turned, { table: '', speciesIn: 'recognized', totals: 'recognized' });
  expect(JSON.stringify(blocks)).toContain('Species are in rows');
});

test('species that are listed twice are named', () => {
  expect(computed(`${TABLE}\na\t1\t1`).repeatedNames).toEqual(['a']);
});

describe('refuses', () => {
  test.each([
    ['', 'Please fill in all required fields'],
    ['Species,A\na,3', 'Two samples are compared, and the table has 1'],
    ['Species,A,B\na,1,5\nb,0,6', 'Sample A needs at least two individuals'],
    ['Species,A,B\na,9,0\nb,0,6', 'Both samples have one species: there is no diversity to compare'],
    ['Species,A,B\na,1.5,5\nb,3,6', 'Counts must be whole numbers that are not negative: "1.5" in row 2, column 2'],
    [
      `Species,A,B\n${Array.from({ length: 1001 }, (_, n) => `s${n},1,2`).join('\n')}`,
      'At most 1000 species can be compared',
    ],
  ])('%j', (table, message) => {
    expect(validate(table)).toEqual({ ok: false, issues: [{ message, path: 'table' }] });
  });
});
