/**
 * The units that a number may be typed in. Every factor is exact by definition of the unit; the formula sees the field's
 * own unit only.
 *
 * Sources of the definitions: the International System of Units, the international inch, pound and ounce, the US customary cup and
 * fluid ounce (of 231 cubic inches to the gallon), the Julian year of 365.25 days, the thermochemical calorie of 4.184 J, and the
 * debye as 10⁻²¹ C·m²/s divided by the speed of light.
 */

/** What a number typed in this unit amounts to in the field's own unit: (typed − `zero`) × `times`. */
export interface UnitChoice {
  readonly unit: string;
  readonly times: number;
  /** Where the field's own zero lies in this unit. Absent: 0. */
  readonly zero?: number;
}

/** A unit's size, expressed in the first unit of its quantity (the first in each line). */
type Scale = number | { readonly times: number; readonly zero: number };

const YEAR = 365.25;

const QUANTITIES = {
  length: {
    m: 1,
    km: 1e3,
    cm: 1e-2,
    mm: 1e-3,
    µm: 1e-6,
    nm: 1e-9,
    Å: 1e-10,
    pm: 1e-12,
    in: 0.0254,
    ft: 0.3048,
    yd: 0.9144,
    mi: 1609.344,
  },
  area: { 'm²': 1, 'ft²': 0.09290304 },
  mass: { g: 1, kg: 1e3, mg: 1e-3, µg: 1e-6, ng: 1e-9, pg: 1e-12, lb: 453.59237, oz: 28.349523125, st: 6350.29318 },
  volume: {
    L: 1,
    mL: 1e-3,
    µL: 1e-6,
    'US cups': 0.2365882365,
    'US fl oz': 0.0295735295625,
    'US gal': 3.785411784,
    'imp gal': 4.54609,
    'ft³': 28.316846592,
  },
  /** Prices: what a pound costs, costs a kilogram 2.2 times as much. */
  pricePerWeight: { 'per kg': 1, 'per lb': 1 / 0.45359237, 'per cwt': 1 / 45.359237 },
  flow: { 'L/min': 1, 'mL/min': 1e-3, 'L/h': 1 / 60 },
  time: { days: 1, h: 1 / 24, min: 1 / 1440, s: 1 / 86_400, weeks: 7, months: YEAR / 12, years: YEAR },
  pressure: { kPa: 1, bar: 100, atm: 101.325 },
  temperature: { '°C': 1, '°F': { times: 5 / 9, zero: 32 }, K: { times: 1, zero: 273.15 } },
  amount: { mol: 1, mmol: 1e-3, µmol: 1e-6, nmol: 1e-9, pmol: 1e-12, fmol: 1e-15 },
  massConcentration: { 'g/L': 1, 'mg/mL': 1, 'ng/µL': 1e-3 },
  concentration: { 'mol/L': 1, 'mmol/L': 1e-3, 'µmol/L': 1e-6, 'nmol/L': 1e-9 },
  cystatinC: { 'mg/L': 1, 'mg/dL': 10 },
  /** By the molar mass of creatinine, with the factor that laboratories use. */
  creatinine: { 'mg/dL': 1, 'µmol/L': 1 / 88.4 },
  albuminToCreatinine: { 'mg/g': 1, 'mg/mmol': 8.84 },
  molarity: { M: 1, mM: 1e-3, µM: 1e-6, nM: 1e-9, pM: 1e-12 },
  molarMass: { 'g/mol': 1, Da: 1, kDa: 1e3 },
  extinction: { 'M⁻¹ cm⁻¹': 1, 'mM⁻¹ cm⁻¹': 1e3 },
  cellDensity: { 'cells/mL': 1, 'cells/µL': 1e3, 'cells/L': 1e-3 },
  sequenceLength: { bp: 1, nt: 1, 'bp or nt': 1, kb: 1e3 },
  energy: { kcal: 1, kJ: 1 / 4.184 },
  dipole: { D: 1, C·m: 299_792_458e21 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Scale>>>>;

type Quantities = typeof QUANTITIES;

/** A quantity with a table of units: 'molarMass', 'volume'. */
export type QuantityName = keyof Quantities;

/**
 * Converts a number between two units of a quantity.
 *
 * @returns null when the quantity lacks one of the units, or when their zeros differ
 */
export function convertedNumber(quantity: QuantityName, value: number, from: string, to: string): number | null {
  const scales: Readonly<Record<string, Scale>> = QUANTITIES[quantity];
  const [one, other] = [from, to].map((unit) => (Object.hasOwn(scales, unit) ? scales[unit] : undefined));
  return typeof one === 'number' && typeof other === 'number' ? value * (one / other) : null;
}

/**
 * Declares a number field's own unit and the other units that it may be typed in.
 *
 * @param unit the unit that the formula uses; its zero is the quantity's own
 * @param others in the order of the menu, after the field's own
 */
export function measuredIn<Quantity extends keyof Quantities>(
  quantity: Quantity,
  unit: keyof Quantities[Quantity] & string,
  ...others: readonly (keyof Quantities[Quantity] & string)[]
): { readonly unit: string; readonly units: readonly UnitChoice[] } {
  const scales: Readonly<Record<string, Scale>> = QUANTITIES[quantity];
  const own = timesOf(scales[unit]);
  const choices = others.map((other) => {
    const scale = scales[other];
    const times = timesOf(scale) / own;
    return typeof scale === 'object' ? { unit: other, times, zero: scale.zero } : { unit: other, times };
  });
  return { unit, units: [{ unit, times: 1 }, ...choices] };
}

/** In these a factor is that of one substance, which a figure in such a unit does not say. */
const OF_ONE_SUBSTANCE: readonly string[] = ['cystatinC', 'creatinine', 'albuminToCreatinine'] satisfies QuantityName[];

/** Three names of the same unit. */
const ONE_LETTER: readonly string[] = ['bp', 'nt', 'bp or nt'];

/** Returns the unit and all others of its quantity, the unit itself first; none where no table has it. */
export function unitsLike(unit: string): readonly UnitChoice[] {
  const [, scales] =
    Object.entries<Readonly<Record<string, Scale>>>(QUANTITIES).find(
      ([quantity, units]) => Object.hasOwn(units, unit) && !OF_ONE_SUBSTANCE.includes(quantity),
    ) ?? [];
  const own = scales?.[unit];
  // A figure in °F is compared in °F alone: its zero is not that of the quantity.
  if (scales === undefined || typeof own !== 'number') return [];
  const others = Object.entries(scales).flatMap(([other, scale]): readonly UnitChoice[] => {
    const times = timesOf(scale) / own;
    if (other === unit || (times === 1 && ONE_LETTER.includes(other))) return [];
    return [typeof scale === 'object' ? { unit: other, times, zero: scale.zero } : { unit: other, times }];
  });
  return [{ unit, times: 1 }, ...others];
}

function timesOf(scale: Scale = 1): number {
  return typeof scale === 'object' ? scale.times : scale;
}
