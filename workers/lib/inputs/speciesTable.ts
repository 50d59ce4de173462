/** A pasted table of counts, species by samples, whichever side the species are on. */
import type { Candidate, Verdict } from '../../contract.ts';
import { countTable } from './namedTable.ts';
import { REQUIRED } from './positiveNumbers.ts';
import {
  type NamedNumbers,
  SIDES_OF_SPECIES,
  type SpeciesIn,
  sideOfSpecies,
  TOTALS,
  type Totals,
  turned,
} from './tableDoubts.ts';
import { accept, refuse } from './verdict.ts';

/** How a table is read: what the visitor chose, else what the table says. */
export interface SpeciesChoices {
  readonly speciesIn: SpeciesIn;
  readonly totals: Totals;
}

/** What was done with a table beyond reading it. */
export interface SpeciesReading {
  readonly speciesIn: 'rows' | 'columns';
  /** Totals: 'row "Total"'. */
  readonly leftOut: readonly string[];
}

/** Species in rows, samples in columns. */
export interface SpeciesTable extends NamedNumbers {
  readonly reading: SpeciesReading;
}

/** Reads whole counts up to 10⁹; a blank or absent cell is 0. */
export function speciesTable(text: string, { speciesIn, totals }: SpeciesChoices, path: string): Verdict<SpeciesTable> {
  const read = countTable(text, totals, path);
  if (!read.ok) return read;
  const { corner, leftOut, ...table } = read.input;
  const side = sideOfSpecies(table, corner, speciesIn, path);
  if (!side.ok) return side;
  const asRows = side.input === 'rows' ? table : turned(table);
  return accept({ ...asRows, reading: { speciesIn: side.input, leftOut } });
}

/** Checks the choices of a form; where nothing was chosen, the table decides. */
export function speciesChoices({ speciesIn, totals }: Candidate<SpeciesChoices>): Verdict<SpeciesChoices> {
  const choices: SpeciesChoices = { speciesIn: speciesIn || 'recognized', totals: totals || 'recognized' };
  if (!SIDES_OF_SPECIES.includes(choices.speciesIn)) return refuse(REQUIRED, 'speciesIn');
  return TOTALS.includes(choices.totals) ? accept(choices) : refuse(REQUIRED, 'totals');
}
