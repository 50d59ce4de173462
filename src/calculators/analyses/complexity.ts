import { windowChart } from '#src/calculators/families/windowChart.ts';
import { WINDOW, WINDOW_STEP } from '#src/calculators/families/windowFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { GroupOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type complexity from '#workers/formulas/complexity.ts';
import type { ComplexityWindow } from '#workers/formulas/complexity.ts';

const OF_A_WINDOW: Outputs<ComplexityWindow, unknown, unknown> = {
  start: count('First base'),
  end: count('Last base'),
  entropy: { kind: 'number', label: 'Entropy (bits)', written: decimals(4) },
  distinct: count('Different words'),
  vocabulary: { kind: 'number', label: 'Of those possible', written: decimals(4) },
};

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
  outputs: {
    length: count('Length'),
    word: count('Letters of a word'),
    size: count('Letters of a window'),
    step: count('Letters from one window to the next'),
    count: count(
      'Windows',
      ({ result: { size, step, word } }) =>
        `Of ${grouped(size)} nt, a step of ${grouped(step)} nt, words of ${counted(word, 'letter', 'letters')}.`,
    ),
    mostEntropy: {
      kind: 'number',
      label: 'Highest possible',
      unit: 'bits',
      written: decimals(4),
      note: 'All words equally frequent.',
    },
    lowest: extreme('Lowest'),
    highest: extreme('Highest'),
    windows: { kind: 'rows', label: 'Windows', of: ({ row }) => `${row.start} to ${row.end}`, row: OF_A_WINDOW },
  },
  present: (result, _, figure) => ({
    headline: figure('count'),
    status: `${counted(result.count, 'window', 'windows')}.`,
    blocks: [
      {
        kind: 'facts',
        title: 'Shannon entropy of the words',
        figures: [
          ...(['lowest', 'highest'] as const)
            .filter((key) => result[key] !== null && result[key].entropy !== null)
            .map((key) => figure(`${key}.entropy`)),
          figure('mostEntropy'),
        ],
      },
      windowChart({
        title: 'Entropy along the sequence',
        summary: `Entropy of the words of ${counted(result.word, 'letter', 'letters')} in windows of ${grouped(result.size)} bases, each at its middle, on a sequence of ${grouped(result.length)} bases.`,
        length: result.length,
        decimals: 1,
        y: { label: 'Entropy', unit: 'bits', decimals: 4 },
        points: result.windows.map(({ start, end, entropy }) => ({ x: (start + end) / 2, y: entropy ?? Number.NaN })),
      }),
      rowsTable(figure, {
        title: 'Windows',
        list: 'windows',
        rows: result.windows.length,
        columns: ['start', 'end', 'entropy', 'distinct', 'vocabulary'],
        drawnRows: 60,
        isFolded: true,
        note: 'Possible are all words of the length, but no more than fit into a window. A dash: no word without other letters.',
      }),
    ],
    working: [],
  }),
});

function extreme(label: string): GroupOutput<ComplexityWindow, unknown, unknown, unknown> {
  return {
    kind: 'group',
    keys: {
      ...OF_A_WINDOW,
      entropy: {
        ...OF_A_WINDOW.entropy,
        label,
        unit: 'bits',
        note: ({ row }) => `Bases ${grouped(row.start)} to ${grouped(row.end)}.`,
      },
    },
  };
}
