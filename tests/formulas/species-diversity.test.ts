import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type SpeciesRow } from '#workers/formulas/species-diversity.ts';

const wood: readonly SpeciesRow[] = [
  { name: 'Oak', count: 12 },
  { name: 'Ash', count: 30 },
  { name: 'Elm', count: 8 },
];
const communities = fc.array(
  fc.record({
    name: fc.constantFrom('Oak', 'Ash', 'Elm', 'Yew', 'Fir'),
    count: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0.001, max: 5000, noNaN: true })),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('validate', () => {
  const sentence = 'Please provide valid species names and counts';
  const [oak, ash] = [
    { name: 'Oak', count: 12 },
    { name: 'Ash', count: 30 },
  ];

  refuses(formula, [
    [{ species: [] }, sentence, 'species'],
    [{ species: [{ name: '', count: null }] }, sentence, 'species.0.name'],
    [{ species: [oak, { name: 'Elm', count: null }] }, sentence, 'species.1.count'],
    [{ species: [oak, { name: 'Elm', count: Number.NaN }] }, sentence, 'species.1.count'],
    [{ species: [oak, { name: 'Elm', count: 0 }] }, sentence, 'species.1.count'],
    [{ species: [{ name: 'Elm', count: -1 }, ash] }, sentence, 'species.0.count'],
    [
      {
        species: [
          { ...oak, count: 1e308 },
          { ...ash, count: 1e308 },
        ],
      },
      sentence,
      'species.0.count',
    ],
  ]);
  test('where only names are missing, one press gives them', () => {
    const nameless = (...counts: readonly (number | null)[]) => counts.map((count) => ({ name: '', count }));
    expect(formula.validate({ species: [oak, { name: ' \t', count: 3 }] })).toEqual({
      ok: false,
      issues: [
        {
          message: sentence,
          path: 'species.1.name',
          remedies: [{ label: 'Name it Species 2', field: 'species.1.name', value: 'Species 2' }],
        },
      ],
    });
    expect(formula.validate({ species: [...nameless(30, 12), oak, ...nameless(5)] })).toMatchObject({
      issues: [
        {
          path: 'species.0.name',
          remedies: [
            {
              label: 'Name them Species 1 to Species 4',
              field: 'species.0.name',
              value: 'Species 1',
              also: { 'species.1.name': 'Species 2', 'species.3.name': 'Species 4' },
            },
          ],
        },
      ],
    });
    expect(formula.validate({ species: nameless(30, null) })).toEqual({
      ok: false,
      issues: [{ message: sentence, path: 'species.0.name' }],
    });
  });
  accepts(formula, [
    [{ species: [{ name: ' Oak ', count: 12 }, ash] }, { species: [oak, ash] }],
    [{ species: [{ name: 'Moss', count: 0.25 }] }, { species: [{ name: 'Moss', count: 0.25 }] }],
    [{ species: [oak, oak] }, { species: [oak, oak] }],
  ]);
});

