import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/plate-layout.ts';

const PLATE = {
  plate: '96',
  samples: 6,
  replicates: null,
  standards: null,
  standardReplicates: null,
  blanks: null,
  keepEdgesFree: false,
  arrangement: 'blocked',
  fillOrder: 'rows',
  seed: null,
} as const;
const INPUT = { plate: '96', samples: 6, keepEdgesFree: false, arrangement: 'blocked', fillOrder: 'rows' } as const;
const INVALID = 'Invalid input values';
const NEGATIVE = 'All values must be non-negative';
const POSITIVE = 'All values must be greater than 0';
const WHOLE = 'Samples, replicates, standards and blanks must be whole numbers';
const SEED = 'Seed must be a whole number between 0 and 4294967295';

refuses(formula, [
  [{ ...PLATE, plate: '' }, INVALID, 'plate'],
  [{ ...PLATE, arrangement: '' }, INVALID, 'arrangement'],
  [{ ...PLATE, fillOrder: '' }, INVALID, 'fillOrder'],
  [{ ...PLATE, samples: null }, 'Please fill in all required fields', 'samples'],
  [{ ...PLATE, blanks: Number.NaN }, INVALID, 'blanks'],
  [{ ...PLATE, samples: -1 }, NEGATIVE, 'samples'],
  [{ ...PLATE, standards: -1 }, NEGATIVE, 'standards'],
  [{ ...PLATE, blanks: -1 }, NEGATIVE, 'blanks'],
  [{ ...PLATE, replicates: 0 }, POSITIVE, 'replicates'],
  [{ ...PLATE, standardReplicates: 0 }, POSITIVE, 'standardReplicates'],
  [{ ...PLATE, samples: 1.5 }, WHOLE, 'samples'],
  [{ ...PLATE, blanks: 0.5 }, WHOLE, 'blanks'],
  [{ ...PLATE, seed: 1.5 }, SEED, 'seed'],
  [{ ...PLATE, seed: -1 }, SEED, 'seed'],
  [{ ...PLATE, seed: 4294967296 }, SEED, 'seed'],
  [{ ...PLATE, samples: 0 }, 'Please enter at least one sample, standard or blank', 'samples'],
  [{ ...PLATE, samples: 97 }, 'The layout needs 97 wells; 96 are usable on this plate', 'samples'],
  [{ ...PLATE, samples: 61, keepEdgesFree: true }, 'The layout needs 61 wells; 60 are usable on this plate', 'samples'],
]);

accepts(formula, [
  [PLATE, INPUT],
  [
    { ...PLATE, samples: 0, blanks: 1, seed: 0 },
    { ...INPUT, samples: 0, blanks: 1, seed: 0 },
  ],
  [
    { ...PLATE, plate: '384', samples: 308, keepEdgesFree: true },
    { ...INPUT, plate: '384', samples: 308, keepEdgesFree: true },
  ],
]);

describe('laid out by hand', () => {
  test('in order: standards by level, samples, blanks, row by row', () => {
    const { wells, csv } = computed(formula, {
      ...INPUT,
      arrangement: 'ordered',
      samples: 1,
      replicates: 2,
      standards: 2,
      blanks: 1,
    });
    expect(wells.map(({ well, content }) => `${well} ${content}`)).toEqual([
      'A1 STD1',
      'A2 STD1',
      'A3 STD2',
      'A4 STD2',
      'A5 S1',
      'A6 S1',
      'A7 BLANK',
    ]);
    expect(csv.split('\n').slice(0, 3)).toEqual([
      ',1,2,3,4,5,6,7,8,9,10,11,12',
      'A,STD1,STD1,STD2,STD2,S1,S1,BLANK,,,,,',
      'B,,,,,,,,,,,,',
    ]);
  });

  test('column by column within the edges', () => {
    const inside = { ...INPUT, arrangement: 'ordered', fillOrder: 'columns', keepEdgesFree: true } as const;
    const { wells, usableWells, freeWells } = computed(formula, { ...inside, samples: 7 });
    expect(wells.map(({ well }) => well)).toEqual(['B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'B3']);
    expect([usableWells, freeWells]).toEqual([60, 89]);
  });

  test('each block has every sample once, and its share of the blanks', () => {
    const { wells } = computed(formula, { ...INPUT, replicates: 3, blanks: 4 });
    const blocks = [wells.slice(0, 8), wells.slice(8, 15), wells.slice(15)];
    for (const block of blocks)
      expect(
        block
          .map(({ content }) => content)
          .filter((content) => content !== 'BLANK')
          .sort(),
      ).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6']);
    expect(blocks.map((block) => block.length)).toEqual([8, 7, 7]);
  });
});

test('another seed is another layout of the same contents, and the same seed the same', () => {
  const seed = fc.integer({ min: 0, max: 4294967295 });
  fc.assert(
    fc.property(seed, fc.constantFrom('blocked', 'random'), (each, arrangement) => {
      const layout = { ...INPUT, samples: 20, replicates: 3, arrangement } as const;
      const contents = (of: number) => computed(formula, { ...layout, seed: of }).wells.map(({ content }) => content);
      expect(contents(each)).toEqual(contents(each));
      expect([...contents(each)].sort()).toEqual([...contents(1)].sort());
      if (each !== 1) expect(contents(each)).not.toEqual(contents(1));
    }),
  );
});
