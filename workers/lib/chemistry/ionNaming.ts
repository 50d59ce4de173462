/**
 * Names single ions: SO4^2- is the sulfate ion, Fe3+ the iron(III) ion.
 *
 * The charge may follow a '^', be written as superscripts, or directly follow the formula: Fe3+, SO42-. Where that is
 * ambiguous, as in O2-, it is rejected.
 */
import { MONATOMIC_ANIONS, POLYATOMIC_IONS } from '../../reference/chemicalNames.ts';
import { ELEMENTS } from '../../reference/elements.ts';
import { metalCations, type NamedIon } from './chemicalIons.ts';
import { isElement } from './elementShares.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const METALS = Object.keys(ELEMENTS);
const HYDROGEN_ION: NamedIon = { formula: 'H', name: 'hydrogen', charge: 1 };

/**
 * @param formula without white space and with ordinary subscripts
 * @returns null where there is no sign at the end; the ion as 'SO4^2-'; a sentence where it is unknown or can be two
 */
export function nameIon(
  formula: string,
): { readonly formula: string; readonly name: string } | { readonly place: string } | null {
  const text = ordinary(formula);
  const sign = text.at(-1);
  if (sign !== '+' && sign !== '-') return null;
  const { before, digits, isMarked } = partsOf(text.slice(0, -1));
  const found = splitsOf(before, digits, isMarked).flatMap(([formulaOf, size]) =>
    knownIons(unbracketed(formulaOf)).filter(({ charge }) => charge === (sign === '+' ? size : -size)),
  );
  const [ion, other] = found;
  if (ion === undefined) return { place: 'No ion of this formula and charge is known here.' };
  if (other !== undefined && other.formula !== ion.formula)
    return { place: `It can be ${ionFormula(ion)} or ${ionFormula(other)}: write the charge behind a ^.` };
  return { formula: ionFormula(ion), name: `${ion.name} ion` };
}

/** The formula of 'sulfate ion', with its charge; null for any other name. @param name in lower case */
export function readIonName(name: string): string | null {
  const [, ionName] = /^(.+) (?:ion|cation|anion)$/.exec(name) ?? [];
  if (ionName === undefined) return null;
  const ion = [
    HYDROGEN_ION,
    ...POLYATOMIC_IONS,
    ...Object.entries(MONATOMIC_ANIONS).map(([formula, anion]) => ({ formula, ...anion })),
    ...METALS.flatMap(metalCations),
  ].find((each) => each.name.toLowerCase() === ionName);
  return ion === undefined ? null : ionFormula(ion);
}

/** 'SO4^2-', 'Na^+'. */
function ionFormula({ formula, charge }: NamedIon): string {
  const size = Math.abs(charge);
  return `${formula}^${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`;
}

/** Returns the ways to split the digits between a count at the end of the formula and the size of the charge. */
function splitsOf(before: string, digits: string, isMarked: boolean): readonly (readonly [string, number])[] {
  if (isMarked) return [[before, Number(digits === '' ? 1 : digits)]];
  return Array.from(`${digits} `, (_, cut): readonly [string, number] => {
    const size = digits.slice(cut);
    return [before + digits.slice(0, cut), Number(size === '' ? 1 : size)];
  });
}

function knownIons(text: string): readonly NamedIon[] {
  const anion = isElement(text) ? MONATOMIC_ANIONS[text] : undefined;
  return [
    ...(text === 'H' ? [HYDROGEN_ION] : []),
    ...(anion === undefined ? [] : [{ formula: text, ...anion }]),
    ...POLYATOMIC_IONS.filter((ion) => ion.formula === text),
    ...metalCations(text),
  ];
}

/** 'Fe(CN)6' of '[Fe(CN)6]'. */
function unbracketed(text: string): string {
  return /^\[.*\]$/.test(text) ? text.slice(1, -1) : text;
}

/** The digits in front of the sign, and the text before them. */
function partsOf(text: string): { readonly before: string; readonly digits: string; readonly isMarked: boolean } {
  let start = text.length;
  while (/^\d$/.test(text.charAt(start - 1))) start -= 1;
  const isMarked = text.charAt(start - 1) === '^';
  return { before: text.slice(0, isMarked ? start - 1 : start), digits: text.slice(start), isMarked };
}

/** Ordinary signs and digits, a '^' where superscripts begin. */
function ordinary(text: string): string {
  return text
    .replace(/[−–]/g, '-')
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g,
      (run) => `^${Array.from(run, (letter) => '0123456789+-'[SUPERSCRIPTS.indexOf(letter)]).join('')}`,
    );
}
