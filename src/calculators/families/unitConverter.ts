/** The pages of the unit converters: one formula, and one table for each quantity. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type unitConversion from '#workers/formulas/unit-conversion.ts';
import type {
  LinearQuantity,
  UnitConversionInput,
  UnitConversionResult,
  UnitId,
} from '#workers/formulas/unit-conversion.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import type { LinearUnit } from '#workers/reference/unitRow.ts';
import { type MixedReading, mixedReadings } from './mixedUnits.ts';
import { digitsField, toField, valueField } from './unitConverterFields.ts';
import { unitWritten } from './unitText.ts';
import { type OtherWay, whyDifferent } from './whyDifferent.ts';

type Key = ResultKey<UnitConversionResult>;

/** What one page says of its quantity. */
export interface UnitConverter<Unit extends UnitId> {
  readonly quantity: LinearQuantity;
  readonly units: { readonly [U in Unit]: LinearUnit };
  /** Symbol of the unit in which the factors are. */
  readonly base: string;
  readonly initial: NoInfer<Unit>;
  readonly example: { readonly value: string; readonly unit: NoInfer<Unit> };
  readonly why: readonly OtherWay<Key>[];
  readonly notices?: readonly string[];
  /** The picture of a value in the base unit. Absent: none. */
  readonly picture?: (base: number) => readonly Block<Key>[];
  readonly sources: readonly SourceKey[];
}

/** Returns the page of one quantity. */
export function unitConverter<Unit extends UnitId>(page: UnitConverter<Unit>): AnyCalculatorDefinition {
  const { quantity, units, initial, example, sources } = page;
  const rows: readonly (readonly [id: Unit, unit: LinearUnit])[] = Object.entries<LinearUnit>(units).map(
    ([id, unit]) => [id as Unit, unit],
  );
  return defineCalculator<typeof unitConversion>()<'quantity' | 'kind'>({
    formula: 'unit-conversion',
    fixed: { quantity, kind: 'reading' },
    fields: {
      value: valueField,
      unit: {
        kind: 'choice',
        label: 'Unit',
        look: 'menu',
        options: rows.map(([value, unit]) => ({ value, label: nameOf(unit) })),
        initial,
      },
      to: {
        ...toField,
        options: rows.map(([value, unit]) => ({ value, label: nameOf(unit) })),
      },
      digits: digitsField,
    },
    example: { ...example, to: '', digits: 'auto' },
    errorStyle: 'inline',
    outputs: outputsOf(rows),
    present: (result, input, figure) => present(page, rows, result, input, figure),
    evidence: 'definition',
    sources,
  });
}

type Rows = readonly (readonly [id: UnitId, unit: LinearUnit])[];

function unitOf(rows: Rows, id: string): Rows[number] | undefined {
  return rows.find(([each]) => each === id);
}

function outputsOf(rows: Rows): Outputs<UnitConversionResult, UnitConversionResult, UnitConversionInput> {
  return {
    values: {
      kind: 'each',
      label: 'In every unit',
      byName: true,
      each: {
        kind: 'number',
        label: ({ at }) => unitOf(rows, at)?.[1].name ?? at,
        columnUnit: ({ at }) => unitOf(rows, at)?.[1].symbol,
        written: (value, { input, result }) => unitWritten(value, input, result),
      },
    },
    significantFigures,
  };
}

/** How many figures were typed, which decides how many are shown unless the note says otherwise. */
export const significantFigures: NumberOutput<Here<unknown, UnitConversionInput, unknown>> = {
  kind: 'number',
  label: 'Figures of the number typed',
  note: ({ input: { quantity, kind } }) =>
    quantity === 'temperature' && kind === 'reading'
      ? 'A reading keeps its decimal places instead, as the scales have different zeros.'
      : 'More are shown than were typed; choose ‘as typed’ to round to these.',
  written: plain,
};

function present<Unit extends UnitId>(
  { quantity, base, why, notices = [], picture }: UnitConverter<Unit>,
  rows: Rows,
  result: UnitConversionResult,
  input: UnitConversionInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const [, from] = unitOf(rows, input.unit) ?? [];
  const [into, to] = unitOf(rows, input.to ?? from?.into ?? '') ?? [];
  if (from === undefined || into === undefined || to === undefined) throw new Error('A validated unit is in the table');
  const headline = figure(`values.${into}`, { unit: to.symbol });
  const mixed = mixedReadings(quantity, result.values);
  const typed = Number(result.values[input.unit] ?? 0);
  return {
    headline,
    status: `${input.value} ${from.symbol} = ${headline.text} ${to.symbol}.`,
    blocks: [
      ...notices.map((text): NoticeBlock => ({ kind: 'notice', tone: 'neutral', text })),
      ...(mixed.length === 0 ? [] : [mixedTable(mixed)]),
      {
        kind: 'table',
        title: 'In every unit',
        note: 'Factors are exact by definition, except where one is marked as measured.',
        isFolded: false,
        columns: [{ label: 'Unit' }, { label: 'Value', numeric: true }, { label: 'One of it is' }],
        rows: rows.map(([id, unit]) => [
          nameOf(unit),
          figure(`values.${id}`),
          `${short(unit.factor, 15)} ${base}${unit.isMeasured ? ', measured' : ''}`,
        ]),
      },
      ...(picture?.(typed * from.factor) ?? []),
      { kind: 'facts', figures: [figure('significantFigures')] },
      whyDifferent<Key>('Value', why),
    ],
    working: [workingOf(typed, from, to, headline)],
  };
}

function mixedTable(mixed: readonly MixedReading[]): Block<Key> {
  const columns = [{ label: 'As' }, { label: 'Reading' }];
  return { kind: 'table', title: 'As people say it', isFolded: false, columns, rows: mixed };
}

/** 'Feet (ft)', or the name alone where it is its symbol. */
function nameOf({ name, symbol }: LinearUnit): string {
  return name.toLowerCase() === symbol.toLowerCase() ? name : `${name} (${symbol})`;
}

function workingOf(typed: number, from: LinearUnit, to: LinearUnit, { text, written }: Figure): WorkingStep {
  return {
    label: `From ${from.symbol} to ${to.symbol}`,
    formula: 'value·factor ÷ factor of the other unit',
    substituted: `${workingNumber(typed, written)}·${short(from.factor, 15)} ÷ ${short(to.factor, 15)}`,
    value: `${text} ${to.symbol}`,
  };
}
