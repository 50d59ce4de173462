import { codeMenu, codeName } from '#src/calculators/families/codeMenu.ts';
import { firstBase, LAST_BASE, SHAPE_OF_REGION } from '#src/calculators/families/regionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type translate from '#workers/formulas/translate.ts';
import type { TranslatedFrame, TranslateInput, TranslateResult } from '#workers/formulas/translate.ts';
import type { FrameName } from '#workers/lib/sequences/letters/sixFrameTally.ts';

type Key = ResultKey<TranslateResult>;

/** In reading order. A hyphen: names of frames become part of file headers. */
const FRAMES: readonly (readonly [name: FrameName, sign: string])[] = [
  ['plus1', '+1'],
  ['plus2', '+2'],
  ['plus3', '+3'],
  ['minus1', '-1'],
  ['minus2', '-2'],
  ['minus3', '-3'],
];

const COLUMNS = ['codons', 'stops', 'unknown', 'longestOpen'] as const;

export default defineAnalysis<typeof translate>()({
  formula: 'translate',
  action: 'Translate',
  fields: {
    frame: {
      kind: 'choice',
      label: 'Frame',
      hint: '+1 to +3 begin at the first three bases, −1 to −3 at the last three on the other strand.',
      look: 'menu',
      options: [
        { value: 'all', label: 'All six' },
        ...FRAMES.map(([value, sign]) => ({ value, label: sign.replace('-', '−') })),
      ],
      initial: 'all',
    },
    geneticCode: codeMenu(),
    from: firstBase(),
    to: LAST_BASE,
    shape: SHAPE_OF_REGION,
    stops: {
      kind: 'choice',
      label: 'Stops',
      look: 'menu',
      options: [
        { value: 'show', label: 'Show as *' },
        { value: 'cut', label: 'End before the first one' },
      ],
      initial: 'show',
    },
    startIsMethionine: {
      kind: 'checkbox',
      label: 'Read a start codon at the beginning as M',
      hint: 'Any codon that the genetic code lists as a start, such as GTG in code 11.',
    },
  },
  example: {
    frame: 'all',
    geneticCode: 'page',
    from: '',
    to: '',
    shape: 'entry',
    stops: 'show',
    startIsMethionine: false,
  },
  sources: ['ncbiGeneticCodes', 'ncIub1984'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    from: count('First base'),
    to: count('Last base'),
    length: count('Letters of the region'),
    geneticCode: { kind: 'words', label: 'Genetic code', words: codeName },
    recordName: { kind: 'words', label: 'Name of the record' },
    longestOpen: {
      ...count(
        'Longest stretch without a stop',
        ({ result }) => `Frame ${signOf(result.longestOpenIn)}. Genetic code ${codeName(result.geneticCode)}.`,
      ),
      unit: 'aa',
    },
    longestOpenIn: { kind: 'words', label: 'Its frame', words: signOf },
    frames: {
      kind: 'rows',
      label: 'Frames',
      byName: true,
      of: ({ at }) => `frame ${signOf(at)}`,
      row: {
        codons: count('Codons'),
        stops: count('Stops'),
        unknown: count('X'),
        firstStop: count('Codons before the first stop'),
        longestOpen: count('Longest stretch without a stop'),
        protein: { kind: 'sequence', label: 'Protein' },
      },
    },
  },
  present: (result, input, figure) => {
    const shown = FRAMES.flatMap(([name, sign]) => {
      const frame = result.frames[name];
      return frame === null ? [] : [{ name, sign, frame }];
    });
    return {
      headline: figure('longestOpen'),
      status: `${counted(shown.length, 'frame', 'frames')} of ${places(result)}: the longest stretch without a stop has ${result.longestOpen} amino acids, in frame ${signOf(result.longestOpenIn)}.`,
      blocks: [
        ...(shown.length > 1
          ? [
              {
                kind: 'table',
                title: 'Frames',
                columns: [{ label: 'Frame' }, ...COLUMNS.map((key) => figure.column(`frames.plus1.${key}`))],
                rows: shown.map(({ name, sign }) => [
                  sign.replace('-', '−'),
                  ...COLUMNS.map((key) => figure(`frames.${name}.${key}`)),
                ]),
              } as const,
            ]
          : []),
        ...shown.map((each) => proteinBlock(each, result, input)),
      ],
      working: [],
    };
  },
});

function signOf(frame: string): string {
  return FRAMES.find(([name]) => name === frame)?.[1] ?? '';
}

interface ShownFrame {
  readonly name: FrameName;
  readonly sign: string;
  readonly frame: TranslatedFrame;
}

function places({ from, to }: TranslateResult): string {
  return from <= to
    ? `bases ${grouped(from)} to ${grouped(to)}`
    : `base ${grouped(from)} across the end of the text to base ${grouped(to)}`;
}

function proteinBlock(
  { name, sign, frame }: ShownFrame,
  result: TranslateResult,
  { stops }: TranslateInput,
): Block<Key> {
  const isWhole = result.from === 1 && result.to === result.length;
  const unknown = frame.unknown === 0 ? '' : ' X is a codon that its ambiguous letters leave open.';
  const end =
    stops === 'show'
      ? ''
      : frame.firstStop === null
        ? 'No stop: read to the last whole codon.'
        : 'Read to the first stop, which is not part of it.';
  const note = `${end}${unknown}`.trim();
  return {
    kind: 'sequence',
    field: `frames.${name}.protein`,
    title: `Frame ${sign}${isWhole ? '' : ` of bases ${result.from}-${result.to}`}`,
    recordName: result.recordName,
    text: frame.protein,
    ends: ['N', 'C'],
    unit: 'aa',
    emptyText: frame.codons === 0 ? 'No whole codon.' : 'The first codon is a stop.',
    ...(note === '' ? {} : { note }),
  };
}
