/**
 * The name of an inorganic compound from its formula, by the rules of `redBook2005`, tried in this order:
 *
 *   water of a hydrate: name + prefix + 'hydrate';  irregular names: water, ammonia
 *   hydrogen + anion: 'hydrogen chloride', or the acid of the anion;  cation + anion, charges balanced
 *   two nonmetals: multiplying prefixes, none for a single first atom;  one element: prefix + name
 *
 * No organic names, no coordination compounds.
 */
import {
  ANION_SYNONYMS,
  CLASSICAL_NAMES,
  COMMON_NAMES,
  DIATOMIC_ELEMENTS,
  EVERYDAY_NAMES,
  HYDRACIDS,
  MONATOMIC_ANIONS,
  MULTIPLYING_PREFIXES,
  POLYATOMIC_IONS,
} from '../../reference/chemicalNames.ts';
import { ELEMENTS } from '../../reference/elements.ts';
import { readFormula } from './chemicalFormula.ts';
import {
  anionsOf,
  type FormulaUnit,
  type Ion,
  type IonPair,
  ionPairs,
  isBalanced,
  isCarboxylate,
  ruleAgainst,
  totalCharge,
  unitsOf,
} from './chemicalIons.ts';
import { isElement } from './elementShares.ts';
import { withoutSubscript } from './formulaLetters.ts';
import type { ReadFormula } from './formulaParser.ts';
import { nameIon } from './ionNaming.ts';
import { type NamingFault, NOT_RECOGNISED, namingFault } from './namingFault.ts';
import { nonmetalPair, nonmetalRank } from './nonmetalPair.ts';

export type CompoundType = 'ionic' | 'molecular' | 'acid' | 'element' | 'common' | 'ion' | 'complex';

/** One word of a name that counts atoms, or the ligands of a complex. */
export interface CountedWord {
  /** The element, or the ligand as it is written: 'NH3'. */
  readonly symbol: string;
  readonly count: number;
  /** 'dinitrogen', 'pentoxide'. */
  readonly word: string;
}

export interface NamedCompound {
  /** As typed, with ordinary digits and without white space; the charge of an ion at its end, 'SO4^2-'. */
  readonly formula: string;
  readonly name: string;
  readonly type: CompoundType;
  /** Further names in use: 'ferric chloride', 'dinitrogen pentaoxide'. */
  readonly otherNames: readonly string[];
  /** The name of the solution in water, where hydrogen compounds have one. */
  readonly aqueousName: string | null;
  /** The ions of the charge balance; null for names without one. */
  readonly ions: IonPair | null;
  /** The words of a name with multiplying prefixes; empty for others. */
  readonly words: readonly CountedWord[];
  /** Molecules of water in a hydrate, 0 to 18. */
  readonly waters: number;
}

export type Naming = { readonly ok: true; readonly compound: NamedCompound } | NamingFault;
type Parts = Omit<NamedCompound, 'formula' | 'waters'>;

/** Maximum number of atoms of one element in a name with prefixes. */
const MOST_COUNTED = 12;
/** Maximum number of units in a formula that has a name here. */
const MOST_UNITS = 12;
/** With hydrogen, these form binary gases that are named without prefixes. */
const GASES_WITH_HYDROGEN = ['F', 'Cl', 'Br', 'I', 'S', 'Se', 'Te', 'CN'];

