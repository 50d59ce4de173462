/**
 * Interprets the parts of a formula as ions, and combines ions into a neutral formula.
 *
 *   count₊·charge₊ + count₋·charge₋ = 0, with the smallest whole counts
 *
 * Ions, charges and names: `redBook2005`.
 */
import {
  ANION_RULES,
  FIXED_CHARGES,
  MONATOMIC_ANIONS,
  POLYATOMIC_IONS,
  type PolyatomicIon,
  ROMAN_NUMERALS,
  VARIABLE_CHARGES,
} from '../../reference/chemicalNames.ts';
import { ELEMENTS } from '../../reference/elements.ts';
import { greatestCommonDivisor } from '../mathematics/greatestCommonDivisor.ts';
import { isElement } from './elementShares.ts';

/** A kind of ion. */
export interface NamedIon {
  readonly formula: string;
  readonly name: string;
  /** Elementary charges. */
  readonly charge: number;
}

/** An ion and its count in a formula unit. */
export interface Ion extends NamedIon {
  readonly count: number;
}

/** The ions of a salt or an acid, with their counts. */
export interface IonPair {
  readonly cation: Ion;
  readonly anion: Ion;
}

/** An element or a bracketed group with its count. */
export interface FormulaUnit {
  /** The symbol, or the content of the bracket. */
  readonly text: string;
  readonly isGroup: boolean;
  readonly count: number;
}

/** Splits a well-formed formula with round brackets into its outermost units. */
export function unitsOf(formula: string): readonly FormulaUnit[] {
  const units: FormulaUnit[] = [];
  let next = 0;
  while (next < formula.length) {
    const isGroup = formula[next] === '(';
    const end = isGroup ? closingOf(formula, next) : next + (/^[A-Z][a-z]*/.exec(formula.slice(next))?.[0].length ?? 1);
    const text = isGroup ? formula.slice(next + 1, end) : formula.slice(next, end);
    const digits = /^\d*/.exec(formula.slice(isGroup ? end + 1 : end))?.[0] ?? '';
    units.push({ text, isGroup, count: digits === '' ? 1 : Number(digits) });
    next = end + (isGroup ? 1 : 0) + digits.length;
  }
  return units;
}

/** Joins units into a formula, a count of 1 omitted. */
export function textOfUnits(units: readonly FormulaUnit[]): string {
  return units.map(({ text, isGroup, count }) => `${isGroup ? `(${text})` : text}${count === 1 ? '' : count}`).join('');
}

/** Returns every cation that the units can be, by charge; Hg2 first as one ion, mercury(I), then as two. */
export function cationsOf(units: readonly FormulaUnit[]): readonly Ion[] {
  const [unit] = units;
  const polyatomic = polyatomicIons(units).filter(({ charge }) => charge > 0);
  if (unit === undefined || units.length > 1 || unit.isGroup) return polyatomic;
  return [...polyatomic, ...metalCations(unit.text).map((ion) => ({ ...ion, count: unit.count }))];
}

/** Every anion that the units can be, single atoms first: two oxides before one peroxide. */
export function anionsOf(units: readonly FormulaUnit[]): readonly Ion[] {
  const [unit] = units;
  const polyatomic = polyatomicIons(units).filter(({ charge }) => charge < 0);
  if (unit === undefined || units.length > 1 || unit.isGroup || !isElement(unit.text)) return polyatomic;
  const anion = MONATOMIC_ANIONS[unit.text];
  return anion === undefined ? polyatomic : [{ ...anion, formula: unit.text, count: unit.count }, ...polyatomic];
}

/** The cations of a metal, with a numeral in the name where the metal has more than one charge. */
export function metalCations(symbol: string): readonly Ion[] {
  if (!isElement(symbol)) return [];
  const name = ELEMENTS[symbol].name.toLowerCase();
  const fixed = FIXED_CHARGES[symbol];
  if (fixed !== undefined) return [{ formula: symbol, name, charge: fixed, count: 1 }];
  return (VARIABLE_CHARGES[symbol] ?? []).map((charge) => ({
    formula: symbol,
    name: `${name}(${ROMAN_NUMERALS[charge] ?? ''})`,
    charge,
    count: 1,
  }));
}

/** True for an ion whose element needs a numeral. Mercury(I) is one of two atoms. */
export function needsNumeral({ name, charge }: Pick<NamedIon, 'name' | 'charge'>): boolean {
  return charge > 0 && name.endsWith(')');
}

/** Returns the rule that excludes two ions as a salt, regardless of their charges; null where none applies. */
export function ruleAgainst(cation: NamedIon, anion: NamedIon): string | null {
  const rule = ANION_RULES[anion.name];
  if (rule === undefined || rule.except.some((symbol) => symbol === cation.formula)) return null;
  const isBeside = rule.notBeside === 'low charges' ? cation.charge <= 2 : needsNumeral(cation);
  return isBeside ? rule.rule : null;
}

/** Returns every split of the units into a cation and an anion, including organic anions in front, as in CH3COONa. */
export function ionPairs(units: readonly FormulaUnit[]): readonly IonPair[] {
  return units.flatMap((_, cut) => {
    const [left, right] = [units.slice(0, cut), units.slice(cut)];
    const reversed = anionsOf(left)
      .filter(isCarboxylate)
      .flatMap((anion) => cationsOf(right).map((cation) => ({ cation, anion })));
    return [...cationsOf(left).flatMap((cation) => anionsOf(right).map((anion) => ({ cation, anion }))), ...reversed];
  });
}

/** True where the charges of the pair cancel. */
export function isBalanced({ cation, anion }: IonPair): boolean {
  return totalCharge(cation, anion) === 0;
}

/** An organic anion that is written in front: CH3COO. */
export function isCarboxylate({ formula }: NamedIon): boolean {
  return formula.endsWith('COO');
}

/** The charges of all ions of a formula unit together: 0 where it is neutral. */
export function totalCharge(cation: Ion, anion: Ion): number {
  return cation.count * cation.charge + anion.count * anion.charge;
}

/** Returns the neutral formula of two ions, in the smallest whole numbers, with brackets around repeated groups. */
export function neutralFormula(cation: NamedIon, anion: NamedIon): string {
  const divisor = greatestCommonDivisor(cation.charge, -anion.charge);
  return counted(cation.formula, -anion.charge / divisor) + counted(anion.formula, cation.charge / divisor);
}

function polyatomicIons(units: readonly FormulaUnit[]): readonly Ion[] {
  const [unit] = units;
  const inGroup = units.length === 1 && unit?.isGroup === true ? unit : null;
  const text = inGroup?.text ?? textOfUnits(units);
  return POLYATOMIC_IONS.filter(({ formula }) => formula === text).map((ion) => withCount(ion, inGroup?.count ?? 1));
}

function withCount({ formula, name, charge }: PolyatomicIon, count: number): Ion {
  return { formula, name, charge, count };
}

function counted(formula: string, count: number): string {
  if (count === 1) return formula;
  return /^[A-Z][a-z]?$/.test(formula) ? `${formula}${count}` : `(${formula})${count}`;
}

function closingOf(formula: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < formula.length; at += 1) {
    if (formula[at] === '(') depth += 1;
    if (formula[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The brackets of a well-formed formula close');
}
