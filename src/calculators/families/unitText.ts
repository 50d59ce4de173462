/** How a converted value is shown: figures, zeros, powers of ten. */
import { numeral, upToDigits, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type { UnitConversionInput, UnitConversionResult } from '#workers/formulas/unit-conversion.ts';

/** Below and from these on with a power of ten. */
const [SMALL, LARGE] = [1e-6, 1e12];
/** More are artifacts of binary fractions. */
const ALL_FIGURES = 15;
const [FEWEST, FEWEST_OF_WHOLE] = [4, 6];

/** Writes a value with the figures that the visitor chose. A typed whole number is taken as exact. */
export function unitWritten(
  value: number,
  { digits, value: typed }: Pick<UnitConversionInput, 'digits' | 'value'>,
  { significantFigures }: Pick<UnitConversionResult, 'significantFigures'>,
): WrittenNumber {
  if (value === 0) return numeral('0');
  if (digits === 'as-typed') return numeral(value.toPrecision(Math.min(ALL_FIGURES, significantFigures)));
  const isWhole = /^[+\-−]?\d+$/.test(typed);
  const auto = Math.max(significantFigures, isWhole ? FEWEST_OF_WHOLE : FEWEST);
  const chosen = digits === 'full' ? ALL_FIGURES : digits === 'auto' ? auto : Number(digits);
  return withoutZeros(value, Math.min(ALL_FIGURES, chosen));
}

function withoutZeros(value: number, figures: number): WrittenNumber {
  const rounded = Number(value.toPrecision(figures));
  const size = Math.abs(rounded);
  return size >= SMALL && size < LARGE ? upToDigits(figures)(value) : numeral(rounded.toExponential());
}
