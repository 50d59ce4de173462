import { statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type unusualResidues from '#workers/formulas/unusual-residues.ts';
import type { UnusualResiduesResult } from '#workers/formulas/unusual-residues.ts';

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
  present,
});

function present(result: UnusualResiduesResult): Presentation<Key> {
  const { average, monoisotopic, withUnknown, absorption, length, unusual } = result;
  const text = fixed(average.lowest, 2);
  const isOpen = average.lowest !== average.highest;
  const daltons = (field: Key, label: string, value: number, note?: string): Figure<Key> => ({
    field,
    label,
    value,
    text: fixed(value, 3),
    unit: 'Da',
    ...(note === undefined ? {} : { note }),
  });
  const point = (field: Key, label: string, value: number | null): Figure<Key> =>
    value === null
      ? statistic<Key>(field, label, null, { missing: 'The chain keeps its charge over the whole scale.' })
      : { field, label, value, text: fixed(value, 2) };
  return {
    headline: {
      field: 'average.lowest',
      label: isOpen ? 'Average mass, lowest' : 'Average mass',
      value: average.lowest,
      text,
      unit: 'Da',
      note: withUnknown === null ? `${counted(length, 'residue', 'residues')}.` : 'Without the unknown residues X.',
    },
    status: `Average mass ${text} Da${isOpen ? ` to ${fixed(average.highest, 2)} Da` : ''}.`,
    blocks: [
      ...leftOutNotice(result),
      {
        kind: 'facts',
        figures: [
          daltons('average.highest', 'Average mass, highest', average.highest),
          daltons('monoisotopic.lowest', 'Monoisotopic mass, lowest', monoisotopic.lowest),
          daltons('monoisotopic.highest', 'Monoisotopic mass, highest', monoisotopic.highest),
          ...(withUnknown === null
            ? []
            : [
                daltons(
                  'withUnknown.lowest',
                  'With every X glycine',
                  withUnknown.lowest,
                  'The lightest that it can be.',
                ),
                daltons(
                  'withUnknown.highest',
                  'With every X tryptophan',
                  withUnknown.highest,
                  'The heaviest of the twenty.',
                ),
              ]),
          point('lowestPoint', 'Isoelectric point, lowest', result.lowestPoint),
          point('highestPoint', 'Isoelectric point, highest', result.highestPoint),
          {
            field: 'absorption.reduced',
            label: 'ε280, cysteines free',
            value: absorption.reduced,
            text: String(absorption.reduced),
            unit: 'L/(mol·cm)',
          },
          {
            field: 'absorption.cystines',
            label: 'ε280, cysteines paired',
            value: absorption.cystines,
            text: String(absorption.cystines),
            unit: 'L/(mol·cm)',
          },
          { field: 'length', label: 'Residues', value: length, text: String(length) },
        ],
      },
      ...(unusual.length === 0 ? [] : [letterTable(result)]),
    ],
    working: [],
  };
}

function letterTable({ unusual }: UnusualResiduesResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Letters besides the twenty',
    columns: [{ label: 'Letter' }, { label: 'Count', numeric: true }, { label: 'Stands for' }, { label: 'Counts' }],
    isFolded: false,
    rows: unusual.map(({ letter, count }, at) => {
      const [meaning = '', counts = ''] = MEANINGS[letter] ?? [];
      return [
        { field: `unusual.${at}.letter`, label: 'Letter', value: letter, text: letter },
        { field: `unusual.${at}.count`, label: `Count of ${letter}`, value: count, text: String(count) },
        meaning,
        counts,
      ];
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
