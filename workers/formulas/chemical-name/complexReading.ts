/**
 * The formula of a complex from its name, the inverse of `complexNaming`: names of 2005 and older ones, with an oxidation number, or the charge
 * in its place (`redBook2005`, IR-9.2.2.4).
 */

import type { NamedIon } from '../../lib/chemistry/chemicalIons.ts';
import { numeralOf } from '../../lib/chemistry/complexNaming.ts';
import {
  anionStem,
  type Complex,
  type CountedLigand,
  complexFormula,
  isCentral,
  ligandCharge,
} from '../../lib/chemistry/complexParts.ts';
import { isElement } from '../../lib/chemistry/elementShares.ts';
import { anionNamed, cationNamed, type NameReading } from '../../lib/chemistry/nameReading.ts';
import { greatestCommonDivisor } from '../../lib/mathematics/greatestCommonDivisor.ts';
import { FIXED_CHARGES, MULTIPLYING_PREFIXES, SPELLINGS } from '../../reference/chemicalNames.ts';
import { COUNTED_BIS, LIGANDS, type Ligand } from '../../reference/complexLigands.ts';
import { ELEMENTS, type ElementSymbol } from '../../reference/elements.ts';

interface NamedCenter {
  readonly name: string;
  readonly symbol: ElementSymbol;
  readonly isAnion: boolean;
}

const CENTERS: readonly NamedCenter[] = Object.entries(ELEMENTS)
  .flatMap(([symbol, { name }]) =>
    isElement(symbol) && isCentral(symbol)
      ? [
          { name: name.toLowerCase(), symbol, isAnion: false },
          { name: anionStem(symbol), symbol, isAnion: true },
        ]
      : [],
  )
  .toSorted((one, other) => other.name.length - one.name.length);
const CALLED: readonly { readonly name: string; readonly ligand: Ligand }[] = LIGANDS.flatMap((ligand) =>
  [ligand.name, ligand.older ?? ligand.name, ligand.formulas[0]].map((name) => ({ name: name.toLowerCase(), ligand })),
)
  .filter(({ name }) => name.length > 1)
  .toSorted((one, other) => other.name.length - one.name.length);
const NUMERALS = Array.from({ length: 12 }, (_, at) => at - 3);

/** One complex of a name. */
interface ReadComplexName {
  readonly complex: Complex;
  readonly charge: number;
}

type Word = ReadComplexName | { readonly place: string } | null;

/** Null for a name that is not one of a complex. A returned formula is one that `nameComplex` names. */
export function readComplexName(text: string): NameReading | null {
  const name = plain(text);
  const [, main = name, prefix] = /^(.+) ([a-z]+)hydrate$/.exec(name) ?? [];
  const waters = prefix === undefined ? 0 : MULTIPLYING_PREFIXES.indexOf(prefix);
  if (waters < 0) return null;
  const reading = anhydrous(main);
  if (reading === null || reading.formula === null || waters === 0) return reading;
  return { formula: `${reading.formula}·${waters === 1 ? '' : waters}H2O` };
}

function plain(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/′|’/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?\( ?(-?[ivx]+|0|\d[+-]) ?\)/g, '($1)');
  return SPELLINGS.reduce((spelled, [written, read]) => spelled.replaceAll(written, read), name);
}

function anhydrous(name: string): NameReading | null {
  const words = wordsOf(name.replace(/ (?:complex )?(?:ion|cation|anion|complex)$/, ''));
  let place: string | undefined;
  const take = (word: Word): ReadComplexName | null => {
    if (word !== null && 'place' in word) place ??= word.place;
    return word === null || 'place' in word ? null : word;
  };
  const whole = take(complexWord(words.join(' ')));
  if (whole !== null) return { formula: ionFormula(whole) };
  for (let cut = 1; cut < words.length; cut += 1) {
    const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const [first, second] = [take(complexWord(left)), take(complexWord(right))];
    const cation = first ?? ofIon(cationNamed(left) ?? cationNamed(uncounted(left)));
    const anion = second ?? ofIon(anionNamed(right) ?? anionNamed(uncounted(right)));
    if ((first === null && second === null) || cation === null || anion === null) continue;
    if (chargeOf(cation) > 0 && chargeOf(anion) < 0) return { formula: saltFormula(cation, anion) };
    place ??= `The charges ${signed(chargeOf(cation))} and ${signed(chargeOf(anion))} cannot cancel.`;
  }
  return place === undefined ? null : { formula: null, place };
}

/** Words apart from those in parentheses: '(methyl isocyanide)' is one. */
function wordsOf(name: string): readonly string[] {
  const words = [''];
  let depth = 0;
  for (const letter of name) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ' ' && depth === 0) words.push('');
    else words.push((words.pop() ?? '') + letter);
  }
  return words.filter((word) => word !== '');
}

