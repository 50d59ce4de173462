import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gestationCalculator } from '#src/families/gestation.ts';
import { formModel } from '#src/form/formModel.ts';
import { warningLines, warningSentences } from '#src/kit/defineCalculator.ts';
import { type Figure, figuresOf, type Presentation } from '#src/kit/presentation.ts';
import { missingWords } from '#src/kit/ready.ts';
import { sharedText } from '#src/kit/sharedText.ts';
import { gestationInputs } from '#tests/support/gestationInputs.ts';
import { valueAt } from '#tests/vectorRunner/compare.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';
import { BIRTH_EMERGENCIES, BIRTH_WORDS } from '#workers/reference/birthEmergencies.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];
const ASKED = {
  matingEnd: ['cow', 'buffalo', 'sheep', 'goat', 'swine', 'horse', 'donkey', 'llama', 'alpaca'],
  breed: ['cow'],
  countedFrom: ['dog'],
  buffaloType: ['buffalo'],
  firstPregnancy: ['guineaPig', 'cow', 'dog', 'goat'],
} as const satisfies Readonly<Record<string, readonly GestatingSpecies[]>>;

function input(species: GestatingSpecies, options: Partial<GestationInput> = {}): GestationInput {
  return { species, matingDate: '2024-04-15', firstPregnancy: false, planInCalendar: false, ...options };
}

function presented(given: GestationInput): Presentation {
  return gestationCalculator(given.species).present(formula.compute(given), given);
}

function figure(given: GestationInput, field: string): Figure | undefined {
  return figuresOf(presented(given)).find((each) => each.field === field);
}

function events(given: GestationInput, name?: string) {
  return gestationCalculator(given.species).calendar?.(formula.compute(given), given, name) ?? [];
}

describe.each(SPECIES)('the page of %s', (species) => {
  const definition = gestationCalculator(species);
  const form = formModel(definition);

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
    expect(dates).toEqual({ ...formula.compute(input(species)), counted: undefined });
  });

  test('warns whatever happens: the signs of its table, and the first of a mare alone', () => {
    const { first, callNow, watchFor } = BIRTH_EMERGENCIES[species];
    expect(definition.warning).toEqual({
      tone: 'danger',
      title: 'Call a veterinarian now',
      texts: [BIRTH_WORDS.banner],
      signs: { ...(first === undefined ? {} : { first }), list: callNow },
      remarks: watchFor,
      never: BIRTH_WORDS.never,
      call: 'veterinarian',
    });
    expect(definition.caution).toBeUndefined();
    expect(definition.resultAfterEdit).toBeUndefined();
  });

  test('does not say twice on the page what the warning says', () => {
    const said = definition.warning === undefined ? [] : warningSentences(definition.warning);
    const text = JSON.stringify(presented(input(species, { firstPregnancy: true, planInCalendar: true })));
    expect(said.filter((sentence) => text.includes(sentence))).toEqual([]);
  });

  test('shared, the dates take along the banner, the signs, what not to do and the late line', () => {
    const shared = sharedText(definition, presented(input(species))) ?? '';
    const { warning } = definition;
    if (warning === undefined) throw new Error('there is no warning');
    for (const line of warningLines(warning)) expect(shared).toContain(line);
    expect(shared).toContain(BIRTH_EMERGENCIES[species].lateLine.split('{callDate}')[0]);
    expect(shared).not.toContain('{callDate}');
    expect(shared).toContain(figure(input(species), 'dueDate')?.text);
  });

  test('cites what its numbers come from, and no specification', () => {
    expect(definition.sources).not.toContain('spec');
    for (const key of [...GESTATION[species].sources, ...BIRTH_EMERGENCIES[species].sources])
      expect(definition.sources).toContain(key);
  });
});

/** Every date of a result with its dotted key; the day that was entered comes with them. */
function datesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => datesIn(inner, path === '' ? key : `${path}.${key}`));
}