describe('specified indices', () => {
  test('three trees', () => {
    const result = computed(formula, { species: wood });
    expect(result.shannonIndex).toBeCloseTo(0.942216333812959, 12);
    expect(result.simpsonIndex).toBeCloseTo(0.5568, 12);
    expect(result.evenness).toBeCloseTo(0.8576422670050818, 12);
    expect(result).toMatchObject({
      speciesRichness: 3,
      totalIndividuals: 50,
      dominantSpecies: { name: 'Ash', proportion: 0.6 },
    });
  });

  test('one species: no diversity, evenness not defined', () => {
    expect(computed(formula, { species: [{ name: 'Oak', count: 12 }] })).toMatchObject({
      shannonIndex: 0,
      simpsonIndex: 0,
      speciesRichness: 1,
      evenness: null,
      dominantSpecies: { name: 'Oak', proportion: 1 },
    });
  });

  test('the first entered wins a tie', () => {
    const species = [
      { name: 'Wren', count: 5 },
      { name: 'Robin', count: 9 },
      { name: 'Tit', count: 9 },
    ];
    const { dominantSpecies, ranking } = computed(formula, { species });
    expect(dominantSpecies.name).toBe('Robin');
    expect(ranking.map(({ name }) => name)).toEqual(['Robin', 'Tit', 'Wren']);
  });

  test('stay in their bounds', () => {
    fc.assert(
      fc.property(communities, (species) => {
        const { shannonIndex, simpsonIndex, evenness } = computed(formula, { species });
        expect(simpsonIndex).toBeGreaterThanOrEqual(-1e-12);
        expect(simpsonIndex).toBeLessThan(1);
        expect(shannonIndex).toBeGreaterThanOrEqual(0);
        expect(shannonIndex).toBeLessThanOrEqual(Math.log(species.length) + 1e-9);
        if (species.length > 1) expect(evenness).toBeLessThanOrEqual(1 + 1e-9);
        else expect(evenness).toBeNull();
      }),
    );
  });

  test('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(communities, (species) => {
        const there = computed(formula, { species });
        const back = computed(formula, { species: species.toReversed() });
        expect(back.shannonIndex).toBeCloseTo(there.shannonIndex, 9);
        expect(back.simpsonIndex).toBeCloseTo(there.simpsonIndex, 9);
        expect(back.dominantSpecies.proportion).toBeCloseTo(there.dominantSpecies.proportion, 9);
        expect(back.reference.chao1BiasCorrected).toBe(there.reference.chao1BiasCorrected);
      }),
    );
  });

  test('depend on the shares, not on the unit of the counts', () => {
    fc.assert(
      fc.property(communities, fc.constantFrom(0.01, 3, 1000), (species, factor) => {
        const scaled = species.map(({ name, count }) => ({ name, count: count * factor }));
        expect(computed(formula, { species: scaled }).shannonIndex).toBeCloseTo(
          computed(formula, { species }).shannonIndex,
          9,
        );
      }),
    );
  });

  test('stay finite for counts of very different size', () => {
    const species = [
      { name: 'Bacteria', count: 1e300 },
      { name: 'Whale', count: 1e-300 },
    ];
    const { shannonIndex, simpsonIndex } = computed(formula, { species });
    expect([shannonIndex, simpsonIndex]).toEqual([0, 0]);
  });
});

describe('repeated names', () => {
  test('are named once, as first written, ignoring case', () => {
    const species = ['Oak', 'ash', 'OAK', 'Elm', 'Ash', 'oak'].map((name) => ({ name, count: 1 }));
    const { repeatedNames, speciesRichness } = computed(formula, { species });
    expect(repeatedNames).toEqual(['Oak', 'ash']);
    expect(speciesRichness).toBe(6);
  });
});

describe('reference', () => {
  test('singletons and doubletons', () => {
    const species = [30, 12, 5, 2, 2, 1, 1, 1].map((count, at) => ({ name: `Species ${at}`, count }));
    const { reference } = computed(formula, { species });
    expect(reference.shannonBits).toBeCloseTo(1.9431114215829826, 9);
    expect(reference.simpsonDominance).toBeCloseTo(0.37037037037037035, 12);
    expect(reference.giniSimpson).toBeCloseTo(0.6296296296296297, 12);
    expect(reference.inverseSimpson).toBeCloseTo(2.7, 12);
    expect(reference.simpsonUnbiased).toBeCloseTo(0.6415094339622641, 12);
    expect(reference.hillNumbers.q0).toBe(8);
    expect(reference.hillNumbers.q1).toBeCloseTo(3.8453406837318944, 9);
    expect(reference.hillNumbers.q2).toBeCloseTo(2.7, 12);
    expect(reference.pielouEvenness).toBeCloseTo(0.6477038071943275, 12);
    expect(reference.chao1BiasCorrected).toBe(9);
  });

  test('measures that count individuals are not defined for cover', () => {
    const species = [
      { name: 'Moss', count: 62.5 },
      { name: 'Fern', count: 1 },
    ];
    expect(computed(formula, { species }).reference).toMatchObject({ simpsonUnbiased: null, chao1BiasCorrected: null });
  });

  test('Hill numbers fall with their order', () => {
    fc.assert(
      fc.property(communities, (species) => {
        const { q0, q1, q2 } = computed(formula, { species }).reference.hillNumbers;
        expect(q1).toBeLessThanOrEqual(q0 + 1e-9);
        expect(q2).toBeLessThanOrEqual(q1 + 1e-9);
        expect(q2).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });
});
