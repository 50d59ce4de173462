/** The pages of the unit converters: one formula, and one table for each quantity. */
import { type AnyCalculatorDefinition, defineCalculator } from '#src/kit/defineCalculator.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type {
  Block,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type unitConversion from '#workers/formulas/unit-conversion.ts';
import type {
  LinearQuantity,
  UnitConversionInput,
  UnitConversionResult,
  UnitId,
} from '#workers/formulas/unit-conversion.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import type { LinearUnit } from '#workers/reference/unitRow.ts';
import { mixedReadings } from './mixedUnits.ts';
import { short } from './shortFigure.ts';
import { digitsField, valueField } from './unitConverterFields.ts';
import { unitText } from './unitText.ts';
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
  /** The picture of a value in the base unit. */
  readonly picture: (base: number) => readonly Block<Key>[];
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
      digits: digitsField,
    },
    example: { ...example, digits: 'auto' },
    errorStyle: 'inline',
    present: (result, input) => present(page, rows, result, input),
    sources,
  });
}

type Rows = readonly (readonly [id: UnitId, unit: LinearUnit])[];

function present<Unit extends UnitId>(
  { quantity, base, why, notices = [], picture }: UnitConverter<Unit>,
  rows: Rows,
  result: UnitConversionResult,
  input: UnitConversionInput,
): Presentation<Key> {
  const unitOf = (id: string) => rows.find(([each]) => each === id);
  const [, from] = unitOf(input.unit) ?? [];
  const [into, to] = unitOf(from?.into ?? '') ?? [];
  if (from === undefined || into === undefined || to === undefined) throw new Error('A validated unit is in the table');
  const figure = (id: UnitId, label: string): Figure<Key> => {
    const value = result.values[id] ?? 0;
    return { field: `values.${id}`, label, value, text: unitText(value, input, result) };
  };
  const headline = { ...figure(into, to.name), unit: to.symbol };
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
          figure(id, unit.name),
          `${short(unit.factor, 15)} ${base}${unit.isMeasured ? ', measured' : ''}`,
        ]),
      },
      ...picture(typed * from.factor),
      figures(result),
      whyDifferent<Key>('Value', why),
    ],
    working: [workingOf(typed, from, to, headline.text)],
  };
}

function mixedTable(mixed: readonly (readonly [name: string, text: string])[]): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'As people say it',
    isFolded: false,
    columns: [{ label: 'As' }, { label: 'Reading' }],
    rows: mixed,
  };
}

const MORE_SHOWN = 'More are shown than were typed; choose ‘as typed’ to round to these.';

/** How many figures were typed, which decides how many are shown unless the note says otherwise. */
export function figures({ significantFigures }: UnitConversionResult, note = MORE_SHOWN): Block<Key> {
  return {
    kind: 'facts',
    figures: [
      {
        field: 'significantFigures',
        label: 'Figures of the number typed',
        value: significantFigures,
        text: String(significantFigures),
        note,
      },
    ],
  };
}

/** 'Feet (ft)', or the name alone where it is its symbol. */
function nameOf({ name, symbol }: LinearUnit): string {
  return name.toLowerCase() === symbol.toLowerCase() ? name : `${name} (${symbol})`;
}

function workingOf(typed: number, from: LinearUnit, to: LinearUnit, text: string): WorkingStep {
  return {
    label: `From ${from.symbol} to ${to.symbol}`,
    formula: 'value·factor ÷ factor of the other unit',
    substituted: `${workingNumber(typed, text)}·${short(from.factor, 15)} ÷ ${short(to.factor, 15)}`,
    value: `${text} ${to.symbol}`,
  };
}
