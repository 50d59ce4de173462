/** Compounds of the table of reagents by name or by formula, for what no rule of names covers. */
import { COMMON_COMPOUNDS } from '../../reference/commonCompounds.ts';
import { NAMES_OF_MIXTURES, REAGENT_NAMES } from '../../reference/reagentNames.ts';
import { remembered } from '../mathematics/remembered.ts';
import { readFormula } from './chemicalFormula.ts';
import { isElement } from './elementShares.ts';
import { spelledAlike } from './nameSpelling.ts';

export interface NamedReagent {
  readonly formula: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Other compounds of the table with the same atoms. */
  readonly isomers: readonly string[];
}

type Row = readonly [formula: string, ...names: string[]];

const ROWS: readonly Row[] = [
  ...REAGENT_NAMES,
  ...Object.entries(COMMON_COMPOUNDS).map(([formula, names]): Row => [formula, ...names]),
];

/** In any letter case, with straight apostrophes too; null for a name that is not in the table. */
export function reagentNamed(text: string): NamedReagent | null {
  const name = spelledAlike(text);
  const row = ROWS.find(([, ...names]) => names.some((each) => spelledAlike(each) === name));
  return row === undefined
    ? null
    : ofRow(
        row,
        ROWS.filter(([formula]) => formula === row[0]),
      );
}

/** The first reagent with the atoms of a formula, however it is written; null where no reagent has them. */
export function reagentOf(formula: string): NamedReagent | null {
  const key = atomKey(formula);
  if (key === null) return null;
  const rows = ROWS.filter(([each]) => rowKey(each) === key);
  const [row] = rows;
  return row === undefined ? null : ofRow(row, rows);
}

/** A sentence that says what it is instead of a compound; null for other names. */
export function mixtureNamed(text: string): string | null {
  const name = spelledAlike(text);
  return Object.hasOwn(NAMES_OF_MIXTURES, name) ? (NAMES_OF_MIXTURES[name] ?? null) : null;
}

/** @param rows those of the same formula */
function ofRow([formula, name = '', ...otherNames]: Row, rows: readonly Row[]): NamedReagent {
  const known = new Set([name, ...otherNames].map(spelledAlike));
  const isomers = new Set(rows.flatMap(([, other = '']) => (known.has(spelledAlike(other)) ? [] : [other])));
  return { formula, name, otherNames, isomers: [...isomers] };
}

/** Atoms in the order of their symbols, and the charge; null for what cannot be read. */
function atomKey(formula: string): string | null {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) return null;
  const atoms = reading.atoms.map(({ symbol, count }) => `${symbol}${count}`).toSorted();
  return `${atoms.join(' ')} ${reading.charge}`;
}

/** That of a row, which never changes. */
const rowKey = remembered(atomKey, 1000);
