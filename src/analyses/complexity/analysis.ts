import { recordTable } from '#src/families/recordTable.ts';
import { WINDOW, WINDOW_STEP } from '#src/families/windowFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type complexity from '#workers/formulas/complexity.ts';
import type { ComplexityResult, ComplexityWindow } from '#workers/formulas/complexity.ts';

type Key = ResultKey<ComplexityResult>;

const DRAWN_ROWS = 60;

export default defineAnalysis<typeof complexity>()({
  formula: 'complexity',
  perRecord: [
    { key: 'lowest.entropy', label: 'Lowest entropy (bits)', decimals: 3, noneWhere: 'no window has words' },
    { key: 'highest.entropy', label: 'Highest entropy (bits)', decimals: 3, noneWhere: 'no window has words' },
  ],
  action: 'Draw the complexity',
  fields: {
    word: {
      kind: 'number',
      label: 'Letters of a word',
      hint: '1: single bases. Up to 6.',
      isExact: true,
      min: 1,
      max: 6,
      step: 1,
      initial: 3,
    },
    size: WINDOW,
    step: WINDOW_STEP,
  },
  example: { word: '1', size: '', step: '' },
  sources: ['shannon1948'],
  present: (result) => {
    const { count, size, step, word, mostEntropy } = result;
    const extremes = [...extreme(result, 'lowest', 'Lowest'), ...extreme(result, 'highest', 'Highest')];
    return {
      headline: {
        field: 'count',
        label: 'Windows',
        value: count,
        text: String(count),
        note: `Of ${grouped(size)} nt, a step of ${grouped(step)} nt, words of ${counted(word, 'letter', 'letters')}.`,
      },
      status: `${counted(count, 'window', 'windows')}.`,
      blocks: [
        {
          kind: 'facts',
          title: 'Shannon entropy of the words',
          figures: [
            ...extremes,
            {
              field: 'mostEntropy',
              label: 'Highest possible',
              value: mostEntropy,
              text: fixed(mostEntropy, 4),
              unit: 'bits',
              note: 'All words equally frequent.',
            },
          ],
        },
        chart(result),
        windowTable(result),
      ],
      working: [],
    };
  },
});

function extreme(result: ComplexityResult, key: 'lowest' | 'highest', label: string): readonly Figure<Key>[] {
  const window = result[key];
  if (window === null || window.entropy === null) return [];
  const { entropy, start, end } = window;
  const note = `Bases ${grouped(start)} to ${grouped(end)}.`;
  return [{ field: `${key}.entropy`, label, value: entropy, text: fixed(entropy, 4), unit: 'bits', note }];
}

/** At the middle of each window. */
function chart({ windows, size, length, word }: ComplexityResult): Block<Key> {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Entropy along the sequence',
      summary: `Entropy of the words of ${counted(word, 'letter', 'letters')} in windows of ${grouped(size)} bases, each at its middle, on a sequence of ${grouped(length)} bases.`,
      x: { label: 'Position', unit: 'nt', decimals: 1, reaches: [1, length] },
      y: { label: 'Entropy', unit: 'bits', decimals: 4 },
      series: [
        {
          name: 'Entropy',
          marks: windows.length === 1 ? 'points' : 'line',
          points: windows.map(({ start, end, entropy }) => ({ x: (start + end) / 2, y: entropy ?? Number.NaN })),
        },
      ],
    },
  };
}

function windowTable({ windows }: ComplexityResult): Block<Key> {
  return recordTable<Key, ComplexityWindow>({
    title: 'Windows',
    list: 'windows',
    items: windows,
    nameOf: ({ start, end }) => `${start} to ${end}`,
    columns: [
      { key: 'start', label: 'First base', of: ({ start }) => start, text: String },
      { key: 'end', label: 'Last base', of: ({ end }) => end, text: String },
      { key: 'entropy', label: 'Entropy (bits)', of: ({ entropy }) => entropy, text: (value) => fixed(value, 4) },
      { key: 'distinct', label: 'Different words', of: ({ distinct }) => distinct, text: String },
      {
        key: 'vocabulary',
        label: 'Of those possible',
        of: ({ vocabulary }) => vocabulary,
        text: (value) => fixed(value, 4),
      },
    ],
    drawnRows: DRAWN_ROWS,
    isFolded: true,
    note: 'Possible are all words of the length, but no more than fit into a window. A dash: no word without other letters.',
  });
}
