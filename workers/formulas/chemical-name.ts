/**
 * The name of an inorganic compound from its formula, or the formula from its name.
 *
 * Rules and order: `lib/formulaNaming`, `lib/nameReading`, after `redBook2005`. A name that is entered is turned into its formula
 * first and named again, so that older and other names come back as the systematic one.
 *
 * Refuses: nothing entered; both entered; a symbol that is not an element; a formula without a name; a name that is not
 * known, or whose formula is named as another compound.
 */

import type { Formula } from '../contract.ts';
import { readFormula } from '../lib/chemistry/chemicalFormula.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { refuseFormula } from '../lib/chemistry/formulaHelp.ts';
import { type NamedCompound, nameFormula } from '../lib/chemistry/formulaNaming.ts';
import { readName } from '../lib/chemistry/nameReading.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

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
    if (formula !== '') {
      const naming = nameFormula(formula);
      if (naming.ok) return accept({ formula, name });
      const reading = readFormula(formula, isElement);
      return reading.ok
        ? refuse(naming.message, 'formula', naming.place)
        : refuseFormula(formula, { ...reading, message: naming.message }, isElement, 'formula');
    }
    const reading = readName(name);
    if (reading.formula === null) return refuse('Name not recognised', 'name', reading.place);
    return accept({ formula, name });
  },

  compute({ formula, name }): ChemicalNameResult {
    const naming = nameFormula(formula === '' ? (readName(name).formula ?? '') : formula);
    if (!naming.ok) throw new Error('A validated compound has a name');
    const reading = readFormula(formula, isElement);
    return { ...naming.compound, notes: reading.ok ? reading.notes : [] };
  },
} satisfies Formula<'chemical-name'>;
