import { recordTable } from '#src/families/recordTable.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { fixed } from '#src/kit/format.ts';
import { laterRows } from '#src/kit/onDemand/laterRows.ts';
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type wordCounts from '#workers/formulas/word-counts.ts';
import type { ListedWord, WordCountsInput, WordCountsResult } from '#workers/formulas/word-counts.ts';

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
  present: (result, input) => {
    const { size, words, otherWords, distinct, possible, listed } = result;
    return {
      headline: {
        field: 'distinct',
        label: 'Different words',
        value: distinct,
        text: String(distinct),
        note: `Of ${grouped(possible)} that are possible with ${size} ${size === 1 ? 'letter' : 'letters'}.`,
      },
      status: `${distinct} different words of ${size}.`,
      blocks: [
        {
          kind: 'facts',
          figures: [
            { field: 'words', label: 'Words counted', value: words, text: String(words) },
            ...(otherWords === 0
              ? []
              : [
                  {
                    field: 'otherWords' as const,
                    label: 'Words with other letters',
                    value: otherWords,
                    text: String(otherWords),
                    note: 'They are in no count.',
                  },
                ]),
          ],
        },
        ...(listed.length === 0 ? [] : [wordTable(result, input)]),
      ],
      working: [],
    };
  },
});

function wordTable({ listed, listable, size }: WordCountsResult, { strands }: WordCountsInput): Block<Key> {
  const some =
    listed.length < listable ? `The first ${grouped(listed.length)} of ${grouped(listable)} are listed. ` : '';
  const both = strands === 'both' ? ' A word that is its own reverse complement counts twice.' : '';
  return recordTable<Key, ListedWord>({
    title: 'Words',
    list: 'listed',
    items: listed,
    nameOf: ({ word }) => word,
    columns: [
      { key: 'word', label: 'Word', of: ({ word }) => word },
      { key: 'count', label: 'Count', of: ({ count }) => count, text: String },
      { key: 'share', label: 'Share', of: ({ share }) => share, text: (share) => fixed(share, 7) },
      { key: 'expected', label: 'Expected', of: ({ expected }) => expected, text: (expected) => fixed(expected, 7) },
      { key: 'ratio', label: 'Observed/expected', of: ({ ratio }) => ratio, text: (ratio) => fixed(ratio, 4) },
    ],
    isFolded: false,
    later: laterRows,
    note: `${some}Expected is the product of the shares of the ${size === 1 ? 'base' : 'bases'}.${both}`,
  });
}