/** What is left out in favor of another date, or is the same day under another key. */
function isReplaced(field: string, { breed, countedFrom = 'mating' }: GestationInput): boolean {
  if (field.startsWith('reference.')) return breed !== undefined || countedFrom !== 'mating';
  if (field.startsWith('counted.')) return countedFrom === 'mating';
  if (field === 'callDate') return breed !== undefined;
  if (field === 'breedDates.dueTo') return breed !== 'angus' && breed !== 'simmental' && breed !== 'brownSwiss';
  return ['dueDate', 'earlyDueDate', 'lateDueDate'].includes(field) && countedFrom !== 'mating';
}

test('every date of a result is drawn once, but those that another replaces', () => {
  fc.assert(
    fc.property(gestationInputs(SPECIES), (given) => {
      const result = formula.compute(given);
      const drawn = figuresOf(presented(given)).map(({ field }) => field);
      const expected = datesIn(result).filter((field) => !isReplaced(field, given));
      expect(drawn.toSorted()).toEqual(expected.toSorted());
      for (const { field, value } of figuresOf(presented(given))) expect(valueAt(result, field)).toBe(value);
    }),
  );
});

test('only cat and goat date the third third by its start', () => {
  const startsAt = SPECIES.filter(
    (species) => figure(input(species), 'thirdTrimester')?.label === 'Third third starts',
  );
  expect(startsAt).toEqual(['cat', 'goat']);
});

describe('the day to call', () => {
  test('has the late line with its date', () => {
    expect(figure(input('swine'), 'callDate')).toMatchObject({
      label: 'Call the veterinarian if there is no birth',
      value: '2024-08-11',
      note: 'Day 118. No piglets by Sunday, August 11, 2024: call that day.',
    });
    expect(figure(input('cow'), 'callDate')?.note).toMatch(/ If the breed is known, use its date\.$/);
    expect(figure(input('dog'), 'callDate')?.note).toMatch(/from the LH peak on day 67\.$/);
  });

  test('of a breed stands in place of the general one', () => {
    const brahman = input('cow', { matingDate: '2026-03-01', breed: 'brahman' });
    expect(figure(brahman, 'callDate')).toBeUndefined();
    expect(figure(brahman, 'breedDates.call')).toMatchObject({
      value: '2026-12-29',
      note: 'Day 303. No calf by Tuesday, December 29, 2026: call for advice that day.',
    });
    expect(figure(brahman, 'dueDate')).toMatchObject({ value: '2026-12-09', note: 'Day 283, all breeds' });
  });

  test('of another counting day comes with its own due date', () => {
    const fromLh = input('dog', { matingDate: '2026-05-01', countedFrom: 'lh' });
    expect(presented(fromLh).headline).toMatchObject({ field: 'counted.due', value: '2026-07-05' });
    expect(figure(fromLh, 'callDate')?.note).toBe(
      'Day 67. No labor by Tuesday, July 7, 2026: call that day. She must be examined even if she looks well.',
    );
    expect(figure(fromLh, 'matingDate')?.label).toBe('Day of the LH peak');
  });

  test('a first pregnancy of a guinea pig is no reason to wait', () => {
    expect(figure(input('guineaPig', { firstPregnancy: true }), 'lateDueDate')?.note).toBe(
      'Day 72. Call on day 71 all the same.',
    );
    expect(figure(input('guineaPig'), 'lateDueDate')?.note).toBe('Day 70');
  });

  test('a rabbit is called for within its usual days, and both dates say so', () => {
    expect(figure(input('rabbit'), 'lateDueDate')?.note).toBe(
      'Day 33. No litter by day 32, the day before: call on that day already.',
    );
    expect(figure(input('rabbit'), 'callDate')).toMatchObject({ value: '2024-05-17' });
  });
});

test('warns of the late date of a first pregnancy where research says otherwise', () => {
  const titlesOf = (given: GestationInput) =>
    presented(given).blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
  const title = 'First pregnancy: do not wait for the later late date';
  expect(titlesOf(input('guineaPig', { firstPregnancy: true }))).toContain(title);
  expect(titlesOf(input('guineaPig'))).not.toContain(title);
  expect(titlesOf(input('goat', { firstPregnancy: true }))).not.toContain(title);
});

