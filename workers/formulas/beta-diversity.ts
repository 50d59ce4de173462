/**
 * How unlike the species of sites are, for every two sites, and a tree of the sites.
 *
 *   Bray–Curtis Σ|x − y|/Σ(x + y);  Jaccard (b + c)/(a + b + c);  Sørensen (b + c)/(2a + b + c), a shared species
 *   Morisita–Horn 1 − 2Σxy/((Σx²/X² + Σy²/Y²)XY);  turnover min(b, c)/(a + min(b, c)), nestedness the rest of Sørensen
 *   Whittaker γ/ᾱ − 1, γ species of all sites, ᾱ mean species of a site
 *
 * Tree by average linkage; its cophenetic correlation is that of the dissimilarities with the heights of the merges.
 * Sources: `brayCurtis1957`, `horn1966`, `baselga2010`, `sokalMichener1958`.
 * Refuses fewer than two or more than 100 sites, anything that is not an abundance, and sites without species.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { abundanceTable, repeatedIn } from '../lib/inputs/namedTable.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { TOTALS, type Totals } from '../lib/inputs/tableDoubts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { correlationOf } from '../lib/statistics/pearson.ts';
import { averageLinkage, mergeHeights } from './beta-diversity/averageLinkage.ts';

type SiteOrientation = 'sites-in-rows' | 'sites-in-columns';

type DissimilarityIndex = 'bray-curtis' | 'jaccard' | 'sorensen' | 'morisita-horn';

export interface BetaDiversityInput {
  /** Abundances of 0 or more, with names in the first row and column. */
  readonly table: string;
  readonly orientation: SiteOrientation;
  readonly totals: Totals;
  readonly index: DissimilarityIndex;
}

/** Of one site, by species. */
type Abundances = readonly number[];

type Matrix = readonly (readonly number[])[];

export interface BetaDiversityResult {
  readonly sites: readonly string[];
  /** By site and site, 0 to 1, 0 on the diagonal. */
  readonly dissimilarity: Matrix;
  /** Of all pairs. */
  readonly meanDissimilarity: number;
  /** By rising height. */
  readonly merges: readonly { readonly members: readonly string[]; readonly height: number }[];
  /** −1 to 1; null for two sites, and where nothing varies. */
  readonly cophenetic: number | null;
  /** Species of all sites. */
  readonly gamma: number;
  /** Mean number of species of a site. */
  readonly meanAlpha: number;
  readonly whittaker: number;
  /** Parts of Sørensen's dissimilarity; null for other indices. */
  readonly turnover: Matrix | null;
  readonly nestedness: Matrix | null;
  /** Site names from left to right in the tree, and their places among the sites. */
  readonly order: readonly string[];
  readonly leaves: readonly number[];
  /** The tree as places in `leaves` that each merge spans. */
  readonly spans: readonly { readonly from: number; readonly to: number; readonly height: number }[];
  readonly isTied: boolean;
  /** The four indices for the first two sites. */
  readonly firstPair: {
    readonly brayCurtis: number;
    readonly jaccard: number;
    readonly sorensen: number;
    readonly morisitaHorn: number;
  };
  /** The largest total of a site divided by the smallest. */
  readonly totalsRatio: number;
  /** Every abundance is 0 or 1. */
  readonly isPresenceOnly: boolean;
  /** Totals that are not sites or species: 'row "Total"'. */
  readonly leftOut: readonly string[];
  readonly repeatedNames: readonly string[];
}

const MOST_SITES = 100;

/**
 * How unlike two sites are, 0 to 1, by the index. Each has the same species in the same order, and an abundance above 0. The
 * first index is of `brayCurtis1957`, the last of `horn1966`.
 */
export const DISSIMILARITIES: Readonly<Record<DissimilarityIndex, (x: Abundances, y: Abundances) => number>> = {
  'bray-curtis': (x, y) =>
    x.reduce((sum, value, at) => sum + Math.abs(value - (y[at] ?? 0)), 0) / (totalOf(x) + totalOf(y)),
  jaccard: (x, y) => {
    const { both, onlyFirst, onlySecond } = presenceOf(x, y);
    return (onlyFirst + onlySecond) / (both + onlyFirst + onlySecond);
  },
  sorensen: (x, y) => {
    const { both, onlyFirst, onlySecond } = presenceOf(x, y);
    return (onlyFirst + onlySecond) / (2 * both + onlyFirst + onlySecond);
  },
  'morisita-horn': (x, y) => {
    const [a, b] = [sharesOf(x), sharesOf(y)];
    const product = a.reduce((sum, share, at) => sum + share * (b[at] ?? 0), 0);
    // Of equal lists the sums differ from each other by rounding.
    return Math.max(0, 1 - (2 * product) / (squaresOf(a) + squaresOf(b)));
  },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'beta-diversity': FormulaType<BetaDiversityInput, BetaDiversityResult>;
  }
}

export default {
  id: 'beta-diversity',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'table') : verdict;
  },

  compute,
} satisfies Formula<'beta-diversity'>;

function inputOf(candidate: Candidate<BetaDiversityInput>): Verdict<BetaDiversityInput> {
  const table = textOf(candidate.table);
  const { orientation, index } = candidate;
  if (table.trim() === '') return refuse(REQUIRED, 'table');
  if (orientation !== 'sites-in-rows' && orientation !== 'sites-in-columns') return refuse(REQUIRED, 'orientation');
  if (index === '' || !Object.hasOwn(DISSIMILARITIES, index)) return refuse(REQUIRED, 'index');
  const totals = candidate.totals || 'recognized';
  if (!TOTALS.includes(totals)) return refuse(REQUIRED, 'totals');
  const read = sitesIn({ table, orientation, totals });
  return read.ok ? accept({ table, orientation, totals, index }) : read;
}

