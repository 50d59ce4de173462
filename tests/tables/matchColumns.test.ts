import { describe, expect, test } from 'vitest';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { BatchInput } from '#src/engine/tables/batchInputs.ts';
import {
  columnInOtherUnit,
  columnName,
  hasHeader,
  matchColumns,
  namedTable,
  unitInHeader,
  unitOfColumn,
  unitsTaken,
} from '#src/engine/tables/matchColumns.ts';
import type { Cells } from '#src/engine/tables/readTable.ts';

const WEIGHT: BatchInput = { name: 'bodyWeight', field: { kind: 'number', label: 'Weight', unit: 'kg' } };
/** A weight whose unit is an input of its own. */
const WEIGHED: readonly BatchInput[] = [
  { name: 'weight', field: { kind: 'number', label: 'Weight', unitIn: 'weightUnit' } },
  {
    name: 'weightUnit',
    field: {
      kind: 'choice',
      label: 'Unit of the weight',
      look: 'menu',
      options: [
        { value: 'kg', label: 'Kilograms (kg)' },
        { value: 'lb', label: 'Pounds (lb)' },
      ],
      initial: 'kg',
    },
  },
];
const COUNT: BatchInput = { name: 'count', field: { kind: 'number', label: 'Count' } };
const CONCENTRATION: BatchInput = { name: 'c1', field: { kind: 'number', label: 'Concentration, c₁', unit: 'µg/mL' } };
const SOLID: readonly BatchInput[] = [
  { name: 'sphereHeight', field: { kind: 'number', label: 'Height', unit: 'm' } },
  { name: 'coneHeight', field: { kind: 'number', label: 'Height', unit: 'm' } },
];
const MATED: BatchInput = { name: 'matingDate', field: { kind: 'date', label: 'Mating date' } };
const FIRST: BatchInput = { name: 'firstPregnancy', field: { kind: 'checkbox', label: 'First pregnancy' } };
const PRIMERS: readonly BatchInput[] = [
  { name: 'forwardPrimer', field: { kind: 'text', label: 'Forward primer' } },
  { name: 'reversePrimer', field: { kind: 'text', label: 'Reverse primer' } },
  { name: 'salt', field: { kind: 'number', label: 'Salt', unit: 'mM', initial: 50 } },
  { name: 'magnesium', field: { kind: 'number', label: 'Magnesium', unit: 'mM', optional: true } },
];

function matched(inputs: readonly BatchInput[], cells: Cells) {
  const isNamed = hasHeader(inputs, cells);
  return { isNamed, matching: matchColumns(inputs, namedTable(cells, isNamed), isNamed) };
}

describe('names', () => {
  test.each([
    'Weight',
    'weight ',
    'WEIGHT (kg)',
    'Weight [KG]',
    'body_weight',
    'bodyWeight',
    'Body weight (kg)',
    'body-weight',
  ])('%j is the weight', (header) => {
    expect(matchColumns([WEIGHT], namedTable([['Tag', header], []], true), true)).toEqual({ bodyWeight: 1 });
  });

  test.each(['Weight (lb)', 'Weight (g)', 'Weights', 'Height', '', '(kg)', 'Weight kg of feed'])(
    '%j is not',
    (header) => {
      expect(matchColumns([WEIGHT], namedTable([['Tag', header], []], true), true)).toEqual({ bodyWeight: null });
    },
  );

  test('units are compared regardless of the micro sign and letter case', () => {
    for (const header of ['Concentration, c₁ (μg/ml)', 'C1 (µg/mL)', 'c1'])
      expect(matchColumns([CONCENTRATION], namedTable([[header], []], true), true)).toEqual({ c1: 0 });
    for (const header of ['c1 (mg/mL)', 'c1 (µgmL)'])
      expect(matchColumns([CONCENTRATION], namedTable([[header], []], true), true)).toEqual({ c1: null });
  });

  test('another unit is reported', () => {
    expect(columnInOtherUnit(WEIGHT, ['Tag', 'Weight (lb)'], [WEIGHT])).toBe('Weight (lb)');
    expect(columnInOtherUnit(WEIGHT, ['Tag', 'Weight (kg)', 'Height (lb)'], [WEIGHT])).toBeNull();
  });

  describe('where the unit is an input of its own', () => {
    const [weight = COUNT] = WEIGHED;

    test.each([
      ['Weight', null],
      ['Weight (kg)', 'kg'],
      ['weight [LB]', 'lb'],
      ['Weight (pounds)', 'lb'],
    ])('%j says of it: %j', (header, unit) => {
      expect(matchColumns(WEIGHED, namedTable([['Tag', header], []], true), true).weight).toBe(1);
      expect(unitInHeader(header, weight, WEIGHED)?.unit ?? null).toBe(unit);
    });

    test.each(['Weight (g)', 'Weight (stone)'])('%j is in another unit', (header) => {
      expect(matchColumns(WEIGHED, namedTable([['Tag', header], []], true), true).weight).toBeNull();
      expect(columnInOtherUnit(weight, ['Tag', header], WEIGHED)).toBe(header);
      expect(unitsTaken(weight, WEIGHED)).toEqual(['kg', 'lb']);
    });
  });

  test('what is only counted has no unit that brackets could name', () => {
    expect(matchColumns([COUNT], namedTable([['Count (cells)'], []], true), true)).toEqual({ count: 0 });
    expect(columnInOtherUnit(COUNT, ['Count (cells)'], [COUNT])).toBeNull();
  });

  test('inputs of one label go by their keys, in the sample file as well', () => {
    expect(SOLID.map((input) => columnName(input, SOLID))).toEqual(['sphereHeight', 'coneHeight']);
    expect(columnName(WEIGHT, [WEIGHT])).toBe('Weight (kg)');
    expect(matchColumns(SOLID, namedTable([['Height', 'cone height (m)'], []], true), true)).toEqual({
      sphereHeight: null,
      coneHeight: 1,
    });
  });

  test('the first of two columns of one name is taken', () => {
    expect(matchColumns([WEIGHT], namedTable([['Weight', 'Weight'], []], true), true)).toEqual({ bodyWeight: 0 });
  });
});

