/** The rows of the list of pet emergencies, and those that the third edition of its sheet adds. */
import { readFileSync } from 'node:fs';
import { PET_EMERGENCIES, type PetEmergency, type PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import { PET_EMERGENCY_ADVICE } from '#workers/reference/petEmergencyAdvice.ts';

/** Sources that other pages cite as well, under another key. */
const ALSO_KNOWN_AS: Readonly<Record<string, string>> = {
  merckRxNsaid: 'merckPrescriptionNsaids',
  merckTox: 'merckToxicology',
  mothballs: 'mothballsAspca',
};
/** Returns the key of this site for a source of the sheet. */
export const keyOf = (key: string): string => ALSO_KNOWN_AS[key] ?? key;

/** A row that a later edition of the sheet adds. Of a `verify` row no source has been opened. */
interface AddedEntry {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly urgency: Readonly<Record<'dog' | 'cat', string>>;
  readonly why: string;
  readonly do: string;
  readonly dont: string;
  readonly note?: string;
  readonly ask?: string;
  readonly sources: readonly string[];
  readonly status: 'sourced' | 'verify';
}

interface AddedFarmEntry extends Omit<AddedEntry, 'group' | 'urgency'> {
  readonly animals: readonly string[];
  readonly urgency: string;
}

interface Added {
  readonly rows: readonly AddedEntry[];
  readonly farmRows: readonly AddedFarmEntry[];
  readonly addSynonyms: Readonly<Record<string, readonly string[]>>;
  readonly removeSynonyms: Readonly<Record<string, readonly string[]>>;
  readonly sources: Readonly<Record<string, { readonly url: string; readonly state: string }>>;
}

/** Read from the copy of the sheet's table. */
export const ADDED = JSON.parse(readFileSync('tests/data/pet-substances.json', 'utf8')) as Added;

const ROWS: readonly PetEmergency[] = PET_EMERGENCIES;

export function rowOf(id: string): PetEmergency {
  const row = ROWS.find((each) => each.id === id);
  if (row === undefined) throw new Error(`It has no row '${id}'`);
  return row;
}

/** Returns the words of a row, without its text for one animal. */
export function wordsOf(id: PetEmergencyId) {
  const { only: _, ...words } = PET_EMERGENCY_ADVICE[id];
  return words;
}
