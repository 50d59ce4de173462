import { SECOND_RECORD_FIELD } from '#src/calculators/families/alignmentFields.ts';
import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type dotPlot from '#workers/formulas/dot-plot.ts';
import type { DotDiagonal, DotPlotResult } from '#workers/formulas/dot-plot.ts';

type Key = ResultKey<DotPlotResult>;

const LAYERS = { same: 'Same strand', other: 'Other strand' } as const;

export default defineAnalysis<typeof dotPlot>()({
  formula: 'dot-plot',
  action: 'Draw the dot plot',
  fields: {
    second: {
      kind: 'sequence',
      label: 'Second sequence',
      hint: 'DNA of any length; FASTA, GenBank and other formats are recognized. Blank: the sequence above with itself.',
    },
    secondRecord: SECOND_RECORD_FIELD,
    word: {
      kind: 'number',
      label: 'Letters of a word',
      hint: 'A dot needs so many equal letters in a row, 4 to 24. Blank: by the lengths, at least 8.',
      optional: true,
      isExact: true,
      min: 4,
      max: 24,
    },
    shape: { ...SHAPE, hint: `Of the sequence above. ${SHAPE.hint}` },
  },
  example: {
    second: 'CTATCGGGCACCCTTTCAGCGGCCCATTACAATGGCCATGAATTCGGATCC',
    secondRecord: '',
    word: '',
    shape: 'entry',
  },
  sources: ['gibbsMcIntyre1970'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    word: count('Letters of a word'),
    matches: count('Matches', ({ result }) => `Words of ${result.word} letters, on both strands.`),
    oneIn: count('Words of which one was compared'),
    apart: count('Letters apart on one diagonal, at most'),
    crowded: count('Places left out'),
    first: { kind: 'inner', label: 'Sequence above' },
    second: { kind: 'inner', label: 'Second sequence' },
    isSelf: { kind: 'flag', label: 'With itself' },
    columns: count('Columns of the picture'),
    rows: count('Rows of the picture'),
    sameStrand: { kind: 'inner', label: LAYERS.same },
    otherStrand: { kind: 'inner', label: LAYERS.other },
    diagonals: {
      kind: 'rows',
      label: 'Longest diagonals',
      row: {
        firstFrom: count('Sequence above, from'),
        firstTo: count('Sequence above, to'),
        secondFrom: count('Second, from'),
        secondTo: count('Second, to'),
        strand: { kind: 'words', label: 'Strand', words: { '+': '+', '-': '−' } },
        length: { ...count('Length'), unit: 'nt' },
        words: count('Shared words'),
      },
    },
  },
  present: (result, _, figure) => {
    const { matches, word, diagonals, oneIn, crowded } = result;
    return {
      headline: figure('matches'),
      status: `${counted(matches, 'match', 'matches')} of words of ${word} letters.`,
      blocks: [
        ...cautionNotices([
          [
            oneIn > 1,
            `Of ${grouped(oneIn)} words one was compared, the same ones in both sequences: matches of few letters can be missing.`,
            'neutral',
          ],
          [
            crowded > 0,
            `Some words are at more than 64 places of the sequence above: ${grouped(crowded)} further places of theirs were not compared.`,
            'neutral',
          ],
        ]),
        picture(result),
        ...(diagonals.length > 0 ? [diagonalTable(result, figure)] : []),
      ],
      working: [],
    };
  },
});

/** What the two sequences are called. */
function namesOf({ first, second, isSelf }: DotPlotResult): readonly [string, string] {
  const above = first.name.trim() === '' ? 'Sequence above' : first.name.trim();
  if (isSelf) return [above, above];
  return [above, second.name.trim() === '' ? 'Second sequence' : second.name.trim()];
}

function picture(result: DotPlotResult): Block<Key> {
  const { first, second, word, columns, sameStrand, otherStrand, diagonals } = result;
  const [across, up] = namesOf(result);
  return {
    kind: 'chart',
    chart: {
      type: 'dots',
      title: 'Dot plot',
      summary: `A dot where both have the same ${word} letters in a row: from left to right ${grouped(first.length)} nt, from bottom to top ${grouped(second.length)} nt.`,
      x: { label: across, unit: 'nt', decimals: 0 },
      y: { label: up, unit: 'nt', decimals: 0 },
      size: { x: first.length, y: second.length },
      columns,
      layers: [
        { name: LAYERS.same, rows: sameStrand },
        { name: LAYERS.other, rows: otherStrand },
      ],
      stretches: diagonals.map((each) => ({
        text: `${each.length} nt: ${range(each.firstFrom, each.firstTo)} with ${range(each.secondFrom, each.secondTo)}`,
        ...drawn(each, first.length, second.length),
      })),
    },
  };
}

/** As far as the ends of the picture, where the last word crosses the origin of a circle. */
function drawn({ firstFrom, firstTo, secondFrom, secondTo, strand }: DotDiagonal, width: number, height: number) {
  const [low, high] = strand === '+' ? [secondFrom, secondTo] : [secondTo, secondFrom];
  const top = high < low ? height : high;
  return {
    from: { x: firstFrom, y: strand === '+' ? low : top },
    to: { x: firstTo < firstFrom ? width : firstTo, y: strand === '+' ? top : low },
  };
}

function range(from: number, to: number): string {
  return `${from} to ${to}`;
}

function diagonalTable({ shape, diagonals, apart }: DotPlotResult, figure: FigureOf<Key>): Block<Key> {
  return rowsTable(figure, {
    title: 'Longest diagonals',
    list: 'diagonals',
    rows: diagonals.length,
    columns: ['length', 'firstFrom', ['firstTo', 'To'], 'secondFrom', ['secondTo', 'To'], 'strand', 'words'],
    isFolded: false,
    note: `Shared words that begin no more than ${grouped(apart)} letters apart on one diagonal are joined. Strand −: the second sequence matches with its other strand, so that its positions fall. Of a sequence with itself, each pair is listed once.${shape.used === 'circular' ? ' A diagonal ends with the word that crosses the origin of the circle.' : ''}`,
  });
}
