/**
 * Picks pairs of primers around a region of the strand of the DNA calculator.
 *
 *   penalty of a primer = |Tm − best Tm| + |length − best length|;  of a pair = the sum of both
 *   Tm = `nearestNeighborTm`; product and annealing temperature = `rychlikAnnealing`
 *
 * Both primers lie outside of the region, as close as their penalties say and the product may be long. Ruled out are primers with
 * ambiguity letters, too much or too little G and C, a long run of one base, a 3′ end without the G or C that is asked for, a hairpin
 * or dimer that melts too high, and those whose 3′ end occurs elsewhere on the strand. On a circle, region and product may cross the origin. Sources: `primer3Thermodynamics` (rules, penalties,
 * limits), `santaLucia1998`, `santaLuciaHicks2004`, `rychlik1990`. Refuses limits out of order and regions that no product can hold.
 */
import type { Formula, Issue, Task } from '../contract.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { findMotifs } from '../lib/sequences/motifs/motifHits.ts';
import { gcFractionOf } from '../lib/sequences/oligos/nearestNeighbor.ts';
import { createFolder } from '../lib/sequences/oligos/strandFolds.ts';
import { type PcrSolution, readPcrSolution, solutionOf } from '../lib/sequences/primers/pcrSolution.ts';
import {
  type CandidateCounts,
  type PrimerCandidate,
  primerCandidates,
} from '../lib/sequences/primers/primerCandidates.ts';
import { type ProductSolution, productTm, rychlikAnnealing } from '../lib/sequences/primers/productTm.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { type Strand, strandWindow } from '../lib/sequences/strand/strandLetters.ts';
import { circleWindow, placeOnCircle } from '../lib/sequences/strand/strandRegion.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { bestPairs, type PickedPair } from './primer-picker/primerPairSearch.ts';
import { type PickerRules, pickerRules, readPickerRules } from './primer-picker/primerPickerRules.ts';

export interface PrimerPickerInput extends PcrSolution, PickerRules {
  readonly given: GivenStrand;
  readonly shape: ShapeChoice;
}

export interface PickedPrimer {
  /** 5′ to 3′. */
  readonly letters: string;
  /** First and last base on the strand as given, counted from 1; on a circle the last may come before the first. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
  /** °C. */
  readonly tm: number;
  /** Percent. */
  readonly gcContent: number;
  readonly penalty: number;
  /** °C; 0 if below 0 or if there is no such fold. */
  readonly hairpinTm: number;
  readonly selfTm: number;
  readonly endTm: number;
}

export interface PrimerPickerResult {
  readonly shape: StrandShape;
  /** Up to five, the lowest penalty first. */
  readonly pairs: readonly {
    readonly forward: PickedPrimer;
    readonly reverse: PickedPrimer;
    /** Letters, both primers included. */
    readonly length: number;
    readonly penalty: number;
    /** °C; 0 if below 0 or if there is no such dimer. */
    readonly dimerTm: number;
    readonly endDimerTm: number;
    /** °C; null without A, C, G and T. */
    readonly productTm: number | null;
    readonly annealing: number | null;
  }[];
  readonly pairCount: number;
  /** Penalty of the first pair; null without one. */
  readonly bestPenalty: number | null;
  readonly left: CandidateCounts;
  readonly right: CandidateCounts;
  /** Primers that were ruled out because their 3′ end occurs elsewhere. */
  readonly repeated: number;
}

const WANTED = 5;
/** Pairs whose 3′ ends are looked for together. */
const AT_ONCE = 15;
/** Passes over the strand; a region of repeats may have no primer that occurs once. */
const MOST_PASSES = 8;

declare module '../contract.ts' {
  interface FormulaTypes {
    'primer-picker': FormulaType<PrimerPickerInput, PrimerPickerResult>;
  }
}