/** Names a formula; accepts white space, subscript digits and any kind of bracket or dot. */
export function nameFormula(text: string): Naming {
  const reading = readFormula(text, (symbol) => isElement(symbol) || symbol === 'D');
  const ion = nameIon(plainFormula(text)) ?? (reading.ok && reading.charge !== 0 ? nameIon(reading.written) : null);
  if (ion !== null) return 'place' in ion ? faultOf(NOT_RECOGNISED, ion.place) : { ok: true, compound: ofIon(ion) };
  if (!reading.ok && reading.unknownSymbol !== undefined) return faultOf(reading.message, reading.place);
  if (!reading.ok) return faultOf(NOT_RECOGNISED, reading.place);
  const formula = withAcetate(reading);
  const [main = '', water, ...more] = formula.split('·');
  const waters = water === undefined ? 0 : watersOf(water);
  if (more.length > 0 || Number.isNaN(waters))
    return faultOf(NOT_RECOGNISED, 'After the dot stand 1 to 18 molecules of water, as in ·5H2O.');
  const parts = nameParts(main);
  if ('message' in parts) return parts;
  const suffix = waters === 0 ? '' : ` ${MULTIPLYING_PREFIXES[waters] ?? ''}hydrate`;
  return {
    ok: true,
    compound: {
      ...parts,
      formula,
      name: parts.name + suffix,
      otherNames: [...parts.otherNames.map((name) => name + suffix), ...(EVERYDAY_NAMES[formula] ?? [])],
      waters,
    },
  };
}

/** 'pentoxide': the prefix of a count, its last a or o dropped before oxide. */
export function prefixed(count: number, word: string): string {
  const prefix = MULTIPLYING_PREFIXES[count] ?? '';
  return (word === 'oxide' ? prefix.replace(/[ao]$/, '') : prefix) + word;
}

/** True for elements whose compounds with one atom of the second omit 'mono': boron nitride, silicon carbide. */
export function hasNoMono(first: string, second: string): boolean {
  return ['B', 'Si'].includes(first) && ['B', 'Si', 'C', 'N', 'P', 'As'].includes(second);
}

/** Ordinary digits and no white space. */
function plainFormula(text: string): string {
  return Array.from(text, (letter) => withoutSubscript(letter).trim()).join('');
}

/** OAc written out, as other groups are not: 'NaCH3COO', 'Pb(CH3COO)4'. */
function withAcetate({ written, atoms }: ReadFormula): string {
  if (atoms.some(({ symbol }) => symbol === 'Ac')) return written;
  return written.replace(/\((?:OAc|AcO)\)/g, '(CH3COO)').replace(/OAc|AcO/g, 'CH3COO');
}

function nameParts(main: string): Parts | NamingFault {
  const [common, ...others] = Object.hasOwn(COMMON_NAMES, main) ? (COMMON_NAMES[main] ?? []) : [];
  if (common !== undefined) return partsOf('common', common, { otherNames: others });
  const units = unitsOf(main.replace(/[[{]/g, '(').replace(/[\]}]/g, ')'));
  if (units.length > MOST_UNITS) return faultOf(NOT_RECOGNISED);
  return hydrogenCompound(units) ?? salt(units) ?? ofNonmetals(units) ?? element(units) ?? namingFault(units);
}

function hydrogenCompound(units: readonly FormulaUnit[]): Parts | null {
  const [first, ...rest] = units;
  const last = units.at(-1);
  if (first?.text === 'H' && rest.length > 0) {
    for (const anion of anionsOf(rest)) {
      const compound = withHydrogen(first.count, anion);
      if (compound !== null) return compound;
    }
  }
  if (last?.text !== 'H') return null;
  const [carboxylate] = anionsOf(units.slice(0, -1)).filter(isCarboxylate);
  return carboxylate === undefined ? null : withHydrogen(last.count, carboxylate);
}

function withHydrogen(count: number, anion: Ion): Parts | null {
  const cation: Ion = { formula: 'H', name: 'hydrogen', charge: 1, count };
  if (anion.count !== 1 || totalCharge(cation, anion) !== 0) return null;
  const ions = { cation, anion };
  if (GASES_WITH_HYDROGEN.includes(anion.formula)) {
    const formula = `H${count === 1 ? '' : count}${anion.formula}`;
    return partsOf('molecular', `hydrogen ${anion.name}`, { ions, aqueousName: HYDRACIDS[formula] ?? null });
  }
  const { acid } =
    POLYATOMIC_IONS.find(({ formula, charge }) => formula === anion.formula && charge === anion.charge) ?? {};
  return acid === undefined ? null : partsOf('acid', acid, { ions });
}

