/** Shared by pages about the composition of a compound: its elements, and those without a standard weight. */

import { count } from '#src/engine/kit/countAndName.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Depends, FigureOf, Here, NumberOutput, RowsOutput, WordsOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { ElementShare } from '#workers/lib/chemistry/elementShares.ts';
import { shareBar } from './shareBar.ts';
import { shownFormula } from './shownFormula.ts';

/** The elements of a compound: masses in g/mol with three decimals, shares in percent with two. */
export const ELEMENT_SHARES: RowsOutput<ElementShare, unknown, unknown, unknown> = {
  kind: 'rows',
  label: 'Elements',
  row: {
    symbol: { kind: 'words', label: ({ at }) => `Symbol of element ${Number(at) + 1}`, words: shownSymbol },
    name: { kind: 'words', label: ({ row }) => `Name of ${row.symbol}` },
    atomicMass: molarMass('Atomic mass of'),
    count: count(({ row }) => `Atoms of ${row.symbol}`),
    mass: molarMass('Mass of all'),
    percentage: {
      kind: 'number',
      label: ({ row }) => `Share of ${row.symbol} by mass, %`,
      columnUnit: '%',
      written: decimals(2),
    },
  },
};

function molarMass(what: string): NumberOutput<Here<unknown, unknown, ElementShare>> {
  return {
    kind: 'number',
    label: ({ row }) => `${what} ${row.symbol}, g/mol`,
    columnUnit: 'g/mol',
    written: decimals(3),
  };
}

/** Returns one row per element. */
export function elementTable<Field extends string>(
  field: Field,
  title: string,
  shares: readonly ElementShare[],
  figure: FigureOf<`${NoInfer<Field>}.${number}.${keyof ElementShare}`>,
): TableBlock<`${Field}.${number}.${keyof ElementShare}`> {
  return rowsTable(figure, {
    title,
    list: field,
    rows: shares.length,
    columns: [
      ['symbol', 'Symbol'],
      ['name', 'Element'],
      ['count', 'Atoms'],
      ['atomicMass', 'Atomic mass'],
      ['mass', 'Mass, g/mol'],
      ['percentage', 'Share, %'],
    ],
  });
}

/** Returns the share of each element in the mass. */
export function shareChart(shares: readonly ElementShare[]): ChartBlock {
  return shareBar(
    'Share of each element in the mass',
    `${shares.map(({ symbol, percentage }) => `${shownSymbol(symbol)} ${fixed(percentage, 2)} %`).join(', ')}.`,
    shares.map(({ symbol, percentage }) => [shownSymbol(symbol), percentage, `${fixed(percentage, 2)} %`]),
  );
}

/** '¹³C' of '13C'; an element's symbol as it is. */
function shownSymbol(symbol: string): string {
  return symbol.replace(/^\d+/, (number) => Array.from(number, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''));
}

/** Returns a notice when mass numbers replace weights; none otherwise. */
export function standardWeightNotices(names: readonly string[]): readonly NoticeBlock[] {
  if (names.length === 0) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'No standard atomic weight',
      text: `For ${names.join(', ')} the mass number of the longest-lived isotope is used: natural samples that could be averaged do not exist.`,
    },
  ];
}

/** A chemical formula, with its counts as subscripts and its charge as a superscript. */
export function formula<Place>(label: Depends<string, Place>): WordsOutput<string, Place> {
  return { kind: 'words', label, words: shownFormula };
}
