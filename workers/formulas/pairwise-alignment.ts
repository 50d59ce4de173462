/**
 * The best alignment of the strand of the DNA calculator, or a region of it, with a second sequence.
 *
 *   score = Σ score of each pair of letters − Σ (open + (length − 1) · extend) over the gaps
 *   global: both from end to end; overlap: gaps at the ends cost nothing; local: the stretches with the highest score
 *   identity = 100 · columns with the same letter twice / all columns, gaps included       percent
 *
 * Sources: needlemanWunsch1970 (global), smithWaterman1981 (local), gotoh1982 (gaps), farrar2007 (eight rows at a time);
 * emboss2000 (usual costs, EDNAFULL). Scores are exact: gap costs come in halves of a point. Refuses more than 20,000 letters of
 * either sequence, characters that are not letters of DNA, and costs out of range.
 */
import type { Formula, LongText, Task } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import {
  type AlignmentSettings,
  MOST_ALIGNED,
  readAlignmentSettings,
  tooLong,
} from '../lib/sequences/alignment/alignmentInput.ts';
import { type AlignmentResult, alignmentResult } from '../lib/sequences/alignment/alignmentResult.ts';
import { matchScores, pairScores } from '../lib/sequences/alignment/pairScores.ts';
import { readSecond } from '../lib/sequences/alignment/secondSequence.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import { otherStrandOf } from '../lib/sequences/strand/strandLetters.ts';
import { regionLength, regionWindow } from '../lib/sequences/strand/strandRegion.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { EDNAFULL } from '../reference/substitutionMatrices.ts';

export interface PairwiseAlignmentInput extends AlignmentSettings {
  readonly given: GivenStrand;
  /** DNA in any format that the page reads; its U is T. */
  readonly second: LongText;
  /** The record of the second text, counted from 1. Absent: the first with letters. */
  readonly secondRecord?: number | undefined;
  /** The other strand of the second sequence is aligned. */
  readonly otherStrand: boolean;
  /** First letter of the page's strand, counted from 1. Absent: its first. */
  readonly from?: number | undefined;
  /** Last letter, which belongs to the region. Absent: its last. */
  readonly to?: number | undefined;
  /** The region may run across the end of the strand. */
  readonly shape: ShapeChoice;
  readonly scoring: 'ednafull' | 'match';
  /** Points of two equal letters, 1 to 20, and of two others, −20 to 0; for `match`. Absent: 5 and −4. */
  readonly match?: number | undefined;
  readonly mismatch?: number | undefined;
}

export interface PairwiseAlignmentResult extends AlignmentResult {
  readonly shape: StrandShape;
}

const USUAL_MATCH = 5;
const USUAL_MISMATCH = -4;
const MOST_POINTS = 20;
const PATHS = { text: 'second', record: 'secondRecord' } as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'pairwise-alignment': FormulaType<PairwiseAlignmentInput, PairwiseAlignmentResult>;
  }
}

export default {
  id: 'pairwise-alignment',

  async validate(candidate, task) {
    const { given, second, from, to } = candidate;
    const settings = readAlignmentSettings(candidate);
    if ('message' in settings) return { ok: false, issues: [settings] };
    const points = { match: candidate.match ?? USUAL_MATCH, mismatch: candidate.mismatch ?? USUAL_MISMATCH };
    if (!Number.isInteger(points.match) || points.match < 1 || points.match > MOST_POINTS)
      return refuse(`Please enter the points of a match as a whole number from 1 to ${MOST_POINTS}`, 'match');
    if (!Number.isInteger(points.mismatch) || points.mismatch > 0 || points.mismatch < -MOST_POINTS)
      return refuse(`Please enter the points of a mismatch as a whole number from -${MOST_POINTS} to 0`, 'mismatch');
    const shape = readShape(candidate.shape);
    const length = lettersIn(given.learnt.chosen.counts);
    const region = readRegion({ from, to, isCircular: isCircle(given, shape) }, length);
    if ('message' in region) return { ok: false, issues: [region] };
    const long = tooLong(regionLength(region, length));
    if (long !== null) return { ok: false, issues: [long] };
    const secondRecord = candidate.secondRecord ?? undefined;
    if (secondRecord !== undefined && (!Number.isInteger(secondRecord) || secondRecord < 1))
      return refuse('Please enter the number of a record: 1, 2, 3 …', 'secondRecord');
    const read = await secondOf({ second, secondRecord }, task);
    if ('message' in read) return { ok: false, issues: [read] };
    return accept({
      given,
      second,
      secondRecord,
      otherStrand: candidate.otherStrand === true,
      ...region,
      shape,
      ...settings,
      scoring: candidate.scoring === 'match' ? 'match' : 'ednafull',
      ...points,
    });
  },

  async compute(input, task) {
    const { given, from = 1, otherStrand, scoring, match = USUAL_MATCH, mismatch = USUAL_MISMATCH } = input;
    const second = await secondOf(input, task);
    if ('message' in second) throw new Error(second.message);
    const strand = await openStrand(given, task);
    const region = { from, to: input.to ?? strand.length };
    const length = regionLength(region, strand.length);
    const letters = await regionWindow(strand, region, 'forward', 0, length);
    const aligned = await alignmentResult(
      { name: given.learnt.chosen.name, letters, start: from, around: strand.length },
      {
        name: second.name,
        letters: otherStrand ? otherStrandOf(second.letters, strand.kernel) : second.letters,
        start: 1,
        isReversed: otherStrand,
      },
      {
        mode: input.mode,
        scores: scoring === 'match' ? matchScores(match, mismatch) : pairScores(EDNAFULL),
        open: input.gapOpen ?? 0,
        extend: input.gapExtend ?? 0,
      },
      (done) => task.report({ done, total: length }),
    );
    return { ...aligned, shape: strandShape(given, input.shape) };
  },
} satisfies Formula<'pairwise-alignment'>;

function secondOf(
  { second, secondRecord }: Pick<PairwiseAlignmentInput, 'second' | 'secondRecord'>,
  task: Task,
): ReturnType<typeof readSecond> {
  return readSecond(second, task, { letters: 'dna', record: secondRecord ?? null, mostLetters: MOST_ALIGNED }, PATHS);
}
