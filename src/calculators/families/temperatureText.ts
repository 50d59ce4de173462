/**
 * How a temperature is shown. The scales have different zeros, so that decimal places carry over from one to another, and figures do
 * not: 0.00 °C is 32.00 °F.
 */
import { numeral, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type { UnitConversionInput, UnitConversionResult } from '#workers/formulas/unit-conversion.ts';
import { unitWritten } from './unitText.ts';

/** Decimal places of 'auto': one more than typed, and no fewer. */
const FEWEST = 2;
/** Of a double, those behind them are noise of binary fractions: 310.15 is stored as 310.1499999999999773. */
const CERTAIN_FIGURES = 14;

/** Writes a reading on another scale than the one it was typed on. */
export function readingWritten(
  value: number,
  input: Pick<UnitConversionInput, 'digits' | 'value'>,
  result: Pick<UnitConversionResult, 'significantFigures'>,
): WrittenNumber {
  const { digits, value: typed } = input;
  if (digits !== 'auto' && digits !== 'as-typed') return unitWritten(value, input, result);
  const places = decimalPlaces(typed);
  if (digits === 'as-typed') return numeral(rounded(value, places));
  const text = rounded(value, Math.max(FEWEST, places + 1));
  return numeral(withoutEndZeros(text));
}

/** '20.50' as '20.5', '20.0' as '20'. */
function withoutEndZeros(text: string): string {
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** The number as it was typed, in plain characters. */
export function typedText(typed: string): string {
  return typed
    .trim()
    .replace('−', '-')
    .replace(',', '.')
    .replace(/^\+|\s/g, '');
}

/** Behind the decimal mark of a number that can be read: 1 of '2.5', 0 of '2.5e2', 3 of '2.5e-2'. */
function decimalPlaces(typed: string): number {
  const [mantissa = '', exponent = '0'] = typedText(typed).toLowerCase().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, decimals - Number(exponent));
}

/** Rounds halves away from zero, on the decimal text: 310.15 is 310.2. */
function rounded(value: number, places: number): string {
  const size = Number(Math.abs(value).toPrecision(CERTAIN_FIGURES));
  const text = String(size);
  const kept = Math.min(places, MOST_PLACES);
  const shown = text.includes('e') ? size.toFixed(kept) : shifted(text, kept);
  return value < 0 && Number(shown) !== 0 ? `-${shown}` : shown;
}

/** More are noise. */
const MOST_PLACES = 12;

/** '31015' of 310.15 counts hundredths; a step is added where the first digit left out is 5 or more. */
function shifted(text: string, places: number): string {
  const [whole = '', decimals = ''] = text.split('.');
  const counted = BigInt(whole + decimals.slice(0, places).padEnd(places, '0'));
  const steps = String(counted + ((decimals[places] ?? '0') >= '5' ? 1n : 0n)).padStart(places + 1, '0');
  return places === 0 ? steps : `${steps.slice(0, -places)}.${steps.slice(-places)}`;
}
