import { grouped } from '#src/kit/forEyes.ts';
import type { Block, Cell, ResultKey } from '#src/kit/presentation.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';
import { percentText } from './percentText.ts';

type Key = ResultKey<DnaSequenceResult>;

/** Returns the table of all records, where there is more than one. */
export function recordBlocks({ records, recordCount }: DnaSequenceResult): readonly Block<Key>[] {
  if (records.length === 0) return [];
  const rows = records.map(({ name, length, gcContent }, index): readonly Cell<Key>[] => [
    `${index + 1}. ${name === '' ? 'without a name' : name}`,
    {
      field: `records.${index}.length`,
      label: 'Length',
      value: length,
      text: String(length),
      unit: 'nt',
    },
    {
      field: `records.${index}.gcContent`,
      label: 'GC content',
      value: gcContent,
      text: gcContent === null ? 'not defined' : percentText(gcContent),
      ...(gcContent === null ? {} : { unit: '%' }),
    },
  ]);
  return [
    {
      kind: 'table',
      title: 'Records',
      isFolded: false,
      columns: [{ label: 'Record' }, { label: 'Length', numeric: true }, { label: 'GC content', numeric: true }],
      rows,
      ...(records.length < recordCount
        ? { note: `The first ${grouped(records.length)} of ${grouped(recordCount)} records are listed.` }
        : {}),
    },
  ];
}
