import { grouped } from '#src/engine/kit/displayNumber.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Cell, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';
import { AMINO_ACID_LETTERS, AMINO_ACIDS, WATER_MASS } from '#workers/reference/aminoAcids.ts';

type Key = ResultKey<ProteinSynthesisResult>;

/** Returns the amino acids that occur, with the properties of each. */
export function compositionTable(
  { aminoAcidComposition }: ProteinSynthesisResult,
  figure: FigureOf<Key>,
): TableBlock<Key> {
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
      if (aminoAcidComposition[letter] === undefined) return [];
      const { name, type, residueMass, isoelectricPoint } = AMINO_ACIDS[letter];
      return [
        [
          `${name} (${letter})`,
          figure(`aminoAcidComposition.${letter}`),
          figure(`shares.${letter}`),
          type,
          fixed(residueMass + WATER_MASS, 2),
          fixed(isoelectricPoint, 2),
        ],
      ];
    }),
  };
}

/** Returns the records of a file, where there is more than one. */
export function recordTable(
  { records: listed, recordCount }: ProteinSynthesisResult,
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
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
      rows: laterRows(listed.length, (index): readonly Cell<Key>[] => {
        const name = listed[index]?.name ?? '';
        return [
          `${index + 1}. ${name === '' ? 'without a name' : name}`,
          figure(`records.${index}.length`),
          figure(`records.${index}.molecularWeight`),
          figure(`records.${index}.isoelectricPoint`),
        ];
      }),
    },
  ];
}
