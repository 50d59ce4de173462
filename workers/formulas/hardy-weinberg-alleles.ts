/**
 * Hardy–Weinberg proportions of a gene with any number of alleles, on an autosome or, with males counted, on the X chromosome.
 *
 *   p = copies ÷ all copies;  expected: homozygotes N p², heterozygotes 2N p q, men p;  χ² = Σ (O − E)²/E
 *   degrees of freedom: k(k − 1)/2, X-linked with males k(k + 1)/2 − 1;  F = 1 − observed ÷ expected heterozygotes
 *
 * The exact test visits every table with the same alleles, or draws tables where there are more than a million. Sources: `hardy1908`,
 * `guoThompson1992`, `graffelmanWeir2016`. Refuses what is not a genotype with a count, more than 20 alleles, and one allele only.
 */
import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { allelesIn } from '../lib/biology/namedAlleles.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { isCount, MOST_COUNTED } from '../lib/inputs/countTable.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWholeWithin, LARGEST_SEED } from '../lib/inputs/wholeNumbers.ts';
import { writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { mulberry32 } from '../lib/mathematics/mulberry32.ts';
import { type ChiSquareStatistic, pearsonTest } from '../lib/statistics/countsTest.ts';
import {
  allelesOf,
  exactByEnumeration,
  exactBySimulation,
  type GenotypeTable,
} from './hardy-weinberg-alleles/genotypeTables.ts';

export interface HardyWeinbergAllelesInput {
  readonly inheritance: 'autosomal' | 'x-linked';
  /** One genotype a line, with its count at the end: 'A B 12'. Of an X-linked gene, one allele is a male's. */
  readonly genotypes: string;
  /** Of the tables that are drawn where there are too many to visit. */
  readonly seed: number;
}

/** How many individuals have a genotype, and how many would by the proportions. */
interface TestedGenotype {
  readonly genotype: string;
  readonly observed: number;
  readonly expected: number;
}

export interface HardyWeinbergAllelesResult extends ChiSquareStatistic {
  readonly alleles: readonly { readonly allele: string; readonly count: number; readonly frequency: number }[];
  /** Individuals with two alleles first. */
  readonly genotypes: readonly TestedGenotype[];
  readonly individuals: number;
  readonly males: number;
  readonly degreesOfFreedom: number;
  readonly exact: {
    readonly pValue: number;
    readonly method: 'enumeration' | 'simulation';
    /** Tables visited or drawn. */
    readonly tables: number;
    /** Of a drawn p value; null where all tables were visited. */
    readonly standardError: number | null;
  };
  /** Shares of heterozygotes among those with two alleles. */
  readonly observedHeterozygosity: number;
  readonly expectedHeterozygosity: number;
  readonly inbreedingCoefficient: number;
  readonly smallestExpected: number;
}

/** Genotypes with their counts, and the names of the alleles in the order in which they appear. */
interface CountedGenotypes {
  readonly names: readonly string[];
  readonly table: GenotypeTable;
  /** Individuals with two alleles. */
  readonly females: number;
  readonly males: number;
}

const MOST_ALLELES = 20;
/** The test of more would take too long. */
const MOST_INDIVIDUALS = 20_000;
const MOST_TABLES = 1_000_000;
const REPLICATES = 20_000;
/** Alleles that are dealt in all: a second or two. */
const MOST_DEALT = 100_000_000;

declare module '../contract.ts' {
  interface FormulaTypes {
    'hardy-weinberg-alleles': FormulaType<HardyWeinbergAllelesInput, HardyWeinbergAllelesResult>;
  }
}

export default {
  id: 'hardy-weinberg-alleles',

  validate({ inheritance, genotypes: typed, seed }) {
    const genotypes = textOf(typed);
    if (inheritance !== 'autosomal' && inheritance !== 'x-linked') return refuse(REQUIRED, 'inheritance');
    if (genotypes.trim() === '') return refuse(REQUIRED, 'genotypes');
    if (seed === null) return refuse(REQUIRED, 'seed');
    if (!isWholeWithin(seed, 0, LARGEST_SEED))
      return refuse(`Seed must be a whole number between 0 and ${LARGEST_SEED}`, 'seed');
    const read = genotypeLines(genotypes, inheritance === 'x-linked');
    if (!read.ok) return read;
    if (allelesOf(read.input.table).filter((count) => count > 0).length < 2)
      return refuse('With one allele there is nothing to test', 'genotypes');
    return accept({ inheritance, genotypes, seed });
  },

  compute({ inheritance, genotypes, seed }) {
    const read = genotypeLines(genotypes, inheritance === 'x-linked');
    if (!read.ok) throw new Error('Validated genotypes can be read');
    const sample = present(read.input);
    const { names, table, females, males } = sample;
    const copies = allelesOf(table);
    const all = 2 * females + males;
    const frequencies = copies.map((count) => count / all);
    const tested = testedGenotypes(sample, frequencies);
    const k = names.length;
    const degreesOfFreedom = males === 0 ? (k * (k - 1)) / 2 : (k * (k + 1)) / 2 - 1;
    const heterozygotes = tested.filter(({ isHeterozygote }) => isHeterozygote);
    const observedHeterozygosity = heterozygotes.reduce((sum, { observed }) => sum + observed, 0) / females;
    const expectedHeterozygosity = 1 - frequencies.reduce((sum, share) => sum + share * share, 0);
    return {
      alleles: names.map((allele, index) => ({
        allele,
        count: copies[index] ?? 0,
        frequency: frequencies[index] ?? 0,
      })),
      genotypes: tested.map(({ genotype, observed, expected }) => ({ genotype, observed, expected })),
      individuals: females + males,
      males,
      degreesOfFreedom,
      ...pearsonTest(tested, degreesOfFreedom),
      exact: exactTest(table, all, seed),
      observedHeterozygosity,
      expectedHeterozygosity,
      inbreedingCoefficient: 1 - observedHeterozygosity / expectedHeterozygosity,
      smallestExpected: Math.min(...tested.map(({ expected }) => expected)),
    };
  },
} satisfies Formula<'hardy-weinberg-alleles'>;

/** Leaves out alleles of which there is no copy. */
function present({ names, table, ...counts }: CountedGenotypes): CountedGenotypes {
  const copies = allelesOf(table);
  const isThere = (_: unknown, index: number) => (copies[index] ?? 0) > 0;
  return {
    ...counts,
    names: names.filter(isThere),
    table: {
      males: table.males.filter(isThere),
      females: table.females.filter(isThere).map((row) => row.filter(isThere)),
    },
  };
}

function testedGenotypes({ names, table, females, males }: CountedGenotypes, frequencies: readonly number[]) {
  const pairs = names.flatMap((one, i) =>
    names.slice(i).map((other, offset) => {
      const j = i + offset;
      const [p, q] = [frequencies[i] ?? 0, frequencies[j] ?? 0];
      return {
        genotype: `${one}/${other}`,
        isHeterozygote: i !== j,
        observed: table.females[i]?.[j] ?? 0,
        expected: females * p * q * (i === j ? 1 : 2),
      };
    }),
  );
  if (males === 0) return pairs;
  return [
    ...pairs,
    ...names.map((name, index) => ({
      genotype: `${name}, male`,
      isHeterozygote: false,
      observed: table.males[index] ?? 0,
      expected: males * (frequencies[index] ?? 0),
    })),
  ];
}

function exactTest(table: GenotypeTable, copies: number, seed: number): HardyWeinbergAllelesResult['exact'] {
  const visited = exactByEnumeration(table, MOST_TABLES);
  if (visited !== null) return { ...visited, method: 'enumeration', standardError: null };
  const replicates = Math.min(REPLICATES, Math.floor(MOST_DEALT / copies));
  const drawn = exactBySimulation(table, replicates, mulberry32(seed));
  const standardError = Math.sqrt((drawn.pValue * (1 - drawn.pValue)) / replicates);
  return { ...drawn, method: 'simulation', standardError };
}

const Y_CHROMOSOME = 'Y';

/** Reads lines such as 'A B 12', 'A/B 12' and 'AB 12'; of an X-linked gene a line with one allele, or one and Y, counts males. */
export function genotypeLines(text: string, isSexLinked: boolean): Verdict<CountedGenotypes> {
  const names: string[] = [];
  const counted: { readonly alleles: readonly number[]; readonly count: number }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const words = line.trim().split(/[\s,;:=]+/);
    const genotype = words.slice(0, -1).join(' ');
    const count = words.length < 2 ? null : writtenNumber(words.at(-1) ?? '', 'point');
    if (count === null) return refuse(`Line ${index + 1}: a genotype and its count, such as A B 12`, 'genotypes');
    if (!isCount(count))
      return refuse(`Line ${index + 1}: a count is a whole number from 0 to ${MOST_COUNTED}`, 'genotypes');
    const alleles = allelesIn(genotype).filter((name) => !(isSexLinked && name === Y_CHROMOSOME));
    if (alleles.length !== 2 && !(isSexLinked && alleles.length === 1))
      return refuse(
        `Line ${index + 1}: ${isSexLinked ? 'females have two alleles and males one' : 'a genotype has two alleles'}`,
        'genotypes',
      );
    const places = alleles.map((name) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1));
    counted.push({ alleles: places.toSorted((one, other) => one - other), count });
  }
  if (names.length > MOST_ALLELES) return refuse(`At most ${MOST_ALLELES} alleles can be tested`, 'genotypes');
  return tableOf(names, counted);
}

/** Counts the genotypes in tables of females and males. */
function tableOf(
  names: readonly string[],
  counted: readonly { readonly alleles: readonly number[]; readonly count: number }[],
): Verdict<CountedGenotypes> {
  const males = names.map(() => 0);
  const females = names.map(() => names.map(() => 0));
  for (const { alleles, count } of counted) {
    const [one = 0, other] = alleles;
    const row = other === undefined ? males : (females[one] ?? []);
    row[other ?? one] = (row[other ?? one] ?? 0) + count;
  }
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const [women, men] = [sum(females.map(sum)), sum(males)];
  if (women === 0) return refuse('At least one individual with two alleles must be counted', 'genotypes');
  if (women + men > MOST_INDIVIDUALS)
    return refuse(`At most ${MOST_INDIVIDUALS} individuals can be tested`, 'genotypes');
  return accept({ names, table: { males, females }, females: women, males: men });
}
