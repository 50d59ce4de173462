import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_COUNTS, countInWords } from '#src/engine/kit/contentCounts.ts';
import { SUBCATEGORIES, type SubcategoryPath } from '#src/engine/kit/taxonomy.ts';
import { calculatorFiles, TAXONOMY } from '#src/tools/scaffold/calculatorFiles.ts';
import { MARK, unwrittenLines } from '#src/tools/scaffold/generatorTexts.ts';
import { planned } from '#src/tools/scaffold/newCalculator.ts';
import { SYNONYMS_TABLE, withSynonymsRow } from '#src/tools/scaffold/synonymsRow.ts';
import { withTaxonomyLine } from '#src/tools/scaffold/taxonomyLine.ts';

const nothing = () => false;

describe('what is planned', () => {
  test('a name and a place on the menu follow from the arguments', () => {
    expect(planned({ id: 'oligo-resuspension', subcategory: 'biology/cell-biology' }, nothing)).toEqual({
      calculator: {
        id: 'oligo-resuspension',
        name: 'Oligo Resuspension Calculator',
        subcategory: 'biology/cell-biology',
      },
    });
  });

  test.each([
    { subcategory: 'genetics' },
    { subcategory: 'biology/genetics' },
    { category: 'biology', subcategory: 'genetics' },
  ])('$subcategory is found', (place) => {
    expect(planned({ id: 'one', ...place }, nothing)).toMatchObject({
      calculator: { subcategory: 'biology/genetics' },
    });
  });

  test.each([
    [{}, 'Which calculator? For example: npm run new -- oligo-resuspension'],
    [{ id: 'Oligo_Resuspension' }, "'Oligo_Resuspension' cannot be an id: ids are lower-case words with hyphens"],
    [{ id: '../atom' }, "'../atom' cannot be an id"],
    [{ id: 'two--hyphens' }, "'two--hyphens' cannot be an id"],
    [{ id: 'one' }, 'Where does the menu list it? Add --subcategory.'],
    [{ id: 'one', subcategory: 'alchemy' }, "There is no subcategory 'alchemy'."],
    [{ id: 'one', category: 'chemistry', subcategory: 'genetics' }, "There is no subcategory 'chemistry/genetics'."],
  ])('%j is refused', (wish, sentence) => {
    expect(planned(wish, nothing)).toEqual({ refusal: expect.stringContaining(sentence) });
  });

  test('digits may stand within a word', () => {
    const plan = planned({ id: 'vo2max', subcategory: 'sport/heart' }, nothing);
    expect(plan).toHaveProperty('calculator.id', 'vo2max');
  });

  test('without a subcategory the command lists them all', () => {
    const plan = planned({ id: 'one', subcategory: 'alchemy' }, nothing);
    for (const { category, id } of SUBCATEGORIES) expect(JSON.stringify(plan)).toContain(`  ${category}/${id}`);
  });

  test.each(Object.values(calculatorFiles('ligation')))('nothing is written over %s', (path) => {
    expect(planned({ id: 'ligation', subcategory: 'genetics' }, (each) => each === path)).toEqual({
      refusal: `'ligation' exists: ${path}. Nothing was written.`,
    });
  });
});

describe('the line of the menu', () => {
  const source = readFileSync(TAXONOMY, 'utf8');

  test.each(SUBCATEGORIES.map(({ category, id }) => `${category}/${id}` as SubcategoryPath))(
    'goes to the end of %s',
    (subcategory) => {
      const changed = withTaxonomyLine(source, { id: 'new-one', name: '', subcategory });
      const list = /calculators: \[([^\]]*)\]/.exec(changed.slice(changed.indexOf(idLine(subcategory))))?.[1] ?? '';
      expect(list).toMatch(/(?:^|,) 'new-one'$/);
      expect(changed.replace(/,? 'new-one'/, '').replaceAll(/[\s,]/g, '')).toBe(source.replaceAll(/[\s,]/g, ''));
    },
  );

  test('is not written twice', () => {
    expect(withTaxonomyLine(source, { id: 'ligation', name: '', subcategory: 'biology/cell-biology' })).toBe(source);
  });

  test('a menu in another format is left unchanged', () => {
    expect(() => withTaxonomyLine('', { id: 'one', name: '', subcategory: 'biology/genetics' })).toThrow(
      "The list of biology/genetics was not found; add 'one' to it.",
    );
  });

  function idLine(subcategory: string): string {
    const [category, id] = subcategory.split('/');
    return (
      [' ', '\n    ']
        .map((space) => `category: '${category}',${space}id: '${id}',`)
        .find((line) => source.includes(line)) ?? ''
    );
  }
});

test('the guide for contributors names every file that is written or changed', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const written = Object.values(calculatorFiles('ligation')).map((path) => path.replace('ligation', '<id>'));
  expect([...written, TAXONOMY, SYNONYMS_TABLE].filter((path) => !guide.includes(path))).toEqual([]);
});

describe('the row of other words', () => {
  const source = readFileSync(SYNONYMS_TABLE, 'utf8');

  test('goes to the end of the table, marked as unwritten', () => {
    const changed = withSynonymsRow(source, { id: 'new-one' });
    const row = changed.split('\n').find((line) => line.includes('new-one')) ?? '';
    expect(row).toMatch(/^ {2}'new-one': '.+',$/);
    expect(row).toContain(MARK);
    expect(changed.replace(`${row}\n`, '')).toBe(source);
  });

  test.each(['ligation', 'cell-size'])('is not written twice: %s', (id) => {
    expect(withSynonymsRow(source, { id })).toBe(source);
  });

  test('a table in another format is left unchanged', () => {
    expect(() => withSynonymsRow('', { id: 'one' })).toThrow("add a row for 'one'");
  });
});

test('unwritten texts are named line by line', () => {
  expect(unwrittenLines('src/one.ts', `a\n  // ${MARK} The rest.\n`)).toEqual([
    `src/one.ts, line 2 still has the generator's text: // ${MARK} The rest.`,
  ]);
});

test('CONTRIBUTING.md prints the counts of a page', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  for (const [name, count] of Object.entries(CONTENT_COUNTS))
    expect(text).toContain(`| ${name} | ${countInWords(count)} |`);
});
