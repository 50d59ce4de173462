import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/engine/kit/format.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type unusualResidues from '#workers/formulas/unusual-residues.ts';
import type { UnusualResiduesInput, UnusualResiduesResult } from '#workers/formulas/unusual-residues.ts';

type Key = ResultKey<UnusualResiduesResult>;

/** What a letter stands for, and what of it is in the figures. */
const MEANINGS: Readonly<Record<string, readonly [meaning: string, counts: string]>> = {
  B: ['asparagine or aspartic acid', 'as either, between lowest and highest'],
  J: ['isoleucine or leucine', 'in full: both weigh the same'],
  O: ['pyrrolysine', 'in the mass; its charge is not known here'],
  U: ['selenocysteine', 'in the mass; its acidic selenol is not in the pI'],
  X: ['an unknown residue', 'in the length, and in the masses with every X filled in'],
  Z: ['glutamine or glutamic acid', 'as either, between lowest and highest'],
};

export default defineAnalysis<typeof unusualResidues>()({
  formula: 'unusual-residues',
  action: 'Weigh the chain',
  fields: {
    letters: {
      kind: 'text',
      label: 'Protein',
      hint: 'One-letter codes; one record of FASTA is read as well.',
      monospaced: true,
      lines: 4,
      maxLength: 50_000,
    },
  },
  example: { letters: 'MKTAYIAKQRUISFVKXHFSRBLEERZ*' },
  sources: ['iupacAminoAcids', 'biopython', 'emboss', 'prohaska2022', 'wang2021', 'bjellqvist1993', 'pace1995'],
  outputs: {
    chain: { kind: 'words', label: 'Chain' },
    length: count('Residues'),
    gaps: count('Gaps'),
    digits: count('Digits'),
    hasStop: { kind: 'flag', label: 'Ends with *' },
    behindStop: count('Letters behind the stop'),
    unusual: {
      kind: 'rows',
      label: 'Letters besides the twenty',
      row: {
        letter: { kind: 'words', label: 'Letter' },
        count: count(({ row }) => `Count of ${row.letter}`),
      },
    },
    average: {
      kind: 'group',
      keys: {
        lowest: {
          kind: 'number',
          label: ({ result }) => (isOpen(result) ? 'Average mass, lowest' : 'Average mass'),
          unit: 'Da',
          written: decimals(2),
          note: ({ result: { withUnknown, length } }) =>
            withUnknown === null ? `${counted(length, 'residue', 'residues')}.` : 'Without the unknown residues X.',
        },
        highest: daltons('Average mass, highest'),
      },
    },
    monoisotopic: {
      kind: 'group',
      keys: { lowest: daltons('Monoisotopic mass, lowest'), highest: daltons('Monoisotopic mass, highest') },
    },
    withUnknown: {
      kind: 'group',
      keys: {
        lowest: { ...daltons('With every X glycine'), note: 'The lightest that it can be.' },
        highest: { ...daltons('With every X tryptophan'), note: 'The heaviest of the twenty.' },
      },
    },
    lowestPoint: isoelectricPoint('lowest'),
    highestPoint: isoelectricPoint('highest'),
    absorption: {
      kind: 'group',
      keys: {
        reduced: { kind: 'number', label: 'ε280, cysteines free', unit: 'L/(mol·cm)', written: plain },
        cystines: { kind: 'number', label: 'ε280, cysteines paired', unit: 'L/(mol·cm)', written: plain },
      },
    },
  },
  present,
});

function daltons(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'Da', written: decimals(3) };
}

function isoelectricPoint(which: string): NumberOutput<unknown> {
  return {
    kind: 'number',
    label: `Isoelectric point, ${which}`,
    written: decimals(2),
    missingNote: 'The chain keeps its charge over the whole scale.',
  };
}

function isOpen({ average }: UnusualResiduesResult): boolean {
  return average.lowest !== average.highest;
}

function present(result: UnusualResiduesResult, _: UnusualResiduesInput, figure: FigureOf<Key>): Presentation<Key> {
  const { average, withUnknown, unusual } = result;
  const headline = figure('average.lowest');
  return {
    headline,
    status: `Average mass ${headline.text} Da${isOpen(result) ? ` to ${fixed(average.highest, 2)} Da` : ''}.`,
    blocks: [
      ...leftOutNotice(result),
      {
        kind: 'facts',
        figures: [
          ...(['average.highest', 'monoisotopic.lowest', 'monoisotopic.highest'] as const).map((key) => figure(key)),
          ...(withUnknown === null ? [] : [figure('withUnknown.lowest'), figure('withUnknown.highest')]),
          ...(['lowestPoint', 'highestPoint', 'absorption.reduced', 'absorption.cystines', 'length'] as const).map(
            (key) => figure(key),
          ),
        ],
      },
      ...(unusual.length === 0 ? [] : [letterTable(result, figure)]),
    ],
    working: [],
  };
}

function letterTable({ unusual }: UnusualResiduesResult, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'table',
    title: 'Letters besides the twenty',
    columns: [{ label: 'Letter' }, { label: 'Count', numeric: true }, { label: 'Stands for' }, { label: 'Counts' }],
    isFolded: false,
    rows: unusual.map(({ letter }, at) => {
      const [meaning = '', counts = ''] = MEANINGS[letter] ?? [];
      return [figure(`unusual.${at}.letter`), figure(`unusual.${at}.count`), meaning, counts];
    }),
  };
}

function leftOutNotice({ gaps, digits, hasStop, behindStop }: UnusualResiduesResult): readonly Block<Key>[] {
  const parts = [
    ...(gaps === 0 ? [] : [counted(gaps, 'gap', 'gaps')]),
    ...(digits === 0 ? [] : [counted(digits, 'digit', 'digits')]),
    ...(hasStop ? ['the stop *'] : []),
    ...(behindStop === 0
      ? []
      : [`${counted(behindStop, 'letter', 'letters')} behind it, which belong to another chain`]),
  ];
  return parts.length === 0
    ? []
    : [{ kind: 'notice', tone: behindStop > 0 ? 'caution' : 'neutral', text: `Left out: ${parts.join(', ')}.` }];
}
