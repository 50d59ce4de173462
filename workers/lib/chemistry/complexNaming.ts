/**
 * The name of a complex from its formula, by the rules of `redBook2005`, IR-9.2: an ion, [Co(NH3)6]^3+, a salt of one, K4[Fe(CN)6], two
 * complexes, or a complex without charge, Ni(CO)4.
 *
 *   ligands in alphabetical order, each with its count, then the central atom, as -ate in anions
 *   oxidation number = charge of the complex − charges of the ligands
 *
 * One central atom; ligands of the table.
 */
import { MULTIPLYING_PREFIXES, ROMAN_NUMERALS } from '../../reference/chemicalNames.ts';
import { ELEMENTS } from '../../reference/elements.ts';
import { anionsOf, cationsOf, type Ion, type IonPair, unitsOf } from './chemicalIons.ts';
import { bareName, type Complex, isKnownNumber, ligandCharge, ligandWords, readComplex } from './complexParts.ts';
import { withoutSubscript } from './formulaLetters.ts';
import type { NamedCompound } from './formulaNaming.ts';

export interface NamedComplex {
  readonly compound: NamedCompound;
  readonly notes: readonly string[];
}

/** A complex with the charge that its formula gives it. */
interface ChargedComplex {
  readonly complex: Complex;
  readonly charge: number;
  readonly number: number;
}

type Parts = Pick<NamedCompound, 'name' | 'otherNames' | 'ions' | 'words'> & { readonly notes: readonly string[] };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const [LOWEST_NUMBER, HIGHEST_NUMBER] = [-3, 8];

/** Null for a formula that is not a complex of this kind. */
export function nameComplex(text: string): NamedComplex | null {
  const formula = plain(text);
  const [main = '', water, ...more] = formula.split('·');
  const waters = water === undefined ? 0 : watersIn(water);
  if (waters === null || more.length > 0) return null;
  const parts = ofIon(main) ?? ofSalt(main) ?? ofTwo(main) ?? ofNeutral(main);
  if (parts === null) return null;
  const suffix = waters === 0 ? '' : ` ${MULTIPLYING_PREFIXES[waters] ?? ''}hydrate`;
  const { notes, ...named } = parts;
  return {
    compound: {
      ...named,
      formula,
      name: named.name + suffix,
      otherNames: named.otherNames.map((name) => name + suffix),
      type: 'complex',
      aqueousName: null,
      waters,
    },
    notes,
  };
}

/** 'cobalt(III)', 'nickel(0)': the numeral of an oxidation number. */
export function numeralOf(number: number): string {
  if (number === 0) return '0';
  return `${number < 0 ? '−' : ''}${ROMAN_NUMERALS[Math.abs(number)] ?? ''}`;
}

/** Ordinary digits and signs, a caret before a charge, '·' before water, no white space. */
function plain(text: string): string {
  return Array.from(text, (letter) => withoutSubscript(letter).trim())
    .join('')
    .replace(/[−–]/g, '-')
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g,
      (run) => `^${Array.from(run, (letter) => '0123456789+-'[SUPERSCRIPTS.indexOf(letter)]).join('')}`,
    )
    .replace(/[.*•⋅∙](?=\d*H2O$)/, '·');
}

function watersIn(text: string): number | null {
  const [, digits] = /^(\d*)H2O$/.exec(text) ?? [];
  const waters = digits === '' ? 1 : Number(digits);
  return waters >= 1 && waters < MULTIPLYING_PREFIXES.length ? waters : null;
}

function charged(text: string, charge: number): ChargedComplex | null {
  const complex = readComplex(text);
  if (complex === null) return null;
  const number = charge - ligandCharge(complex);
  return number >= LOWEST_NUMBER && number <= HIGHEST_NUMBER ? { complex, charge, number } : null;
}

/** [Co(NH3)6]^3+, and without a caret where the charge cannot be a count. */
function ofIon(text: string): Parts | null {
  const [, inner = '', bare = '', digits = '', sign] =
    /^(?:\[([^[\]]+)\]\^?|([^[\]^]+)\^)(\d?)([+-])$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const size = digits === '' ? 1 : Number(digits);
  const found = charged(inner + bare, sign === '+' ? size : -size);
  return found === null ? null : partsOf([found], (names) => `${names} ion`, null);
}

