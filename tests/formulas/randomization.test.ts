import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/randomization.ts';

const [A, B] = [
  { name: 'A', ratio: null },
  { name: 'B', ratio: null },
];
const LIST = {
  method: 'blocks',
  groups: [A, B],
  numberOfSubjects: 12,
  subjects: '',
  strata: [],
  blockSizes: '',
  seed: null,
} as const;
const INPUT = {
  method: 'blocks',
  groups: [{ name: 'A' }, { name: 'B' }],
  numberOfSubjects: 12,
  subjects: '',
  strata: [],
  blockSizes: '',
} as const;
const REQUIRED = 'Please fill in all required fields';
const TWO = 'Please enter at least two groups';
const RATIOS = 'Ratios must be whole numbers from 1 to 20';
const SUBJECTS = 'Number of subjects must be a whole number from 1 to 10000';
const SIZES = 'Block sizes must be multiples of 2, the sum of the ratios';
const SEED = 'Seed must be a whole number from 0 to 4294967295';

refuses(formula, [
  [{ ...LIST, method: '' }, 'Invalid input values', 'method'],
  [{ ...LIST, numberOfSubjects: null }, REQUIRED, 'numberOfSubjects'],
  [{ ...LIST, groups: [A, B, { name: ' ', ratio: 2 }] }, REQUIRED, 'groups.2.name'],
  [{ ...LIST, strata: [{ name: '', subjects: 4 }] }, REQUIRED, 'strata.0.name'],
  [{ ...LIST, strata: [{ name: 'Male', subjects: null }] }, REQUIRED, 'strata.0.subjects'],
  [{ ...LIST, groups: [A, { name: '', ratio: null }] }, TWO, 'groups.1.name'],
  [
    { ...LIST, groups: Array.from({ length: 21 }, (_, at) => ({ name: `G${at}`, ratio: null })) },
    'Please enter at most 20 groups',
    'groups.20.name',
  ],
  [{ ...LIST, groups: [A, B, A] }, 'Group names must differ: "A" is listed twice', 'groups.2.name'],
  [{ ...LIST, groups: [A, { name: 'B', ratio: 0 }] }, RATIOS, 'groups.1.ratio'],
  [{ ...LIST, groups: [{ name: 'A', ratio: 1.5 }, B] }, RATIOS, 'groups.0.ratio'],
  [{ ...LIST, groups: [{ name: 'A', ratio: 21 }, B] }, RATIOS, 'groups.0.ratio'],
  [{ ...LIST, groups: [{ name: 'A', ratio: 1e15 }, B] }, RATIOS, 'groups.0.ratio'],
  [{ ...LIST, groups: [{ name: 'A', ratio: Number.NaN }, B] }, RATIOS, 'groups.0.ratio'],
  [{ ...LIST, numberOfSubjects: 0 }, SUBJECTS, 'numberOfSubjects'],
  [{ ...LIST, numberOfSubjects: 10_001 }, SUBJECTS, 'numberOfSubjects'],
  [{ ...LIST, numberOfSubjects: 2.5 }, SUBJECTS, 'numberOfSubjects'],
  [{ ...LIST, strata: [{ name: 'Male', subjects: 0 }] }, SUBJECTS, 'strata.0.subjects'],
  [
    {
      ...LIST,
      strata: [
        { name: 'Male', subjects: 6000 },
        { name: 'Female', subjects: 4001 },
      ],
    },
    SUBJECTS,
    'strata.0.subjects',
  ],
  [{ ...LIST, subjects: 'x\n'.repeat(10_001) }, SUBJECTS, 'subjects'],
  [{ ...LIST, subjects: 'Rex\nMax\n Rex' }, 'Subject labels must differ: "Rex" is listed twice', 'subjects'],
  [{ ...LIST, blockSizes: '4, 5' }, SIZES, 'blockSizes'],
  [{ ...LIST, blockSizes: 'four' }, SIZES, 'blockSizes'],
  [{ ...LIST, blockSizes: '0' }, SIZES, 'blockSizes'],
  [{ ...LIST, blockSizes: '1002' }, SIZES, 'blockSizes'],
  [{ ...LIST, blockSizes: '2 4 6 8 10 12' }, 'Please enter at most 5 block sizes', 'blockSizes'],
  [{ ...LIST, seed: 4294967296 }, SEED, 'seed'],
  [{ ...LIST, seed: -1 }, SEED, 'seed'],
  [{ ...LIST, seed: 0.5 }, SEED, 'seed'],
  [{ ...LIST, seed: Number.NaN }, SEED, 'seed'],
]);

accepts(formula, [
  [LIST, INPUT],
  [
    { ...LIST, method: 'simple', blockSizes: '5', seed: 0 },
    { ...INPUT, method: 'simple', blockSizes: '5', seed: 0 },
  ],
  [
    { ...LIST, numberOfSubjects: null, strata: [{ name: 'Male ', subjects: 3 }] },
    { ...rest(INPUT), strata: [{ name: 'Male', subjects: 3 }] },
  ],
  [
    { ...LIST, numberOfSubjects: -4, subjects: 'Rex' },
    { ...rest(INPUT), subjects: 'Rex' },
  ],
]);

function rest({ numberOfSubjects: _, ...others }: typeof INPUT) {
  return others;
}

describe('the list', () => {
  test('strata win over labels, labels over the number', () => {
    const strata = [{ name: 'Male', subjects: 3 }];
    expect(computed(formula, { ...INPUT, subjects: 'Rex\n\nMax' }).assignments.map(({ subject }) => subject)).toEqual([
      'Rex',
      'Max',
    ]);
    expect(
      computed(formula, { ...INPUT, subjects: 'Rex', strata }).assignments.map(
        ({ subject, stratum }) => `${subject} ${stratum}`,
      ),
    ).toEqual(['1 Male', '2 Male', '3 Male']);
  });

  test('blocks are of twice the sum of the ratios unless sizes are given', () => {
    expect(computed(formula, INPUT).sizes).toEqual([4]);
    expect(computed(formula, { ...INPUT, method: 'complete' }).sizes).toEqual([]);
  });

  test('every whole block holds the groups in their ratio', () => {
    const seed = fc.integer({ min: 0, max: 4294967295 });
    const groups = [{ name: 'A', ratio: 2 }, { name: 'B' }];
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 60 }), (each, numberOfSubjects) => {
        const { assignments, counts, total } = computed(formula, {
          ...INPUT,
          groups,
          numberOfSubjects,
          blockSizes: '3;6',
          seed: each,
        });
        const last = assignments.at(-1)?.block ?? 0;
        for (let block = 1; block < last; block += 1) {
          const inBlock = assignments.filter((one) => one.block === block);
          expect(inBlock.filter(({ group }) => group === 'A')).toHaveLength((inBlock.length * 2) / 3);
        }
        expect(total).toBe(numberOfSubjects);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(numberOfSubjects);
      }),
    );
  });
});