export default {
  id: 'primer-picker',

  validate({ given, shape, ...rest }) {
    const choice = readShape(shape);
    const solution = readPcrSolution(rest);
    if ('message' in solution) return refused(solution);
    const rules = readPickerRules(rest, lettersIn(given.learnt.chosen.counts), isCircle(given, choice));
    if ('message' in rules) return refused(rules);
    return accept({ given, ...solution, ...rules, shape: choice });
  },

  async compute(input, task) {
    const strand = await openStrand(input.given, task);
    const solution = solutionOf(input);
    const shape = strandShape(input.given, input.shape);
    const isCircular = shape.used === 'circular';
    const { candidate, pair: asked, target } = pickerRules(input, strand.length);
    // No product is longer than a circle, so that none overlaps itself.
    const pair = isCircular ? { ...asked, longest: Math.min(asked.longest, strand.length) } : asked;
    // The product holds the region, so that neither primer can lie further away than this.
    const reach = pair.longest - (target.end - target.start);
    const first = isCircular ? target.start - reach : Math.max(0, target.start - reach);
    const last = isCircular ? target.end + reach : Math.min(strand.length, target.end + reach);
    const letters = textFromBytes(await (isCircular ? circleWindow : strandWindow)(strand, first, last));
    const before = letters.slice(0, target.start - first);
    const behind = letters.slice(target.end - first);
    const left = primerCandidates(before, first, 'left', candidate, solution);
    const right = primerCandidates(behind, target.end, 'right', candidate, solution);
    const folder = createFolder(solution);
    const search = (count: number, repeated: ReadonlySet<string>) =>
      bestPairs(left.accepted, right.accepted, pair, folder, count, ({ letters: primer }) =>
        repeated.has(endOf(primer, input.uniqueEnd)),
      );
    const { pairs, repeated } = await uniquePairs(search, { strand, isCircular }, input.uniqueEnd, task);
    const gcOf = ({ start }: PrimerCandidate, length: number) => {
      const bases = letters.slice(start - first, start - first + length).replace(/[^ACGT]/g, '');
      return bases === '' ? null : 100 * gcFractionOf(bases);
    };
    return {
      shape,
      pairs: pairs.map((each) => shown(each, gcOf(each.left, each.length), solution, strand.length)),
      pairCount: pairs.length,
      bestPenalty: pairs[0]?.penalty ?? null,
      left: left.counts,
      right: right.counts,
      repeated,
    };
  },
} satisfies Formula<'primer-picker'>;

function refused(issue: Issue) {
  return { ok: false, issues: [issue] } as const;
}

function endOf(primer: string, letters: number): string {
  return primer.slice(-letters);
}

/** The strand on which 3′ ends are looked for. */
interface SearchedStrand {
  readonly strand: Strand;
  readonly isCircular: boolean;
}

/** Searches, looks for the 3′ ends of what was found on the whole strand, and searches again without those that occur twice. */
async function uniquePairs(
  search: (count: number, repeated: ReadonlySet<string>) => readonly PickedPair[],
  searched: SearchedStrand,
  uniqueEnd: number,
  task: Task,
): Promise<{ readonly pairs: readonly PickedPair[]; readonly repeated: number }> {
  const { length } = searched.strand;
  const repeated = new Set<string>();
  const once = new Set<string>();
  if (uniqueEnd === 0) return { pairs: search(WANTED, repeated), repeated: 0 };
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const pairs = search(AT_ONCE, repeated);
    const ends = new Set(
      pairs.flatMap(({ left, right }) => [left, right].map(({ letters }) => endOf(letters, uniqueEnd))),
    );
    const unknown = [...ends].filter((end) => !once.has(end));
    const counts = await placesOf(unknown, searched, (done) =>
      task.report({ done: pass * length + done, total: MOST_PASSES * length }),
    );
    for (const [index, end] of unknown.entries()) (counts[index] === 1 ? once : repeated).add(end);
    const unique = pairs.filter(({ left, right }) =>
      [left, right].every(({ letters }) => once.has(endOf(letters, uniqueEnd))),
    );
    if (unique.length >= WANTED || unique.length === pairs.length || pass === MOST_PASSES - 1)
      return { pairs: unique.slice(0, WANTED), repeated: repeated.size };
  }
  return { pairs: [], repeated: repeated.size };
}

/** How often each occurs, on both strands; what reads the same on both counts twice, because it primes both ways. */
async function placesOf(
  ends: readonly string[],
  { strand, isCircular }: SearchedStrand,
  report: (done: number) => void,
): Promise<readonly number[]> {
  if (ends.length === 0) return [];
  const patterns = ends.map((letters) => ({ letters, mismatches: 0 }));
  const rules = { strands: 'both', isCircular, mostKept: 0 } as const;
  const { counts } = await findMotifs(strand, patterns, rules, report);
  return counts.map(({ entered, other }) => entered + other);
}

function shown(pair: PickedPair, gcContent: number | null, solution: ProductSolution, strandLength: number) {
  const { left, right, length, penalty, dimerTm, endDimerTm } = pair;
  const tm = gcContent === null ? null : productTm(length, gcContent, solution);
  return {
    forward: primerOf(left, strandLength),
    reverse: primerOf(right, strandLength),
    length,
    penalty,
    dimerTm,
    endDimerTm,
    productTm: tm,
    annealing: tm === null ? null : rychlikAnnealing(Math.min(left.tm, right.tm), tm),
  };
}

function primerOf({ start, letters, ...rest }: PickedPair['left'], strandLength: number): PickedPrimer {
  const place = (letter: number) => placeOnCircle(start + letter, strandLength) + 1;
  return { ...rest, letters, from: place(0), to: place(letters.length - 1), length: letters.length };
}
