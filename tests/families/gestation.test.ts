import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gestationCalculator } from '#src/calculators/families/gestation.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { warningLines, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import { missingWords } from '#src/engine/kit/ready.ts';
import { runTable } from '#tests/support/batchRuns.ts';
import { gestationInputs } from '#tests/support/gestationInputs.ts';
import { pregnancy, presented, SPECIES } from '#tests/support/gestationPages.ts';
import { valueAt } from '#tests/vectorRunner/compare.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';
import { BIRTH_EMERGENCIES, BIRTH_WORDS } from '#workers/reference/birthEmergencies.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

const ASKED = {
  matingEnd: ['cow', 'buffalo', 'sheep', 'goat', 'swine', 'horse', 'donkey', 'llama', 'alpaca'],
  secondMating: ['cow', 'buffalo', 'sheep', 'goat', 'swine', 'horse', 'donkey', 'llama', 'alpaca'],
  breed: ['cow'],
  countedFrom: ['dog'],
  buffaloType: ['buffalo'],
  firstPregnancy: ['guineaPig', 'cow', 'dog', 'goat'],
} as const satisfies Readonly<Record<string, readonly GestatingSpecies[]>>;

/** What a birth is called where it has a name of its own. */
const UNDER_WAY: Readonly<Partial<Record<GestatingSpecies, string>>> = {
  cow: 'Calving under way?',
  buffalo: 'Calving under way?',
  horse: 'Foaling under way?',
  donkey: 'Foaling under way?',
  sheep: 'Lambing under way?',
  goat: 'Kidding under way?',
  swine: 'Farrowing under way?',
  dog: 'Whelping under way?',
};

function figure(given: GestationInput, field: string): Figure | undefined {
  return figuresOf(presented(given)).find((each) => each.field === field);
}

describe.each(SPECIES)('the page of %s', (species) => {
  const definition = gestationCalculator(species);
  const form = createFormModel(definition);

  test('asks what the animal has, and settles the rest', () => {
    const asked = Object.entries(ASKED).flatMap(([name, animals]) =>
      (animals as readonly string[]).includes(species) ? [name] : [],
    );
    expect(Object.keys(definition.fields).sort()).toEqual(['matingDate', 'planInCalendar', ...asked].sort());
    expect(Object.keys(definition.fixed).sort()).toEqual(
      ['species', ...Object.keys(ASKED).filter((name) => !asked.includes(name))].sort(),
    );
    expect(form.blank.planInCalendar).toBe(false);
  });

  test('waits for a day that exists', () => {
    expect(form.canSubmit(form.blank)).toBe(false);
    expect(form.canSubmit({ ...form.blank, matingDate: '2023-02-29' })).toBe(false);
    expect(form.canSubmit({ ...form.blank, matingDate: '2024-02-29' })).toBe(true);
  });

  test('blank options leave the dates as they are without them', () => {
    const draft = { ...form.blank, matingDate: '2024-04-15' };
    const verdict = formula.validate(form.candidate(draft) as Candidate<GestationInput>);
    if (!verdict.ok) throw new Error('the blank options are refused');
    const { counted: _, ...dates } = formula.compute(verdict.input);
    expect(dates).toEqual({ ...formula.compute(pregnancy(species)), counted: undefined });
  });

  test('always warns: the signs of its table, and the first one only for a mare', () => {
    const { first, callNow, watchFor } = BIRTH_EMERGENCIES[species];
    expect(definition.warning).toEqual({
      tone: 'danger',
      title: 'Call a veterinarian now',
      underWay: UNDER_WAY[species] ?? 'Birth under way?',
      texts: [BIRTH_WORDS.banner],
      signs: { ...(first === undefined ? {} : { first }), list: callNow },
      remarks: watchFor,
      never: BIRTH_WORDS.never,
      call: 'veterinarian',
      ...((ASKED.matingEnd as readonly GestatingSpecies[]).includes(species) && { isFarm: true }),
    });
    expect(definition.resultAfterEdit).toBeUndefined();
  });

  test('does not repeat the warning on the page', () => {
    const said = definition.warning === undefined ? [] : warningSentences(definition.warning);
    const text = JSON.stringify(presented(pregnancy(species, { firstPregnancy: true, planInCalendar: true })));
    expect(said.filter((sentence) => text.includes(sentence))).toEqual([]);
  });

  test('shared dates include the banner, the signs, what to watch for, what not to do and the late line', () => {
    const shared = sharedText(definition, presented(pregnancy(species))) ?? '';
    const { warning } = definition;
    if (warning === undefined) throw new Error('there is no warning');
    const { callNow, watchFor } = BIRTH_EMERGENCIES[species];
    const order = [BIRTH_WORDS.banner, ...callNow, ...watchFor, BIRTH_WORDS.never].map((line) => shared.indexOf(line));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(shared).toContain(warningLines(warning).join('\n'));
    expect(shared).toContain(BIRTH_EMERGENCIES[species].lateLine.split('{callDate}')[0]);
    expect(shared).not.toContain('{callDate}');
    expect(shared).toContain(figure(pregnancy(species), 'dueDate')?.text);
  });

  test('cites what its numbers come from, and no specification', () => {
    expect(definition.sources).not.toContain('spec');
    for (const key of [...GESTATION[species].sources, ...BIRTH_EMERGENCIES[species].sources])
      expect(definition.sources).toContain(key);
  });
});

