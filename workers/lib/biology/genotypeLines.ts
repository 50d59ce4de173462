import type { Verdict } from '../../contract.ts';
import { isCount, MOST_COUNTED } from '../inputs/countTable.ts';
import { accept, refuse } from '../inputs/verdict.ts';
import { writtenNumber } from '../inputs/writtenNumber.ts';
import type { GenotypeTable } from './genotypeTables.ts';
import { allelesIn } from './namedAlleles.ts';

/** Genotypes with their counts, and the names of the alleles in the order in which they appear. */
export interface CountedGenotypes {
  readonly names: readonly string[];
  readonly table: GenotypeTable;
  /** Individuals with two alleles. */
  readonly females: number;
  readonly males: number;
}

const MOST_ALLELES = 20;
/** More copies of alleles than this are not counted: the test would take too long. */
const MOST_INDIVIDUALS = 20_000;
const Y = 'Y';

/**
 * Reads lines such as 'A B 12', 'A/B 12' and 'AB 12'; of an X-linked gene a line with one allele, or one and Y, counts males.
 *
 * @param path the input that a refusal names
 */
export function genotypeLines(text: string, isSexLinked: boolean, path: string): Verdict<CountedGenotypes> {
  const names: string[] = [];
  const counted: { readonly alleles: readonly number[]; readonly count: number }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const words = line.trim().split(/[\s,;:=]+/);
    const genotype = words.slice(0, -1).join(' ');
    const count = words.length < 2 ? null : writtenNumber(words.at(-1) ?? '', 'point');
    if (count === null) return refuse(`Line ${index + 1}: a genotype and its count, such as A B 12`, path);
    if (!isCount(count)) return refuse(`Line ${index + 1}: a count is a whole number from 0 to ${MOST_COUNTED}`, path);
    const alleles = allelesIn(genotype).filter((name) => !(isSexLinked && name === Y));
    if (alleles.length !== 2 && !(isSexLinked && alleles.length === 1))
      return refuse(
        `Line ${index + 1}: ${isSexLinked ? 'females have two alleles and males one' : 'a genotype has two alleles'}`,
        path,
      );
    const places = alleles.map((name) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1));
    counted.push({ alleles: places.toSorted((one, other) => one - other), count });
  }
  if (names.length > MOST_ALLELES) return refuse(`At most ${MOST_ALLELES} alleles can be tested`, path);
  return tableOf(names, counted, path);
}

function tableOf(
  names: readonly string[],
  counted: readonly { readonly alleles: readonly number[]; readonly count: number }[],
  path: string,
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
  if (women === 0) return refuse('At least one individual with two alleles must be counted', path);
  if (women + men > MOST_INDIVIDUALS) return refuse(`At most ${MOST_INDIVIDUALS} individuals can be tested`, path);
  return accept({ names, table: { males, females }, females: women, males: men });
}
