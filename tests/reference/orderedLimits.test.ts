/** Limits, ranges and bands of every table: the lower before the higher, bands without gap or overlap. */
import { describe, expect, test } from 'vitest';
import { ACTIVITY_FACTORS } from '#workers/reference/activityFactors.ts';
import { CRISIS_ABOVE, LOW_BELOW, PRESSURE_CLASSES, READING_LIMITS } from '#workers/reference/bloodPressure.ts';
import {
  BODY_CONDITION_SCORES,
  CONDITION_CATEGORIES,
  HIGHEST_SCORE,
  IDEAL_SCORES,
  PLANNED_SCORES,
} from '#workers/reference/bodyCondition.ts';
import { BREEDING_PLAN, DOG_COUNTING, PREGNANCY_CHECKS, RETURN_TO_HEAT } from '#workers/reference/breeding.ts';
import { CELL_CYCLES } from '#workers/reference/cellCycles.ts';
import { HUMAN_YEARS, HUMAN_YEARS_AFTER_TABLE, LAST_TABLE_YEAR, TYPICAL_LIFESPAN } from '#workers/reference/dogAge.ts';
import { BUFFALO_TYPES, GESTATION, type GestationRow } from '#workers/reference/gestation.ts';
import { KITTEN_AGE_WEEKS, SHARE_OF_ADULT_WEIGHT } from '#workers/reference/kittenGrowth.ts';
import { LEAST_CODONS, SHORT_STRAND, USUAL_LEAST_CODONS } from '#workers/reference/openFrameLimits.ts';
import { ENERGY_VARIATION, LEAST_FACTOR, LIFE_STAGES, TREAT_SHARE } from '#workers/reference/petEnergy.ts';
import {
  ACCEPTABLE_ABOVE,
  BEST_TOTAL,
  LOW_SCORE,
  OVERRIDE_SCORE,
  QUALITY_ITEMS,
  SCORE_LIMITS,
} from '#workers/reference/qualityOfLife.ts';
import { REFERENCE_FILES } from './checksums/referenceTables.ts';

/** Keys of two numbers of one record, of which the first is never the larger. */
const PAIRS = [
  ['min', 'max'],
  ['min', 'typical'],
  ['typical', 'max'],
  ['usual', 'max'],
  ['from', 'to'],
  ['normalFrom', 'normalTo'],
  ['normalTo', 'overweightTo'],
  ['minKg', 'maxKg'],
  ['minMgPerKg', 'maxMgPerKg'],
  ['minMgPerKg', 'labelMgPerKg'],
  ['labelMgPerKg', 'maxMgPerKg'],
  ['maxMgPerKg', 'maxDailyMgPerKg'],
  ['maintenance', 'first'],
  ['lightGramsPerPiece', 'gramsPerPiece'],
  ['lowBelow', 'increasedAbove'],
  ['increasedAbove', 'highAbove'],
  ['early', 'due'],
  ['due', 'late'],
  ['earlyDays', 'dueDays'],
  ['dueDays', 'lateDays'],
  ['lateDays', 'lateDaysFirstPregnancy'],
  ['closeUp', 'dryOff'],
  ['vaccineTo', 'vaccineFrom'],
  ['boosterTo', 'boosterFrom'],
] as const;

/** Keys by which a list of bands rises; each band starts at the end of the last one, or one above it. */
const EDGES = ['from', 'fromMonths', 'fromYears', 'upTo'] as const;

type Row = Readonly<Record<string, unknown>>;

function objectsIn(value: unknown, path: string): readonly { readonly path: string; readonly object: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    objectsIn(member, `${path}.${key}`),
  );
  return [{ path, object: value }, ...inner];
}

const OBJECTS = REFERENCE_FILES.flatMap(({ file, tables }) => objectsIn(tables, file));

describe('in every record', () => {
  test.each(PAIRS)('%s is at most %s', (low, high) => {
    const both = OBJECTS.map(({ path, object }) => ({ path, row: object as Row })).filter(
      ({ row }) => typeof row[low] === 'number' && typeof row[high] === 'number',
    );
    expect(both.length).toBeGreaterThan(0);
    expect(both.filter(({ row }) => Number(row[low]) > Number(row[high])).map(({ path }) => path)).toEqual([]);
  });
});

