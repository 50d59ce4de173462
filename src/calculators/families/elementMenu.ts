/** The 118 elements as a menu field, in the order of their atomic numbers, 'Cl – Chlorine', and as the periodic table. */
import type { OptionGrid } from '#src/engine/kit/fields.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const SYMBOLS = Object.keys(ELEMENTS) as ElementSymbol[];
const GROUPS = Array.from({ length: 18 }, (_, index) => index + 1);

/** Atomic numbers of the noble gases that end the periods. */
const PERIOD_ENDS = [2, 10, 18, 36, 54, 86, 118];

/** Elements without a group are below the table, from its third column on. */
const SERIES_COLUMN = 3;

function periodOf(symbol: ElementSymbol): number {
  return PERIOD_ENDS.findIndex((end) => ELEMENTS[symbol].atomicNumber <= end) + 1;
}

function periodRow(period: number): OptionGrid<ElementSymbol>['rows'][number] {
  const inPeriod = SYMBOLS.filter((symbol) => periodOf(symbol) === period);
  return {
    header: String(period),
    cells: GROUPS.map((group) => inPeriod.find((symbol) => ELEMENTS[symbol].group === group) ?? null),
  };
}

function seriesRow(period: number): OptionGrid<ElementSymbol>['rows'][number] {
  const series = SYMBOLS.filter((symbol) => periodOf(symbol) === period && ELEMENTS[symbol].group === null);
  return {
    header: `${series[0]}–${series.at(-1)}`,
    cells: GROUPS.map((group) => series[group - SERIES_COLUMN] ?? null),
  };
}

const PERIODIC_TABLE: OptionGrid<ElementSymbol> = {
  title: 'Periodic table',
  corner: 'Period and group',
  columns: GROUPS.map(String),
  rows: [...PERIOD_ENDS.map((_, index) => periodRow(index + 1)), seriesRow(6), seriesRow(7)],
};

/** All properties of a choice field but its label. */
export const ELEMENT_MENU = {
  kind: 'choice',
  look: 'menu',
  options: SYMBOLS.map((value) => ({ value, label: `${value} – ${ELEMENTS[value].name}` })),
  grid: PERIODIC_TABLE,
} as const;
