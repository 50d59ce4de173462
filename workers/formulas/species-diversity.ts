/**
 * Diversity of one community from the abundances of its species.
 *
 *   p = n / N;  Shannon H′ = −Σ p·ln p;  Simpson = 1 − Σ p²;  evenness = H′ / ln S
 *
 * Source: `spec`, section 9 "Diversity". The specified Simpson index is known as the Gini–Simpson index; `reference`
 * holds it under that name beside its relatives. Evenness of a single species is 0/0 and is given as null. Of species
 * that tie for the largest count the first entered is the dominant one.
 *
 * Every row counts as a species, even when two have the same name. Counts may have decimals (cover, biomass). Refuses a
 * row without a name or with a count not above 0, and counts whose sum is not finite.
 */

import type { Candidate, Formula, Verdict } from '../contract.ts';
import {
  chao1BiasCorrected,
  pielouEvenness,
  shannonEntropy,
  simpsonDominance,
  simpsonUnbiased,
} from '../lib/biology/diversity.ts';
import { rowsOf, textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

export interface SpeciesRow {
  /** Not blank, without white space at its ends. */
  readonly name: string;
  /** Individuals, cover or biomass, above 0. */
  readonly count: number;
}

export interface DiversityInput {
  /** One row or more. */
  readonly species: readonly SpeciesRow[];
}

export interface DiversityResult {
  /** H′ in nats, 0 or more. */
  readonly shannonIndex: number;
  /** 0 or more, below 1. */
  readonly simpsonIndex: number;
  /** Number of species. */
  readonly speciesRichness: number;
  /** 0 to 1; null for a single species. */
  readonly evenness: number | null;
  /** In the unit of the counts. */
  readonly totalIndividuals: number;
  readonly dominantSpecies: { readonly name: string /** 0 to 1. */; readonly proportion: number };
  /** The species from the most to the least abundant, ties as entered. Proportions 0 to 1. */
  readonly ranking: readonly { readonly name: string; readonly count: number; readonly proportion: number }[];
  /** Names that appear in more than one row, ignoring case, as first written. */
  readonly repeatedNames: readonly string[];
  /** The same sample in the measures of the literature, each under its own name. */
  readonly reference: {
    /** H′ in bits. */
    readonly shannonBits: number;
    /** λ = Σ p². */
    readonly simpsonDominance: number;
    /** 1 − λ. */
    readonly giniSimpson: number;
    /** 1 ÷ λ. */
    readonly inverseSimpson: number;
    /** Probability for draws without replacement; null when counts are not whole or there is one individual only. */
    readonly simpsonUnbiased: number | null;
    /** Effective numbers of species of order 0, 1 and 2 (`hill1973`, `jost2006`). */
    readonly hillNumbers: { readonly q0: number; readonly q1: number; readonly q2: number };
    readonly pielouEvenness: number | null;
    /** Species estimated to be there, seen or not; null when counts are not whole. */
    readonly chao1BiasCorrected: number | null;
  };
}

const REFUSAL = 'Please provide valid species names and counts';

declare module '../contract.ts' {
  interface FormulaTypes {
    'species-diversity': FormulaType<DiversityInput, DiversityResult>;
  }
}

export default {
  id: 'species-diversity',

  validate({ species }) {
    const rows: SpeciesRow[] = [];
    for (const [index, { name, count }] of rowsOf(species).entries()) {
      const trimmed = textOf(name).trim();
      if (trimmed === '') return refuseNameless(species, `species.${index}.name`);
      if (count === null || !(count > 0)) return refuse(REFUSAL, `species.${index}.count`);
      rows.push({ name: trimmed, count });
    }
    if (rows.length === 0) return refuse(REFUSAL, 'species');
    if (!Number.isFinite(totalOf(rows))) return refuse(REFUSAL, 'species.0.count');
    return accept({ species: rows });
  },

  compute({ species }) {
    const counts = species.map(({ count }) => count);
    const totalIndividuals = totalOf(species);
    const shares = counts.map((count) => count / totalIndividuals);
    // Sorting is stable, so that ties stay as entered.
    const ranking = species
      .map((row) => ({ ...row, proportion: row.count / totalIndividuals }))
      .sort((one, other) => other.count - one.count);
    const [dominant] = ranking;
    if (dominant === undefined) throw new Error('A community has at least one species');

    const shannonIndex = shannonEntropy(shares);
    const dominance = simpsonDominance(shares);
    const evenness = pielouEvenness(shares);
    return {
      shannonIndex,
      simpsonIndex: 1 - dominance,
      speciesRichness: species.length,
      evenness,
      totalIndividuals,
      dominantSpecies: { name: dominant.name, proportion: dominant.proportion },
      ranking,
      repeatedNames: repeatedNames(species),
      reference: {
        shannonBits: shannonIndex / Math.LN2,
        simpsonDominance: dominance,
        giniSimpson: 1 - dominance,
        inverseSimpson: 1 / dominance,
        simpsonUnbiased: simpsonUnbiased(counts),
        hillNumbers: { q0: species.length, q1: Math.exp(shannonIndex), q2: 1 / dominance },
        pielouEvenness: evenness,
        chao1BiasCorrected: chao1BiasCorrected(counts),
      },
    };
  },
} satisfies Formula<'species-diversity'>;

/** Counts are often noted without names: where nothing else is missing, one press gives some. */
function refuseNameless(species: Candidate<DiversityInput>['species'], path: string): Verdict<never> {
  const rows = rowsOf(species);
  const places = rows.flatMap(({ name }, index) => (textOf(name).trim() === '' ? [index] : []));
  const names = places.map((place) => [`species.${place}.name`, `Species ${place + 1}`] as const);
  const [first, ...others] = names;
  if (first === undefined || rows.some(({ count }) => count === null || !(count > 0))) return refuse(REFUSAL, path);
  const last = others.at(-1);
  const label = last === undefined ? `Name it ${first[1]}` : `Name them ${first[1]} to ${last[1]}`;
  const [field, value] = first;
  const remedy = { label, field, value, ...(last === undefined ? {} : { also: Object.fromEntries(others) }) };
  return { ok: false, issues: [{ message: REFUSAL, path, remedies: [remedy] }] };
}

function totalOf(rows: readonly SpeciesRow[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function repeatedNames(rows: readonly SpeciesRow[]): readonly string[] {
  const spellings = new Map<string, { readonly name: string; times: number }>();
  for (const { name } of rows) {
    const key = name.toLowerCase();
    const seen = spellings.get(key);
    if (seen === undefined) spellings.set(key, { name, times: 1 });
    else seen.times += 1;
  }
  return [...spellings.values()].filter(({ times }) => times > 1).map(({ name }) => name);
}
