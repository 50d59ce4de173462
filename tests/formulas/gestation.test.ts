import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { IsoDate } from '#workers/contract.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';
import { addDays } from '#workers/lib/calendar.ts';
import { GESTATION, type GestatingSpecies, type GestationRow } from '#workers/reference/gestation.ts';

const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];
const goat: GestationInput = { species: 'goat', matingDate: '2024-04-15', firstPregnancy: false };

refuses(formula, [
  [{ ...goat, matingDate: '' }, null],
  [{ ...goat, matingDate: '2023-02-29' }, null],
  [{ ...goat, matingDate: '2024-13-01' }, null],
  [{ ...goat, matingDate: '1899-12-31' }, null],
  [{ ...goat, matingDate: '2101-01-01' }, null],
  [{ ...goat, species: '' }, null],
  [{ ...goat, species: 'valueOf' as 'goat' }, null],
]);

accepts(formula, [
  [goat, goat],
  [
    { ...goat, matingDate: '1900-01-01' },
    { ...goat, matingDate: '1900-01-01' },
  ],
  [
    { ...goat, matingDate: '2100-12-31', firstPregnancy: true },
    { ...goat, matingDate: '2100-12-31', firstPregnancy: true },
  ],
]);

describe('goat', () => {
  test('dates counted by hand on a calendar', () => {
    expect(computed(formula, goat)).toEqual({
      matingDate: '2024-04-15',
      dueDate: '2024-09-12',
      earlyDueDate: '2024-09-07',
      lateDueDate: '2024-09-17',
      firstTrimester: '2024-06-04',
      secondTrimester: '2024-07-24',
      thirdTrimester: '2024-07-24',
      checkupDate: '2024-08-29',
      days: {
        matingDate: 0,
        dueDate: 150,
        earlyDueDate: 145,
        lateDueDate: 155,
        firstTrimester: 50,
        secondTrimester: 100,
        thirdTrimester: 100,
        check: 136,
      },
    });
  });
});

describe('days from the specification and the sheet', () => {
  test.each([
    ['cat', 65, 63, 67, 21, 42, 42, 'nestingBehavior', 58],
    ['guineaPig', 65, 59, 70, 21, 42, 65, 'weightCheckDate', 65 - 14],
    ['cow', 283, 279, 287, 94, 188, 283, 'checkupDate', 283 - 30],
    ['dog', 63, 58, 68, 21, 42, 63, 'nestingDate', 63 - 7],
    ['goat', 150, 145, 155, 50, 100, 100, 'checkupDate', 150 - 14],
    ['horse', 340, 320, 365, 113, 226, 340, 'checkupDate', 340 - 30],
    ['llama', 345, 332, 360, 115, 230, 345, 'checkupDate', 345 - 30],
    ['rabbit', 31, 28, 33, 10, 20, 31, 'nestingDate', 31 - 3],
    ['sheep', 147, 142, 152, 49, 98, 147, 'checkupDate', 147 - 28],
    ['swine', 114, 111, 117, 38, 76, 114, 'checkupDate', 114 - 7],
  ] as const)('%s', (species, due, early, late, first, second, third, field, check) => {
    // From the first of January 2023 the days of the year are the days of the pregnancy.
    const day = (count: number) => new Date(Date.UTC(2023, 0, 1 + count)).toISOString().slice(0, 10);
    const {
      days,
      reference: _,
      ...dates
    } = computed(formula, {
      species,
      matingDate: '2023-01-01',
      firstPregnancy: false,
    });
    expect(dates).toEqual({
      matingDate: '2023-01-01',
      dueDate: day(due),
      earlyDueDate: day(early),
      lateDueDate: day(late),
      firstTrimester: day(first),
      secondTrimester: day(second),
      thirdTrimester: day(third),
      [field]: day(check),
    });
    expect(days.check).toBe(check);
  });

  test('the table has exactly these ten animals', () => {
    expect(SPECIES).toHaveLength(10);
  });

  test.each(SPECIES)('the milestones of %s come in order', (species) => {
    const row: GestationRow = GESTATION[species];
    const inOrder = [
      0,
      row.firstTrimesterEndDays,
      row.secondTrimesterEndDays,
      row.earlyDays,
      row.dueDays,
      row.lateDays,
    ];
    expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => a - b));
    expect(row.check.days).toBeLessThan(row.dueDays);
    expect(row.thirdTrimesterDays).toBe(row.thirdTrimesterMarks === 'start' ? row.secondTrimesterEndDays : row.dueDays);
  });
});

describe('first pregnancy', () => {
  test('moves the late date of the guinea pig to day 72', () => {
    const plain = { species: 'guineaPig', matingDate: '2024-01-01', firstPregnancy: false } as const;
    const first = computed(formula, { ...plain, firstPregnancy: true });
    expect(first.lateDueDate).toBe('2024-03-13');
    const { lateDueDate, days, ...others } = computed(formula, plain);
    expect(lateDueDate).toBe('2024-03-11');
    expect(first).toMatchObject(others);
    expect(first.days).toEqual({ ...days, lateDueDate: 72 });
  });

  test.each(SPECIES.filter((species) => species !== 'guineaPig'))('changes nothing for %s', (species) => {
    const plain = { species, matingDate: '2024-01-01', firstPregnancy: false } as const;
    expect(computed(formula, { ...plain, firstPregnancy: true })).toEqual(computed(formula, plain));
  });
});

describe('published lengths', () => {
  test('date the birth by what the entered day was', () => {
    const dog = { species: 'dog', matingDate: '2024-04-15', firstPregnancy: false } as const;
    expect(computed(formula, dog).reference?.map(({ earliest, latest }) => [earliest, latest])).toEqual([
      ['2024-06-16', '2024-06-18'],
      ['2024-06-18', '2024-06-20'],
      ['2024-06-11', '2024-06-26'],
    ]);
  });

  test('by breed of cattle lie around the specified due date', () => {
    const cow = { species: 'cow', matingDate: '2024-04-15', firstPregnancy: false } as const;
    const { reference = [], dueDate } = computed(formula, cow);
    expect(reference[0]).toEqual({
      label: 'Holstein',
      earliestDays: 279,
      latestDays: 279,
      earliest: '2025-01-19',
      latest: '2025-01-19',
    });
    expect(reference.some(({ latest }) => latest < dueDate)).toBe(true);
    expect(reference.some(({ earliest }) => earliest > dueDate)).toBe(true);
  });

  test('are given for dog and cow alone', () => {
    const given = SPECIES.filter((species) => computed(formula, { ...goat, species }).reference !== undefined);
    expect(given).toEqual(['cow', 'dog']);
  });
});

test('a day later in, a day later out', () => {
  const someDay = fc.integer({ min: -25_000, max: 47_000 }).map((days) => addDays('1970-01-01', days));
  fc.assert(
    fc.property(fc.constantFrom(...SPECIES), someDay, fc.boolean(), (species, matingDate, firstPregnancy) => {
      const { days: _, reference: __, ...today } = computed(formula, { species, matingDate, firstPregnancy });
      const {
        days: ___,
        reference: ____,
        ...tomorrow
      } = computed(formula, {
        species,
        matingDate: addDays(matingDate, 1),
        firstPregnancy,
      });
      const moved = Object.entries(today).map(([field, date]) => [field, addDays(date as IsoDate, 1)]);
      expect(tomorrow).toEqual(Object.fromEntries(moved));
    }),
  );
});
