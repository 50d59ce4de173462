import { firstOf } from '#src/calculators/families/listedPlaces.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type wordCounts from '#workers/formulas/word-counts.ts';
import type { WordCountsInput, WordCountsResult } from '#workers/formulas/word-counts.ts';

type Key = ResultKey<WordCountsResult>;

export default defineAnalysis<typeof wordCounts>()({
  formula: 'word-counts',
  perRecord: [
    { key: 'words', label: 'Words' },
    { key: 'distinct', label: 'Different words' },
    { key: 'otherWords', label: 'Words with other letters' },
  ],
  action: 'Count the words',
  fields: {
    size: {
      kind: 'number',
      label: 'Letters of a word',
      hint: '1 to 12. 2: dinucleotides.',
      isExact: true,
      min: 1,
      max: 12,
      step: 1,
      initial: 2,
    },
    strands: {
      kind: 'choice',
      label: 'Strands',
      look: 'menu',
      options: [
        { value: 'one', label: 'As entered' },
        { value: 'both', label: 'Both: a word and its reverse complement together' },
      ],
      initial: 'one',
    },
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'count', label: 'Most frequent first' },
        { value: 'letters', label: 'Alphabetical' },
        { value: 'highestRatio', label: 'Most above expectation first' },
        { value: 'lowestRatio', label: 'Most below expectation first' },
      ],
      initial: 'count',
    },
    leastCount: {
      kind: 'number',
      label: 'Fewest counts',
      hint: '0: words that do not occur are listed as well.',
      isExact: true,
      min: 0,
      step: 1,
      initial: 1,
    },
    shape: SHAPE,
  },
  example: { size: '2', strands: 'one', order: 'count', leastCount: '1', shape: 'entry' },
  sources: [],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    size: count('Letters of a word'),
    words: count('Words counted'),
    otherWords: count('Words with other letters', 'They are in no count.'),
    distinct: count(
      'Different words',
      ({ result: { possible, size } }) =>
        `Of ${grouped(possible)} that are possible with ${size} ${size === 1 ? 'letter' : 'letters'}.`,
    ),
    possible: count('Words that are possible'),
    listable: count('Words with enough counts'),
    listed: {
      kind: 'rows',
      label: 'Words',
      of: ({ row }) => row.word,
      row: {
        word: { kind: 'words', label: ({ row }) => `Word, ${row.word}` },
        count: count('Count'),
        share: { kind: 'number', label: 'Share', written: decimals(7) },
        expected: { kind: 'number', label: 'Expected', written: decimals(7) },
        ratio: { kind: 'number', label: 'Observed/expected', written: decimals(4) },
      },
    },
  },
  present: (result, input, figure) => {
    const { size, otherWords, distinct, listed } = result;
    return {
      headline: figure('distinct'),
      status: `${distinct} different words of ${size}.`,
      blocks: [
        { kind: 'facts', figures: [figure('words'), ...(otherWords === 0 ? [] : [figure('otherWords')])] },
        ...(listed.length === 0 ? [] : [wordTable(result, input, figure)]),
      ],
      working: [],
    };
  },
});

const COLUMNS = [
  ['word', 'Word'],
  ['count', 'Count'],
  ['share', 'Share'],
  ['expected', 'Expected'],
  ['ratio', 'Observed/expected'],
] as const;

function wordTable(
  { listed, listable, size }: WordCountsResult,
  { strands }: WordCountsInput,
  figure: FigureOf<Key>,
): Block<Key> {
  const both = strands === 'both' ? ' A word that is its own reverse complement counts twice.' : '';
  return {
    kind: 'table',
    title: 'Words',
    columns: COLUMNS.map(([key, label]) => ({
      label,
      numeric: listed.some((each) => typeof each[key] === 'number'),
    })),
    rows: laterRows(listed.length, (at) => COLUMNS.map(([key]) => figure(`listed.${at}.${key}`))),
    isFolded: false,
    note: `${firstOf(listed.length, listable)}Expected is the product of the shares of the ${size === 1 ? 'base' : 'bases'}.${both}`,
  };
}