describe('the plan', () => {
  test('each of its lines ends by leaving it to the veterinarian', () => {
    for (const species of SPECIES) {
      const plan = presented(input(species)).blocks.flatMap((block) =>
        block.kind === 'facts' && block.title === 'Plan' ? block.figures : [],
      );
      expect(plan.length).toBeGreaterThan(0);
      for (const { note } of plan) expect(note).toMatch(/as your veterinarian plans$/);
    }
  });

  test('names palpation of a rabbit as a veterinarian’s, and the herpes vaccine of a mare in words', () => {
    expect(figure(input('rabbit'), 'checks.palpation')?.label).toBe('Palpation by a veterinarian');
    expect(JSON.stringify(presented(input('horse')).blocks)).toContain(
      'Equine herpesvirus (EHV-1) vaccine in months 5, 7 and 9, as your veterinarian plans.',
    );
  });

  test('heat that comes back is explained where there is such', () => {
    const remark = 'Heat on these days means she is not pregnant. No heat does not prove that she is.';
    const explained = SPECIES.filter((species) => JSON.stringify(presented(input(species))).includes(remark));
    expect(explained.toSorted()).toEqual(['buffalo', 'cow', 'donkey', 'goat', 'horse', 'sheep', 'swine']);
  });
});

describe('the last day of a mating period', () => {
  const { needs, fields } = gestationCalculator('sheep');
  const form = formModel(gestationCalculator('sheep'));

  test.each([
    ['', 'Enter a breeding date to calculate.', ''],
    ['2024-04-15', 'The last day lies before the first.', '2024-04-14'],
    ['2024-04-15', 'The last day lies more than 365 days after the first.', '2025-04-16'],
    ['2024-04-15', 'Enter a last day that exists.', '2024-02-30'],
    ['', 'Enter a breeding date to calculate.', '2024-04-14'],
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

describe('the calendar', () => {
  test('of a dog: preparation, window, due date and the day to call', () => {
    expect(events(input('dog'), 'Bella').map(({ title, first, last }) => [title, first, last])).toEqual([
      ['Bella: prepare the whelping area', '2024-06-10', '2024-06-10'],
      ['Bella: usual days of birth', '2024-06-12', '2024-06-22'],
      ['Bella: due date', '2024-06-17', '2024-06-17'],
      ['Bella: call the veterinarian if there is no birth', '2024-06-23', '2024-06-23'],
    ]);
    expect(events(input('dog'))[3]?.description).toMatch(/^Call now: .*\nDay 69, .*2024: she must be examined\.\n/);
    expect(events(input('cow'))[3]?.description).toMatch(/: call for advice\.\n/);
  });

  test('gets the plan only where it is asked for', () => {
    const plain = events(input('cow')).map(({ label }) => label);
    const withPlan = events(input('cow', { planInCalendar: true })).map(({ label }) => label);
    expect(plain).toHaveLength(4);
    expect(withPlan.slice(0, 4)).toEqual(plain);
    expect(withPlan.slice(4)).toEqual([
      'Watch for heat',
      'Ultrasound scan',
      'Blood test',
      'Palpation',
      'Vaccine against calf scours, by its label',
      'Dry off',
      'Feed for calving from here on (close-up)',
    ]);
  });

  test('of a breed and a mating period has their days', () => {
    const days = events(input('cow', { matingDate: '2026-03-01', matingEnd: '2026-05-15', breed: 'simmental' })).map(
      ({ label, first, last }) => [label, first, last],
    );
    expect(days).toContainEqual(['Call the veterinarian if there is no birth', '2026-12-26', '2026-12-26']);
    expect(days).toContainEqual(['Usual days of birth, Simmental', '2026-11-30', '2026-12-25']);
    expect(days.at(-1)).toEqual(['Last day to call the veterinarian if there is no birth', '2027-03-11', '2027-03-11']);
  });

  test('whatever is entered: signs first, then the day, then the banner, and no telephone number', () => {
    fc.assert(
      fc.property(gestationInputs(SPECIES), (given) => {
        const { calendarLine } = BIRTH_EMERGENCIES[given.species];
        const labels = new Set<string>();
        for (const { label, description } of events(given)) {
          const lines = description.split('\n');
          expect([lines[0], lines[2], lines.length]).toEqual([calendarLine, BIRTH_WORDS.banner, 3]);
          expect(lines[1]).toMatch(/\d.*\.$/);
          // Days, minutes and years have four digits at most.
          expect(description).not.toMatch(/\d{5}|\d[\d ()-]{7,}\d|tel:/);
          labels.add(label);
        }
        expect(labels.size).toBe(events(given).length);
      }),
    );
  });
});

const CONTENTS = import.meta.glob<{ default: unknown }>('/src/calculators/{*-gestation,*-pregnancy}/content.ts', {
  eager: true,
});

describe('no text lets trouble wait for a day', () => {
  const TROUBLE = /strain|collaps|discharge|bleed|fever|red bag|cannot rise|prolapse|down\b/i;
  const WAITING = /same day|that day\b|tomorrow|next week/i;
  /** A late date, an afterbirth and a mother off her feed are called for on the day: these are their sentences, word for word. */
  const FROM_TABLE = new Set(
    Object.values(BIRTH_EMERGENCIES).flatMap(({ callNow, watchFor, lateLine }) => [...callNow, ...watchFor, lateLine]),
  );

  function sentencesOf(text: string): readonly string[] {
    return text.split(/(?<=[.:;!?])\s+/);
  }

  function textsIn(value: unknown): readonly string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }

  function faults(texts: readonly string[]): readonly string[] {
    return texts
      .filter((text) => !FROM_TABLE.has(text))
      .flatMap(sentencesOf)
      .filter((sentence) => TROUBLE.test(sentence) && WAITING.test(sentence));
  }

  test('the words of the pages', () => {
    expect(Object.keys(CONTENTS)).toHaveLength(SPECIES.length);
    expect(faults(textsIn(Object.values(CONTENTS)))).toEqual([]);
  });

  test('what is found is a fault', () => {
    expect(faults(['Straining without progress needs a veterinarian the same day.'])).toHaveLength(1);
  });

  test('the results, calendars and shared texts, whatever is entered', () => {
    fc.assert(
      fc.property(gestationInputs(SPECIES), (given) => {
        const page = presented(given);
        const shared = sharedText(gestationCalculator(given.species), page)?.split('\n') ?? [];
        expect(faults([...textsIn(page), ...textsIn(events(given)), ...shared])).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

test('no page says that a rule is specified, and all are spelled as in America', () => {
  const texts = JSON.stringify([
    CONTENTS,
    SPECIES.map((species) => [gestationCalculator(species), presented(input(species))]),
  ]);
  expect(texts).not.toMatch(/specified|specification|behaviour|luteinis|oestrus|diarrhoea|labour|centre\b/i);
});

describe('planning back', () => {
  const planned = { breedingDate: '2024-01-01', earlyBirthDate: '2024-02-29', lateBirthDate: '2024-03-11' };
  const days = { birthDate: 65, earlyBirthDate: 59, lateBirthDate: 70 };
  const notes = (species: GestatingSpecies) =>
    gestationCalculator(species)
      .backwards?.figures({ ...planned, days })
      .map(({ note }) => note);

  test('says when to call, also in a first pregnancy that has a late date of its own', () => {
    expect(notes('guineaPig')?.at(-1)).toBe(
      'Day 70; day 72 in a first pregnancy. No birth by day 71: call a veterinarian that day',
    );
    expect(notes('dog')?.at(-1)).toBe('Day 70. No birth by day 69: call a veterinarian that day');
    expect(notes('rabbit')?.at(-1)).toBe('Day 70. No birth by day 32: call a veterinarian that day');
  });

  test('of a buffalo gives both types', () => {
    const swamp = { ...planned, days: { ...days, birthDate: 330 } };
    const figures = gestationCalculator('buffalo').backwards?.figures({ ...planned, days, swamp });
    expect(figures?.at(-1)).toMatchObject({ field: 'swamp.breedingDate', value: '2024-01-01' });
    expect(figures).toHaveLength(4);
  });

  test('names the years that it takes', () => {
    const { ready, unready } = gestationCalculator('dog').backwards ?? {};
    expect(unready).toBe('Enter a wanted birth date from 1901 to 2100.');
    const isTaken = (birthDate: string) => ready?.({ birthDate });
    expect(['1900-12-31', '1901-01-01', '2100-12-31', '2101-01-01'].map(isTaken)).toEqual([false, true, true, false]);
  });
});
