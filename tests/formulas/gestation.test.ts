import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate, IsoDate } from '#workers/contract.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';
import { CATTLE_BREEDS } from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies, type GestationRow } from '#workers/reference/gestation.ts';

const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];
const PLAIN = { firstPregnancy: false, planInCalendar: false } as const;
const goat: GestationInput = { species: 'goat', matingDate: '2024-04-15', ...PLAIN };
const BLANK: Candidate<GestationInput> = {
  species: 'goat',
  matingDate: '2024-04-15',
  countedFrom: '',
  buffaloType: '',
  matingEnd: '',
  secondMating: '',
  breed: '',
  ...PLAIN,
};

refuses(formula, [
  [{ ...BLANK, matingDate: '' }, null],
  [{ ...BLANK, matingDate: '2023-02-29' }, null],
  [{ ...BLANK, matingDate: '2024-13-01' as IsoDate }, null],
  [{ ...BLANK, matingDate: '1899-12-31' }, null],
  [{ ...BLANK, matingDate: '2101-01-01' }, null],
  [{ ...BLANK, species: '' }, null],
  [{ ...BLANK, species: 'valueOf' as 'goat' }, null],
  [{ ...BLANK, matingEnd: '2024-04-14' }, null],
  [{ ...BLANK, matingEnd: '2025-04-16' }, null],
  [{ ...BLANK, matingEnd: '2024-02-30' }, null],
  [{ ...BLANK, species: 'cow', breed: 'valueOf' as 'angus' }, null],
  [{ ...BLANK, species: 'dog', countedFrom: 'valueOf' as 'lh' }, null],
  [{ ...BLANK, species: 'buffalo', buffaloType: 'valueOf' as 'river' }, null],
]);

accepts(formula, [
  [BLANK, goat],
  [
    { ...BLANK, matingDate: '1900-01-01' },
    { ...goat, matingDate: '1900-01-01' },
  ],
  [
    { ...BLANK, matingDate: '2100-12-31', firstPregnancy: true, planInCalendar: true },
    { ...goat, matingDate: '2100-12-31', firstPregnancy: true, planInCalendar: true },
  ],
  [
    { ...BLANK, matingEnd: '2024-04-15' },
    { ...goat, matingEnd: '2024-04-15' },
  ],
  [
    { ...BLANK, matingEnd: '2025-04-15' },
    { ...goat, matingEnd: '2025-04-15' },
  ],
  [
    { ...BLANK, species: 'cow', breed: 'angus', matingEnd: '2024-05-01' },
    { ...goat, species: 'cow', breed: 'angus', matingEnd: '2024-05-01' },
  ],
  [
    { ...BLANK, species: 'buffalo', buffaloType: 'swamp' },
    { ...goat, species: 'buffalo', buffaloType: 'swamp' },
  ],
  [
    { ...BLANK, species: 'dog', countedFrom: 'lh' },
    { ...goat, species: 'dog', countedFrom: 'lh' },
  ],
  // Options that do not apply to the animal are ignored.
  [
    { ...BLANK, species: 'cat', matingEnd: '1999-01-01', breed: 'angus', countedFrom: 'lh', buffaloType: 'swamp' },
    { ...goat, species: 'cat' },
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
      callDate: '2024-09-18',
      days: {
        matingDate: 0,
        dueDate: 150,
        earlyDueDate: 145,
        lateDueDate: 155,
        firstTrimester: 50,
        secondTrimester: 100,
        thirdTrimester: 100,
        check: 136,
        call: 156,
      },
      returnToHeat: { from: '2024-05-03', to: '2024-05-09' },
      checks: { ultrasound: '2024-05-15', blood: '2024-05-15' },
      plan: { dryOff: '2024-07-14', steamUp: '2024-08-01', boosterFrom: '2024-08-01', boosterTo: '2024-08-15' },
    });
  });
});

