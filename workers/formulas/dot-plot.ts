/**
 * Where the strand of the DNA calculator and a second sequence, or itself, have the same words.
 *
 *   dot (i, j): the same w letters begin at letter i of the first and j of the second sequence, or the second's other strand
 *   w, where none is given, is the least of at least 8 by which random sequences have a dot in fewer than 1 of 100 cells of the picture
 *
 * Source: gibbsMcIntyre1970. Of long sequences a part of the words is compared, the same ones in both, chosen by a hash of the
 * word: no more than 4 million. Of a word that is in the first sequence more than 64 times, the first 64 places are compared. On
 * a circle words run across the origin, where a diagonal ends and another begins.
 *
 * Refuses words of less than 4 or more than 24 letters, and a second sequence with characters that are not letters of DNA.
 */
import type { Formula, LongText, Task } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { passSecond } from '../lib/sequences/alignment/secondSequence.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readStrand, type Strand, strandWindow } from '../lib/sequences/strand/strandLetters.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';
import { createDiagonalJoiner, type WordDiagonal } from './dot-plot/wordDiagonals.ts';
import { createWordIndex } from './dot-plot/wordIndex.ts';
import { createWordReader, MOST_WORD_LETTERS } from './dot-plot/wordReader.ts';

export interface DotPlotInput {
  readonly given: GivenStrand;
  /** DNA in any format that the page reads. Blank: the strand itself. */
  readonly second: LongText;
  /** The record of the second text, counted from 1. Absent: the first with letters. */
  readonly secondRecord?: number | undefined;
  /** Letters of a word, 4 to 24. Absent: by the lengths. */
  readonly word?: number | undefined;
  /** Of the strand of the page. */
  readonly shape: ShapeChoice;
  readonly learnt?: { readonly secondLength: number; readonly secondName: string };
}

export interface DotPlotResult {
  readonly shape: StrandShape;
  /** Letters of a word. */
  readonly word: number;
  /** Matches of words. */
  readonly matches: number;
  /** Of so many words one was compared. */
  readonly oneIn: number;
  /** Letters between the beginnings of two words of one diagonal, at most. */
  readonly apart: number;
  /** Places of frequent words that were left out. */
  readonly crowded: number;
  readonly first: { readonly name: string; readonly length: number };
  readonly second: { readonly name: string; readonly length: number };
  readonly isSelf: boolean;
  /** Cells of the picture along the first and the second sequence. */
  readonly columns: number;
  readonly rows: number;
  /** For each row, from the beginning of the second sequence on, the runs of cells with a dot: first column and number of columns by turns. */
  readonly sameStrand: readonly (readonly number[])[];
  readonly otherStrand: readonly (readonly number[])[];
  /** Longest first. */
  readonly diagonals: readonly DotDiagonal[];
}

/** Positions are counted from 1. Where the last word crosses the origin of a circle, the diagonal ends behind it. */
export interface DotDiagonal {
  readonly firstFrom: number;
  readonly firstTo: number;
  /** Falling where the other strand matches. */
  readonly secondFrom: number;
  readonly secondTo: number;
  readonly strand: '+' | '-';
  readonly length: number;
  readonly words: number;
}

const LEAST_WORD = 4;
const LEAST_USUAL_WORD = 8;
/** Cells of the picture for one dot by chance, with words of the usual length. */
const CELLS_A_DOT = 100;
const MOST_CELLS = 400;
const MOST_INDEXED = 4_000_000;
const MOST_PLACES = 64;
const MOST_DIAGONALS = 50;
/** Words of one diagonal may be so many lengths of a word apart, or so many times the distance of compared words. */
const APART_WORDS = 2;
const APART_SAMPLES = 20;
/** Longer sequences than any chromosome. */
const MOST_LETTERS = 2 ** 31;
const PATHS = { text: 'second', record: 'secondRecord' } as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'dot-plot': FormulaType<DotPlotInput, DotPlotResult>;
  }
}