describe('in every list of bands', () => {
  test.each(EDGES)('%s rises from row to row', (edge) => {
    const lists = OBJECTS.filter(({ object }) => Array.isArray(object)).map(({ path, object }) => ({
      path,
      edges: (object as readonly unknown[]).map((row) => (row as Row | null)?.[edge]),
    }));
    const bands = lists.filter(({ edges }) => edges.length > 1 && edges.every((value) => typeof value === 'number'));
    expect(bands.length).toBeGreaterThan(0);
    for (const { path, edges } of bands) {
      expect(edges, path).toEqual(edges.toSorted((one, other) => Number(one) - Number(other)));
      if (edge !== 'upTo') expect(edges[0], path).toBe(0);
    }
  });
});

test('lists of two numbers within a record are a range, the lower number first', () => {
  const ranges = OBJECTS.flatMap(({ path, object }) =>
    Array.isArray(object) ? [] : Object.entries(object).map(([key, value]) => ({ path: `${path}.${key}`, value })),
  ).filter(
    ({ value }) => Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number'),
  );
  expect(ranges.length).toBeGreaterThan(150);
  // The parts of a ratio are in the order of its classes.
  const wrong = ranges.filter(({ path, value }) => value[0] > value[1] && !/ISOTOPES|MENDELIAN_RATIOS/.test(path));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.each<readonly [string, readonly number[]]>([
  ['activity factors', Object.values(ACTIVITY_FACTORS)],
  [
    'scores that need a veterinarian around the ideal ones',
    [0, PLANNED_SCORES.thin, IDEAL_SCORES.from, IDEAL_SCORES.to, PLANNED_SCORES.fat, HIGHEST_SCORE + 1],
  ],
  ['codons of an open reading frame', [LEAST_CODONS, USUAL_LEAST_CODONS, SHORT_STRAND]],
  [
    'scores of quality of life',
    [SCORE_LIMITS.min, OVERRIDE_SCORE, LOW_SCORE, SCORE_LIMITS.max, ACCEPTABLE_ABOVE, BEST_TOTAL],
  ],
  [
    'systolic pressures',
    [
      0,
      LOW_BELOW.systolic,
      PRESSURE_CLASSES.Elevated.systolicFrom,
      PRESSURE_CLASSES['Stage 1'].systolicFrom,
      PRESSURE_CLASSES['Stage 2'].systolicFrom,
      CRISIS_ABOVE.systolic,
      READING_LIMITS.systolic.max,
    ],
  ],
  [
    'diastolic pressures',
    [
      0,
      LOW_BELOW.diastolic,
      PRESSURE_CLASSES['Stage 1'].diastolicFrom,
      PRESSURE_CLASSES['Stage 2'].diastolicFrom,
      CRISIS_ABOVE.diastolic,
      READING_LIMITS.diastolic.max,
    ],
  ],
  ['weeks of a kitten', SHARE_OF_ADULT_WEIGHT.map(([weeks]) => weeks)],
  ['shares of its adult weight', SHARE_OF_ADULT_WEIGHT.map(([, share]) => share)],
  ['shares of energy', [0, TREAT_SHARE, ENERGY_VARIATION, LEAST_FACTOR, 1]],
])('%s rise', (_, numbers) => {
  expect(numbers.length).toBeGreaterThan(2);
  for (const [index, number] of numbers.entries())
    if (index > 0) expect(number).toBeGreaterThan(numbers[index - 1] as number);
});

describe('whole scales', () => {
  test('every body condition score has a description and a category', () => {
    expect(BODY_CONDITION_SCORES.dog).toHaveLength(HIGHEST_SCORE);
    expect(BODY_CONDITION_SCORES.cat).toHaveLength(HIGHEST_SCORE);
    expect(CONDITION_CATEGORIES.at(-1)?.upTo).toBe(HIGHEST_SCORE);
    expect(CONDITION_CATEGORIES[0].upTo + 1).toBe(IDEAL_SCORES.from);
    expect(CONDITION_CATEGORIES[1].upTo).toBe(IDEAL_SCORES.to);
  });

  test('the best total of quality of life is the best of every score, and half of it is acceptable', () => {
    expect(BEST_TOTAL).toBe(Object.keys(QUALITY_ITEMS).length * SCORE_LIMITS.max);
    expect(ACCEPTABLE_ABOVE).toBe(BEST_TOTAL / 2);
  });

  test('a kitten starts at the youngest age and is grown at the oldest', () => {
    expect([SHARE_OF_ADULT_WEIGHT[0][0], SHARE_OF_ADULT_WEIGHT.at(-1)]).toEqual([
      KITTEN_AGE_WEEKS.min,
      [KITTEN_AGE_WEEKS.max, 1],
    ]);
  });

  test.each(Object.entries(CELL_CYCLES))('the phases of a cycle, %s, fill it', (_, { total, hours }) => {
    expect(Object.values(hours).reduce((sum, phase) => sum + phase, 0)).toBeCloseTo(total, 12);
  });

  test('no life stage is fed less than the least, nursing and growth more than the neutered adult', () => {
    for (const stages of Object.values(LIFE_STAGES)) {
      const rows: readonly { readonly factor: number; readonly isUnscored?: true }[] = Object.values(stages);
      expect(Math.min(...rows.map(({ factor }) => factor))).toBeGreaterThanOrEqual(LEAST_FACTOR);
      const unscored = rows.filter(({ isUnscored }) => isUnscored).map(({ factor }) => factor);
      expect(Math.min(...unscored)).toBeGreaterThan(stages.neuteredAdult.factor);
    }
  });
});

describe('human years of dogs', () => {
  const sizes = ['small', 'medium', 'large', 'giant'] as const;

  test.each(sizes)('of a %s dog rise to the end of the table and go on with its last two steps', (size) => {
    const years = HUMAN_YEARS[size];
    expect(years).toHaveLength(LAST_TABLE_YEAR);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    expect(new Set(years).size).toBe(LAST_TABLE_YEAR);
    const lastTwoSteps = (years[14] as number) - (years[12] as number);
    expect(HUMAN_YEARS_AFTER_TABLE[size]).toBe(lastTwoSteps / 2);
  });

  test('from six years on the larger dog is the older one, and it lives no longer', () => {
    for (const [index, size] of sizes.entries()) {
      const smaller = sizes[index - 1];
      if (smaller === undefined) continue;
      expect(TYPICAL_LIFESPAN[size]).toBeLessThan(TYPICAL_LIFESPAN[smaller]);
      for (let year = 6; year <= LAST_TABLE_YEAR; year++)
        expect(HUMAN_YEARS[size][year - 1], `${size} ${year}`).toBeGreaterThan(
          HUMAN_YEARS[smaller][year - 1] as number,
        );
    }
  });
});

describe('days around a pregnancy', () => {
  const rows: readonly (readonly [string, GestationRow])[] = [
    ...Object.entries(GESTATION),
    ...Object.entries(BUFFALO_TYPES),
  ];

  test.each(rows)('of %s: thirds are thirds, and the day to call follows the late date at once', (animal, row) => {
    const { dueDays, firstTrimesterEndDays, secondTrimesterEndDays, lateDays, callDays } = row;
    // Of cat and guinea pig the thirds are those of 63 days; for a rabbit, the call comes before its late date has
    // passed.
    const days = animal === 'cat' || animal === 'guineaPig' ? 63 : dueDays;
    expect([firstTrimesterEndDays, secondTrimesterEndDays]).toEqual([Math.floor(days / 3), Math.floor((2 * days) / 3)]);
    expect(callDays).toBe(animal === 'rabbit' ? lateDays - 1 : lateDays + 1);
  });

  test.each(Object.values(DOG_COUNTING))(
    'of a dog counted from $label lie within the published span',
    ({ due, early, late, call, published }) => {
      expect(published.from).toBeLessThanOrEqual(early);
      expect(late).toBeLessThanOrEqual(published.to);
      expect(call).toBe(late + 1);
      expect(due - early).toBe(late - due);
    },
  );

  test.each(Object.entries(GESTATION))(
    'of %s: checks and plans lie within it, and heat comes back early in it',
    (animal, { earlyDays }) => {
      const key = animal as keyof typeof GESTATION;
      for (const day of [...Object.values(PREGNANCY_CHECKS[key]), ...Object.values(BREEDING_PLAN[key])]) {
        expect(day).toBeGreaterThan(0);
        expect(day).toBeLessThan(earlyDays);
      }
      expect(RETURN_TO_HEAT[key]?.to ?? 0).toBeLessThan(earlyDays / 3);
    },
  );
});
