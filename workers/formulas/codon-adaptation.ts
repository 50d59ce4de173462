/**
 * The codon adaptation index of a region of the strand of the DNA calculator against the codon usage of an organism. Codons are read
 * from the first base of the region on, or from its last on the other strand.
 *
 *   w   = n / n of the most used codon of the same amino acid         of the reference; a codon that it never uses counts as 0.5
 *   CAI = exp( Σ ln w / L )                                           over the L codons of amino acids with more than one codon
 *
 * Sources: sharpLi1987 (the index), nakamura2000 and embossCodons (the tables, all in the standard genetic code), ncbiGeneticCodes.
 * EMBOSS's cai counts methionine, tryptophan and stops as well: its value is given as well. Codons with ambiguity letters are not
 * counted. Refuses a region outside the strand.
 */
import type { Formula } from '../contract.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { type CodonRegion, countRegionCodons } from '../lib/sequences/features/regionCodons.ts';
import { hasChoice, meanAdaptiveness, relativeAdaptiveness } from '../lib/sequences/letters/codonAdaptation.ts';
import { CODONS } from '../lib/sequences/letters/codonCounts.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { CODON_TABLE_IDS, CODON_TABLES, type CodonTableId } from '../reference/codonTables.ts';
import { GENETIC_CODES, STANDARD_CODE_ID } from '../reference/geneticCodes.ts';

export interface CodonAdaptationInput extends CodonRegion {
  readonly table: CodonTableId;
  /** Of a circle, the region may run across the end of the strand. */
  readonly shape: ShapeChoice;
}

export interface CodonAdaptationResult {
  readonly shape: StrandShape;
  readonly from: number;
  readonly to: number;
  /** Above 0, at most 1; null without a codon that counts. */
  readonly index: number | null;
  /** With methionine, tryptophan and stops. */
  readonly indexOfAll: number | null;
  /** Codons that the index is of. */
  readonly counted: number;
  /** All whole codons. */
  readonly total: number;
  /** Codons with ambiguity letters. */
  readonly ambiguous: number;
  /** Stop codons, one at the end included. */
  readonly stops: number;
  /** All 64, in NCBI's order. */
  readonly codons: readonly AdaptedCodon[];
}

export interface AdaptedCodon {
  readonly codon: string;
  /** '*' for a stop. */
  readonly aminoAcid: string;
  readonly count: number;
  /** In the reference. */
  readonly reference: number;
  /** Above 0, at most 1. */
  readonly adaptiveness: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'codon-adaptation': FormulaType<CodonAdaptationInput, CodonAdaptationResult>;
  }
}

export default {
  id: 'codon-adaptation',

  validate({ given, table, from, to, strand, shape }) {
    const choice = readShape(shape);
    const region = readRegion({ from, to, isCircular: isCircle(given, choice) }, lettersIn(given.learnt.chosen.counts));
    if ('message' in region) return { ok: false, issues: [region] };
    return accept({
      given,
      table: CODON_TABLE_IDS.find((known) => known === table) ?? 'eColi',
      ...region,
      strand: strand === 'other' ? 'other' : 'entered',
      shape: choice,
    });
  },

  async compute(input, task) {
    const { table } = input;
    const { from, to, counts, ambiguous } = await countRegionCodons(input, task);
    const code = GENETIC_CODES[STANDARD_CODE_ID];
    const reference = CODON_TABLES[table].counts;
    const adaptiveness = relativeAdaptiveness(reference, code);
    const codons = CODONS.map((codon, index) => ({
      codon,
      aminoAcid: code.aminoAcids[index] ?? '',
      count: counts[index] ?? 0,
      reference: reference[index] ?? 0,
      adaptiveness: adaptiveness[index] ?? 0,
    }));
    const countOf = (counts: (aminoAcid: string) => boolean) =>
      codons.reduce((sum, { aminoAcid, count }) => sum + (counts(aminoAcid) ? count : 0), 0);
    const isCounted = (aminoAcid: string) => hasChoice(aminoAcid, code);
    return {
      shape: strandShape(input.given, input.shape),
      from,
      to,
      index: meanAdaptiveness(counts, adaptiveness, code, isCounted),
      indexOfAll: meanAdaptiveness(counts, adaptiveness, code, () => true),
      counted: countOf(isCounted),
      total: countOf(() => true),
      ambiguous,
      stops: countOf((aminoAcid) => aminoAcid === '*'),
      codons,
    };
  },
} satisfies Formula<'codon-adaptation'>;