/** 'chloride' of 'trichloride'. */
function uncounted(word: string): string {
  return word.replace(/^(?:di|tri|tetra)/, '');
}

function ofIon(ion: NamedIon | undefined): NamedIon | null {
  return ion ?? null;
}

function complexWord(word: string): Word {
  const [, stem = word, numeral] = /^(.*)\((-?[ivx]+|0|\d[+-])\)$/.exec(word) ?? [];
  for (const { name, symbol, isAnion } of CENTERS) {
    if (!stem.endsWith(name)) continue;
    const ligands = ligandsIn(stem.slice(0, -name.length));
    if (ligands === null || ligands.length === 0) continue;
    const complex = { central: symbol, ligands: merged(ligands) };
    const charge = chargeBy(complex, numeral);
    if (charge === null)
      return { place: `Which ${ELEMENTS[symbol].name.toLowerCase()}? Add its oxidation number: ${stem}(II).` };
    if (charge < 0 === isAnion) return { complex, charge };
    const right = charge < 0 ? anionStem(symbol) : ELEMENTS[symbol].name.toLowerCase();
    return { place: `With these ligands the complex has the charge ${signed(charge)}: its name ends in ${right}.` };
  }
  return null;
}

function chargeBy(complex: Complex, numeral: string | undefined): number | null {
  const ligands = ligandCharge(complex);
  if (numeral === undefined) {
    const fixed = FIXED_CHARGES[complex.central];
    if (fixed !== undefined) return fixed + ligands;
    // Carbonyls are mostly written without their 0.
    return complex.ligands.every(({ ligand }) => ligand.name === 'carbonyl') ? 0 : null;
  }
  const [, size, sign] = /^(\d)([+-])$/.exec(numeral) ?? [];
  if (size !== undefined) return Number(size) * (sign === '-' ? -1 : 1);
  const number = NUMERALS.find((each) => numeralOf(each).toLowerCase().replace('−', '-') === numeral);
  return number === undefined ? null : number + ligands;
}

/** Every ligand of a text without anything left; null where there is no such reading. */
function ligandsIn(text: string): readonly CountedLigand[] | null {
  const rest = text.replace(/^-/, '');
  if (rest === '') return [];
  for (const { ligand, count, length } of firstLigands(rest)) {
    const others = ligandsIn(rest.slice(length));
    if (others !== null) return [{ ligand, count }, ...others];
  }
  return null;
}

function firstLigands(text: string): readonly (CountedLigand & { readonly length: number })[] {
  return CALLED.flatMap(({ name, ligand }) => {
    const written = name.replaceAll('′', "'");
    const single = [written, `(${written})`].find((each) => text.startsWith(each));
    const found = single === undefined ? [] : [{ ligand, count: 1, length: single.length }];
    const several = [...MULTIPLYING_PREFIXES.entries(), ...COUNTED_BIS.entries()].flatMap(([count, prefix]) => {
      const typed = [`${prefix}${written}`, `${prefix}(${written})`].find((each) => text.startsWith(each));
      return prefix === '' || count < 2 || typed === undefined ? [] : [{ ligand, count, length: typed.length }];
    });
    return [...found, ...several];
  });
}

function merged(ligands: readonly CountedLigand[]): readonly CountedLigand[] {
  return [...new Set(ligands.map(({ ligand }) => ligand))].map((ligand) => ({
    ligand,
    count: ligands.filter((each) => each.ligand === ligand).reduce((sum, { count }) => sum + count, 0),
  }));
}

type Partner = ReadComplexName | NamedIon;

function chargeOf({ charge }: Partner): number {
  return charge;
}

function signed(charge: number): string {
  return charge === 0 ? '0' : `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`;
}

/** '[Co(NH3)6]^3+'; without a charge '[PtCl2(NH3)2]'. */
function ionFormula({ complex, charge }: ReadComplexName): string {
  const size = Math.abs(charge);
  const mark = charge === 0 ? '' : `^${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`;
  return `[${complexFormula(complex)}]${mark}`;
}

function saltFormula(cation: Partner, anion: Partner): string {
  const divisor = greatestCommonDivisor(cation.charge, -anion.charge);
  return counted(cation, -anion.charge / divisor) + counted(anion, cation.charge / divisor);
}

function counted(partner: Partner, count: number): string {
  const number = count === 1 ? '' : String(count);
  if ('complex' in partner) return `[${complexFormula(partner.complex)}]${number}`;
  return count === 1 || /^[A-Z][a-z]?$/.test(partner.formula)
    ? `${partner.formula}${number}`
    : `(${partner.formula})${number}`;
}
