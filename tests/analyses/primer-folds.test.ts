/**
 * 500 pairs of strands and 300 hairpins against answers recorded from primer3 2.6.1 (Debian 2.6.1-4):
 *
 *   ntthal -a ANY|END1|END2 -s1 <first> -s2 <second> -mv … -dv … -n … -d … -path <folder>
 *   ntthal -a HAIRPIN -s1 <strand> -mv … -dv … -n … -d … -path <folder>
 *
 * Strands were drawn at random, one half of the second ones as complements with mismatches, bulges and ends; every 25th pair is one
 * strand twice, and every 50th reads the same on both strands. An answer is ΔG in kcal/mol and Tm in °C; null: no structure.
 *
 * The folder is a copy of Debian's /etc/primer3_config with two faults mended:
 * - stackmm.dh has no enthalpy for TA/AA, though stackmm.ds has the entropy, so that a single A·A behind T·A is never a mismatch. It is
 *   4700 cal/mol (Peyret 1999; Biopython's DNA_IMM1; the same pairs read from the other side in the same file).
 * - tetraloop.ds is in thousandths of cal/(mol·K), which ntthal reads as cal/(mol·K).
 * For two strands that each read the same on both strands ntthal takes C in place of C/4, but leaves out the entropy of symmetry,
 * −1.4 cal/(mol·K) (SantaLucia 1998), which is 0.434 kcal/mol.
 *
 * Where the folder as it is shipped gives another answer, that is recorded as well.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hairpinConditions, stabilityOf } from '#workers/lib/sequences/oligos/foldConditions.ts';
import { basesOfStrand } from '#workers/lib/sequences/oligos/foldEnergies.ts';
import { foldHairpin } from '#workers/lib/sequences/oligos/hairpinFold.ts';
import type { Solution } from '#workers/lib/sequences/oligos/nearestNeighbor.ts';
import { createFolder, type Fold } from '#workers/lib/sequences/oligos/strandFolds.ts';
import { SYMMETRY_ENTROPY } from '#workers/reference/nearestNeighbor.ts';

type Answer = readonly [energy: number, tm: number] | null;
type Pair = readonly [
  first: string,
  second: string,
  solution: number,
  anywhere: Answer,
  end1: Answer,
  end2: Answer,
  shipped?: readonly Answer[],
];
type Hairpin = readonly [strand: string, solution: number, answer: Answer, shipped?: Answer];

const RECORDED: { readonly pairs: readonly Pair[]; readonly hairpins: readonly Hairpin[] } = JSON.parse(
  readFileSync(new URL('primer-folds.json', import.meta.url), 'utf8'),
);

/** -mv, -dv and -n in mmol/L, -d in nmol/L. */
const SOLUTIONS: readonly Solution[] = [
  { monovalent: 50, magnesium: 1.5, dntp: 0.6, oligo: 50 },
  { monovalent: 50, magnesium: 0, dntp: 0, oligo: 50 },
  { monovalent: 100, magnesium: 3, dntp: 0.8, oligo: 250 },
];
const FOLDERS = SOLUTIONS.map(createFolder);

/** Temperatures below absolute zero, which ntthal prints, are none. */
function isEqual(fold: { readonly energy: number; readonly tm: number | null } | null, answer: Answer): boolean {
  if (fold === null || answer === null) return fold === answer;
  const [energy, tm] = answer;
  const isTmEqual = fold.tm === null ? tm <= -273.15 : Math.abs(fold.tm - tm) < 0.1;
  return isTmEqual && Math.abs(fold.energy - energy) < 0.05;
}

function foldsOf([first, second, solution]: Pair) {
  const folder = FOLDERS[solution];
  if (folder === undefined) throw new Error(`There is no solution ${solution}`);
  return [folder.dimer(first, second), folder.endDimer(first, second), folder.endDimer(second, first)] as const;
}

