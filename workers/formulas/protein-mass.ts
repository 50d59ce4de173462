/**
 * Mass of a protein as it is in the tube: tags, modifications and disulfide bonds, and its m/z at many charges.
 *
 *   M = Σ residue + water + Σ n·modification                     Da; monoisotopic, and average
 *   m/z = (M + z·1.007276) / z                                   for protons; z·1.007276 less below 0 charges
 *
 * Sources: `wang2021` (isotopes), `prohaska2022` (atomic weights), `emboss` (average residues), `unimod2004` (modifications). Refuses
 * letters of a tag that are not amino acids, counts that are not whole, charges outside 1 to 200 or more than 100 of them.
 */
import type { Formula, Verdict } from '../contract.ts';
import { rowsOf, textOf } from '../lib/inputs/candidateParts.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type GivenChain, givenLetters, MOST_RESIDUES } from '../lib/sequences/protein/givenChain.ts';
import { atomMasses, massOverCharge, peptideMasses } from '../lib/sequences/protein/peptideMass.ts';
import { MODIFICATIONS, type Modification } from '../reference/residueFormulas.ts';

export interface ModificationCount {
  readonly modification: Modification;
  /** Whole, 1 to 1000. */
  readonly count: number;
}

export interface ProteinMassInput {
  readonly given: GivenChain;
  /** One-letter codes before the first residue, and behind the last one; may be empty. */
  readonly aminoTag: string;
  readonly carboxylTag: string;
  /** The first residue is methionine and is cut off, before the tag is added. */
  readonly withoutMethionine: boolean;
  readonly modifications: readonly ModificationCount[];
  /** Whole, 1 to 200; at most 100 charges. */
  readonly fromCharge: number;
  readonly toCharge: number;
}

export interface ProteinMassResult {
  /** Residues, tags included. */
  readonly length: number;
  /** Residues that were weighed: all, unless the protein is very long. */
  readonly weighed: number;
  readonly removedMethionine: boolean;
  /** Da, of the neutral protein. */
  readonly monoisotopic: number;
  readonly average: number;
  /** Without modifications. */
  readonly unmodifiedMonoisotopic: number;
  readonly unmodifiedAverage: number;
  readonly modifications: readonly {
    readonly modification: Modification;
    readonly count: number;
    /** Da, of all of them together. */
    readonly monoisotopic: number;
    readonly average: number;
  }[];
  /** Cysteines; more disulfide bonds than half of them are impossible. */
  readonly cysteines: number;
  readonly ladder: readonly { readonly charge: number; readonly monoisotopic: number; readonly average: number }[];
}

const TAG = /^[ACDEFGHIKLMNPQRSTVWY]*$/;
const LONGEST_TAG = 1000;
const [HIGHEST_CHARGE, MOST_CHARGES, MOST_COUNTED] = [200, 100, 1000];

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-mass': FormulaType<ProteinMassInput, ProteinMassResult>;
  }
}

export default {
  id: 'protein-mass',

  validate({ given, withoutMethionine, fromCharge, toCharge, ...candidate }) {
    const tags = { aminoTag: tagOf(candidate.aminoTag), carboxylTag: tagOf(candidate.carboxylTag) };
    const foreign = (['aminoTag', 'carboxylTag'] as const).find((name) => !TAG.test(tags[name]));
    if (foreign !== undefined)
      return refuse('A tag is written in the one-letter codes of the twenty amino acids', foreign);
    const modifications = countsOf(rowsOf(candidate.modifications));
    if (!modifications.ok) return modifications;
    if (isMissing(fromCharge)) return refuse(REQUIRED, 'fromCharge');
    if (isMissing(toCharge)) return refuse(REQUIRED, 'toCharge');
    const isCharge = (value: number) => Number.isInteger(value) && value >= 1 && value <= HIGHEST_CHARGE;
    const sentence = `Charges must be whole numbers between 1 and ${HIGHEST_CHARGE}`;
    if (!isCharge(fromCharge)) return refuse(sentence, 'fromCharge');
    if (!isCharge(toCharge)) return refuse(sentence, 'toCharge');
    if (toCharge < fromCharge) return refuse('The highest charge must not be below the lowest', 'toCharge');
    if (toCharge - fromCharge >= MOST_CHARGES)
      return refuse(`Please ask for at most ${MOST_CHARGES} charges`, 'toCharge');
    return accept({
      given,
      ...tags,
      withoutMethionine: withoutMethionine === true,
      modifications: modifications.input,
      fromCharge,
      toCharge,
    });
  },

  async compute(input, task) {
    const { letters, length } = await givenLetters(input.given, task);
    const removedMethionine = input.withoutMethionine && letters.startsWith('M') && letters.length > 1;
    const body = removedMethionine ? letters.slice(1) : letters;
    const chain = input.aminoTag + body + input.carboxylTag;
    const bare = peptideMasses(chain);
    const modifications = input.modifications.map(({ modification, count }) => {
      const each = atomMasses(MODIFICATIONS[modification].atoms);
      return { modification, count, monoisotopic: count * each.monoisotopic, average: count * each.average };
    });
    const monoisotopic = modifications.reduce((sum, each) => sum + each.monoisotopic, bare.monoisotopic);
    const average = modifications.reduce((sum, each) => sum + each.average, bare.average);
    return {
      length: chain.length + (length - letters.length),
      weighed: Math.min(length, MOST_RESIDUES),
      removedMethionine,
      monoisotopic,
      average,
      unmodifiedMonoisotopic: bare.monoisotopic,
      unmodifiedAverage: bare.average,
      modifications,
      cysteines: chain.split('C').length - 1,
      ladder: Array.from({ length: input.toCharge - input.fromCharge + 1 }, (_, at) => {
        const charge = input.fromCharge + at;
        return {
          charge,
          monoisotopic: massOverCharge(monoisotopic, charge),
          average: massOverCharge(average, charge),
        };
      }),
    };
  },
} satisfies Formula<'protein-mass'>;

function tagOf(value: unknown): string {
  return textOf(value).replaceAll(/\s+/g, '').toUpperCase().slice(0, LONGEST_TAG);
}

/** Rows without a modification and without a count are left out. */
function countsOf(
  rows: readonly { readonly modification: Modification | ''; readonly count: number | null }[],
): Verdict<readonly ModificationCount[]> {
  const found: ModificationCount[] = [];
  for (const [at, { modification, count }] of rows.entries()) {
    if (modification === '' && count === null) continue;
    if (modification === '' || !Object.hasOwn(MODIFICATIONS, modification))
      return refuse(REQUIRED, `modifications.${at}.modification`);
    if (isMissing(count)) return refuse(REQUIRED, `modifications.${at}.count`);
    if (!Number.isInteger(count) || count < 1 || count > MOST_COUNTED)
      return refuse(`Counts must be whole numbers between 1 and ${MOST_COUNTED}`, `modifications.${at}.count`);
    found.push({ modification, count });
  }
  return accept(found);
}
