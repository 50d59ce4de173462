import { grouped } from '#src/engine/kit/displayNumber.ts';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Cell, ResultKey } from '#src/engine/kit/presentation.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';

type Key = ResultKey<DnaSequenceResult>;

/** Returns the table of all records, where there is more than one. */
export function recordBlocks(
  { records, recordCount }: DnaSequenceResult,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (records.length === 0) return [];
  const rows = laterRows(records.length, (index): readonly Cell<Key>[] => {
    const name = records[index]?.name ?? '';
    return [
      `${index + 1}. ${name === '' ? 'without a name' : name}`,
      figure(`records.${index}.length`),
      figure(`records.${index}.gcContent`),
    ];
  });
  return [
    {
      kind: 'table',
      title: 'Records',
      isFolded: false,
      columns: [
        { label: 'Record', isGivenName: true },
        { label: 'Length', numeric: true },
        { label: 'GC content', numeric: true },
      ],
      rows,
      ...(records.length < recordCount
        ? {
            note: `The first ${grouped(records.length)} of ${grouped(recordCount)} records are listed. ‘All records’ below lists up to a million.`,
          }
        : {}),
    },
  ];
}