/** Every date of a result with its dotted key, including the entered day. */
function datesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => datesIn(inner, path === '' ? key : `${path}.${key}`));
}

/** Dates omitted in favor of another date, or equal to one under another key. */
function isReplaced(field: string, { species, breed, countedFrom = 'mating' }: GestationInput): boolean {
  if (species === 'dog' && field.startsWith('reference.0.')) return true;
  if (field.startsWith('reference.')) return breed !== undefined || countedFrom !== 'mating';
  if (field.startsWith('counted.')) return countedFrom === 'mating';
  if (field === 'callDate' || field === 'checkupDate') return breed !== undefined;
  if (field === 'breedDates.dueTo') return breed !== 'angus' && breed !== 'simmental' && breed !== 'brownSwiss';
  return ['dueDate', 'earlyDueDate', 'lateDueDate'].includes(field) && countedFrom !== 'mating';
}

test('every date of a result is drawn once, but those that another replaces', () => {
  fc.assert(
    fc.property(gestationInputs(SPECIES), (given) => {
      const result = formula.compute(given);
      const drawn = figuresOf(presented(given)).map(({ field }) => field);
      const expected = datesIn(result).filter((field) => !isReplaced(field, given));
      const dates = drawn.filter((field) => field !== 'second.intervalDays' && field !== 'second.likelier');
      expect(dates.toSorted()).toEqual(expected.toSorted());
      for (const { field, value } of figuresOf(presented(given))) expect(valueAt(result, field)).toBe(value);
    }),
  );
});

test('only cat and goat date the third trimester by its start', () => {
  const startsAt = SPECIES.filter(
    (species) => figure(pregnancy(species), 'thirdTrimester')?.label === 'Third trimester starts',
  );
  expect(startsAt).toEqual(['cat', 'goat']);
});

describe('the day to call', () => {
  test('has the late line with its date', () => {
    expect(figure(pregnancy('swine'), 'callDate')).toMatchObject({
      label: 'Call the veterinarian if there is no birth',
      value: '2024-08-11',
      note: 'Day 118. No piglets by Sunday, August 11, 2024: call that day.',
    });
    expect(figure(pregnancy('cow'), 'callDate')?.note).toMatch(/ If the breed is known, use its date\.$/);
    expect(figure(pregnancy('dog'), 'callDate')?.note).toMatch(/from the LH peak on day 67\.$/);
  });

  test('of a breed replaces the general one', () => {
    const brahman = pregnancy('cow', { matingDate: '2026-03-01', breed: 'brahman' });
    expect(figure(brahman, 'callDate')).toBeUndefined();
    expect(figure(brahman, 'breedDates.call')).toMatchObject({
      value: '2026-12-29',
      note: 'Day 303. No calf by Tuesday, December 29, 2026: call for advice that day.',
    });
    expect(figure(brahman, 'dueDate')).toMatchObject({ value: '2026-12-09', note: 'Day 283, all breeds' });
    expect(presented(brahman).headline).toMatchObject({ field: 'breedDates.dueFrom', value: '2026-12-18' });
    expect(presented(brahman).status).toBe(
      'Due on Friday, December 18, 2026 (Brahman); all breeds on Wednesday, December 9, 2026.',
    );
  });

  test('of another counting day comes with its own due date', () => {
    const fromLh = pregnancy('dog', { matingDate: '2026-05-01', countedFrom: 'lh' });
    expect(presented(fromLh).headline).toMatchObject({ field: 'counted.due', value: '2026-07-05' });
    expect(figure(fromLh, 'callDate')?.note).toBe(
      'Day 67. No labor by Tuesday, July 7, 2026: call that day. She must be examined even if she looks well.',
    );
    expect(figure(fromLh, 'nestingDate')?.note).toBe('Day 56, 9 days before the due date');
    expect(figure(fromLh, 'matingDate')?.label).toBe('Day of the LH peak');
  });

  test('a first pregnancy of a guinea pig is no reason to wait', () => {
    expect(figure(pregnancy('guineaPig', { firstPregnancy: true }), 'lateDueDate')?.note).toBe(
      'Day 72. Call on day 71 all the same.',
    );
    expect(figure(pregnancy('guineaPig'), 'lateDueDate')?.note).toBe('Day 70');
  });

  test('for a rabbit the call comes within its usual range, and both dates say so', () => {
    expect(figure(pregnancy('rabbit'), 'lateDueDate')?.note).toBe(
      'Day 33. No litter by day 32, the day before: call on that day already.',
    );
    expect(figure(pregnancy('rabbit'), 'callDate')).toMatchObject({ value: '2024-05-17' });
  });
});