export default {
  id: 'dot-plot',

  async validate(candidate, task) {
    const { given, second } = candidate;
    const [word, secondRecord] = [candidate.word ?? undefined, candidate.secondRecord ?? undefined];
    if (word !== undefined && (!Number.isInteger(word) || word < LEAST_WORD || word > MOST_WORD_LETTERS))
      return refuse(
        `Please enter the letters of a word as a whole number from ${LEAST_WORD} to ${MOST_WORD_LETTERS}`,
        'word',
      );
    if (secondRecord !== undefined && (!Number.isInteger(secondRecord) || secondRecord < 1))
      return refuse('Please enter the number of a record: 1, 2, 3 …', 'secondRecord');
    const input = { given, second, secondRecord, word, shape: readShape(candidate.shape) };
    if (isBlank(second)) {
      const { counts, name } = given.learnt.chosen;
      return accept({ ...input, learnt: { secondLength: lettersIn(counts), secondName: name } });
    }
    const read = await passText(input, task, () => {});
    if ('message' in read) return { ok: false, issues: [read] };
    return accept({ ...input, learnt: { secondLength: read.length, secondName: read.name } });
  },

  async compute(input, task) {
    const { given, learnt = { secondLength: 0, secondName: '' } } = input;
    const shape = strandShape(given, input.shape);
    const strand = await openStrand(given, task);
    const isSelf = isBlank(input.second);
    const [width, height] = [strand.length, learnt.secondLength];
    const [columns, rows] = [Math.min(MOST_CELLS, width), Math.min(MOST_CELLS, height)];
    const word = input.word ?? usualWord((width / columns) * (height / rows));
    const oneIn = Math.max(1, Math.ceil(width / MOST_INDEXED));
    const report = (done: number) => task.report({ done: Math.min(done, width + height), total: width + height });
    // The letters that follow the last one of a circle; no word is longer than it.
    const beyond = shape.used === 'circular' && word <= width ? word - 1 : 0;

    // The hash of words is not perfectly even: room for a tenth more.
    const index = createWordIndex(Math.ceil((1.1 * width) / oneIn) + 1000, MOST_PLACES);
    const indexed = createWordReader(word, oneIn, index.add);
    await passStrand(strand, beyond, (letters) => {
      indexed.read(letters);
      report(indexed.place());
    });

    const apart = Math.max(APART_WORDS * word, oneIn === 1 ? 0 : APART_SAMPLES * oneIn);
    const joiner = createDiagonalJoiner(word, apart, MOST_DIAGONALS);
    const dots = { same: new Uint8Array(columns * rows), opposite: new Uint8Array(columns * rows) };
    let matches = 0;
    function match(first: number, second: number, isOpposite: boolean): void {
      matches += 1;
      const column = Math.floor((first * columns) / width);
      const row = Math.floor((second * rows) / height);
      (isOpposite ? dots.opposite : dots.same)[row * columns + column] = 1;
      // Of a strand with itself, the diagonal from corner to corner says nothing, and each other one is there twice.
      if (!isSelf || (isOpposite ? first <= second : first < second)) joiner.add(first, second, isOpposite);
    }
    const compared = createWordReader(
      word,
      oneIn,
      (upper, lower, at) => index.find(upper, lower, (first) => match(first, at, false)),
      (upper, lower, at) => index.find(upper, lower, (first) => match(first, at, true)),
    );
    const compare = (letters: Uint8Array) => {
      compared.read(letters);
      report(width + compared.place());
    };
    if (isSelf) await passStrand(strand, beyond, compare);
    else await passText(input, { ...task, report() {} }, compare);
    return {
      shape,
      word,
      matches,
      oneIn,
      apart,
      crowded: index.crowded(),
      first: { name: given.learnt.chosen.name, length: width },
      second: { name: learnt.secondName, length: height },
      isSelf,
      columns,
      rows,
      sameStrand: runsOf(dots.same, columns, rows),
      otherStrand: runsOf(dots.opposite, columns, rows),
      diagonals: joiner.longest().map((each) => placed(each, width, isSelf ? height : Number.POSITIVE_INFINITY)),
    };
  },
} satisfies Formula<'dot-plot'>;

/** @param area pairs of letters in one cell of the picture */
function usualWord(area: number): number {
  const word = Math.ceil(Math.log(CELLS_A_DOT * 2 * area) / Math.log(4));
  return Math.min(MOST_WORD_LETTERS, Math.max(LEAST_USUAL_WORD, word));
}

function isBlank(text: LongText): boolean {
  return typeof text === 'string' && text.trim() === '';
}

/** @param beyond letters of the beginning that are passed on once more behind the last one */
async function passStrand(strand: Strand, beyond: number, use: (letters: Uint8Array) => void): Promise<void> {
  await readStrand(strand, 0, (letters) => {
    use(letters);
    return true;
  });
  if (beyond > 0) use(await strandWindow(strand, 0, beyond));
}

function passText(
  { second, secondRecord }: Pick<DotPlotInput, 'second' | 'secondRecord'>,
  task: Task,
  use: (letters: Uint8Array) => void,
): ReturnType<typeof passSecond> {
  const options = { letters: 'dna', record: secondRecord ?? null, mostLetters: MOST_LETTERS } as const;
  return passSecond(second, task, options, PATHS, use);
}

/** The runs of dots in each row: first column and number of columns by turns. */
function runsOf(dots: Uint8Array, columns: number, rows: number): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) => {
    const runs: number[] = [];
    for (let column = 0; column < columns; column += 1) {
      if (dots[row * columns + column] === 0) continue;
      const start = column;
      while (column < columns && dots[row * columns + column] !== 0) column += 1;
      runs.push(start, column - start);
    }
    return runs;
  });
}

/** @param width of the first and `height` of the second sequence: letters, behind which those of a circle begin again */
function placed(
  { first, second, length, words, isOpposite }: WordDiagonal,
  width: number,
  height: number,
): DotDiagonal {
  const last = (start: number, letters: number) =>
    start + length > letters ? start + length - letters : start + length;
  const [from, to] = [second + 1, last(second, height)];
  return {
    firstFrom: first + 1,
    firstTo: last(first, width),
    secondFrom: isOpposite ? to : from,
    secondTo: isOpposite ? from : to,
    strand: isOpposite ? '-' : '+',
    length,
    words,
  };
}
