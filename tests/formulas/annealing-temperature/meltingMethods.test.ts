import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  primerEnergies,
  tmShifts as shiftsOf,
  type TmByMethod,
  tmByMethod as temperaturesOf,
} from '#workers/formulas/annealing-temperature/meltingMethods.ts';
import { duplexOf, nearestNeighborTm, type Solution } from '#workers/lib/sequences/oligos/nearestNeighbor.ts';

const ENTERED: Solution = { monovalent: 80, magnesium: 2, dntp: 0.8, oligo: 100 };
const tmByMethod = (strand: string, solution: Solution) => temperaturesOf(primerEnergies(strand), solution);
const tmShifts = (strand: string, solution: Solution) => shiftsOf(primerEnergies(strand), solution);
const strands = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), minLength: 8, maxLength: 60 });
const solutions = fc.record({
  monovalent: fc.double({ min: 1, max: 1000, noNaN: true }),
  magnesium: fc.double({ min: 0, max: 10, noNaN: true }),
  dntp: fc.double({ min: 0, max: 5, noNaN: true }),
  oligo: fc.double({ min: 1, max: 5000, noNaN: true }),
});

describe('a primer by the methods that other programs document', () => {
  // primer3 and earlyPrimer3: `oligotm` of primer3 2.6.1 with its defaults, and with -tp 0 -sc 0 -dv 0 -n 0. The others:
  // from the published equations, outside the product.
  test.each<[strand: string, celsius: TmByMethod]>([
    [
      'TGTAAAACGACGGCCAGT',
      { primer3: 56.822528, earlyPrimer3: 57.672725, idt: 55.1977, neb: 55.2165, gcContent: 46.2913 },
    ],
    [
      'CAGGAAACAGCTATGACC',
      { primer3: 52.335575, earlyPrimer3: 51.221072, idt: 50.9425, neb: 50.9109, gcContent: 46.2913 },
    ],
    [
      'ATTATAACATTAGATCATTA',
      { primer3: 41.207742, earlyPrimer3: 39.015014, idt: 36.164, neb: 36.8907, gcContent: 35.6913 },
    ],
    [
      'GCCGCGGACGCCGTGCGCAT',
      { primer3: 73.833768, earlyPrimer3: 81.063793, idt: 74.7708, neb: 74.8133, gcContent: 62.3413 },
    ],
    ['GCGAATTCGC', { primer3: 35.975151, earlyPrimer3: 34.847551, idt: 34.9542, neb: 35.7253, gcContent: 20.3913 }],
  ])('%s', (strand, celsius) => {
    const found = tmByMethod(strand, ENTERED);
    for (const [method, expected] of Object.entries(celsius))
      expect(found[method as keyof TmByMethod]).toBeCloseTo(expected, 2);
  });

  test('GC content and length at 50 mM, by hand', () => {
    // 9 of 17 are G or C: 81.5 − 21.597 + 21.706 − 39.706.
    expect(tmByMethod('GTAAAACGACGGCCAGT', { ...ENTERED, monovalent: 50 }).gcContent).toBeCloseTo(41.9, 1);
  });

  test('documented conditions ignore the entered ones', () => {
    fc.assert(
      fc.property(strands, solutions, (strand, solution) => {
        const { primer3, earlyPrimer3, idt } = tmByMethod(strand, solution);
        expect(tmByMethod(strand, ENTERED)).toMatchObject({ primer3, earlyPrimer3, idt });
      }),
    );
  });

  test('the others ignore magnesium', () => {
    fc.assert(
      fc.property(strands, solutions, (strand, solution) => {
        const { neb, gcContent } = tmByMethod(strand, solution);
        expect(tmByMethod(strand, { ...solution, magnesium: 0, dntp: 0 })).toMatchObject({ neb, gcContent });
      }),
    );
  });

  test('a single base has no Tm by any of them', () => {
    expect(Object.values(tmByMethod('G', ENTERED))).toEqual([null, null, null, null, null]);
    expect(Object.values(tmShifts('G', ENTERED))).toEqual([null, null, null, null, null]);
  });
});

describe('the effect of a choice', () => {
  // Differences of two runs of `oligotm`, primer3 2.6.1.
  test.each([
    ['TGTAAAACGACGGCCAGT', { magnesium: 4.302393, tenfoldOligo: 3.65098, excess: 2.188541, breslauer: 12.928154 }],
    ['CAGGAAACAGCTATGACC', { magnesium: 4.24689, tenfoldOligo: 3.60395, excess: 2.160342, breslauer: 10.718137 }],
    ['GCCGCGGACGCCGTGCGCAT', { magnesium: 4.302303, tenfoldOligo: 3.258765, excess: 1.954713, breslauer: 19.572509 }],
  ] as const)('%s', (strand, celsius) => {
    const found = tmShifts(strand, ENTERED);
    for (const [choice, expected] of Object.entries(celsius))
      expect(found[choice as keyof typeof celsius]).toBeCloseTo(expected, 3);
  });

  test('a primer that pairs with itself has no excess', () => {
    expect(tmShifts('GCGAATTCGC', ENTERED).excess).toBe(0);
  });

  test('more magnesium, more strands and an excess raise Tm; shift and Tm add up', () => {
    fc.assert(
      fc.property(strands, solutions, (strand, solution) => {
        const { magnesium, tenfoldOligo, excess } = tmShifts(strand, solution);
        expect(magnesium).toBeGreaterThan(0);
        expect(tenfoldOligo).toBeGreaterThan(0);
        expect(excess).toBeGreaterThanOrEqual(0);
        const duplex = duplexOf(strand);
        const tm = (of: Solution) => (duplex && nearestNeighborTm(duplex, of)) ?? Number.NaN;
        expect(tm(solution) + (tenfoldOligo ?? Number.NaN)).toBeCloseTo(
          tm({ ...solution, oligo: 10 * solution.oligo }),
          9,
        );
      }),
    );
  });
});
