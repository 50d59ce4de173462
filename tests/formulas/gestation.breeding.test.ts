/** Worked examples of breeds, mating periods and plans, and properties of every pregnancy. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computed } from '#tests/support/formulaCases.ts';
import { gestationInputs } from '#tests/support/gestationInputs.ts';
import type { IsoDate } from '#workers/contract.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';
import { addDays } from '#workers/lib/mathematics/calendar.ts';
import { CATTLE_BREEDS, type CattleBreed } from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];
const PLAIN = { firstPregnancy: false, planInCalendar: false } as const;

describe('worked examples', () => {
  const cow = { species: 'cow', matingDate: '2026-03-01', ...PLAIN } as const;
  const sheep = { species: 'sheep', matingDate: '2026-10-20', ...PLAIN } as const;
  const doe = { species: 'goat', matingDate: '2026-09-15', ...PLAIN } as const;
  const mare = { species: 'horse', matingDate: '2026-04-10', ...PLAIN } as const;
  const bitch = { species: 'dog', matingDate: '2026-05-01', ...PLAIN } as const;

  const EXAMPLES: readonly (readonly [what: string, input: GestationInput, expected: object])[] = [
    [
      'a Brahman',
      { ...cow, breed: 'brahman' },
      {
        dueDate: '2026-12-09',
        callDate: '2026-12-14',
        breedDates: {
          dueFrom: '2026-12-18',
          dueTo: '2026-12-18',
          early: '2026-12-08',
          late: '2026-12-28',
          call: '2026-12-29',
        },
      },
    ],
    [
      'a Simmental',
      { ...cow, breed: 'simmental' },
      {
        breedDates: {
          dueFrom: '2026-12-10',
          dueTo: '2026-12-15',
          early: '2026-11-30',
          late: '2026-12-25',
          call: '2026-12-26',
        },
      },
    ],
    [
      'a cow with a bull for weeks',
      { ...cow, matingEnd: '2026-05-15' },
      {
        exposure: {
          earliest: '2026-12-05',
          dueFrom: '2026-12-09',
          dueTo: '2027-02-22',
          latest: '2027-02-26',
          call: '2027-02-27',
        },
        returnToHeat: { from: '2026-03-19', to: '2026-03-25' },
        plan: { dryOff: '2026-10-10', closeUp: '2026-11-18' },
      },
    ],
    [
      'a ewe',
      sheep,
      {
        dueDate: '2027-03-16',
        callDate: '2027-03-22',
        returnToHeat: { from: '2026-11-03', to: '2026-11-08' },
        checks: { ultrasound: '2026-11-29' },
        plan: { steamUp: '2027-02-02', boosterFrom: '2027-02-02', boosterTo: '2027-02-16' },
      },
    ],
    [
      'a flock',
      { ...sheep, matingEnd: '2026-11-23' },
      { exposure: { earliest: '2027-03-11', dueTo: '2027-04-19', latest: '2027-04-24', call: '2027-04-25' } },
    ],
    [
      'a flock over the turn of a leap year',
      { ...sheep, matingDate: '2027-12-01', matingEnd: '2028-01-10' },
      { dueDate: '2028-04-26', exposure: { dueTo: '2028-06-05', latest: '2028-06-10', call: '2028-06-11' } },
    ],
    [
      'a doe',
      doe,
      {
        dueDate: '2027-02-12',
        callDate: '2027-02-18',
        returnToHeat: { from: '2026-10-03', to: '2026-10-09' },
        plan: { dryOff: '2026-12-14', steamUp: '2027-01-01' },
      },
    ],
    [
      'does with a buck for weeks',
      { ...doe, matingEnd: '2026-10-27' },
      { exposure: { dueTo: '2027-03-26', latest: '2027-03-31', call: '2027-04-01' } },
    ],
    [
      'a doe bred on a leap day',
      { ...doe, matingDate: '2028-02-29' },
      { dueDate: '2028-07-28', callDate: '2028-08-03', plan: { dryOff: '2028-05-29' } },
    ],
    [
      'a mare',
      mare,
      {
        dueDate: '2027-03-16',
        callDate: '2027-04-11',
        checks: { ultrasound: '2026-04-24', heartbeat: '2026-05-08', recheck: '2026-05-25' },
        plan: { boosterFrom: '2027-02-02', boosterTo: '2027-02-16' },
      },
    ],
    [
      'a mare with a stallion for months',
      { ...mare, matingEnd: '2026-07-10' },
      { exposure: { dueTo: '2027-06-15', latest: '2027-07-10', call: '2027-07-11' } },
    ],
    [
      'a mare on the day clocks change',
      { ...mare, matingDate: '2026-03-08' },
      { dueDate: '2027-02-11', callDate: '2027-03-09' },
    ],
    [
      'a bitch from a mating',
      bitch,
      { counted: { due: '2026-07-03' }, callDate: '2026-07-09', checks: { xray: '2026-06-25' } },
    ],
    [
      'a bitch from ovulation',
      { ...bitch, countedFrom: 'ovulation' },
      { counted: { due: '2026-07-03', early: '2026-07-02', late: '2026-07-04' }, callDate: '2026-07-05' },
    ],
    [
      'a bitch from the LH peak',
      { ...bitch, countedFrom: 'lh' },
      {
        dueDate: '2026-07-03',
        counted: { due: '2026-07-05', early: '2026-07-04', late: '2026-07-06' },
        callDate: '2026-07-07',
        plan: { temperatureFrom: '2026-06-28' },
      },
    ],
  ];

  test.each(EXAMPLES)('%s', (_, input, expected) => {
    expect(computed(formula, input)).toMatchObject(expected);
  });
});

test('the births of a mating period are those of the breed, where one is chosen', () => {
  const { exposure } = computed(formula, {
    ...PLAIN,
    species: 'cow',
    matingDate: '2026-03-01',
    matingEnd: '2026-03-11',
    breed: 'brahman',
  });
  expect(exposure).toEqual({
    earliest: '2026-12-08',
    dueFrom: '2026-12-18',
    dueTo: '2026-12-28',
    latest: '2027-01-07',
    call: '2027-01-08',
  });
});

describe('whatever is entered', () => {
  test('the day to call comes no earlier than the due date, and after the late date but for two animals', () => {
    fc.assert(
      fc.property(gestationInputs(SPECIES), (input) => {
        const { callDate, dueDate, counted, breedDates, days, lateDueDate } = computed(formula, input);
        expect(callDate >= (counted?.due ?? dueDate)).toBe(true);
        expect(callDate).toBe(addDays(input.matingDate, days.call));
        if (breedDates !== undefined) expect(breedDates.call).toBe(addDays(breedDates.late, 1));
        // For a rabbit the call comes within its usual range; a guinea pig's first pregnancy does not delay the call.
        const isWithin = input.species === 'rabbit' || (input.species === 'guineaPig' && input.firstPregnancy);
        if (isWithin) expect(callDate).toBe(addDays(lateDueDate, -1));
        else expect(callDate > (counted?.late ?? lateDueDate)).toBe(true);
      }),
    );
  });

  test('a mating period ends no earlier than a single mating, and its dates come in order', () => {
    let periods = 0;
    fc.assert(
      fc.property(gestationInputs(SPECIES), (input) => {
        const { exposure, lateDueDate, earlyDueDate } = computed(formula, input);
        expect(exposure !== undefined).toBe(input.matingEnd !== undefined);
        if (exposure === undefined) return;
        periods += 1;
        const { earliest, dueFrom, dueTo, latest, call } = exposure;
        expect(latest >= lateDueDate).toBe(true);
        expect([earliest, dueFrom, dueTo, latest, call]).toEqual([earliest, dueFrom, dueTo, latest, call].toSorted());
        if (input.breed === undefined) expect(earliest).toBe(earlyDueDate);
      }),
    );
    expect(periods).toBeGreaterThan(5);
  });

  test('checks come after the mating and preparations before the due date', () => {
    fc.assert(
      fc.property(gestationInputs(SPECIES), (input) => {
        const { checks, plan, counted, dueDate, returnToHeat, matingDate } = computed(formula, input);
        const due = counted?.due ?? dueDate;
        for (const date of [...Object.values(checks), ...Object.values(plan)]) {
          expect(date > matingDate).toBe(true);
          expect(date < due).toBe(true);
        }
        if (returnToHeat !== undefined) expect(returnToHeat.from < returnToHeat.to).toBe(true);
      }),
    );
  });

  test('a day later in, a day later out', () => {
    fc.assert(
      fc.property(gestationInputs(SPECIES), (input) => {
        const later = {
          ...input,
          matingDate: addDays(input.matingDate, 1),
          ...(input.matingEnd === undefined ? {} : { matingEnd: addDays(input.matingEnd, 1) }),
          ...(input.secondMating === undefined ? {} : { secondMating: addDays(input.secondMating, 1) }),
        };
        expect(datesIn(computed(formula, later))).toEqual(
          datesIn(computed(formula, input)).map(([key, date]) => [key, addDays(date, 1)]),
        );
      }),
    );
  });
});

test.each(Object.keys(CATTLE_BREEDS) as CattleBreed[])('the early date of %s is ten days before its mean', (breed) => {
  const { breedDates } = computed(formula, { species: 'cow', matingDate: '2026-03-01', breed, ...PLAIN });
  if (breedDates === undefined) throw new Error('no dates of the breed');
  expect(addDays(breedDates.early, 10)).toBe(breedDates.dueFrom);
  expect(addDays(breedDates.dueTo, 10)).toBe(breedDates.late);
});

/** Every date of a result with its key. */
function datesIn(value: unknown, path = ''): readonly (readonly [key: string, date: IsoDate])[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? [[path, value as IsoDate]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => datesIn(inner, `${path}.${key}`));
}
