/**
 * Parses the name of an inorganic compound into its formula: the inverse of `lib/formulaNaming`. Also accepts older
 * names, other spellings and any letter case (`redBook2005`).
 */

import { MOLECULES_OF_ONE_NUMBER } from '../../reference/binaryMolecules.ts';
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
  ROMAN_NUMERALS,
} from '../../reference/chemicalNames.ts';
import { ELEMENTS } from '../../reference/elements.ts';
import { metalCations, type NamedIon, neutralFormula, ruleAgainst } from './chemicalIons.ts';
import { hasNoMono, nameFormula, prefixed } from './formulaNaming.ts';
import { readIonName } from './ionNaming.ts';
import { spelledAlike } from './nameSpelling.ts';
import { nonmetalRank } from './nonmetalPair.ts';

export type NameReading = { readonly formula: string } | { readonly formula: null; readonly place?: string };

const NAMES: readonly (readonly [name: string, symbol: string])[] = Object.entries(ELEMENTS).map(
  ([symbol, { name }]) => [name.toLowerCase(), symbol],
);
/** Endings and names of organic compounds. */
const ORGANIC_ENDINGS = ['ane', 'ene', 'yne', 'ol', 'one', 'ose', 'amine', 'ether', 'oic acid', 'benzene', 'toluene'];
const ORGANIC_WORDS = ['methyl', 'ethyl', 'propyl', 'butyl', 'phenyl', 'benzyl', 'chloroform', 'urea', 'glycerin'];
const ORGANIC =
  'This looks like the name of an organic compound; this page reads inorganic ones and common reagents. Its molar mass can be had from its formula, on the molar mass calculator.';
const ANIONS: readonly NamedIon[] = Object.entries(MONATOMIC_ANIONS).map(([formula, anion]) => ({ formula, ...anion }));

/** Parses a name. A returned formula always has a name; `place` says what is missing where that is known. */
export function readName(text: string): NameReading {
  const name = plainName(text);
  const whole = readIonName(name) ?? everydayFormula(name);
  if (whole !== null) return { formula: whole };
  const [, main = name, prefix] = /^(.+) ([a-z]+)hydrate$/.exec(name) ?? [];
  const waters = prefix === undefined ? 0 : MULTIPLYING_PREFIXES.indexOf(prefix);
  if (waters < 0) return { formula: null };
  const reading = readAnhydrous(main);
  if (reading.formula === null && !('place' in reading) && looksOrganic(main)) return { formula: null, place: ORGANIC };
  if (reading.formula === null || waters === 0) return reading;
  return { formula: `${reading.formula}·${waters === 1 ? '' : waters}H2O` };
}

function plainName(text: string): string {
  return spelledAlike(text)
    .replace(/ ?\( ?([ivx]+) ?\)/g, '($1)')
    .replace(/ ?\( ?([1-8])\+? ?\)/g, (_, charge) => `(${(ROMAN_NUMERALS[Number(charge)] ?? '').toLowerCase()})`);
}

function readAnhydrous(name: string): NameReading {
  const place = unknownMolecule(name);
  if (place !== null) return { formula: null, place };
  const formulas = [commonFormula, acidFormula, hydrogenFormula, countedFormula, elementFormula].map((read) =>
    read(name),
  );
  // 'Beryllium triiodide' cannot count atoms, as BeI3 is not neutral: the next reading, as a salt, is the one.
  const formula = formulas.find((each) => each !== null && nameFormula(each).ok) ?? null;
  return formula === null ? saltFormula(name) : { formula };
}

function everydayFormula(name: string): string | null {
  return Object.entries(EVERYDAY_NAMES).find(([, names]) => names.includes(name))?.[0] ?? null;
}

function looksOrganic(name: string): boolean {
  return (
    ORGANIC_ENDINGS.some((ending) => name.endsWith(ending)) ||
    ORGANIC_WORDS.some((word) => name.split(' ').includes(word))
  );
}

function commonFormula(name: string): string | null {
  return Object.entries(COMMON_NAMES).find(([, names]) => names.includes(name))?.[0] ?? null;
}

function acidFormula(name: string): string | null {
  const [hydracid] = Object.entries(HYDRACIDS).find(([, acid]) => acid === name) ?? [];
  if (hydracid !== undefined) return hydracid;
  const anion = preferred(POLYATOMIC_IONS.filter(({ acid }) => acid === name));
  return anion === undefined ? null : withHydrogen(anion);
}

function hydrogenFormula(name: string): string | null {
  const [, anionName = ''] = /^hydrogen (.+)$/.exec(name) ?? [];
  const anion = anionNamed(anionName);
  return anion === undefined ? null : withHydrogen(anion);
}

function withHydrogen({ formula, charge }: Pick<NamedIon, 'formula' | 'charge'>): string {
  if (formula.endsWith('COO')) return `${formula}H`;
  return `H${charge === -1 ? '' : -charge}${formula}`;
}

/** 'dinitrogen tetroxide', and in common usage 'titanium dioxide'; a bare second word only where a name has one. */
function countedFormula(name: string): string | null {
  const [first = '', second = '', ...more] = name.split(' ');
  if (second === '' || more.length > 0) return null;
  const one = countedElement(first);
  if (one === null) return null;
  for (const { formula, name: word } of ANIONS) {
    const count = second === word && hasNoMono(one.replace(/\d+/, ''), formula) ? 1 : countOf(second, word);
    if (count !== null) return `${one}${formula}${count === 1 ? '' : count}`;
  }
  return null;
}

