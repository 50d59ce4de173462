/** How what was read from a pasted table of species is declared. */

import { name } from '#src/engine/kit/countAndName.ts';
import type { EachOutput, GroupOutput } from '#src/engine/kit/outputs.ts';
import type { SpeciesReading } from '#workers/lib/inputs/speciesTable.ts';

type Names = EachOutput<string, readonly string[], unknown, unknown, unknown>;

export const REPEATED_NAMES: Names = { kind: 'each', label: 'Names in the table more than once', each: name('Name') };

export const LEFT_OUT: Names = { kind: 'each', label: 'Totals left out', each: name('Total') };

export const SPECIES_READING: GroupOutput<SpeciesReading, unknown, unknown, unknown> = {
  kind: 'group',
  keys: {
    speciesIn: { kind: 'words', label: 'Species are in', words: { rows: 'Rows', columns: 'Columns' } },
    leftOut: LEFT_OUT,
  },
};
