import { readingWritten, typedText } from '#src/calculators/families/temperatureText.ts';
import { significantFigures } from '#src/calculators/families/unitConverter.ts';
import { digitsField, toField, valueField } from '#src/calculators/families/unitConverterFields.ts';
import { unitWritten } from '#src/calculators/families/unitText.ts';
import { type OtherWay, whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { asAddend, asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Figure, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { numeral, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type unitConversion from '#workers/formulas/unit-conversion.ts';
import type { UnitConversionInput, UnitConversionResult } from '#workers/formulas/unit-conversion.ts';
import { TEMPERATURE_UNITS } from '#workers/reference/temperatureUnits.ts';

type Key = ResultKey<UnitConversionResult>;
type Place = Here<UnitConversionResult, UnitConversionInput, unknown>;
type Scale = keyof typeof TEMPERATURE_UNITS;

const SCALES = Object.keys(TEMPERATURE_UNITS) as Scale[];

export default defineCalculator<typeof unitConversion>()<'quantity'>({
  formula: 'unit-conversion',
  fixed: { quantity: 'temperature' },
  fields: {
    value: { ...valueField, hint: 'A number, with or without its unit: 37.5, 98.6 °F.' },
    unit: {
      kind: 'choice',
      label: 'Unit',
      look: 'menu',
      options: SCALES.map((value) => ({ value, label: nameOf(value) })),
      initial: 'celsius',
    },
    to: { ...toField, options: SCALES.map((value) => ({ value, label: nameOf(value) })) },
    kind: {
      kind: 'choice',
      label: 'What it is',
      look: 'radios',
      options: [
        { value: 'reading', label: 'A reading' },
        { value: 'difference', label: 'A difference' },
      ],
      initial: 'reading',
    },
    digits: {
      ...digitsField,
      label: 'Digits shown',
      hint: 'Of a reading decimal places, of a difference figures.',
      options: digitsField.options.map(({ value, label }) => ({
        value,
        label: value === 'auto' ? 'By the number typed' : label,
      })),
    },
  },
  example: { value: '37', unit: 'celsius', to: '', kind: 'reading', digits: 'auto' },
  errorStyle: 'inline',
  outputs: {
    values: {
      kind: 'each',
      label: 'On every scale',
      byName: true,
      each: {
        kind: 'number',
        label: ({ at }) => nameOf(scaleOf(at)),
        columnUnit: ({ at }) => TEMPERATURE_UNITS[scaleOf(at)].symbol,
        written: writtenOn,
      },
    },
    significantFigures,
  },
  present,
  evidence: 'definition',
  sources: ['nistSp811', 'siBrochure2019'],
});

function nameOf(scale: Scale): string {
  const { name, symbol } = TEMPERATURE_UNITS[scale];
  return `${name} (${symbol})`;
}

function scaleOf(id: string): Scale {
  return SCALES.find((scale) => scale === id) ?? 'celsius';
}

function writtenOn(value: number, { at, input, result }: Place): WrittenNumber {
  if (input.kind === 'difference') return unitWritten(value, input, result);
  if (at !== input.unit) return readingWritten(value, input, result);
  const text = typedText(input.value);
  return { ...numeral(text.toLowerCase()), text };
}

/** Other numbers for the same temperature. */
const OTHER_WAYS: readonly OtherWay<never>[] = [
  ['A difference taken as a reading', '–', 'A fever up by 1 °C is up by 1.8 °F, not by 33.8 °F.'],
  ['Celsius plus 273', '–', 'The offset is 273.15.'],
  ['Double and add 30', '–', 'A guess that is exact at 10 °C only.'],
];

function present(result: UnitConversionResult, input: UnitConversionInput, figure: FigureOf<Key>): Presentation<Key> {
  const from = scaleOf(input.unit);
  const { symbol, into: usual } = TEMPERATURE_UNITS[from];
  const into = input.to === undefined ? usual : scaleOf(input.to);
  const headline = figure(`values.${into}`, { unit: TEMPERATURE_UNITS[into].symbol });
  const isReading = input.kind === 'reading';
  return {
    headline,
    status: `${input.value} ${symbol} = ${headline.text} ${headline.unit}.`,
    blocks: [
      {
        kind: 'table',
        title: isReading ? 'On every scale' : 'The difference on every scale',
        isFolded: false,
        columns: [{ label: 'Scale' }, { label: 'Value', numeric: true }, { label: 'From kelvin' }],
        rows: SCALES.map((scale) => [nameOf(scale), figure(`values.${scale}`), rule(scale, isReading)]),
      },
      ...(isReading ? [thermometer(result.values.celsius ?? 0)] : []),
      { kind: 'facts', figures: [figure('significantFigures')] },
      whyDifferent<Key>('Value', OTHER_WAYS),
    ],
    working: [workingOf(result, from, into, isReading, headline)],
  };
}

/** 'K × 9/5 − 459.67'. */
function rule(scale: Scale, isReading: boolean): string {
  const { degree, absoluteZero } = TEMPERATURE_UNITS[scale];
  const steps = { '1': 'K', '1.25': 'K × 4/5' }[String(degree)] ?? 'K × 9/5';
  return isReading && absoluteZero !== 0 ? `${steps} − ${-absoluteZero}` : steps;
}

function thermometer(celsius: number): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'On a thermometer',
      summary: 'Water freezes at 0 °C, 32 °F, and boils at 100 °C, 212 °F, at sea level.',
      axis: { label: 'Temperature', unit: '°C', decimals: 1, reaches: [0, 100] },
      spans: [{ label: 'Water is liquid', from: 0, to: 100 }],
      marks: [{ label: 'This reading', at: celsius }],
    },
  };
}

function workingOf(
  { values }: UnitConversionResult,
  from: Scale,
  into: Scale,
  isReading: boolean,
  { text, written }: Figure,
): WorkingStep {
  const [own, other] = [TEMPERATURE_UNITS[from], TEMPERATURE_UNITS[into]];
  const value = asTerm(workingNumber(values[from] ?? 0, written));
  const ratio = workingNumber(own.degree / other.degree, written);
  const zero = isReading ? own.absoluteZero : 0;
  const above = zero === 0 ? value : `(${value} + ${-zero})`;
  const offset = isReading && other.absoluteZero !== 0 ? ` ${asAddend(String(other.absoluteZero))}` : '';
  return {
    label: `From ${own.symbol} to ${other.symbol}`,
    formula: isReading ? '(value − own zero)·ratio of the degrees + other zero' : 'difference·ratio of the degrees',
    substituted: `${above}·${ratio}${offset}`,
    value: `${text} ${other.symbol}`,
  };
}
