import { grouped } from '#src/kit/displayNumber.ts';
import { fixed } from '#src/kit/format.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';
import { AMINO_ACID_LETTERS, AMINO_ACIDS, WATER_MASS } from '#workers/reference/aminoAcids.ts';
import { number, percentText, point } from './figures.ts';

type Key = ResultKey<ProteinSynthesisResult>;

/** Returns the amino acids that occur, with the properties of each. */
export function compositionTable({ aminoAcidComposition, shares }: ProteinSynthesisResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Composition',
    note: 'Mass and pI are those of the free amino acid, not of the residue in the chain.',
    columns: [
      { label: 'Amino acid' },
      { label: 'Residues', numeric: true },
      { label: 'Share', numeric: true },
      { label: 'Class' },
      { label: 'Mass, Da', numeric: true },
      { label: 'pI', numeric: true },
    ],
    rows: AMINO_ACID_LETTERS.flatMap((letter) => {
      const [count, share] = [aminoAcidComposition[letter], shares[letter]];
      if (count === undefined || share === undefined) return [];
      const { name, type, residueMass, isoelectricPoint } = AMINO_ACIDS[letter];
      return [
        [
          `${name} (${letter})`,
          { field: `aminoAcidComposition.${letter}`, label: name, value: count, text: String(count) },
          { field: `shares.${letter}`, label: `${name}, share`, value: share, text: percentText(share), unit: '%' },
          type,
          fixed(residueMass + WATER_MASS, 2),
          fixed(isoelectricPoint, 2),
        ],
      ];
    }),
  };
}

/** Returns the records of a file, where there is more than one. */
export function recordTable({ records: listed, recordCount }: ProteinSynthesisResult): readonly TableBlock<Key>[] {
  if (listed.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Records',
      isFolded: false,
      columns: [
        { label: 'Record', isGivenName: true },
        { label: 'Length', numeric: true },
        { label: 'Molecular weight', numeric: true },
        { label: 'pI', numeric: true },
      ],
      ...(listed.length < recordCount
        ? { note: `The first ${grouped(listed.length)} of ${grouped(recordCount)} records are listed.` }
        : {}),
      rows: listed.map(({ name, length, molecularWeight, isoelectricPoint, reason = 'no protein' }, index) => {
        const at = `records.${index}` as const;
        return [
          `${index + 1}. ${name === '' ? 'without a name' : name}`,
          { ...number(`${at}.length`, 'Length', length, 0), unit: 'aa' },
          molecularWeight === null
            ? { field: `${at}.molecularWeight`, label: 'Molecular weight', value: null, text: reason }
            : { ...number(`${at}.molecularWeight`, 'Molecular weight', molecularWeight, 2), unit: 'Da' },
          molecularWeight === null
            ? { field: `${at}.isoelectricPoint`, label: 'pI', value: null, text: reason }
            : point(`${at}.isoelectricPoint`, 'pI', isoelectricPoint),
        ];
      }),
    },
  ];
}
