/** Shared by pages about the composition of a compound: its elements, and those without a standard weight. */
import { fixed } from '#src/kit/format.ts';
import type { ChartBlock, Figure, NoticeBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { ElementShare } from '#workers/lib/chemistry/elementShares.ts';
import { namedBars } from './namedBars.ts';
import { shownFormula } from './shownFormula.ts';

/** Returns one row per element: atoms, masses in g/mol with three decimals, shares in percent with two. */
export function elementTable<Field extends string>(
  field: Field,
  title: string,
  shares: readonly ElementShare[],
): TableBlock<`${Field}.${ResultKey<readonly ElementShare[]>}`> {
  return {
    kind: 'table',
    title,
    columns: [
      { label: 'Symbol' },
      { label: 'Element' },
      { label: 'Atoms', numeric: true },
      { label: 'Atomic mass', numeric: true },
      { label: 'Mass, g/mol', numeric: true },
      { label: 'Share, %', numeric: true },
    ],
    rows: shares.map(({ symbol, name, atomicMass, count, mass, percentage }, index) => [
      {
        field: `${field}.${index}.symbol`,
        label: `Symbol of element ${index + 1}`,
        value: symbol,
        text: shownSymbol(symbol),
      },
      { field: `${field}.${index}.name`, label: `Name of ${symbol}`, value: name, text: name },
      { field: `${field}.${index}.count`, label: `Atoms of ${symbol}`, value: count, text: String(count) },
      number(`${field}.${index}.atomicMass`, `Atomic mass of ${symbol}, g/mol`, atomicMass, 3),
      number(`${field}.${index}.mass`, `Mass of all ${symbol}, g/mol`, mass, 3),
      number(`${field}.${index}.percentage`, `Share of ${symbol} by mass, %`, percentage, 2),
    ]),
  };
}

/** Returns the share of each element in the mass. */
export function shareChart(shares: readonly ElementShare[]): ChartBlock {
  return namedBars({
    title: 'Share of each element in the mass',
    summary: `${shares.map(({ symbol, percentage }) => `${shownSymbol(symbol)} ${fixed(percentage, 2)} %`).join(', ')}.`,
    of: 'Element',
    y: { label: 'Share of the mass', unit: '%', decimals: 2 },
    names: shares.map(({ symbol }) => shownSymbol(symbol)),
    series: [{ name: 'Share', values: shares.map(({ percentage }) => percentage) }],
  });
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

/** Returns a chemical formula with its counts as subscripts and its charge as a superscript. */
export function formulaFigure<Field extends string>(field: Field, label: string, value: string): Figure<Field> {
  return { field, label, value, text: shownFormula(value) };
}

function number<Field extends string>(field: Field, label: string, value: number, decimals: number): Figure<Field> {
  return { field, label, value, text: fixed(value, decimals) };
}
