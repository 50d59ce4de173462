import { describe, expect, test } from 'vitest';
import { gestationCalculator } from '#src/families/gestation.ts';
import { formModel } from '#src/form/formModel.ts';
import { figuresOf } from '#src/kit/presentation.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];
const WITH_FIRST_PREGNANCY: readonly string[] = ['guineaPig', 'cow', 'dog', 'goat'];

describe.each(SPECIES)('the page of %s', (species) => {
  const definition = gestationCalculator(species);
  const form = formModel(definition);

  test('asks for a first pregnancy only where the specification does', () => {
    const asks = WITH_FIRST_PREGNANCY.includes(species);
    expect(Object.keys(definition.fields)).toEqual(asks ? ['matingDate', 'firstPregnancy'] : ['matingDate']);
    expect(definition.fixed).toEqual(asks ? { species } : { species, firstPregnancy: false });
  });

  test('waits for a day that exists', () => {
    expect(form.canSubmit(form.blank)).toBe(false);
    expect(form.canSubmit({ ...form.blank, matingDate: '2023-02-29' })).toBe(false);
    expect(form.canSubmit({ ...form.blank, matingDate: '2024-02-29' })).toBe(true);
  });

  test('draws every date of the result once, and the notice first', () => {
    const verdict = formula.validate(form.candidate(definition.example) as unknown as GestationInput);
    if (!verdict.ok) throw new Error('the example is refused');
    const { days: _, reference = [], ...specified } = formula.compute(verdict.input);
    const published = reference.flatMap(({ earliest, latest }, at) => [
      [`reference.${at}.earliest`, earliest],
      [`reference.${at}.latest`, latest],
    ]);
    const dates = { ...specified, ...Object.fromEntries(published) };
    const presentation = definition.present(formula.compute(verdict.input), verdict.input);
    const drawn = figuresOf(presentation).map(({ field, value }) => [field, value] as const);
    expect(Object.fromEntries(drawn)).toEqual(dates);
    expect(drawn).toHaveLength(Object.keys(dates).length);
    expect(presentation.headline.field).toBe('dueDate');
    expect(presentation.blocks[0]).toMatchObject({ kind: 'notice', tone: 'caution' });
  });
});

test('only cat and goat date the third third by its start', () => {
  const startsAt = SPECIES.filter((species) => {
    const { present, example, fixed } = gestationCalculator(species);
    const input = { firstPregnancy: false, ...fixed, ...example } as unknown as GestationInput;
    const third = figuresOf(present(formula.compute(input), input)).find(({ field }) => field === 'thirdTrimester');
    return third?.label === 'Third third starts';
  });
  expect(startsAt).toEqual(['cat', 'goat']);
});

test('warns of the late date of a first pregnancy where research says otherwise', () => {
  const titlesOf = (species: GestatingSpecies, firstPregnancy: boolean) => {
    const input: GestationInput = { species, matingDate: '2024-04-15', firstPregnancy };
    const { blocks } = gestationCalculator(species).present(formula.compute(input), input);
    return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
  };
  expect(titlesOf('guineaPig', true)).toContain('First pregnancy');
  expect(titlesOf('guineaPig', false)).not.toContain('First pregnancy');
  expect(titlesOf('goat', true)).not.toContain('First pregnancy');
});