describe('two strands', () => {
  test('500 pairs have the energy and the melting temperature of ntthal, with either 3′ end and without', () => {
    expect(RECORDED.pairs).toHaveLength(500);
    const different = RECORDED.pairs.filter((pair) => {
      const [first, second, , ...answers] = pair;
      const isSymmetric = readsTheSame(first) && readsTheSame(second);
      return foldsOf(pair).some((fold, at) =>
        fold === null
          ? hasPartner(...(at === 1 ? ([first, second] as const) : ([second, first] as const)))
          : !isEqual(isSymmetric ? withoutSymmetry(fold) : fold, answers[at] as Answer),
      );
    });
    expect(different).toEqual([]);
  });

  test('with the files as they are shipped, only pairs with a single A·A behind T·A differ', () => {
    const shipped = RECORDED.pairs.filter(([, , , , , , answers]) => answers !== undefined);
    expect(shipped).toHaveLength(7);
    for (const pair of shipped) {
      const [first, second] = pair;
      const folds = foldsOf(pair);
      const strands = [
        [first, second],
        [first, second],
        [second, first],
      ] as const;
      const hasMismatch = folds.map((fold, at) => hasMissingMismatch(strands[at]?.[0], strands[at]?.[1], fold?.pairs));
      expect(hasMismatch).toContain(true);
    }
  });

  test('the order of the strands makes no difference', () => {
    for (const [first, second, solution] of RECORDED.pairs.slice(0, 200)) {
      const one = FOLDERS[solution]?.dimer(first, second);
      const other = FOLDERS[solution]?.dimer(second, first);
      expect(other?.energy).toBeCloseTo(one?.energy ?? Number.NaN, 6);
    }
  });
});

describe('hairpins', () => {
  test('300 strands have the energy and the melting temperature of ntthal', () => {
    expect(RECORDED.hairpins).toHaveLength(300);
    const different = RECORDED.hairpins.filter(([strand, solution, answer]) => {
      const conditions = hairpinConditions(SOLUTIONS[solution] as Solution);
      const structure = foldHairpin(basesOfStrand(strand));
      // ntthal does not count the last base of the strand: with a pair there, it has one step too few for the salt.
      const isLastPaired = structure?.pairs.some(([, right]) => right === strand.length - 1) === true;
      const steps = (structure?.pairs.length ?? 0) - 1 - (isLastPaired ? 1 : 0);
      return !isEqual(structure && stabilityOf(structure, steps, conditions), answer);
    });
    expect(different).toEqual([]);
  });

  test('structures whose last base is unpaired are the same without that correction', () => {
    const unpaired = RECORDED.hairpins.filter(([strand, solution, answer]) => {
      const fold = FOLDERS[solution]?.hairpin(strand) ?? null;
      return answer !== null && fold?.pairs.every(([, right]) => right < strand.length - 1) && isEqual(fold, answer);
    });
    expect(unpaired.length).toBeGreaterThan(200);
  });
});

/** °C and kcal/mol as they are without the entropy of symmetry; with it ΔH = T·(ΔS + R·ln C). */
function withoutSymmetry(fold: Fold): Fold {
  if (fold.tm === null) return fold;
  const kelvin = (1000 * fold.enthalpy) / ((1000 * fold.enthalpy) / (fold.tm + 273.15) - SYMMETRY_ENTROPY);
  return { ...fold, energy: fold.energy + (310.15 * SYMMETRY_ENTROPY) / 1000, tm: kelvin - 273.15 };
}

/** Whether the 3′ end of a strand can pair with any base of the other; without, ntthal says what its first bases would do. */
function hasPartner(strand: string, other: string): boolean {
  return other.includes(PAIRED[strand.at(-1) ?? ''] ?? '');
}

function readsTheSame(strand: string): boolean {
  return [...strand].every((base, at) => PAIRED[base] === strand.at(-1 - at));
}

const PAIRED: Readonly<Record<string, string>> = { A: 'T', T: 'A', C: 'G', G: 'C' };

/** A single A·A, with T·A before it on one strand or behind it on the other. */
function hasMissingMismatch(
  first: string | undefined,
  second: string | undefined,
  pairs: readonly (readonly [number, number])[] | undefined,
): boolean {
  if (first === undefined || second === undefined || pairs === undefined) return false;
  return pairs.some(([one, other], at) => {
    const next = pairs[at + 1];
    if (next === undefined || next[0] - one !== 2 || other - next[1] !== 2) return false;
    const isMismatch = first[one + 1] === 'A' && second[other - 1] === 'A';
    return isMismatch && (first[one] === 'T' || PAIRED[first[next[0]] ?? ''] === 'T');
  });
}
