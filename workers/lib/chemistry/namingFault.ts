/**
 * Explains why a formula has no name: the charges of its ions, its order, or an unsupported kind of compound.
 *
 * Unbalanced charges are reported only where both ions are known.
 */
import { ELEMENTS } from '../../reference/elements.ts';
import {
  type FormulaUnit,
  ionPairs,
  isBalanced,
  metalCations,
  needsNumeral,
  ruleAgainst,
  textOfUnits,
} from './chemicalIons.ts';
import { isElement } from './elementShares.ts';
import { nonmetalPair, nonmetalRank } from './nonmetalPair.ts';

export type NamingFault = { readonly ok: false; readonly message: string; readonly place?: string };

/** No rule of this page applies. */
export const NOT_RECOGNISED = 'Formula not recognised';
const NOT_BALANCED = 'Formula is not charge balanced or not recognised';
const ORGANIC =
  'This looks like an organic compound; this page names inorganic ones and common reagents. Its molar mass can be had from the molar mass calculator.';
const SEVERAL_METALS =
  'Double salts are not named here, a few well-known ones aside. Write a complex in square brackets, as in K3[Fe(C2O4)3].';
const IN_ORGANIC = ['C', 'H', 'N', 'O', 'S', 'P', 'F', 'Cl', 'Br', 'I'];

/** @param units of a formula that no rule has named */
export function namingFault(units: readonly FormulaUnit[]): NamingFault {
  const [first] = ionPairs(units);
  if (first !== undefined) return faultOfIons(units);
  const pair = nonmetalPair(units);
  if (pair !== null && nonmetalRank(pair[0].text) > nonmetalRank(pair[1].text))
    return faultOf(`The order is usually ${textOfUnits([pair[1], pair[0]])}.`);
  const symbols = units.flatMap(({ text }) => text.match(/[A-Z][a-z]?/g) ?? []);
  if (symbols.includes('C') && symbols.includes('H') && symbols.every((symbol) => IN_ORGANIC.includes(symbol)))
    return faultOf(ORGANIC);
  return new Set(symbols.filter((symbol) => metalCations(symbol).length > 0)).size > 1
    ? faultOf(SEVERAL_METALS)
    : faultOf();
}

function faultOfIons(units: readonly FormulaUnit[]): NamingFault {
  const pairs = ionPairs(units);
  const [first] = pairs;
  if (first === undefined) return faultOf();
  const { cation, anion } = first;
  // FeO2 is refused as two oxides, with a charge that iron does not have, rather than as a peroxide.
  const alike = pairs.filter((each) => each.cation.formula === cation.formula && each.anion.name === anion.name);
  const balanced = alike.find(isBalanced);
  if (balanced !== undefined) return faultOf(ruleAgainst(balanced.cation, anion) ?? undefined);
  const negative = -anion.count * anion.charge;
  if (!needsNumeral(cation))
    return unbalanced(`The charges do not cancel: ${cation.count * cation.charge} positive, ${negative} negative.`);
  const { formula, count } = cation;
  const needed = negative % count === 0 ? `${negative / count}+` : `${negative}/${count}+`;
  const known = alike.map((each) => `${each.cation.charge}+`).join(', ');
  const name = isElement(formula) ? ELEMENTS[formula].name : formula;
  return unbalanced(`${name} would need the charge ${needed}, known here: ${known}.`);
}

function unbalanced(place: string): NamingFault {
  return { ok: false, message: NOT_BALANCED, place };
}

function faultOf(place?: string): NamingFault {
  return { ok: false, message: NOT_RECOGNISED, ...(place === undefined ? {} : { place }) };
}