test('warns of the late date of a first pregnancy where research says otherwise', () => {
  const titlesOf = (given: GestationInput) =>
    presented(given).blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
  const title = 'First pregnancy: do not wait for the later late date';
  expect(titlesOf(pregnancy('guineaPig', { firstPregnancy: true }))).toContain(title);
  expect(titlesOf(pregnancy('guineaPig'))).not.toContain(title);
  expect(titlesOf(pregnancy('goat', { firstPregnancy: true }))).not.toContain(title);
});

test('the table of another day leaves out the day that was chosen, whose span reaches beyond the day to call', () => {
  const rows = presented(pregnancy('dog')).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows.map(([name]) => name)).toEqual(['Ovulation', 'Peak of luteinizing hormone (LH)']);
  const call = String(figure(pregnancy('dog'), 'callDate')?.value);
  const dates = rows.flatMap((row) => row.flatMap((cell) => (typeof cell === 'object' ? [String(cell.value)] : [])));
  expect(dates).toHaveLength(4);
  for (const date of dates) expect(date < call).toBe(true);
});

test('the key figures are the early and the late date, the check, and the day to call in amber', () => {
  for (const species of SPECIES) {
    const [key] = presented(pregnancy(species)).blocks.filter(({ kind }) => kind === 'facts');
    const figures = key?.kind === 'facts' ? key.figures : [];
    expect(figures.map(({ field }) => field)).toEqual(['earlyDueDate', 'lateDueDate', expect.any(String), 'callDate']);
    expect(figures.at(-1)?.tone).toBe('caution');
  }
});

describe('the plan', () => {
  test('each of its lines ends by leaving it to the veterinarian', () => {
    for (const species of SPECIES) {
      const plan = presented(pregnancy(species)).blocks.flatMap((block) =>
        block.kind === 'facts' && block.title === 'Plan' ? block.figures : [],
      );
      expect(plan.length).toBeGreaterThan(0);
      for (const { note } of plan) expect(note).toMatch(/as your veterinarian plans$/);
    }
  });

  test('names palpation of a rabbit as a veterinarian’s, and the herpes vaccine of a mare in words', () => {
    expect(figure(pregnancy('rabbit'), 'checks.palpation')?.label).toBe('Palpation by a veterinarian');
    expect(JSON.stringify(presented(pregnancy('horse')).blocks)).toContain(
      'Equine herpesvirus (EHV-1) vaccine in months 5, 7 and 9, as your veterinarian plans.',
    );
  });

  test('heat that comes back is explained where there is such', () => {
    const remark = 'Heat on these days means she is not pregnant. No heat does not prove that she is.';
    const explained = SPECIES.filter((species) => JSON.stringify(presented(pregnancy(species))).includes(remark));
    expect(explained.toSorted()).toEqual(['buffalo', 'cow', 'donkey', 'goat', 'horse', 'sheep', 'swine']);
  });
});

describe('the last day of a mating period', () => {
  const { needs, fields } = gestationCalculator('sheep');
  const form = createFormModel(gestationCalculator('sheep'));

  test.each([
    ['', 'Enter a breeding date to calculate.', ''],
    ['2024-04-15', 'The last day lies before the first.', '2024-04-14'],
    ['2024-04-15', 'The last day lies more than 365 days after the first.', '2025-04-16'],
    ['2024-04-15', 'Enter a last day that exists.', '2024-02-30'],
    ['', 'Enter a breeding date to calculate.', '2024-04-14'],
    ['2023-02-29', '2023-02-29 is not a day in the years 1900 to 2100: enter another breeding date.', ''],
    ['1899-12-31', '1899-12-31 is not a day in the years 1900 to 2100: enter another breeding date.', '2024-02-30'],
    ['9999-12-31', '9999-12-31 is not a day in the years 1900 to 2100: enter another breeding date.', ''],
    ['1900-01-01', null, ''],
    ['2100-12-31', null, ''],
    ['2024-04-15', null, '2024-04-15'],
    ['2024-04-15', null, '2025-04-15'],
    ['2024-04-15', null, ''],
  ])('first %j: %s (last %j)', (matingDate, missing, matingEnd) => {
    const draft = { ...form.blank, matingDate, matingEnd };
    expect(form.canSubmit(draft)).toBe(missing === null);
    if (needs === undefined) throw new Error('nothing is needed');
    if (missing !== null) expect(missingWords(needs, draft)).toBe(missing);
  });

  test('is asked for in the words of the farm', () => {
    expect(fields.matingEnd).toMatchObject({ label: 'Male out, or last mating', optional: true });
  });
});

test('in a table a day out of range is reported as such in its row', async () => {
  const definition = gestationCalculator('cow');
  const rows = [['2024-04-15'], ['1899-12-31'], ['2023-02-29'], ['']];
  const table = { columns: ['Breeding date'], rows };
  const { refused } = await runTable({
    definition,
    table,
    matching: { matingDate: 0 },
    draft: createFormModel(definition).blank,
  });
  expect([...refused]).toEqual([
    [1, '1899-12-31 is not a day in the years 1900 to 2100: enter another breeding date.'],
    [2, 'Row 3, Breeding date: there is no 2023-02-29 in the calendar.'],
    [3, 'Enter a breeding date to calculate.'],
  ]);
});
