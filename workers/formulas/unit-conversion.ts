/**
 * A value in every unit of its quantity: length, mass, volume, area, temperature, pressure, energy.
 *
 *   other = value × factor(unit) ÷ factor(other)
 *   temperature: K = (value − absolute zero of the scale) × kelvin in a degree, and the same backwards; a difference has no zero
 *
 * Source: `nistSp811`, and what the tables of the units name.
 *
 * Refuses: a value that is blank or cannot be read; a negative length, mass, volume or area; a temperature below absolute
 * zero; a result beyond 10³⁰⁰; a unit of another quantity.
 */
import type { Formula } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { SLACK } from '../lib/inputs/within.ts';
import { writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { AREA_UNITS } from '../reference/areaUnits.ts';
import { ENERGY_UNITS } from '../reference/energyUnits.ts';
import { LENGTH_UNITS } from '../reference/lengthUnits.ts';
import { MASS_UNITS } from '../reference/massUnits.ts';
import { PRESSURE_UNITS } from '../reference/pressureUnits.ts';
import { TEMPERATURE_UNITS } from '../reference/temperatureUnits.ts';
import type { LinearUnit } from '../reference/unitRow.ts';
import { VOLUME_UNITS } from '../reference/volumeUnits.ts';

const LINEAR = {
  length: LENGTH_UNITS,
  mass: MASS_UNITS,
  volume: VOLUME_UNITS,
  area: AREA_UNITS,
  pressure: PRESSURE_UNITS,
  energy: ENERGY_UNITS,
} as const;
const NEVER_NEGATIVE: readonly Quantity[] = ['length', 'mass', 'volume', 'area'];
const DIGITS = ['auto', 'as-typed', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'full'] as const;
const MOST = 1e300;

/** A quantity whose units differ by a factor alone. */
export type LinearQuantity = keyof typeof LINEAR;
/** Any quantity that has units here. */
export type Quantity = LinearQuantity | 'temperature';
/** A unit of any quantity. */
export type UnitId =
  | { [Q in LinearQuantity]: keyof (typeof LINEAR)[Q] }[LinearQuantity]
  | keyof typeof TEMPERATURE_UNITS;

export interface UnitConversionInput {
  readonly quantity: Quantity;
  /** As typed, so that its figures are known. */
  readonly value: string;
  /** Of this quantity. */
  readonly unit: UnitId;
  /** Of a temperature: a reading of a thermometer, or a difference of two. */
  readonly kind: 'reading' | 'difference';
  /** The unit that is asked for, of this quantity; changes no value. Left out: the one that people most often convert this unit to. */
  readonly to?: UnitId;
  /** How many figures the page shows; changes no value. */
  readonly digits: (typeof DIGITS)[number];
}

export interface UnitConversionResult {
  /** One for every unit of the quantity, unrounded. */
  readonly values: { readonly [Unit in UnitId]?: number };
  /** Figures of the value as typed, 1 or more. */
  readonly significantFigures: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'unit-conversion': FormulaType<UnitConversionInput, UnitConversionResult>;
  }
}

export default {
  id: 'unit-conversion',

  validate(candidate) {
    const { quantity, unit, to, kind, digits } = candidate;
    if (quantity === '' || (quantity !== 'temperature' && !Object.hasOwn(LINEAR, quantity)))
      return refuse(INVALID, 'quantity');
    if (unit === '' || !Object.hasOwn(unitsOf(quantity), unit)) return refuse(INVALID, 'unit');
    if (to !== '' && !Object.hasOwn(unitsOf(quantity), to)) return refuse(INVALID, 'to');
    if (kind !== 'reading' && kind !== 'difference') return refuse(INVALID, 'kind');
    if (digits === '' || !DIGITS.includes(digits)) return refuse(INVALID, 'digits');
    const value = textOf(candidate.value).trim();
    if (value === '') return refuse(REQUIRED, 'value');
    const number = writtenNumber(value, 'point');
    if (number === null) return refuse(REQUIRED, 'value', 'This is not a number');
    const asked = to === '' ? {} : { to };
    const input: UnitConversionInput = { quantity, value, unit, ...asked, kind, digits };
    const { values } = converted(input);
    const { kelvin = 0 } = values;
    return (
      firstRefusal([
        [number < 0 && NEVER_NEGATIVE.includes(quantity), 'All values must be non-negative', 'value'],
        [
          quantity === 'temperature' && kind === 'reading' && kelvin < -SLACK,
          'Temperature cannot be below absolute zero (−273.15 °C, −459.67 °F, 0 K)',
          'value',
        ],
        [
          Object.values(values).some((each) => !(Math.abs(each) <= MOST)),
          'This number is too large to convert',
          'value',
        ],
      ]) ?? accept(input)
    );
  },

  compute: converted,
} satisfies Formula<'unit-conversion'>;

function unitsOf(quantity: Quantity): Readonly<Record<string, unknown>> {
  return quantity === 'temperature' ? TEMPERATURE_UNITS : LINEAR[quantity];
}

function converted({ quantity, value, unit, kind }: UnitConversionInput): UnitConversionResult {
  const number = writtenNumber(value, 'point') ?? Number.NaN;
  const values = quantity === 'temperature' ? onScales(number, unit, kind) : inUnits(number, unit, LINEAR[quantity]);
  return { values: { ...values, [unit]: number }, significantFigures: significantDigits(value) };
}

function inUnits(
  value: number,
  unit: string,
  units: Readonly<Record<string, LinearUnit>>,
): Readonly<Record<string, number>> {
  const base = value * (units[unit]?.factor ?? Number.NaN);
  return Object.fromEntries(Object.entries(units).map(([id, { factor }]) => [id, base / factor]));
}

function onScales(value: number, unit: string, kind: UnitConversionInput['kind']): Readonly<Record<string, number>> {
  const scales: Readonly<Record<string, { readonly degree: number; readonly absoluteZero: number }>> =
    TEMPERATURE_UNITS;
  const { degree: own = Number.NaN, absoluteZero: zero = Number.NaN } = scales[unit] ?? {};
  const isReading = kind === 'reading';
  const kelvin = (isReading ? value - zero : value) * own;
  return Object.fromEntries(
    Object.entries(scales).map(([id, { degree, absoluteZero }]) => {
      if (!isReading) return [id, kelvin / degree];
      const reading = kelvin / degree + absoluteZero;
      // Water freezes at 0 °C, not at a rounding error above it.
      return [id, absoluteZero !== 0 && Math.abs(reading) < SLACK ? 0 : reading];
    }),
  );
}

/** Digits before and behind the decimal mark; sign, groups and exponent are left out. */
const MANTISSA = /^[+\-−]?([^eE]*)/;

/**
 * Returns how many figures a number was typed with: zeros in front do not count, zeros behind the decimal mark do, and of a
 * whole number all digits. Zero, however written, has one.
 *
 * @param typed a number that can be read
 */
export function significantDigits(typed: string): number {
  const mantissa = MANTISSA.exec(typed.trim())?.[1] ?? '';
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  return Math.max(1, digits.length);
}
