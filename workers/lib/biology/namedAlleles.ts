/**
 * One gene with any number of alleles, named as the visitor types them. Alleles in an order of dominance: each has a rank, and those of
 * the same rank show together. Source: `punnett1905`, `yamamoto1990` (ABO), `fontanesi2021` (C locus of the rabbit).
 */

export type AlleleSeries = 'own' | 'abo' | 'rabbit';

/** The first rank dominates the others; an allele without a rank shows beside any other. */
export type Ranks = ReadonlyMap<string, number>;

interface KnownSeries {
  readonly order: string;
  /** Each allele of a genotype that is written in one: 'IAi'. */
  readonly allele: RegExp;
  /** The name of the allele that is meant by what was typed. */
  readonly spelled: (typed: string) => string;
  /** The phenotype of the alleles that show. */
  readonly phenotypes: Readonly<Record<string, string>>;
}

/** What separates the alleles of a genotype, such as in 'A O', 'A/O' and 'A, O'. */
const SEPARATORS = /[\s,/|]+/;
const BETWEEN_GENOTYPES = /[;\n]+/;
/** What shows of two alleles of one rank: 'A and B'. */
const BOTH = ' and ';

export const KNOWN_SERIES: Readonly<Record<Exclude<AlleleSeries, 'own'>, KnownSeries>> = {
  abo: {
    order: 'A = B > O',
    allele: /I\^?[AB]|[ABO0i]/g,
    spelled: (typed) => {
      const bare = typed.replace(/^I\^?(?=[ABO]$)/i, '').toUpperCase();
      return bare === 'I' || bare === '0' ? 'O' : bare;
    },
    phenotypes: { A: 'blood group A', B: 'blood group B', [`A${BOTH}B`]: 'blood group AB', O: 'blood group O' },
  },
  rabbit: {
    order: 'C > cchd > cchl > ch > c',
    allele: /c\^?ch[dl]?|c\^?h|[Cc]/g,
    spelled: (typed) => {
      const bare = typed.replaceAll('^', '');
      return bare === 'cch' ? 'cchd' : bare;
    },
    phenotypes: { C: 'full color', cchd: 'chinchilla', cchl: 'sable', ch: 'Himalayan', c: 'albino' },
  },
};

/** Alleles of an X-linked gene without anything between them: 'XAXa', 'X^AY'. */
export const X_LINKED_ALLELE = /X\^?[^XY]+|Y/g;

/**
 * Splits a genotype into its alleles; two letters side by side are two alleles.
 *
 * @param allele finds each allele of a genotype that is written without anything between them
 */
export function allelesIn(text: string, allele?: RegExp): readonly string[] {
  const parts = text
    .trim()
    .split(SEPARATORS)
    .filter((part) => part !== '');
  const [only = ''] = parts;
  if (parts.length !== 1) return parts;
  if (only.length === 2) return [...only];
  const found = allele === undefined ? [] : (only.match(allele) ?? []);
  return found.join('') === only && found.length > 1 ? found : parts;
}

/** Splits a list of genotypes, one a line or with semicolons between them. */
export function genotypesIn(text: string, allele?: RegExp): readonly (readonly string[])[] {
  return text
    .split(BETWEEN_GENOTYPES)
    .map((each) => allelesIn(each, allele))
    .filter((alleles) => alleles.length > 0);
}

/** Reads an order such as 'A = B > O'; null where an allele is missing or named twice. */
export function ranksOf(order: string): Ranks | null {
  const ranks = new Map<string, number>();
  if (order.trim() === '') return ranks;
  for (const [rank, level] of order.split('>').entries())
    for (const name of level.split('=').map((each) => each.trim())) {
      if (name === '' || SEPARATORS.test(name) || ranks.has(name)) return null;
      ranks.set(name, rank);
    }
  return ranks;
}

/** Dominant alleles first; alleles of one rank as typed. */
export function inDominanceOrder(alleles: readonly string[], ranks: Ranks): readonly string[] {
  const rank = (name: string) => ranks.get(name) ?? Number.POSITIVE_INFINITY;
  return [...alleles].sort((one, other) => {
    if (rank(one) !== rank(other)) return rank(one) < rank(other) ? -1 : 1;
    return one < other ? -1 : Number(one > other);
  });
}

/** What shows of the alleles of an individual. */
export function shownAlleles(alleles: readonly string[], ranks: Ranks): string {
  const ordered = [...new Set(inDominanceOrder(alleles, ranks))];
  const [first = ''] = ordered;
  const rank = ranks.get(first);
  return ordered.filter((name) => ranks.get(name) === rank || rank === undefined).join(BOTH);
}
