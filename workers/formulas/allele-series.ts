/**
 * The cross of two parents with one gene: any number of alleles with names, on an autosome or on the X chromosome, and genotypes that die.
 *
 *   offspring = every allele of the mother with every allele of the father (X-linked: or with Y); those that die are left out of the ratio
 *
 * Sources: `punnett1905`, `morgan1910` (X-linked), `castleLittle1910` (lethal), `yamamoto1990`, `fontanesi2021`. Refuses genotypes that are not
 * two alleles (a father of an X-linked gene: one), alleles that the order of dominance does not have, and a cross without live offspring.
 */
import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { ratioOf } from '../lib/biology/geneticCross.ts';
import {
  type AlleleSeries,
  allelesIn,
  genotypesIn,
  inDominanceOrder,
  KNOWN_SERIES,
  type Ranks,
  ranksOf,
  shownAlleles,
  X_LINKED_ALLELE,
} from '../lib/biology/namedAlleles.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

export interface AlleleSeriesInput {
  readonly series: AlleleSeries;
  /** 'A = B > O': dominant alleles first. Blank: all of them show side by side. Used where `series` is 'own'. */
  readonly order: string;
  readonly inheritance: 'autosomal' | 'x-linked';
  /** Two alleles: 'A O', 'A/O', 'AO'. */
  readonly mother: string;
  /** The same; of an X-linked gene one allele, with or without Y. */
  readonly father: string;
  /** Genotypes that die before they are counted, one a line or separated by semicolons. */
  readonly lethal: string;
}

interface Share {
  readonly count: number;
  /** Percent of the live offspring. */
  readonly percentage: number;
}

export interface AlleleSeriesResult {
  readonly gametes1: readonly string[];
  readonly gametes2: readonly string[];
  /** Rows of the mother, columns of the father. */
  readonly grid: readonly (readonly string[])[];
  /** Index of the phenotype in the list; that of what dies is the length of the list. */
  readonly phenotypeGrid: readonly (readonly number[])[];
  readonly genotypes: readonly (Share & { readonly genotype: string; readonly isLethal: boolean })[];
  readonly phenotypes: readonly (Share & { readonly phenotype: string })[];
  readonly phenotypicRatio: string;
  /** Cells of the square whose offspring live. */
  readonly live: number;
  readonly dead: number;
}

const SERIES: readonly string[] = ['own', 'abo', 'rabbit'];
const Y = 'Y';
const LONGEST_NAME = 20;

declare module '../contract.ts' {
  interface FormulaTypes {
    'allele-series': FormulaType<AlleleSeriesInput, AlleleSeriesResult>;
  }
}

export default {
  id: 'allele-series',

  validate(candidate) {
    const { series, inheritance } = candidate;
    const mother = textOf(candidate.mother);
    const father = textOf(candidate.father);
    if (series === '' || !SERIES.includes(series)) return refuse(REQUIRED, 'series');
    if (inheritance !== 'autosomal' && inheritance !== 'x-linked') return refuse(REQUIRED, 'inheritance');
    if (mother.trim() === '') return refuse(REQUIRED, 'mother');
    if (father.trim() === '') return refuse(REQUIRED, 'father');
    const input = {
      series,
      inheritance,
      mother,
      father,
      order: textOf(candidate.order),
      lethal: textOf(candidate.lethal),
    };
    const read = crossOf(input);
    if (!read.ok) return read;
    if (offspringOf(read.input).every(({ isLethal }) => isLethal))
      return refuse('All offspring of this cross die', 'lethal');
    return accept(input);
  },

  compute(input) {
    const read = crossOf(input);
    if (!read.ok) throw new Error('A validated cross can be read');
    const cross = read.input;
    const offspring = offspringOf(cross);
    const alive = offspring.filter(({ isLethal }) => !isLethal);
    const share = (count: number): Share => ({ count, percentage: (100 * count) / alive.length });
    const phenotypes = [...new Set(alive.map(({ phenotype }) => phenotype))].map((phenotype) => ({
      phenotype,
      ...share(alive.filter((each) => each.phenotype === phenotype).length),
    }));
    const genotypes = [...new Set(offspring.map(({ genotype }) => genotype))].map((genotype) => {
      const same = offspring.filter((each) => each.genotype === genotype);
      const isLethal = same.some((each) => each.isLethal);
      return { genotype, isLethal, ...(isLethal ? { count: same.length, percentage: 0 } : share(same.length)) };
    });
    const columns = cross.father.length;
    const rows = <Cell>(cells: readonly Cell[]) =>
      cross.mother.map((_, row) => cells.slice(row * columns, (row + 1) * columns));
    return {
      gametes1: cross.mother,
      gametes2: cross.father,
      grid: rows(offspring.map(({ genotype }) => genotype)),
      phenotypeGrid: rows(
        offspring.map(({ isLethal, phenotype: shown }) =>
          isLethal ? phenotypes.length : phenotypes.findIndex(({ phenotype }) => phenotype === shown),
        ),
      ),
      genotypes,
      phenotypes,
      phenotypicRatio: ratioOf(phenotypes.map(({ count }) => count)),
      live: alive.length,
      dead: offspring.length - alive.length,
    };
  },
} satisfies Formula<'allele-series'>;

