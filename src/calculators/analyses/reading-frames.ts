import { codeMenu, codeName } from '#src/calculators/families/codeMenu.ts';
import { acrossOrigin, orderField } from '#src/calculators/families/listedPlaces.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ChartBlock, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type readingFrames from '#workers/formulas/reading-frames.ts';
import type { ListedReadingFrame, ReadingFramesInput, ReadingFramesResult } from '#workers/formulas/reading-frames.ts';
import { LEAST_CODONS } from '#workers/reference/openFrameLimits.ts';

type Key = ResultKey<ReadingFramesResult>;

export default defineAnalysis<typeof readingFrames>()({
  formula: 'reading-frames',
  perRecord: [{ key: 'total', label: 'Open reading frames' }],
  action: 'List the reading frames',
  fields: {
    minimumCodons: {
      kind: 'number',
      label: 'Shortest reading frame',
      hint: `Codons without the stop, at least ${LEAST_CODONS}. Blank: as for the result above.`,
      unit: 'codons',
      optional: true,
      isExact: true,
      min: LEAST_CODONS,
      step: 10,
    },
    startCodons: {
      kind: 'choice',
      label: 'Start codons',
      look: 'menu',
      options: [
        { value: 'page', label: 'As for the result above' },
        { value: 'atg', label: 'ATG only' },
        { value: 'code', label: 'ATG and the other starts of the genetic code' },
        { value: 'sense', label: 'Any sense codon (stop to stop)' },
      ],
      initial: 'page',
    },
    geneticCode: codeMenu(),
    shape: {
      ...SHAPE,
      hint: 'Of a circle, frames may cross the origin. Each has a stop and is no longer than the circle.',
    },
    order: orderField('Longest first'),
    letters: {
      kind: 'choice',
      label: 'Write as FASTA',
      look: 'menu',
      options: [
        { value: 'proteins', label: 'Proteins' },
        { value: 'bases', label: 'DNA, start to stop' },
      ],
      initial: 'proteins',
    },
  },
  example: {
    minimumCodons: '10',
    startCodons: 'atg',
    geneticCode: 'page',
    shape: 'entry',
    order: 'position',
    letters: 'proteins',
  },
  sources: ['ncbiGeneticCodes', 'ncIub1984', 'emboss'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    total: count(
      'Open reading frames',
      ({ result }) =>
        `Of at least ${grouped(result.minimumCodons)} codons in the six frames. Genetic code ${codeName(result.geneticCode)}.`,
    ),
    minimumCodons: count('Fewest codons'),
    startCodons: { kind: 'words', label: 'Start codons' },
    geneticCode: { kind: 'words', label: 'Genetic code', words: codeName },
    length: count('Letters of the strand'),
    listed: {
      kind: 'rows',
      label: 'Open reading frames',
      of: ({ row }) => String(row.number),
      row: {
        number: count('Number'),
        strand: { kind: 'words', label: ({ row }) => `Strand, ${row.number}`, words: { '+': '+', '-': '−' } },
        frame: count('Frame'),
        start: count('Start'),
        end: count('End'),
        codons: count('Length (aa)'),
        mass: { kind: 'number', label: 'Mass (Da)', columnUnit: 'Da', written: decimals(1) },
        hasStop: { kind: 'flag', label: ({ row }) => `Stop codon, ${row.number}` },
        head: name(({ row }) => `Begins with, ${row.number}`),
      },
    },
    fasta: { kind: 'inner', label: 'As FASTA' },
  },
  present: (result, input, figure) => {
    const { total, minimumCodons, listed } = result;
    return {
      headline: figure('total'),
      status: `${total} ${total === 1 ? 'open reading frame' : 'open reading frames'} of at least ${counted(minimumCodons, 'codon', 'codons')}.`,
      blocks: listed.length === 0 ? [] : [...framePicture(result), frameTable(result, figure), fasta(result, input)],
      working: [],
    };
  },
});

/** Which codons begin a frame, in words. */
const STARTS = {
  atg: 'Frames begin at ATG.',
  code: 'Frames begin at any start of the genetic code, which is read as methionine.',
  sense: 'Frames run from stop to stop.',
} as const;

function frameTable({ shape, listed, total, startCodons }: ReadingFramesResult, figure: FigureOf<Key>): Block<Key> {
  const some = listed.length < total ? ` The ${grouped(listed.length)} longest of ${grouped(total)} are listed.` : '';
  return rowsTable(figure, {
    title: 'Open reading frames',
    list: 'listed',
    rows: listed.length,
    columns: [
      ['strand', 'Strand'],
      'frame',
      'start',
      'end',
      'codons',
      ['mass', 'Mass (Da)'],
      ['hasStop', 'Stop codon'],
      ['head', 'Begins with'],
    ],
    names: { heading: 'Number', of: (at) => String(listed[at]?.number) },
    isFolded: false,
    note: `${STARTS[startCodons]}${some} Positions are those of the entered strand and include the stop codon; a frame of the other strand is read from its end to its start.${acrossOrigin(shape)}`,
  });
}

function fasta({ fasta: { entries, text }, total }: ReadingFramesResult, { letters }: ReadingFramesInput): Block<Key> {
  return {
    kind: 'text-file',
    field: 'fasta.text',
    title: `${letters === 'proteins' ? 'Proteins' : 'DNA'} as FASTA`,
    note:
      entries === total
        ? 'All frames, in the order of the table.'
        : `The first ${grouped(entries)} frames of the table. For others, raise the minimum or choose the longest first.`,
    text,
    format: 'FASTA',
    isFolded: true,
  };
}

/** Letters: in a longer strand most frames would be thinner than a pixel. */
const LONGEST_DRAWN = 200_000;
const MOST_DRAWN = 300;

/** Returns the picture, where the frames can be told apart. */
export function framePicture({ listed, length, total }: ReadingFramesResult): readonly ChartBlock[] {
  if (length > LONGEST_DRAWN || listed.length > MOST_DRAWN || listed.length < total) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Reading frames along the strand',
        summary: `Each line is an open reading frame, from its start to its end on the entered strand of ${grouped(length)} bases. Rows 1 to 3 are the frames of the entered strand, −1 to −3 those of the other.`,
        x: { label: 'Position', unit: 'nt', decimals: 0, reaches: [1, length] },
        y: { label: 'Frame', decimals: 0, counted: true, reaches: [-3, 3], unticked: [0] },
        series: [{ name: 'Reading frames', marks: 'line', points: listed.flatMap((frame) => segments(frame, length)) }],
      },
    },
  ];
}

/** Lines with a gap behind each; a frame across the origin is two. */
function segments({ start, end, strand, frame, number }: ListedReadingFrame, length: number) {
  const y = strand === '+' ? frame : -frame;
  const line = (from: number, to: number) => [
    { x: from, y, label: `Frame ${number} begins` },
    { x: to, y, label: `Frame ${number} ends` },
    { x: to, y: Number.NaN },
  ];
  return start <= end ? line(start, end) : [...line(start, length), ...line(1, end)];
}
