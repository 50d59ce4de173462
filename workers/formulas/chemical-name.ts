/**
 * The name of a compound from its formula, or the formula from its name: by the rules of inorganic names, else from a table.
 *
 * Rules and order: `lib/formulaNaming`, `lib/nameReading`, after `redBook2005`. A name that is entered is turned into its formula
 * first and named again, so that older and other names come back as the systematic one. Organic compounds, double salts and everyday
 * names: `reference/reagentNames`; complexes that it does not have: `lib/complexNaming`, `lib/complexReading`.
 *
 * Refuses: nothing entered; both entered; a symbol that is not an element; a formula without a name; a name that is not
 * known, or whose formula is named as another compound.
 */

import type { Formula } from '../contract.ts';
import { readFormula } from '../lib/chemistry/chemicalFormula.ts';
import { type NamedComplex, nameComplex } from '../lib/chemistry/complexNaming.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { refuseFormula } from '../lib/chemistry/formulaHelp.ts';
import { type NamedCompound, nameFormula } from '../lib/chemistry/formulaNaming.ts';
import { readName } from '../lib/chemistry/nameReading.ts';
import type { NamingFault } from '../lib/chemistry/namingFault.ts';
import { mixtureNamed, type NamedReagent, reagentNamed, reagentOf } from '../lib/chemistry/reagentNames.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { MOLECULES_OF_LABELS } from '../reference/reagentNames.ts';
import { readComplexName } from './chemical-name/complexReading.ts';

export interface ChemicalNameInput {
  /** As typed, without white space at its ends; '' when a name is given. */
  readonly formula: string;
  /** In any letter case; '' when a formula is given. */
  readonly name: string;
}

export interface ChemicalNameResult extends NamedCompound {
  /** What was left out of a formula or can be read otherwise; none for a plain formula, nor where a name was entered. */
  readonly notes: readonly string[];
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'chemical-name': FormulaType<ChemicalNameInput, ChemicalNameResult>;
  }
}

export default {
  id: 'chemical-name',

  validate(candidate) {
    const [formula, name] = [textOf(candidate.formula).trim(), textOf(candidate.name).trim()];
    if (formula === '' && name === '') return refuse('Please enter a chemical name or formula', 'formula');
    if (formula !== '' && name !== '') return refuse('Please enter either a formula or a name', 'name');
    const found = resolved({ formula, name });
    if (found.ok) return accept({ formula, name });
    if (formula === '') return refuse('Name not recognised', 'name', found.place);
    const reading = readFormula(formula, isElement);
    return reading.ok
      ? refuse(found.message, 'formula', found.place)
      : refuseFormula(formula, { ...reading, message: found.message }, isElement, 'formula');
  },

  compute(input): ChemicalNameResult {
    const found = resolved(input);
    if (!found.ok) throw new Error('A validated compound has a name');
    const reading = readFormula(input.formula, isElement);
    return { ...found.compound, notes: [...(reading.ok ? reading.notes : []), ...found.notes] };
  },
} satisfies Formula<'chemical-name'>;

type Resolved =
  | { readonly ok: true; readonly compound: NamedCompound; readonly notes: readonly string[] }
  | NamingFault;

/** By the rules, else from the table of reagents. */
function resolved({ formula, name }: ChemicalNameInput): Resolved {
  if (formula !== '') {
    const naming = nameFormula(formula);
    if (naming.ok) return { ...naming, notes: [] };
    const reagent = reagentOf(formula);
    const complex = nameComplex(formula);
    const isInTable = reagent !== null && (complex === null || isSameComplex(reagent.formula, complex));
    if (isInTable) return fromTable(reagent);
    return complex === null ? naming : { ok: true, ...complex };
  }
  const reading = readName(name);
  const read = reading.formula === null ? null : nameFormula(reading.formula);
  if (read?.ok === true) return { ...read, notes: [] };
  const reagent = reagentNamed(name);
  if (reagent === null) return fromComplexName(name, 'place' in reading ? reading.place : undefined);
  const naming = nameFormula(reagent.formula);
  if (!naming.ok) return fromTable(reagent);
  const { compound } = naming;
  const others = [...compound.otherNames, ...[reagent.name, ...reagent.otherNames]];
  const otherNames = [...new Set(others)].filter((each) => each !== compound.name);
  const molecule = MOLECULES_OF_LABELS[reagent.formula];
  const notes =
    molecule === undefined ? [] : [`Labels and tables give ${reagent.formula}; the molecule is ${molecule}.`];
  return { ok: true, compound: { ...compound, otherNames }, notes };
}

/** Of the same atoms may be another complex: [CrCl2(H2O)4]Cl·2H2O and [Cr(H2O)6]Cl3. */
function isSameComplex(formula: string, { compound }: NamedComplex): boolean {
  return !formula.includes('[') || nameComplex(formula)?.compound.name === compound.name;
}

/** @param place what is said if the name is not that of a complex either */
function fromComplexName(name: string, place: string | undefined): Resolved {
  const reading = readComplexName(name);
  const complex = reading === null || reading.formula === null ? null : nameComplex(reading.formula);
  if (complex !== null) return { ok: true, ...complex };
  const ofComplex = reading !== null && 'place' in reading ? reading.place : undefined;
  return faultOf(mixtureNamed(name) ?? ofComplex ?? place);
}

function fromTable({ formula, name, otherNames, isomers }: NamedReagent): Resolved {
  const compound: NamedCompound = {
    formula,
    name,
    type: 'common',
    otherNames,
    aqueousName: null,
    ions: null,
    words: [],
    waters: 0,
  };
  const notes = isomers.length === 0 ? [] : [`${formula} is the formula of ${isomers.join(', ')} as well.`];
  return { ok: true, compound, notes };
}

function faultOf(place?: string): NamingFault {
  return { ok: false, message: 'Name not recognised', ...(place === undefined ? {} : { place }) };
}
