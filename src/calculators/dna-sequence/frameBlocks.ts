/** Open reading frames of a result: a table of the longest, and the protein of the longest one. */
import { counted, grouped } from '#src/kit/format.ts';
import type { Block, Cell } from '#src/kit/presentation.ts';
import type { DnaSequenceResult, OpenFrames } from '#workers/formulas/dna-sequence.ts';
import { GENETIC_CODES, type GeneticCodeId } from '#workers/reference/geneticCodes.ts';

const TITLE = 'Open reading frames';

const AMBIGUOUS =
  ' A codon with ambiguity letters never ends a frame: it is X unless all its readings are the same amino acid.';

export function frameBlocks({ openFrames, otherLetters }: DnaSequenceResult, code: GeneticCodeId): readonly Block[] {
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
    const text = `None of at least ${grouped(leastCodons)} codons in the six frames. ${startsOf(code)}`;
    return [{ kind: 'notice', tone: 'neutral', title: TITLE, text }];
  }
  const found = `${counted(total, 'frame', 'frames')} of at least ${grouped(leastCodons)} codons in the six frames`;
  const shown = listed.length < total ? `; the ${grouped(listed.length)} longest are listed` : '';
  return [
    {
      kind: 'table',
      // Drawing all hundred would hold up the page for longer than a key may wait; the CSV has them.
      drawnRows: 20,
      title: TITLE,
      columns: [
        { label: 'Frame' },
        { label: 'Start', numeric: true },
        { label: 'End', numeric: true },
        { label: 'Length', numeric: true },
        { label: 'Stop codon' },
      ],
      rows: frameRows(openFrames),
      note: `${found}${shown}. ${startsOf(code)} Positions are those of the strand you entered and include the stop codon; frames + and − begin at its first and at its last base.`,
    },
    {
      kind: 'sequence',
      field: 'openFrames.protein',
      title: 'Protein of the longest reading frame',
      text: protein,
      ends: ['N', 'C'],
      unit: 'aa',
      note: `A start codon is read as methionine (M), whatever it codes for within a protein.${otherLetters === 0 ? '' : AMBIGUOUS}`,
    },
  ];
}

function frameRows({ listed }: OpenFrames): readonly (readonly Cell[])[] {
  return listed.map(({ strand, frame, start, end, codons, hasStop }, index) => {
    const field = (key: string) => `openFrames.listed.${index}.${key}`;
    return [
      `${strand === '+' ? '+' : '−'}${frame}`,
      { field: field('start'), label: 'Start', value: start, text: String(start) },
      { field: field('end'), label: 'End', value: end, text: String(end) },
      { field: field('codons'), label: 'Length', value: codons, text: String(codons), unit: 'aa' },
      hasStop ? 'Yes' : 'No: the sequence ends',
    ];
  });
}

function startsOf(code: GeneticCodeId): string {
  const { name, starts } = GENETIC_CODES[code];
  const codons = [...starts].flatMap((letter, index) =>
    letter === 'M' ? [[index >> 4, (index >> 2) & 3, index & 3].map((base) => 'TCAG'.charAt(base)).join('')] : [],
  );
  const list = codons.length === 1 ? codons.join('') : `${codons.slice(0, -1).join(', ')} and ${codons.at(-1) ?? ''}`;
  return `Genetic code ${code} (${name}) starts at ${list}.`;
}
