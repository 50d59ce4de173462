/** Identifies the natural element of a list of isotopes, and looks up their masses: `wang2021`, `meija2016`. */
import type { ElementSymbol } from '../../reference/elements.ts';
import { ISOTOPES, type Isotope } from '../../reference/isotopes.ts';

/** Tolerance: isotope masses of neighboring elements are closer than this only where they cannot be distinguished. */
const SAME_MASS = 0.005;

/** The only element all of whose named mass numbers occur in nature; null when no element, or more than one, matches. */
export function elementOfMassNumbers(massNumbers: readonly number[]): ElementSymbol | null {
  return onlyElement(massNumbers, (wanted, [massNumber]) => wanted === massNumber);
}

/** The only element with natural isotopes of these masses, in u, to within 0.005; null as above. */
export function elementOfMasses(masses: readonly number[]): ElementSymbol | null {
  return onlyElement(masses, (wanted, [, mass]) => Math.abs(wanted - mass) <= SAME_MASS);
}

/** Mass in u of a natural isotope; null when the element has none of this mass number. */
export function isotopicMass(symbol: ElementSymbol, massNumber: number): number | null {
  return ISOTOPES[symbol]?.find(([own]) => own === massNumber)?.[1] ?? null;
}

function onlyElement(
  wanted: readonly number[],
  matches: (wanted: number, isotope: Isotope) => boolean,
): ElementSymbol | null {
  const found = Object.entries(ISOTOPES).filter(([, isotopes]) =>
    wanted.every((each) => isotopes.some((isotope) => matches(each, isotope))),
  );
  const [first] = found;
  // The keys of the table are element symbols, a type that Object.entries loses.
  return found.length === 1 && first !== undefined ? (first[0] as ElementSymbol) : null;
}
