/**
 * Composition along the strand of the DNA calculator, in windows.
 *
 *   GC content = 100 · (G + C) / (A + C + G + T)
 *   GC skew    = (G − C) / (G + C)
 *   AT skew    = (A − T) / (A + T)
 *   CpG        = CG · (A + C + G + T) / (C · G)          observed over expected
 *
 * Sources: gardinerGardenFrommer1987 (CpG), lobry1996 (skews). The sum of G less C along the strand is followed letter by letter; in many
 * circular bacterial chromosomes it is lowest near the origin of replication and highest near the terminus. Ambiguity letters are
 * in no count. On a circle windows run across the origin. Refuses windows that are longer than the strand, and more than 2000 of them.
 */
import type { Formula } from '../contract.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readStrand, strandWindow } from '../lib/sequences/strand/strandLetters.ts';
import { gcPercent, lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { createWindowCounter, type SkewWalk, type WindowCount } from '../lib/sequences/strand/windowCounts.ts';
import { readWindows } from '../lib/sequences/strand/windowInput.ts';

export interface CompositionInput {
  readonly given: GivenStrand;
  /** Letters of a window. Absent: a fiftieth of the strand, at least 10. */
  readonly size?: number | undefined;
  /** Letters from one window to the next. Absent: half a window. */
  readonly step?: number | undefined;
  readonly shape: ShapeChoice;
}

export interface CompositionResult {
  readonly shape: StrandShape;
  /** Of the strand. */
  readonly length: number;
  readonly size: number;
  readonly step: number;
  readonly count: number;
  readonly windows: readonly CompositionWindow[];
  readonly walk: SkewWalk;
}

/** A number that is not defined, such as a skew without G and C, is null. */
export interface CompositionWindow {
  /** Counted from 1; the end comes before the start where the window crosses the origin of a circle. */
  readonly start: number;
  readonly end: number;
  /** Percent. */
  readonly gcContent: number | null;
  readonly gcSkew: number | null;
  readonly atSkew: number | null;
  readonly cpgRatio: number | null;
  /** G less C from the beginning of the strand to the end of the window. */
  readonly skewSum: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    composition: FormulaType<CompositionInput, CompositionResult>;
  }
}

export default {
  id: 'composition',

  validate({ given, size, step, shape }) {
    const length = lettersIn(given.learnt.chosen.counts);
    const choice = readShape(shape);
    const windows = readWindows({ size, step }, length, length, isCircle(given, choice));
    return 'message' in windows ? { ok: false, issues: [windows] } : accept({ given, ...windows, shape: choice });
  },

  async compute({ given, size = 1, step = 1, ...input }, task) {
    const shape = strandShape(given, input.shape);
    const strand = await openStrand(given, task);
    const { length } = strand;
    const beyond = shape.used === 'circular' ? size - 1 : 0;
    const counter = createWindowCounter(length + beyond, size, step);
    await readStrand(strand, 0, (letters, place) => {
      counter.read(letters);
      task.report({ done: place + letters.length, total: length });
      return true;
    });
    const walk = counter.walk();
    // The letters that follow the last one of a circle.
    counter.read(await strandWindow(strand, 0, beyond));
    const { G, C } = given.learnt.chosen.counts;
    const windows = counter.windows().map((each) => windowOf(each, size, { length, skewSum: G - C }));
    return { shape, length, size, step, count: windows.length, windows, walk };
  },
} satisfies Formula<'composition'>;

function windowOf(
  { start, A, C, G, T, cpg, skewSum }: WindowCount,
  size: number,
  strand: { readonly length: number; readonly skewSum: number },
): CompositionWindow {
  const end = start + size - 1;
  const isBeyond = end > strand.length;
  return {
    start,
    end: isBeyond ? end - strand.length : end,
    gcContent: gcPercent({ A, C, G, T, ambiguous: 0 }),
    gcSkew: G + C === 0 ? null : (G - C) / (G + C),
    atSkew: A + T === 0 ? null : (A - T) / (A + T),
    cpgRatio: C === 0 || G === 0 ? null : (cpg * (A + C + G + T)) / (C * G),
    skewSum: isBeyond ? skewSum - strand.skewSum : skewSum,
  };
}
