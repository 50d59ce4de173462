/**
 * Crosses of two diploid parents with independently assorted genes. A genotype is a list of genes, each written as two
 * letters, the dominant (capital) one first: ['Aa', 'BB']. Source: `mendel1866`, `punnett1905`.
 */
import { greatestCommonDivisor } from '../mathematics/greatestCommonDivisor.ts';

export type Dominance = 'complete' | 'incomplete' | 'codominant';

/** Number of offspring of one kind in the square. */
export interface Tally {
  readonly name: string;
  readonly count: number;
}

const TWO_LETTERS = /[A-Za-z]{2}/g;

/**
 * Parses a genotype with the given number of genes: letters only, blanks ignored, the two letters of a gene side by
 * side in either order, every gene once. Returns null for anything else.
 */
export function readGenotype(text: string, genes: number): readonly string[] | null {
  const letters = text.replace(/\s/g, '');
  if (letters.length !== 2 * genes || !/^[A-Za-z]+$/.test(letters)) return null;
  const pairs = (letters.match(TWO_LETTERS) ?? []).map(dominantFirst);
  const names = pairs.map(geneOf);
  const areOneGeneEach = pairs.every(([first = '', second = '']) => first.toLowerCase() === second.toLowerCase());
  return areOneGeneEach && new Set(names).size === genes ? pairs : null;
}

/** The genes of a genotype in the order of another; null when the two do not have the same genes. */
export function inOrderOf(genotype: readonly string[], model: readonly string[]): readonly string[] | null {
  const ordered = model.flatMap((gene) => genotype.filter((pair) => geneOf(pair) === geneOf(gene)));
  return ordered.length === model.length && ordered.length === genotype.length ? ordered : null;
}

/**
 * Every combination of one letter of each gene, the leftmost gene changing slowest. Both letters of a gene count, even
 * equal ones, so there are always 2ⁿ.
 */
export function gametesOf(genotype: readonly string[]): readonly string[] {
  return genotype.reduce<readonly string[]>(
    (gametes, pair) => gametes.flatMap((gamete) => [...pair].map((letter) => gamete + letter)),
    [''],
  );
}

/** Combines two gametes of the same genes into a genotype. */
export function union(gamete1: string, gamete2: string): string {
  return [...gamete1].map((letter, gene) => dominantFirst(letter + gamete2.charAt(gene))).join('');
}

/**
 * Returns the phenotype of a genotype: with complete dominance 'A_' for one or two dominant letters and 'aa' for none,
 * otherwise the genotype itself.
 */
export function phenotypeOf(genotype: string, dominance: Dominance): string {
  if (dominance !== 'complete') return genotype;
  return genotype.replace(TWO_LETTERS, (pair) => (isCapital(pair.charAt(0)) ? `${pair.charAt(0)}_` : pair));
}

/** Counts equal names, and lists them gene by gene: AA before Aa before aa, A_ before aa. */
export function tallied(names: readonly string[]): readonly Tally[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => (rank(one.name) < rank(other.name) ? -1 : 1));
}

/** Counts over their greatest common divisor: '9:3:3:1'. */
export function ratioOf(counts: readonly number[]): string {
  const divisor = counts.reduce(greatestCommonDivisor, 0);
  return counts.map((count) => count / divisor).join(':');
}

function geneOf(pair: string): string {
  return pair.charAt(0).toUpperCase();
}

function dominantFirst(pair: string): string {
  return isCapital(pair.charAt(1)) ? pair.charAt(1) + pair.charAt(0) : pair;
}

function isCapital(letter: string): boolean {
  return letter >= 'A' && letter <= 'Z';
}

/** Both have letters of the same genes in the same places, so only their case has to be compared. */
function rank(name: string): string {
  return [...name].map((letter) => (isCapital(letter) || letter === '_' ? '0' : '1')).join('');
}