describe('lists without names', () => {
  test('two columns of primers', () => {
    const { isNamed, matching } = matched(PRIMERS, [
      ['TGTAAAACGACGGCCAGT', 'CAGGAAACAGCTATGACC'],
      ['ATGC', 'GCAT'],
    ]);
    expect(isNamed).toBe(false);
    expect(matching).toEqual({ forwardPrimer: 0, reversePrimer: 1, salt: null, magnesium: null });
  });

  test('a third column of words makes it a guess, which is left to the visitor', () => {
    const { matching } = matched(PRIMERS, [['pair one', 'TGTAAAACGACGGCCAGT', 'CAGGAAACAGCTATGACC']]);
    expect(matching).toEqual({ forwardPrimer: null, reversePrimer: null, salt: null, magnesium: null });
  });

  test('tag and date', () => {
    const { isNamed, matching } = matched(
      [MATED, FIRST],
      [
        ['1', '2024-04-15'],
        ['0', '2024-05-01'],
      ],
    );
    expect(isNamed).toBe(false);
    expect(matching).toEqual({ matingDate: 1, firstPregnancy: null });
  });

  test('columns are numbered, as many as the longest row has', () => {
    expect(namedTable([['a'], ['b', 'c']], false)).toEqual({
      columns: ['Column 1', 'Column 2'],
      rows: [['a'], ['b', 'c']],
    });
  });
});

describe('lists with other names', () => {
  test('a date is found by its look', () => {
    const { isNamed, matching } = matched(
      [MATED, FIRST],
      [
        ['Tag', 'Served'],
        ['101', '2024-04-15'],
      ],
    );
    expect(isNamed).toBe(true);
    expect(matching).toEqual({ matingDate: 1, firstPregnancy: null });
  });

  test('a date in another order is found as well, so that its rows can say what is wrong with it', () => {
    for (const date of ['15.04.2024', '4/15/2024', '15-4-24'])
      expect(
        matched(
          [MATED],
          [
            ['Tag', 'Served'],
            ['A', date],
            ['B', '?'],
            ['C', date],
          ],
        ).matching,
      ).toEqual({ matingDate: 1 });
  });

  test('one of two columns of dates is not guessed', () => {
    const cells = [
      ['Tag', 'Served', 'Born'],
      ['101', '2024-04-15', '2020-01-01'],
    ];
    expect(matched([MATED], cells).matching).toEqual({ matingDate: null });
  });

  test('a number is never found by its look: a tag is no weight', () => {
    const cells = [
      ['Tag', 'Weight (lb)'],
      ['101', '12'],
    ];
    expect(matched([WEIGHT], cells)).toEqual({ isNamed: true, matching: { bodyWeight: null } });
  });

  test('blank names get a number', () => {
    expect(
      namedTable(
        [
          ['Tag', ' '],
          ['1', '2'],
        ],
        true,
      ).columns,
    ).toEqual(['Tag', 'Column 2']);
  });
});

describe('a number with a menu of units', () => {
  const volume: BatchInput = {
    name: 'volume',
    field: { kind: 'number', label: 'Volume', ...measuredIn('volume', 'L', 'mL', 'µL') },
  };

  test.each([
    ['Volume', null],
    ['Volume (mL)', 'mL'],
    ['volume [µL]', 'µL'],
    ['Volume (L)', 'L'],
  ])('has its column in %j, in the unit %s', (header, unit) => {
    expect(matchColumns([volume], { columns: ['Tag', header], rows: [] }, true)).toEqual({ volume: 1 });
    expect(unitOfColumn(header, volume)).toBe(unit);
  });

  test('has none in a unit that it does not know', () => {
    expect(matchColumns([volume], { columns: ['Volume (gal)'], rows: [] }, true)).toEqual({ volume: null });
  });
});
