/** Open reading frames of a result: a table of the longest, and the protein of the longest one. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';
import type { StartCodons } from '#workers/lib/sequences/letters/frameStarts.ts';
import { GENETIC_CODES, type GeneticCodeId } from '#workers/reference/geneticCodes.ts';
import { listOf, startCodonsOf } from './startCodons.ts';

type Key = ResultKey<DnaSequenceResult>;

const TITLE = 'Open reading frames';

const AMBIGUOUS =
  ' A codon with ambiguity letters never ends a frame: it is X unless all its readings are the same amino acid.';

export function frameBlocks(
  { openFrames, otherLetters, record }: DnaSequenceResult,
  code: GeneticCodeId,
  startCodons: StartCodons,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (openFrames === null) {
    return [
      {
        kind: 'notice',
        tone: 'neutral',
        title: TITLE,
        text: 'Not looked for in this sequence. Choose “Always, however long” to list them.',
      },
    ];
  }
  const { total, leastCodons, listed, protein } = openFrames;
  if (total === 0) {
    const text = `None of at least ${grouped(leastCodons)} codons in the six frames. ${STARTS[startCodons](code)}`;
    return [{ kind: 'notice', tone: 'neutral', title: TITLE, text }];
  }
  const found = `${counted(total, 'frame', 'frames')} of at least ${grouped(leastCodons)} codons in the six frames`;
  const shown = listed.length < total ? `; the ${grouped(listed.length)} longest are listed` : '';
  return [
    {
      kind: 'table',
      // Drawing all hundred would block the page for noticeably long; the CSV file has them.
      drawnRows: 20,
      title: TITLE,
      columns: [
        { label: 'Frame' },
        { label: 'Start', numeric: true },
        { label: 'End', numeric: true },
        { label: 'Length', numeric: true },
        { label: 'Stop codon' },
      ],
      rows: listed.map(({ strand, frame, hasStop }, index) => [
        `${strand === '+' ? '+' : '−'}${frame}`,
        figure(`openFrames.listed.${index}.start`),
        figure(`openFrames.listed.${index}.end`),
        figure(`openFrames.listed.${index}.codons`),
        hasStop ? 'Yes' : 'No: the sequence ends',
      ]),
      note: `${found}${shown}. ${STARTS[startCodons](code)} Positions are those of the strand you entered and include the stop codon; frames + and − begin at its first and at its last base.`,
    },
    {
      kind: 'sequence',
      field: 'openFrames.protein',
      title: 'Protein of the longest reading frame',
      recordName: record.name,
      text: protein,
      ends: ['N', 'C'],
      unit: 'aa',
      note: `${FIRST_CODON[startCodons]}${otherLetters === 0 ? '' : AMBIGUOUS}`,
    },
  ];
}

/** The start codons of the listed frames, in words. */
const STARTS: Readonly<Record<StartCodons, (code: GeneticCodeId) => string>> = {
  atg: () => 'Frames start at ATG only.',
  code: startsOf,
  sense: () => 'Frames run from stop to stop: any sense codon starts one.',
};

const AS_METHIONINE = 'A start codon is read as methionine (M), whatever it codes for within a protein.';
const FIRST_CODON: Readonly<Record<StartCodons, string>> = {
  atg: 'Read from its ATG to the stop codon.',
  code: AS_METHIONINE,
  sense: 'Read from the first codon after the stop before, which need not be a start.',
};

function startsOf(code: GeneticCodeId): string {
  return `Genetic code ${code} (${GENETIC_CODES[code].name}) starts at ${listOf(startCodonsOf(code))}.`;
}