interface Sites {
  readonly names: readonly string[];
  /** By site and species, without species that are nowhere. */
  readonly abundances: Matrix;
  readonly repeatedNames: readonly string[];
  readonly leftOut: readonly string[];
}

function sitesIn({
  table,
  orientation,
  totals,
}: Pick<BetaDiversityInput, 'table' | 'orientation' | 'totals'>): Verdict<Sites> {
  const isInRows = orientation === 'sites-in-rows';
  const read = abundanceTable(table, totals, 'table');
  if (!read.ok) return read;
  const { columns, rows, values, leftOut } = read.input;
  const count = isInRows ? rows.length : columns.length;
  if (count < 2) return refuse('Please enter at least two sites', 'table');
  const names = isInRows ? rows : columns;
  const all = isInRows ? values : columns.map((_, at) => values.map((row) => row[at] ?? 0));
  const empty = all.findIndex((site) => site.every((abundance) => abundance === 0));
  if (empty >= 0) return refuse(`Site ${names[empty]} has no species`, 'table');
  if (count > MOST_SITES) return refuse('Please enter at most 100 sites', 'table');
  const isFound = (species: number) => all.some((site) => (site[species] ?? 0) > 0);
  return accept({
    names,
    abundances: all.map((site) => site.filter((_, species) => isFound(species))),
    repeatedNames: repeatedIn([...columns, ...rows]),
    leftOut,
  });
}

function compute({ index, ...table }: BetaDiversityInput): BetaDiversityResult {
  const read = sitesIn(table);
  if (!read.ok) throw new Error('A validated table can be read');
  const { names, abundances, repeatedNames, leftOut } = read.input;
  const between = (of: (x: Abundances, y: Abundances) => number) =>
    abundances.map((x, at) => abundances.map((y, to) => (at === to ? 0 : of(x, y))));
  const dissimilarity = between(DISSIMILARITIES[index]);
  const { merges, isTied } = averageLinkage(dissimilarity);
  const pairs = upperOf(dissimilarity);
  const leaves = merges.at(-1)?.leaves ?? [];
  const place = new Map(leaves.map((site, at) => [site, at]));
  const gamma = abundances[0]?.length ?? 0;
  const meanAlpha =
    abundances.reduce((sum, site) => sum + site.filter((abundance) => abundance > 0).length, 0) / names.length;
  const turnover = index === 'sorensen' ? between(turnoverOf) : null;
  const totals = abundances.map(totalOf);
  const [first = [], second = []] = abundances;
  return {
    sites: names,
    dissimilarity,
    meanDissimilarity: totalOf(pairs) / pairs.length,
    merges: merges.map(({ members, height }) => ({ members: members.map((site) => names[site] ?? ''), height })),
    cophenetic: pairs.length < 2 ? null : correlationOf(pairs, upperOf(mergeHeights(names.length, merges))),
    gamma,
    meanAlpha,
    whittaker: gamma / meanAlpha - 1,
    turnover,
    nestedness:
      turnover === null
        ? null
        : dissimilarity.map((row, at) => row.map((each, to) => each - (turnover[at]?.[to] ?? 0))),
    order: leaves.map((site) => names[site] ?? ''),
    leaves,
    spans: merges.map(({ leaves: spanned, height }) => ({
      from: place.get(spanned[0] ?? 0) ?? 0,
      to: place.get(spanned.at(-1) ?? 0) ?? 0,
      height,
    })),
    isTied,
    firstPair: {
      brayCurtis: DISSIMILARITIES['bray-curtis'](first, second),
      jaccard: DISSIMILARITIES.jaccard(first, second),
      sorensen: DISSIMILARITIES.sorensen(first, second),
      morisitaHorn: DISSIMILARITIES['morisita-horn'](first, second),
    },
    totalsRatio: Math.max(...totals) / Math.min(...totals),
    isPresenceOnly: abundances.every((site) => site.every((abundance) => abundance === 0 || abundance === 1)),
    leftOut,
    repeatedNames,
  };
}

/** The values above the diagonal: one of each pair of sites. */
function upperOf(matrix: Matrix): readonly number[] {
  return matrix.flatMap((row, at) => row.slice(at + 1));
}

/** The part of Sørensen's dissimilarity by which species replace each other (`baselga2010`). */
export function turnoverOf(x: Abundances, y: Abundances): number {
  const { both, onlyFirst, onlySecond } = presenceOf(x, y);
  const fewer = Math.min(onlyFirst, onlySecond);
  return fewer / (both + fewer);
}

/** Numbers of species in both sites and in one of them. */
function presenceOf(x: Abundances, y: Abundances) {
  let [both, onlyFirst, onlySecond] = [0, 0, 0];
  for (const [at, value] of x.entries()) {
    const other = y[at] ?? 0;
    if (value > 0 && other > 0) both += 1;
    else if (value > 0) onlyFirst += 1;
    else if (other > 0) onlySecond += 1;
  }
  return { both, onlyFirst, onlySecond };
}

function sharesOf(values: Abundances): Abundances {
  const total = totalOf(values);
  return values.map((value) => value / total);
}

function squaresOf(values: Abundances): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function totalOf(values: Abundances): number {
  return values.reduce((sum, value) => sum + value, 0);
}