function salt(units: readonly FormulaUnit[]): Parts | null {
  const found = ionPairs(units).find((pair) => isBalanced(pair) && ruleAgainst(pair.cation, pair.anion) === null);
  if (found === undefined) return null;
  const { cation, anion } = found;
  const classical = CLASSICAL_NAMES[cation.formula === 'Hg2' ? 'Hg1' : `${cation.formula}${cation.charge}`];
  const synonym = ANION_SYNONYMS[anion.name];
  return partsOf('ionic', `${cation.name} ${anion.name}`, {
    ions: found,
    otherNames: [
      ...(classical === undefined ? [] : [`${classical} ${anion.name}`]),
      ...(synonym === undefined ? [] : [`${cation.name} ${synonym}`]),
      ...(isCarbideOfTwo(found) ? [`${cation.name} carbide`] : []),
    ],
  });
}

/** Calcium acetylide, commonly called calcium carbide. */
function isCarbideOfTwo({ cation, anion }: IonPair): boolean {
  return anion.name === 'acetylide' && ruleAgainst(cation, { formula: 'C', name: 'carbide', charge: -4 }) !== null;
}

function ofNonmetals(units: readonly FormulaUnit[]): Parts | null {
  const pair = nonmetalPair(units);
  if (pair === null) return null;
  const [{ text: first, count: firstCount }, { text: second, count: secondCount }] = pair;
  const anion = isElement(second) ? MONATOMIC_ANIONS[second]?.name : undefined;
  if (nonmetalRank(first) >= nonmetalRank(second) || anion === undefined) return null;
  if (firstCount > MOST_COUNTED || secondCount > MOST_COUNTED) return null;
  const firstWord = firstCount === 1 ? nameOf(first) : prefixed(firstCount, nameOf(first));
  const isBare = secondCount === 1 && hasNoMono(first, second);
  const secondWord = isBare ? anion : prefixed(secondCount, anion);
  const full = (MULTIPLYING_PREFIXES[secondCount] ?? '') + anion;
  return partsOf('molecular', `${firstWord} ${secondWord}`, {
    // IUPAC keeps all other vowels, but writes monoxide.
    otherNames: isBare || secondCount === 1 || full === secondWord ? [] : [`${firstWord} ${full}`],
    words: [
      { symbol: first, count: firstCount, word: firstWord },
      { symbol: second, count: secondCount, word: secondWord },
    ],
  });
}

function element(units: readonly FormulaUnit[]): Parts | null {
  const [unit, ...more] = units;
  if (unit === undefined || unit.isGroup || more.length > 0 || !isElement(unit.text)) return null;
  const { text: symbol, count } = unit;
  if (count > MOST_COUNTED) return null;
  const isDiatomic = DIATOMIC_ELEMENTS.includes(symbol);
  const word = count === 1 && !isDiatomic ? nameOf(symbol) : prefixed(count, nameOf(symbol));
  return partsOf('element', word, {
    otherNames: isDiatomic && count === 2 ? [nameOf(symbol)] : [],
    words: [{ symbol, count, word }],
  });
}

function nameOf(symbol: string): string {
  return isElement(symbol) ? ELEMENTS[symbol].name.toLowerCase() : symbol;
}

/** Returns Returns NaN where it is not water, or more than there is a prefix for. */
function watersOf(text: string): number {
  const [, digits] = /^(\d*)H2O$/.exec(text) ?? [];
  const count = digits === undefined ? Number.NaN : Number(digits === '' ? 1 : digits);
  return count >= 1 && count < MULTIPLYING_PREFIXES.length ? count : Number.NaN;
}

function ofIon({ formula, name }: { readonly formula: string; readonly name: string }): NamedCompound {
  return { ...partsOf('ion', name, {}), formula, waters: 0 };
}

function partsOf(type: CompoundType, name: string, more: Partial<Parts>): Parts {
  return { type, name, otherNames: [], aqueousName: null, ions: null, words: [], ...more };
}

function faultOf(message: string, place?: string): NamingFault {
  return { ok: false, message, ...(place === undefined ? {} : { place }) };
}