describe('days of each animal', () => {
  test.each([
    ['cat', 65, 63, 67, 21, 42, 42, 'nestingBehavior', 58, 68],
    ['guineaPig', 65, 59, 70, 21, 42, 65, 'weightCheckDate', 65 - 14, 71],
    ['cow', 283, 279, 287, 94, 188, 283, 'checkupDate', 283 - 30, 288],
    ['dog', 63, 58, 68, 21, 42, 63, 'nestingDate', 63 - 7, 69],
    ['goat', 150, 145, 155, 50, 100, 100, 'checkupDate', 150 - 14, 156],
    ['horse', 340, 320, 365, 113, 226, 340, 'checkupDate', 340 - 30, 366],
    ['llama', 345, 332, 360, 115, 230, 345, 'checkupDate', 345 - 30, 361],
    ['rabbit', 31, 28, 33, 10, 20, 31, 'nestingDate', 31 - 3, 32],
    ['sheep', 147, 142, 152, 49, 98, 147, 'checkupDate', 147 - 28, 153],
    ['swine', 114, 111, 117, 38, 76, 114, 'checkupDate', 114 - 7, 118],
    ['alpaca', 345, 332, 360, 115, 230, 345, 'checkupDate', 315, 361],
    ['donkey', 365, 340, 395, 121, 243, 365, 'checkupDate', 335, 396],
    ['buffalo', 310, 300, 320, 103, 206, 310, 'checkupDate', 280, 321],
    ['swamp', 330, 320, 340, 110, 220, 330, 'checkupDate', 300, 341],
  ] as const)('%s', (name, due, early, late, first, second, third, field, check, call) => {
    // With mating at the start of 2023, the day of the year is the day of the pregnancy.
    const day = (count: number) => new Date(Date.UTC(2023, 0, 1 + count)).toISOString().slice(0, 10);
    const kind = name === 'swamp' ? ({ species: 'buffalo', buffaloType: 'swamp' } as const) : { species: name };
    const result = computed(formula, { ...kind, matingDate: '2023-01-01', ...PLAIN });
    expect(result).toMatchObject({
      matingDate: '2023-01-01',
      dueDate: day(due),
      earlyDueDate: day(early),
      lateDueDate: day(late),
      firstTrimester: day(first),
      secondTrimester: day(second),
      thirdTrimester: day(third),
      [field]: day(check),
      callDate: day(call),
      days: { check, call },
    });
    const checkFields = ['nestingBehavior', 'weightCheckDate', 'checkupDate', 'nestingDate'];
    expect(Object.keys(result).filter((key) => checkFields.includes(key))).toEqual([field]);
  });

  test('the table has exactly these thirteen animals', () => {
    expect(SPECIES).toHaveLength(13);
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
  test('moves the late date of the guinea pig to day 72, and not the day to call', () => {
    const plain = { species: 'guineaPig', matingDate: '2024-01-01', ...PLAIN } as const;
    const first = computed(formula, { ...plain, firstPregnancy: true });
    expect(first.lateDueDate).toBe('2024-03-13');
    expect(first.callDate).toBe('2024-03-12');
    const { lateDueDate, days, ...others } = computed(formula, plain);
    expect(lateDueDate).toBe('2024-03-11');
    expect(first).toMatchObject(others);
    expect(first.days).toEqual({ ...days, lateDueDate: 72 });
  });

  test.each(SPECIES.filter((species) => species !== 'guineaPig'))('changes nothing for %s', (species) => {
    const plain = { species, matingDate: '2024-01-01', ...PLAIN } as const;
    expect(computed(formula, { ...plain, firstPregnancy: true })).toEqual(computed(formula, plain));
  });
});

describe('published lengths', () => {
  test('date the birth by what the entered day was', () => {
    const dog = computed(formula, { ...goat, species: 'dog' });
    expect(dog.reference?.map(({ label, earliest, latest }) => [label, earliest, latest])).toEqual([
      ['Mating', '2024-06-11', '2024-06-26'],
      ['Ovulation', '2024-06-16', '2024-06-18'],
      ['Peak of luteinizing hormone (LH)', '2024-06-18', '2024-06-20'],
    ]);
  });

  test('by breed of cattle lie around the specified due date', () => {
    const { reference = [], dueDate } = computed(formula, { ...goat, species: 'cow' });
    expect(reference).toHaveLength(Object.keys(CATTLE_BREEDS).length);
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
