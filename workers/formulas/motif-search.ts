/**
 * Where patterns occur in the strand of the DNA calculator: IUPAC letters, mismatches, both strands, circles.
 *
 *   position = place of the first letter on the strand as given, counted from 1     of a hit on the other strand as well
 *
 * Sources: ncIub1984 (ambiguity letters), wuManber1992 (search). Overlapping hits are counted. A letter of the strand that may be one
 * of several bases matches where the pattern allows all of them. A pattern that reads the same on both strands is counted
 * once. Refuses what is not a pattern, and as many mismatches as a pattern has letters.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { findMotifs } from '../lib/sequences/motifs/motifHits.ts';
import { readMotifLines } from '../lib/sequences/motifs/motifLines.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';

export interface MotifSearchInput {
  readonly given: GivenStrand;
  /** One a line, with or without a name. */
  readonly patterns: string;
  /** Letters that may differ, 0 to 5. Absent: 0. */
  readonly mismatches?: number | undefined;
  readonly strands: 'both' | 'entered' | 'other';
  readonly shape: ShapeChoice;
}

export interface MotifSearchResult {
  readonly shape: StrandShape;
  readonly total: number;
  /** Of the strand. */
  readonly length: number;
  readonly patterns: readonly {
    readonly name: string;
    readonly letters: string;
    readonly entered: number;
    readonly other: number;
  }[];
  /** The first, in the order of their last letters. */
  readonly hits: readonly FoundMotif[];
}

export interface FoundMotif {
  readonly name: string;
  /** Counted from 1. The end comes before the start where the hit crosses the origin of a circle. */
  readonly start: number;
  readonly end: number;
  readonly strand: '+' | '-';
  readonly mismatches: number;
  /** As read on that strand. */
  readonly letters: string;
}

const MOST_MISMATCHES = 5;
const MOST_LISTED = 1000;
const STRANDS = ['both', 'entered', 'other'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'motif-search': FormulaType<MotifSearchInput, MotifSearchResult>;
  }
}

export default {
  id: 'motif-search',

  validate({ given, patterns, mismatches, strands, shape }) {
    const typed = typeof patterns === 'string' ? patterns : '';
    const read = readMotifLines(typed, 'patterns');
    if ('message' in read) return { ok: false, issues: [read] };
    const most = mismatches ?? 0;
    if (!Number.isInteger(most) || most < 0 || most > MOST_MISMATCHES)
      return refuse(`Please enter the mismatches as a whole number from 0 to ${MOST_MISMATCHES}`, 'mismatches');
    const shortest = Math.min(...read.map(({ letters }) => letters.length));
    if (most >= shortest)
      return refuse(
        `Please allow fewer mismatches than the shortest pattern has letters, which is ${shortest}`,
        'mismatches',
      );
    return accept({
      given,
      patterns: typed,
      mismatches: most,
      strands: STRANDS.find((known) => known === strands) ?? 'both',
      shape: readShape(shape),
    });
  },

  async compute({ given, patterns, mismatches = 0, strands, ...input }, task) {
    const shape = strandShape(given, input.shape);
    const strand = await openStrand(given, task);
    const { length } = strand;
    const motifs = readMotifLines(patterns, 'patterns');
    if ('message' in motifs) throw new Error(motifs.message);
    const { kept, counts, total } = await findMotifs(
      strand,
      motifs.map(({ letters }) => ({ letters, mismatches })),
      { strands, isCircular: shape.used === 'circular', mostKept: MOST_LISTED },
      (done) => task.report({ done, total: length }),
    );
    return {
      shape,
      total,
      length,
      patterns: motifs.map((motif, index) => ({ ...motif, ...(counts[index] ?? { entered: 0, other: 0 }) })),
      hits: kept.map(({ pattern, start, letters, ...hit }) => {
        const end = start + letters.length;
        return {
          ...hit,
          name: motifs[pattern]?.name ?? '',
          start: start + 1,
          end: end > length ? end - length : end,
          letters,
        };
      }),
    };
  },
} satisfies Formula<'motif-search'>;