/** K4[Fe(CN)6], [Co(NH3)6]Cl3. */
function ofSalt(text: string): Parts | null {
  const [, before = '', inner, digits = '', after = ''] =
    /^([^[\]^]*)\[([^[\]]+)\](\d*)((?:[^[\]^\d][^[\]^]*)?)$/.exec(text) ?? [];
  if (inner === undefined || (before === '') === (after === '')) return null;
  const count = digits === '' ? 1 : Number(digits);
  const others = before === '' ? anionsOf(unitsOf(after)) : cationsOf(unitsOf(before));
  const found = others.flatMap((other) => {
    const own = charged(inner, -(other.charge * other.count) / count);
    return own === null || !Number.isInteger(own.number) ? [] : [{ other, own }];
  });
  const known = found.filter(({ own }) => isKnownNumber(own.complex, own.number));
  // Iron of either charge could balance the complex: what both tables know decides, if only one is left.
  const [salt, second] = known.length > 0 ? known : found;
  if (salt === undefined || (second !== undefined && second.own.number !== salt.own.number)) return null;
  const { other, own } = salt;
  const isCation = own.charge > 0;
  const complexIon: Ion = { formula: `[${inner}]`, name: stockName(own), charge: own.charge, count };
  const ions = isCation ? { cation: complexIon, anion: other } : { cation: other, anion: complexIon };
  return partsOf([own], (name) => (isCation ? `${name} ${other.name}` : `${other.name} ${name}`), ions);
}

/** [Co(NH3)6][Cr(CN)6]: the charges that the central atoms are known with, if only one pair cancels. */
function ofTwo(text: string): Parts | null {
  const [, inner1, digits1 = '', inner2 = '', digits2 = ''] = /^\[([^[\]]+)\](\d*)\[([^[\]]+)\](\d*)$/.exec(text) ?? [];
  if (inner1 === undefined) return null;
  const [count1, count2] = [digits1, digits2].map((digits) => (digits === '' ? 1 : Number(digits))) as [number, number];
  const pairs = Array.from({ length: HIGHEST_NUMBER }, (_, at) => at + 1).flatMap((size) => {
    const first = charged(inner1, size);
    const second = charged(inner2, -(size * count1) / count2);
    if (first === null || second === null) return [];
    const isKnown = [first, second].every(({ complex, number }) => isKnownNumber(complex, number));
    return isKnown ? [[first, second] as const] : [];
  });
  const [pair, other] = pairs;
  if (pair === undefined || other !== undefined) return null;
  const [first, second] = pair;
  const ions = {
    cation: { formula: `[${inner1}]`, name: stockName(first), charge: first.charge, count: count1 },
    anion: { formula: `[${inner2}]`, name: stockName(second), charge: second.charge, count: count2 },
  };
  return partsOf(pair, (names) => names, ions);
}

/** [PtCl2(NH3)2]; without brackets only with a ligand that has no charge, so that SF6 and FeCl3 stay what they are. */
function ofNeutral(text: string): Parts | null {
  const [, inner] = /^\[([^[\]]+)\]$/.exec(text) ?? [];
  const found = charged(inner ?? text, 0);
  if (found === null) return null;
  const hasNeutral = found.complex.ligands.some(({ ligand }) => ligand.charge === 0);
  return inner === undefined && !hasNeutral ? null : partsOf([found], (name) => name, null);
}

function partsOf(complexes: readonly ChargedComplex[], around: (names: string) => string, ions: IonPair | null): Parts {
  const whole = (name: (each: ChargedComplex) => string) => around(complexes.map(name).join(' '));
  const name = whole(stockName);
  const older = whole((each) => `${bareName(each.complex, each.charge, true)}(${numeralOf(each.number)})`);
  const byCharge = whole(chargeName);
  const words = complexes.length > 1 ? [] : complexes.flatMap(({ complex }) => ligandWords(complex));
  return {
    name,
    otherNames: [...new Set([byCharge, older])].filter((each) => each !== name),
    ions,
    words,
    notes: complexes.filter(({ complex, number }) => number !== 0 && !isKnownNumber(complex, number)).map(unusual),
  };
}

function unusual({ complex, number }: ChargedComplex): string {
  return `${ELEMENTS[complex.central].name}(${numeralOf(number)}) is not among its common oxidation numbers: check the charge and the ligands.`;
}

function stockName({ complex, charge, number }: ChargedComplex): string {
  return `${bareName(complex, charge)}(${numeralOf(number)})`;
}

/** 'hexacyanidoferrate(4−)': the charge in place of the oxidation number. */
function chargeName(each: ChargedComplex): string {
  const { complex, charge } = each;
  return charge === 0 ? stockName(each) : `${bareName(complex, charge)}(${Math.abs(charge)}${charge > 0 ? '+' : '−'})`;
}