/**
 * What is said of a name with one number that no known molecule has: one of two atoms of the first element is called so in trade.
 * Null for other names.
 */
function unknownMolecule(name: string): string | null {
  const formula = countedFormula(name);
  const [, first = '', rest = ''] = /^([A-Z][a-z]?)([A-Z][a-z]?\d+)$/.exec(formula ?? '') ?? [];
  if (rest === '' || nonmetalRank(first) < 0 || !name.startsWith(nameOf(first))) return null;
  if (MOLECULES_OF_ONE_NUMBER.includes(`${first}${rest}`)) return null;
  return `No ${first}${rest} is known. With two atoms of ${nameOf(first)} it is di${name}, ${first}2${rest}.`;
}

/** The element in its natural form: 'N2' of 'nitrogen' as of 'dinitrogen', 'C' of 'carbon'. */
function elementFormula(name: string): string | null {
  const symbol = countedElement(name);
  return DIATOMIC_ELEMENTS.some((each) => each === symbol) && !name.startsWith('mono') ? `${symbol}2` : symbol;
}

function nameOf(symbol: string): string {
  return NAMES.find(([, each]) => each === symbol)?.[0] ?? symbol;
}

/** 'N2' of 'dinitrogen', 'C' of 'carbon'. */
function countedElement(word: string): string | null {
  for (const [name, symbol] of NAMES) {
    if (word === name) return symbol;
    const count = word.endsWith(name) ? countOf(word, name) : null;
    if (count !== null) return `${symbol}${count === 1 ? '' : count}`;
  }
  return null;
}

/**
 * Returns the count of a word's prefix, with or without the prefix's last vowel; null for another word or no prefix.
 */
function countOf(word: string, name: string): number | null {
  const count = MULTIPLYING_PREFIXES.findIndex(
    (prefix, index) => index > 0 && (word === prefix + name || word === prefixed(index, name)),
  );
  return count < 0 ? null : count;
}

function saltFormula(name: string): NameReading {
  const cut = name.indexOf(' ');
  const [cationName, anionName] = [name.slice(0, Math.max(cut, 0)), name.slice(cut + 1)];
  const anion = anionNamed(anionName);
  if (anion === undefined) return { formula: null };
  const cation = cationNamed(cationName);
  if (cation !== undefined) {
    const rule = ruleAgainst(cation, anion);
    if (rule === null) return neutralSalt(cation, anion);
    const acetylide = anion.name === 'carbide' ? anionNamed('acetylide') : undefined;
    return acetylide !== undefined && ruleAgainst(cation, acetylide) === null
      ? neutralSalt(cation, acetylide)
      : { formula: null, place: rule };
  }
  const choices = metalCations(NAMES.find(([element]) => cationName.startsWith(element))?.[1] ?? '');
  if (choices.length === 0) return { formula: null };
  const [first = ''] = cationName.split('(');
  return { formula: null, place: `Known for ${first}: ${choices.map((ion) => ion.name).join(', ')}.` };
}

/** The neutral salt; refused when its formula is named after other ions of the same atoms: CuMnO4 of 'copper(II) manganate'. */
function neutralSalt(cation: NamedIon, anion: NamedIon): NameReading {
  const formula = neutralFormula(cation, anion);
  const naming = nameFormula(formula);
  if (!naming.ok) return { formula: null };
  const { name, ions } = naming.compound;
  const isAsked = ions !== null && isSameIon(ions.cation, cation) && isSameIon(ions.anion, anion);
  return isAsked ? { formula } : { formula: null, place: `Its formula, ${formula}, is read as ${name}.` };
}

function isSameIon(one: NamedIon, other: NamedIon): boolean {
  return one.formula === other.formula && one.charge === other.charge;
}

/** The cation of a name in lower case, with or without a numeral that it does not need. */
export function cationNamed(name: string): NamedIon | undefined {
  const polyatomic = POLYATOMIC_IONS.find((ion) => ion.charge > 0 && ion.name.toLowerCase() === name);
  if (polyatomic !== undefined) return polyatomic;
  const [key] = Object.entries(CLASSICAL_NAMES).find(([, classical]) => classical === name) ?? [];
  if (key === 'Hg1') return cationNamed('mercury(i)');
  const charge = Number(key?.slice(-1));
  if (key !== undefined) return metalCations(key.slice(0, -1)).find((ion) => ion.charge === charge);
  const [bare = ''] = name.split('(');
  const ions = metalCations(NAMES.find(([element]) => element === bare)?.[1] ?? '');
  // A numeral is accepted even where it is not needed: silver(I).
  return ions.find((ion) =>
    [ion.name, `${bare}(${ROMAN_NUMERALS[ion.charge] ?? ''})`].some((each) => each.toLowerCase() === name),
  );
}

/** The anion of a name in lower case, by an older name as well. */
export function anionNamed(name: string): NamedIon | undefined {
  const [synonym] = Object.entries(ANION_SYNONYMS).find(([, other]) => other === name) ?? [];
  const isCalled = (ion: NamedIon) => {
    const known = ion.name.toLowerCase();
    return ion.charge < 0 && (known === (synonym ?? name) || known.replaceAll(' ', '') === name);
  };
  return ANIONS.find(isCalled) ?? preferred(POLYATOMIC_IONS.filter(isCalled));
}

/** Of two formulas with the same name, prefers the one that shows the carboxyl group: CH3COO before C2H3O2. */
function preferred<Named extends { readonly formula: string }>(ions: readonly Named[]): Named | undefined {
  return ions.find(({ formula }) => formula.endsWith('COO')) ?? ions[0];
}
