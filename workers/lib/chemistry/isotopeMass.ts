/**
 * Single isotopes as written in a formula: '13C', '2H'. Masses: `wang2021`.
 *
 * Those of which natural elements are made, and the two radioactive ones that label compounds most often.
 */
import { ELEMENTS, type ElementSymbol } from '../../reference/elements.ts';
import { ISOTOPES, type Isotope, LABEL_ISOTOPES } from '../../reference/isotopes.ts';

export interface NamedIsotope {
  readonly element: ElementSymbol;
  /** 'Carbon-13'; hydrogen's have names of their own. */
  readonly name: string;
  /** In u, as in g/mol. */
  readonly mass: number;
}

const HYDROGEN_NAMES: Readonly<Record<string, string>> = { '2H': 'Deuterium', '3H': 'Tritium' };

/** @param label mass number and symbol: '13C'. Null where no such isotope is known here. */
export function isotopeOf(label: string): NamedIsotope | null {
  const [, number = '', symbol = ''] = /^(\d{1,3})([A-Z][a-z]?)$/.exec(label) ?? [];
  if (!Object.hasOwn(ELEMENTS, symbol)) return null;
  const element = symbol as ElementSymbol;
  const natural = ISOTOPES[element]?.find(([massNumber]) => massNumber === Number(number))?.[1];
  const mass = natural ?? LABEL_ISOTOPES[label];
  if (mass === undefined || number.startsWith('0')) return null;
  return { element, name: HYDROGEN_NAMES[label] ?? `${ELEMENTS[element].name}-${number}`, mass };
}

/** The natural isotopes of an element, or the one that is named ('13C'); none for what has none. */
export function isotopesIn(symbol: string): readonly Isotope[] {
  if (!/^\d/.test(symbol)) return Object.hasOwn(ELEMENTS, symbol) ? (ISOTOPES[symbol as ElementSymbol] ?? []) : [];
  const isotope = isotopeOf(symbol);
  return isotope === null ? [] : [[Number.parseInt(symbol, 10), isotope.mass, 100]];
}

/** The element of a symbol as atoms are counted by: 'C' of 'C' and of '13C'. */
export function elementPart(symbol: string): string {
  return symbol.replace(/^\d+/, '');
}
