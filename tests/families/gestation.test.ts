import { describe, expect, test } from 'vitest';
import { gestationCalculator } from '#src/families/gestation.ts';
import { formModel } from '#src/form/formModel.ts';
import { figuresOf } from '#src/kit/presentation.ts';
import { sharedText } from '#src/kit/sharedText.ts';
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
    expect(presentation.blocks[0]).toMatchObject({ kind: 'notice', tone: 'caution', text: definition.caution });
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
  const title = 'First pregnancy: do not wait for the later late date';
  expect(titlesOf('guineaPig', true)).toContain(title);
  expect(titlesOf('guineaPig', false)).not.toContain(title);
  expect(titlesOf('goat', true)).not.toContain(title);
});

test('the calendar of a dog: preparation, window and due date, with the notice of the page', () => {
  const input: GestationInput = { species: 'dog', matingDate: '2024-04-15', firstPregnancy: false };
  const events = gestationCalculator('dog').calendar?.(formula.compute(input), input, 'Bella') ?? [];
  expect(events.map(({ title, first, last }) => [title, first, last])).toEqual([
    ['Bella: prepare the whelping area', '2024-06-10', '2024-06-10'],
    ['Bella: usual days of birth', '2024-06-12', '2024-06-22'],
    ['Bella: due date', '2024-06-17', '2024-06-17'],
  ]);
  for (const { description } of events) {
    expect(description).toMatch(/^Day \d+(?: to day \d+)?, counted from the mating date, .*2024/);
    expect(description).toContain('going past the late date needs a veterinarian the same day');
  }
});

test.each([
  ['rabbit', false, 'No litter by day 32'],
  ['dog', false, 'More than 30 minutes of strong straining'],
  [
    'dog',
    false,
    'Counted from ovulation, call once day 64 has passed without a birth; from the LH peak, once day 66 has.',
  ],
  ['guineaPig', false, 'about 7 to 8 months of age'],
  ['guineaPig', true, 'call a veterinarian once day 70 has passed'],
] as const)(
  'calendar and shared text of a %s take its dangers along (first pregnancy: %s): %s',
  (species, firstPregnancy, danger) => {
    const input: GestationInput = { species, matingDate: '2024-04-15', firstPregnancy };
    const definition = gestationCalculator(species);
    const events = definition.calendar?.(formula.compute(input), input) ?? [];
    expect(events).toHaveLength(3);
    for (const { description } of events) expect(description).toContain(danger);
    expect(sharedText(definition, definition.present(formula.compute(input), input))).toContain(danger);
  },
);

test('the days at which a dog counted from ovulation is overdue are those of the table', () => {
  const rows = GESTATION.dog.published.map(({ label, latestDays }) => [label, latestDays]);
  expect(rows.slice(0, 2)).toEqual([
    ['Day of ovulation', 64],
    ['Peak of luteinising hormone (LH)', 66],
  ]);
});

test('a rabbit is overdue before its late date, which says so', () => {
  const input: GestationInput = { species: 'rabbit', matingDate: '2024-04-15', firstPregnancy: false };
  const late = figuresOf(gestationCalculator('rabbit').present(formula.compute(input), input)).find(
    ({ field }) => field === 'lateDueDate',
  );
  expect(late?.note).toBe('Day 33. Without a litter, call a veterinarian on day 32 already, the day before.');
});

test('planning back says that a first pregnancy of a guinea pig has a late date of its own', () => {
  const planned = { breedingDate: '2024-01-01', earlyBirthDate: '2024-02-29', lateBirthDate: '2024-03-11' };
  const days = { birthDate: 65, earlyBirthDate: 59, lateBirthDate: 70 };
  const notes = (species: GestatingSpecies) =>
    gestationCalculator(species)
      .backwards?.figures({ ...planned, days })
      .map(({ note }) => note);
  expect(notes('guineaPig')?.at(-1)).toBe(
    'Day 70; day 72 in a first pregnancy, but call a veterinarian once day 70 has passed',
  );
  expect(notes('dog')?.at(-1)).toBe('Day 70');
  expect(notes('rabbit')?.at(-1)).toBe(
    'Day 70. Without a litter, call a veterinarian on day 32 already, the day before.',
  );
});

test('planning back names the years that it takes', () => {
  const { ready, unready } = gestationCalculator('dog').backwards ?? {};
  expect(unready).toBe('Enter a wanted birth date from 1901 to 2100.');
  const isTaken = (birthDate: string) => ready?.({ birthDate });
  expect(['1900-12-31', '1901-01-01', '2100-12-31', '2101-01-01'].map(isTaken)).toEqual([false, true, true, false]);
});
