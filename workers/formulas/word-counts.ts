/**
 * Counts of all words of a length (k-mers) in the strand of the DNA calculator, or in both strands.
 *
 *   share    = count / words of A, C, G and T
 *   expected = Π share of each base of the word        of the same strands
 *   ratio    = share / expected
 *
 * On both strands a word and its reverse complement count together, and a palindrome twice. Words with other letters are in no
 * count. On a circle words run across the origin. Refuses lengths below 1 or above LONGEST_WORD, or above that of the
 * strand.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { createSeededWordCounter, LONGEST_SEEDED } from '../lib/sequences/repeats/seededWordCounter.ts';
import {
  createWordCounter,
  expectedShare,
  firstWords,
  LONGEST_WORD,
  onBothStrands,
  type WordCounts,
  wordText,
} from '../lib/sequences/repeats/wordCounts.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readStrand, strandWindow } from '../lib/sequences/strand/strandLetters.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';

export interface WordCountsInput {
  readonly given: GivenStrand;
  /** Letters of a word, 1 to LONGEST_WORD. */
  readonly size: number;
  readonly strands: 'one' | 'both';
  readonly order: WordOrder;
  /** Words that are less frequent are not listed. 0: those that do not occur are listed as well. */
  readonly leastCount: number;
  readonly shape: ShapeChoice;
}

/** The most frequent first, in alphabetical order, or by the ratio of observed to expected. */
export type WordOrder = (typeof WORD_ORDERS)[number];
const WORD_ORDERS = ['count', 'letters', 'highestRatio', 'lowestRatio'] as const;

export interface WordCountsResult {
  readonly shape: StrandShape;
  readonly size: number;
  /** Words of A, C, G and T. */
  readonly words: number;
  /** Words with any other letter. */
  readonly otherWords: number;
  /** Different words that occur. */
  readonly distinct: number;
  /** Different words that there can be: 4 to the power of their length. */
  readonly possible: number;
  /** Words that are frequent enough to be listed. */
  readonly listable: number;
  /** The first of them. */
  readonly listed: readonly ListedWord[];
}

export interface ListedWord {
  readonly word: string;
  readonly count: number;
  /** Among all words; null without any. */
  readonly share: number | null;
  readonly expected: number | null;
  /** Observed over expected; null where a base of the word does not occur. */
  readonly ratio: number | null;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'word-counts': FormulaType<WordCountsInput, WordCountsResult>;
  }
}

const USUAL_SIZE = 2;
const MOST_LISTED = 5000;

export default {
  id: 'word-counts',

  validate({ given, size, strands, order, leastCount, shape }) {
    const length = lettersIn(given.learnt.chosen.counts);
    const wanted = size ?? Math.min(USUAL_SIZE, length);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > LONGEST_WORD)
      return refuse(`Please enter the letters of a word as a whole number from 1 to ${LONGEST_WORD}`, 'size');
    if (wanted > length) return refuse(`The strand has only ${length} letters`, 'size');
    const least = leastCount ?? 1;
    if (!Number.isInteger(least) || least < 0)
      return refuse('Please enter the fewest counts as a whole number from 0 on', 'leastCount');
    return accept({
      given,
      size: wanted,
      strands: strands === 'both' ? 'both' : 'one',
      order: WORD_ORDERS.find((known) => known === order) ?? 'count',
      leastCount: least,
      shape: readShape(shape),
    });
  },

  async compute({ given, size, strands, order, leastCount, ...input }, task) {
    const shape = strandShape(given, input.shape);
    const strand = await openStrand(given, task);
    const counter = size <= LONGEST_SEEDED ? createSeededWordCounter(size, strand.kernel) : createWordCounter(size);
    await readStrand(strand, 0, (letters, place) => {
      counter.read(letters);
      task.report({ done: place + letters.length, total: strand.length });
      return true;
    });
    // The letters that follow the last one of a circle; they are not counted as bases again.
    if (shape.used === 'circular') counter.read(await strandWindow(strand, 0, size - 1));
    const { A, C, G, T } = given.learnt.chosen.counts;
    const counted: WordCounts = { ...counter.counts(), bases: [A, C, G, T] };
    const words = strands === 'both' ? onBothStrands(counted) : counted;
    const { counts } = words;
    const countOf = (word: number) => counts[word] as number;
    const isListed = (word: number) => countOf(word) >= leastCount;
    const rankOf = {
      count: countOf,
      letters: () => 0,
      highestRatio: (word: number) => ratioOf(word, words) ?? -1,
      lowestRatio: (word: number) => -(ratioOf(word, words) ?? Number.MAX_VALUE),
    }[order];
    let distinct = 0;
    let listable = 0;
    for (let word = 0; word < counts.length; word += 1) {
      if (countOf(word) > 0) distinct += 1;
      if (isListed(word)) listable += 1;
    }
    return {
      shape,
      size,
      words: words.words,
      otherWords: words.otherWords,
      distinct,
      possible: counts.length,
      listable,
      listed: firstWords(words, MOST_LISTED, isListed, rankOf).map((word) => listedWord(word, words)),
    };
  },
} satisfies Formula<'word-counts'>;

function listedWord(word: number, words: WordCounts): ListedWord {
  const count = words.counts[word] as number;
  const expected = expectedShare(word, words);
  return {
    word: wordText(word, words.size),
    count,
    share: words.words === 0 ? null : count / words.words,
    expected: Number.isNaN(expected) ? null : expected,
    ratio: ratioOf(word, words),
  };
}

function ratioOf(word: number, words: WordCounts): number | null {
  const expected = expectedShare(word, words);
  return words.words === 0 || !(expected > 0) ? null : (words.counts[word] as number) / words.words / expected;
}
