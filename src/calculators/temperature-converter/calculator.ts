import { readingText, typedText } from '#src/families/temperatureText.ts';
import { figures } from '#src/families/unitConverter.ts';
import { digitsField, valueField } from '#src/families/unitConverterFields.ts';
import { unitText } from '#src/families/unitText.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { asAddend, asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ChartBlock, Figure, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type unitConversion from '#workers/formulas/unit-conversion.ts';
import type { UnitConversionInput, UnitConversionResult } from '#workers/formulas/unit-conversion.ts';
import { TEMPERATURE_UNITS } from '#workers/reference/temperatureUnits.ts';
import { WAYS } from './why.ts';

type Key = ResultKey<UnitConversionResult>;
type Scale = keyof typeof TEMPERATURE_UNITS;

/** What the number of figures means for a reading. */
const OF_READINGS = 'A reading keeps its decimal places instead, as the scales have different zeros.';

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
  example: { value: '37', unit: 'celsius', kind: 'reading', digits: 'auto' },
  errorStyle: 'inline',
  present,
  sources: ['nistSp811', 'siBrochure2019'],
});

function present(result: UnitConversionResult, input: UnitConversionInput): Presentation<Key> {
  const from = SCALES.find((scale) => scale === input.unit) ?? 'celsius';
  const { into, symbol } = TEMPERATURE_UNITS[from];
  const figure = (scale: Scale): Figure<Key> => {
    const value = result.values[scale] ?? 0;
    return { field: `values.${scale}`, label: nameOf(scale), value, text: textOf(scale, value, input, result) };
  };
  const headline = { ...figure(into), unit: TEMPERATURE_UNITS[into].symbol };
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
        rows: SCALES.map((scale) => [nameOf(scale), figure(scale), rule(scale, isReading)]),
      },
      ...(isReading ? [thermometer(result.values.celsius ?? 0)] : []),
      isReading ? figures(result, OF_READINGS) : figures(result),
      whyDifferent<Key>('Value', WAYS),
    ],
    working: [workingOf(result, from, into, isReading, headline.text)],
  };
}

function textOf(
  scale: Scale,
  value: number,
  input: UnitConversionInput,
  { significantFigures }: UnitConversionResult,
): string {
  if (input.kind === 'difference') return unitText(value, input, { significantFigures });
  return scale === input.unit ? typedText(input.value) : readingText(value, input, significantFigures);
}

function nameOf(scale: Scale): string {
  const { name, symbol } = TEMPERATURE_UNITS[scale];
  return `${name} (${symbol})`;
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
  text: string,
): WorkingStep {
  const [own, other] = [TEMPERATURE_UNITS[from], TEMPERATURE_UNITS[into]];
  const value = asTerm(workingNumber(values[from] ?? 0, text));
  const ratio = workingNumber(own.degree / other.degree, text);
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
