/**
 * A cross with one gene whose alleles have names instead of a capital and a small letter: 'RW', 'C^R C^W', 'R1R2', 'IA i'. By convention
 * alleles with a capital show beside each other, and those with a small letter only where no other is. Source: `punnett1905`.
 */
import type { Dominance, Tally } from '../../lib/biology/geneticCross.ts';
import { allelesIn, KNOWN_SERIES, X_LINKED_ALLELE } from '../../lib/biology/namedAlleles.ts';

/** Between the two alleles of a named genotype. */
const BETWEEN = '/';

/** Alleles that are written without anything between them, each with the two of them as groups. */
const SIDE_BY_SIDE: readonly RegExp[] = [
  /^([A-Z])([A-Z])$/,
  /^([a-z])(\1)$/,
  /^([A-Za-z]\d{1,3})([A-Za-z]\d{1,3}|[a-z])$/,
  /^([A-Za-z]\^[A-Za-z0-9])([A-Za-z]\^[A-Za-z0-9]|[a-z])$/,
  /^([a-z])([A-Za-z]\^[A-Za-z0-9])$/,
  /^(([A-Z])[A-Z])(\2[A-Z])$/,
  /^([A-Z][A-Z])([a-z])$/,
  /^([a-z])([A-Z][A-Z])$/,
];
const NAME = /^[A-Za-z][A-Za-z0-9^+*-]{0,19}$/;
const ON_X = /^X\^?[A-Za-z0-9+]+$/;
const BLOOD_GROUP = /^(?:I\^?[ABO]|i)$/;

/** The two alleles of a parent as they are named, capitals first; null where there are not two names. */
export function namedAlleles(text: string): readonly [string, string] | null {
  const parts = allelesIn(text);
  const bare = text.replace(/\s/g, '');
  const pairs = parts.length === 2 && bare.length > 2 ? parts : sideBySide(bare);
  const [one = '', other = ''] = pairs;
  if (pairs.length !== 2 || !NAME.test(one) || !NAME.test(other)) return null;
  return capitalsFirst(one, other) > 0 ? [other, one] : [one, other];
}

function sideBySide(text: string): readonly string[] {
  for (const form of SIDE_BY_SIDE) {
    const found = form.exec(text);
    // The third form has the letter that both begin with as a group of its own.
    if (found !== null) return [found[1] ?? '', found.at(-1) ?? ''];
  }
  return [];
}

/** True where a parent is written with alleles of the X chromosome: 'X^AX^a', 'XA Xa', 'XAY'. */
export function isSexLinked(text: string): boolean {
  const alleles = allelesIn(text, X_LINKED_ALLELE);
  return (
    alleles.length === 2 &&
    alleles.some((name) => ON_X.test(name)) &&
    alleles.every((name) => ON_X.test(name) || name === 'Y')
  );
}

/** Alleles joined as the accepted input has them. */
export function joinedAlleles(alleles: readonly [string, string]): string {
  return alleles.join(BETWEEN);
}

/** The alleles of an accepted genotype; null where it is one of letters alone. */
export function allelesOf(genotype: string): readonly string[] | null {
  return genotype.includes(BETWEEN) ? genotype.split(BETWEEN) : null;
}

/** A square of one gene: rows of parent 1, columns of parent 2. */
export interface NamedSquare {
  readonly grid: readonly (readonly string[])[];
  readonly phenotypes: readonly (readonly string[])[];
}

/** @param dominance one in which more than one allele shows */
export function namedSquare(
  parent1: readonly string[],
  parent2: readonly string[],
  dominance: Exclude<Dominance, 'complete'>,
): NamedSquare {
  const known = [...new Set([...parent1, ...parent2])].toSorted(capitalsFirst);
  const between = known.every((name) => name.length === 1) ? '' : ' ';
  const cells = parent1.map((one) =>
    parent2.map((other) => [one, other].toSorted((a, b) => known.indexOf(a) - known.indexOf(b))),
  );
  const isBloodGroup = known.every((name) => BLOOD_GROUP.test(name));
  const shown = (alleles: readonly string[]) =>
    isBloodGroup && dominance === 'codominant' ? bloodGroup(alleles) : phenotype(alleles, dominance);
  return {
    grid: cells.map((row) => row.map((alleles) => alleles.join(between))),
    phenotypes: cells.map((row) => row.map(shown)),
  };
}

function phenotype(alleles: readonly string[], dominance: Exclude<Dominance, 'complete'>): string {
  const distinct = [...new Set(alleles)];
  const visible = distinct.some(isCapital) ? distinct.filter(isCapital) : distinct;
  if (dominance === 'codominant') return visible.join(' and ');
  return distinct.length === 1 ? (distinct[0] ?? '') : `between ${distinct.join(' and ')}`;
}

function bloodGroup(alleles: readonly string[]): string {
  const { spelled, phenotypes } = KNOWN_SERIES.abo;
  const antigens = [...new Set(alleles.map(spelled))].filter((name) => name !== 'O').toSorted();
  return phenotypes[antigens.length === 0 ? 'O' : antigens.join(' and ')] ?? antigens.join(' and ');
}

/** Counts equal names. */
export function countedInOrder(names: readonly string[]): readonly Tally[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((each) => each === name).length }));
}

function isCapital(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function capitalsFirst(one: string, other: string): number {
  if (isCapital(one) !== isCapital(other)) return isCapital(one) ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
