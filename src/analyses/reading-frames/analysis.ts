import { codeMenu, codeName } from '#src/families/codeMenu.ts';
import { recordTable } from '#src/families/recordTable.ts';
import { CROSSES_ORIGIN } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed } from '#src/kit/format.ts';
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type readingFrames from '#workers/formulas/reading-frames.ts';
import type { ListedReadingFrame, ReadingFramesInput, ReadingFramesResult } from '#workers/formulas/reading-frames.ts';
import { LEAST_CODONS } from '#workers/reference/openFrameLimits.ts';
import { framePicture } from './framePicture.ts';

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
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'position', label: 'Along the strand' },
        { value: 'length', label: 'Longest first' },
      ],
      initial: 'position',
    },
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
  present: (result, input) => {
    const { total, minimumCodons, listed } = result;
    const headline: Figure<Key> = {
      field: 'total',
      label: 'Open reading frames',
      value: total,
      text: String(total),
      note: `Of at least ${grouped(minimumCodons)} codons in the six frames. Genetic code ${codeName(result.geneticCode)}.`,
    };
    const noun = total === 1 ? 'open reading frame' : 'open reading frames';
    return {
      headline,
      status: `${headline.text} ${noun} of at least ${counted(minimumCodons, 'codon', 'codons')}.`,
      blocks: listed.length === 0 ? [] : [...framePicture(result), frameTable(result), fasta(result, input)],
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

function frameTable({ shape, listed, total, startCodons }: ReadingFramesResult): Block<Key> {
  const some = listed.length < total ? ` The ${grouped(listed.length)} longest of ${grouped(total)} are listed.` : '';
  const across = shape.used === 'circular' ? CROSSES_ORIGIN : '';
  return recordTable<Key, ListedReadingFrame>({
    title: 'Open reading frames',
    list: 'listed',
    items: listed,
    nameOf: ({ number }) => String(number),
    nameLabel: 'Number',
    columns: [
      { key: 'strand', label: 'Strand', of: ({ strand }) => strand, words: (strand) => (strand === '+' ? '+' : '−') },
      { key: 'frame', label: 'Frame', of: ({ frame }) => frame, text: String },
      { key: 'start', label: 'Start', of: ({ start }) => start, text: String },
      { key: 'end', label: 'End', of: ({ end }) => end, text: String },
      { key: 'codons', label: 'Length (aa)', of: ({ codons }) => codons, text: String },
      { key: 'mass', label: 'Mass (Da)', of: ({ mass }) => mass, text: (mass) => fixed(mass, 1) },
      { key: 'hasStop', label: 'Stop codon', of: ({ hasStop }) => hasStop },
      { key: 'head', label: 'Begins with', of: ({ head }) => head, words: (head) => head },
    ],
    isFolded: false,
    note: `${STARTS[startCodons]}${some} Positions are those of the entered strand and include the stop codon; a frame of the other strand is read from its end to its start.${across}`,
  });
}

function fasta({ fasta: { entries, text }, total }: ReadingFramesResult, { letters }: ReadingFramesInput): Block<Key> {
  const what = letters === 'proteins' ? 'Proteins' : 'DNA';
  const some =
    entries === total
      ? 'All frames, in the order of the table.'
      : `The first ${grouped(entries)} frames of the table. For others, raise the minimum or choose the longest first.`;
  return {
    kind: 'text-file',
    field: 'fasta.text',
    title: `${what} as FASTA`,
    note: some,
    text,
    format: 'FASTA',
    isFolded: true,
  };
}