interface Cross {
  readonly isSexLinked: boolean;
  /** Gametes: alleles, and 'Y'. */
  readonly mother: readonly string[];
  readonly father: readonly string[];
  readonly ranks: Ranks;
  readonly names: Readonly<Record<string, string>>;
  /** Genotypes that die, written as those of the offspring. */
  readonly lethal: ReadonlySet<string>;
}

function crossOf(input: AlleleSeriesInput): Verdict<Cross> {
  const known = input.series === 'own' ? null : KNOWN_SERIES[input.series];
  const isSexLinked = input.inheritance === 'x-linked';
  const ranks = ranksOf(known?.order ?? input.order);
  if (ranks === null) return refuse('Write the order with > and =, each allele once: A = B > O', 'order');
  const spelled = (name: string) => known?.spelled(name) ?? name;
  const allele = isSexLinked ? X_LINKED_ALLELE : known?.allele;
  const read = (text: string) => spelledAlleles(allelesIn(text, allele), isSexLinked, spelled);
  const mother = read(input.mother);
  const father = read(input.father);
  if (mother.length !== 2 || (isSexLinked && mother.includes(Y)))
    return refuse('The mother has two alleles, such as A O or AO', 'mother');
  const ofFather = isSexLinked ? [...father.filter((name) => name !== Y), Y] : father;
  if (ofFather.length !== 2)
    return refuse(
      isSexLinked ? 'The father has one allele on his X chromosome' : 'The father has two alleles, such as A O or AO',
      'father',
    );
  for (const [path, alleles] of [
    ['mother', mother],
    ['father', ofFather.filter((name) => !isSexLinked || name !== Y)],
  ] as const) {
    const long = alleles.find((name) => name.length > LONGEST_NAME);
    if (long !== undefined) return refuse(`The name of an allele has at most ${LONGEST_NAME} characters`, path);
    const unknown = alleles.find((name) => ranks.size > 0 && !ranks.has(name));
    if (unknown !== undefined) return refuse(`“${unknown}” is not in the order of dominance`, path);
  }
  const lethal = genotypesIn(input.lethal, allele).map((alleles) => spelledAlleles(alleles, isSexLinked, spelled));
  const short = lethal.find((alleles) => alleles.length !== 2);
  if (short !== undefined) return refuse('A genotype that dies has two alleles; one genotype a line', 'lethal');
  return accept({
    isSexLinked,
    mother,
    father: ofFather,
    ranks,
    names: known?.phenotypes ?? {},
    lethal: new Set(lethal.map((alleles) => genotypeOf(alleles, ranks, isSexLinked))),
  });
}

/** Of an X-linked gene 'XA' and 'X^A' are the allele A. */
function spelledAlleles(
  alleles: readonly string[],
  isSexLinked: boolean,
  spelled: (name: string) => string,
): readonly string[] {
  if (!isSexLinked) return alleles.map(spelled);
  return alleles.map((name) => (name.toUpperCase() === Y ? Y : spelled(name.replace(/^X\^?(?=.)/i, ''))));
}

function offspringOf({ isSexLinked, mother, father, ranks, names, lethal }: Cross) {
  return mother.flatMap((one) =>
    father.map((other) => {
      const isMale = isSexLinked && other === Y;
      const genotype = genotypeOf([one, other], ranks, isSexLinked);
      const shown = shownAlleles(isMale ? [one] : [one, other], ranks);
      const named = names[shown] ?? shown;
      const sex = isMale ? 'male' : 'female';
      return { genotype, phenotype: isSexLinked ? `${sex}, ${named}` : named, isLethal: lethal.has(genotype) };
    }),
  );
}

/** 'A/O'; of an X-linked gene 'X(A) X(a)' and 'X(A) Y'. */
function genotypeOf(alleles: readonly string[], ranks: Ranks, isSexLinked: boolean): string {
  const ordered = [
    ...inDominanceOrder(
      alleles.filter((name) => !isSexLinked || name !== Y),
      ranks,
    ),
  ];
  if (!isSexLinked) return ordered.join('/');
  return [...ordered.map((name) => `X(${name})`), ...(ordered.length === 1 ? [Y] : [])].join(' ');
}
