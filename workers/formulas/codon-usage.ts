/**
 * Codon usage of a region of the strand of the DNA calculator, read from its first base on, or from its last on the other strand.
 *
 *   fraction   = n / codons of the same amino acid
 *   frequency  = 1000 · n / N                          per thousand codons, stops included
 *   RSCU       = n / mean of the codons of its amino acid
 *   Nc         = Σ amino acids with k codons / mean homozygosity of these      the effective number of codons
 *
 * Sources: ncbiGeneticCodes, sharpLi1987 (RSCU), wright1990 (Nc). Letters behind the last whole codon, and codons with ambiguity
 * letters, are not counted. Refuses a region outside the strand.
 */
import type { Formula } from '../contract.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { type CodonRegion, countRegionCodons } from '../lib/sequences/features/regionCodons.ts';
import { CODONS, codonShares, effectiveCodons, gcAt } from '../lib/sequences/letters/codonCounts.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, type GeneticCodeId } from '../reference/geneticCodes.ts';

export interface CodonUsageInput extends CodonRegion {
  /** 'page': the one with which the page read the strand. */
  readonly geneticCode: 'page' | GeneticCodeId;
  /** Of a circle, the region may run across the end of the strand. */
  readonly shape: ShapeChoice;
}

export interface CodonUsageResult {
  readonly shape: StrandShape;
  readonly from: number;
  readonly to: number;
  readonly geneticCode: GeneticCodeId;
  /** Codons counted, stops included. */
  readonly total: number;
  readonly stops: number;
  /** Codons with ambiguity letters. */
  readonly ambiguous: number;
  /** Letters behind the last whole codon. */
  readonly leftOver: number;
  /** Percent, at all places and at each; null without codons. */
  readonly gc: number | null;
  readonly gc1: number | null;
  readonly gc2: number | null;
  readonly gc3: number | null;
  /** Null where the codons are too few. */
  readonly effectiveCodons: number | null;
  /** All 64, in NCBI's order. */
  readonly codons: readonly CountedCodon[];
}

export interface CountedCodon {
  readonly codon: string;
  /** '*' for a stop. */
  readonly aminoAcid: string;
  readonly count: number;
  /** Null where the amino acid does not occur. */
  readonly fraction: number | null;
  readonly perThousand: number | null;
  readonly rscu: number | null;
}

const CODES = ['page', ...GENETIC_CODE_IDS] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'codon-usage': FormulaType<CodonUsageInput, CodonUsageResult>;
  }
}

export default {
  id: 'codon-usage',

  validate({ given, from, to, strand, geneticCode, shape }) {
    const choice = readShape(shape);
    const region = readRegion({ from, to, isCircular: isCircle(given, choice) }, lettersIn(given.learnt.chosen.counts));
    if ('message' in region) return { ok: false, issues: [region] };
    return accept({
      given,
      ...region,
      strand: strand === 'other' ? 'other' : 'entered',
      geneticCode: CODES.find((known) => known === geneticCode) ?? 'page',
      shape: choice,
    });
  },

  async compute(input, task) {
    const { given, geneticCode } = input;
    const { from, to, counts, ambiguous, leftOver } = await countRegionCodons(input, task);
    const id = geneticCode === 'page' ? given.geneticCode : geneticCode;
    const code = GENETIC_CODES[id];
    const total = counts.reduce((sum, count) => sum + count, 0);
    const { fractions, rscu } = codonShares(counts, code);
    const codons = CODONS.map((codon, index) => ({
      codon,
      aminoAcid: code.aminoAcids[index] ?? '',
      count: counts[index] ?? 0,
      fraction: fractions[index] ?? null,
      perThousand: total === 0 ? null : (1000 * (counts[index] ?? 0)) / total,
      rscu: rscu[index] ?? null,
    }));
    return {
      shape: strandShape(given, input.shape),
      from,
      to,
      geneticCode: id,
      total,
      stops: codons.reduce((sum, { aminoAcid, count }) => sum + (aminoAcid === '*' ? count : 0), 0),
      ambiguous,
      leftOver,
      gc: gcAt(counts, [0, 1, 2]),
      gc1: gcAt(counts, [0]),
      gc2: gcAt(counts, [1]),
      gc3: gcAt(counts, [2]),
      effectiveCodons: effectiveCodons(counts, code),
      codons,
    };
  },
} satisfies Formula<'codon-usage'>;
