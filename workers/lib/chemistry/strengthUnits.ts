/**
 * Concentrations in the units of bottles and protocols, as grams or moles in a liter of solution.
 *
 *   g/L = mol/L·M;  % w/v = g/L ÷ 10;  % w/w = g/L ÷ (10·ρ)        g/mol, g/mL of the solution
 *
 * % v/v and × stand for themselves. Quantities as in `greenBook`.
 */

/** How a unit is understood, and how much of it one is. */
const STRENGTH_UNITS = {
  M: { kind: 'molar', size: 1 },
  mM: { kind: 'molar', size: 1e-3 },
  uM: { kind: 'molar', size: 1e-6 },
  nM: { kind: 'molar', size: 1e-9 },
  'g-per-l': { kind: 'mass', size: 1 },
  'mg-per-ml': { kind: 'mass', size: 1 },
  'ug-per-ml': { kind: 'mass', size: 1e-3 },
  'ng-per-ml': { kind: 'mass', size: 1e-6 },
  'percent-wv': { kind: 'mass', size: 10 },
  'percent-ww': { kind: 'share', size: 10 },
  'percent-vv': { kind: 'volume', size: 1 },
  x: { kind: 'fold', size: 1 },
} as const;

export type StrengthUnit = keyof typeof STRENGTH_UNITS;
export type StrengthKind = (typeof STRENGTH_UNITS)[StrengthUnit]['kind'];

/** What units of different kinds need to be compared. */
export interface Solute {
  /** g/mol. */
  readonly molarMass: number | null;
  /** g/mL of the solution in question. */
  readonly density: number | null;
}

/** Names of what is missing for a unit to be grams in a liter. */
export type Missing = 'molar mass' | 'density';

export function isStrengthUnit(unit: string): unit is StrengthUnit {
  return Object.hasOwn(STRENGTH_UNITS, unit);
}

/** True where two units differ only by a factor, regardless of what is dissolved. */
export function areAlike(one: StrengthUnit, other: StrengthUnit): boolean {
  return STRENGTH_UNITS[one].kind === STRENGTH_UNITS[other].kind;
}

/** True for a unit that can be had from grams in a liter. */
export function isByMass(unit: StrengthUnit): boolean {
  const { kind } = STRENGTH_UNITS[unit];
  return kind === 'molar' || kind === 'mass' || kind === 'share';
}

/** What is needed of the solute to have a unit in grams in a liter; null where nothing is. */
export function missingFor(unit: StrengthUnit, { molarMass, density }: Solute): Missing | null {
  const { kind } = STRENGTH_UNITS[unit];
  if (kind === 'molar' && molarMass === null) return 'molar mass';
  return kind === 'share' && density === null ? 'density' : null;
}

/** g/L in one of the unit; its own size for those that are not by mass. Throws where something is missing. */
export function gramsPerLiter(unit: StrengthUnit, solute: Solute): number {
  const { kind, size } = STRENGTH_UNITS[unit];
  if (missingFor(unit, solute) !== null) throw new Error(`'${unit}' needs more of the solute`);
  if (kind === 'molar') return size * (solute.molarMass ?? 1);
  return kind === 'share' ? size * (solute.density ?? 1) : size;
}
