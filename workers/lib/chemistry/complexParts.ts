/** One mononuclear complex: its central atom and ligands, from its formula, and its name by the rules of `redBook2005`, IR-9.2. */
import { FIXED_CHARGES, MULTIPLYING_PREFIXES, VARIABLE_CHARGES } from '../../reference/chemicalNames.ts';
import {
  ANION_STEMS,
  CENTRAL_NONMETALS,
  COUNTED_BIS,
  KAPPA,
  LIGANDS,
  type Ligand,
} from '../../reference/complexLigands.ts';
import { ELEMENTS, type ElementSymbol } from '../../reference/elements.ts';
import { metalCations } from './chemicalIons.ts';
import { isElement } from './elementShares.ts';

export interface CountedLigand {
  readonly ligand: Ligand;
  readonly count: number;
}

export interface Complex {
  readonly central: ElementSymbol;
  readonly ligands: readonly CountedLigand[];
}

/** Ligands by what they are written as, longest first: NO2 before NO. */
const WRITTEN = LIGANDS.flatMap((ligand) => ligand.formulas.map((formula) => ({ formula, ligand }))).toSorted(
  (one, other) => other.formula.length - one.formula.length,
);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}' };
const MOST_LIGANDS = 12;
/** More atoms of a kind than one only where a count behind can be nothing else: Cl2, en3. */
const COUNTED_BARE = /^(?:[A-Z][a-z]?|[a-z]+)$/;

/** True for metals, boron and a few other elements. */
export function isCentral(symbol: string): symbol is ElementSymbol {
  return isElement(symbol) && (metalCations(symbol).length > 0 || CENTRAL_NONMETALS.includes(symbol));
}

/** @param text the part between square brackets: 'CoCl(NH3)5'. Returns null where a part is not a ligand of the table */
export function readComplex(text: string): Complex | null {
  const [symbol = ''] = /^[A-Z][a-z]?/.exec(text) ?? [];
  const central = [symbol, symbol.charAt(0)].find(isCentral);
  if (central === undefined) return null;
  const counts = new Map<Ligand, number>();
  let rest = text.slice(central.length);
  while (rest !== '') {
    const next = nextLigand(rest);
    if (next === null) return null;
    counts.set(next.ligand, (counts.get(next.ligand) ?? 0) + next.count);
    rest = rest.slice(next.length);
  }
  const ligands = [...counts].map(([ligand, count]) => ({ ligand, count }));
  const isCountable = ligands.every(
    ({ ligand, count }) => count < (ligand.counted === 'di' ? MOST_LIGANDS + 1 : COUNTED_BIS.length),
  );
  return ligands.length > 0 && isCountable ? { central, ligands } : null;
}

function nextLigand(text: string): (CountedLigand & { readonly length: number }) | null {
  const closing = CLOSING[text.charAt(0)];
  if (closing !== undefined) {
    const end = closingAt(text, text.charAt(0), closing);
    const ligand = WRITTEN.find(({ formula }) => formula === text.slice(1, end))?.ligand;
    const [digits = ''] = /^\d*/.exec(text.slice(end + 1)) ?? [];
    return ligand === undefined || end < 0 ? null : { ligand, count: countIn(digits), length: end + 1 + digits.length };
  }
  const found = WRITTEN.find(({ formula }) => text.startsWith(formula));
  if (found === undefined) return null;
  const { formula, ligand } = found;
  const [digits = ''] = COUNTED_BARE.test(formula) ? (/^\d*/.exec(text.slice(formula.length)) ?? []) : [];
  return { ligand, count: countIn(digits), length: formula.length + digits.length };
}

function countIn(digits: string): number {
  return digits === '' ? 1 : Number(digits);
}

function closingAt(text: string, opening: string, closing: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === opening) depth += 1;
    if (text[at] === closing) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The charges of all ligands together. */
export function ligandCharge({ ligands }: Complex): number {
  return ligands.reduce((sum, { ligand, count }) => sum + count * ligand.charge, 0);
}

/** True where the table of charges has this oxidation number of the central atom. */
export function isKnownNumber({ central }: Complex, number: number): boolean {
  return [FIXED_CHARGES[central] ?? [], VARIABLE_CHARGES[central] ?? []].flat().includes(number);
}

/** 'platinate', 'ferrate'. */
export function anionStem(symbol: ElementSymbol): string {
  return ANION_STEMS[symbol] ?? `${ELEMENTS[symbol].name.toLowerCase().replace(/i?um$/, '')}ate`;
}

/** The words of the ligands in the order of the name: by their first letters, counts aside. */
export function ligandWords(
  { ligands }: Complex,
  isOlder = false,
): readonly { readonly word: string; readonly symbol: string; readonly count: number }[] {
  const called = ({ name, older = name }: Ligand) => (isOlder ? older : name);
  return ligands
    .toSorted((one, other) => (letters(called(one.ligand)) < letters(called(other.ligand)) ? -1 : 1))
    .map(({ ligand, count }) => ({
      word: ligandWord({ ...ligand, name: called(ligand) }, count),
      symbol: ligand.formulas[0],
      count,
    }));
}

/** Locants do not count in the order: 2,2′-bipyridine is under b. */
function letters(name: string): string {
  return name.replace(/[^a-z]/g, '');
}

function ligandWord({ name, counted, isEnclosed }: Ligand, count: number): string {
  const isBound = name.includes(KAPPA);
  const isSimple = counted === 'di' || (!isEnclosed && !isBound && !/ato$/.test(name));
  if (count > 1) return isSimple ? `${MULTIPLYING_PREFIXES[count]}${name}` : `${COUNTED_BIS[count]}(${name})`;
  if (isEnclosed) return `(${name})`;
  return isBound ? `${name}-` : name;
}

/** The name without a numeral: 'hexaamminecobalt', 'hexacyanidoferrate'. */
export function bareName(complex: Complex, charge: number, isOlder = false): string {
  const ligands = ligandWords(complex, isOlder)
    .map(({ word }) => word)
    .join('');
  const center = charge < 0 ? anionStem(complex.central) : ELEMENTS[complex.central].name.toLowerCase();
  return ligands + center;
}

/** In the order of formulas: the central atom, ligands by their first letters: 'CoCl(NH3)5'. */
export function complexFormula({ central, ligands }: Complex): string {
  const written = ligands
    .map(({ ligand: { formulas }, count }) => ({ formula: formulas[0], count }))
    .toSorted((one, other) => (orderKey(one.formula) < orderKey(other.formula) ? -1 : 1));
  return (
    central +
    written
      .map(({ formula, count }) => {
        const isAtom = /^[A-Z][a-z]?$/.test(formula);
        return `${isAtom ? formula : `(${formula})`}${count === 1 ? '' : count}`;
      })
      .join('')
  );
}

/** CO comes before Cl, en after Cl. */
function orderKey(formula: string): string {
  return formula.charAt(0).toUpperCase() + formula.slice(1);
}
