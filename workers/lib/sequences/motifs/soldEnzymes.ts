/** The restriction enzymes that a visitor chooses among those that are sold. */
import type { Issue } from '../../../contract.ts';
import {
  RESTRICTION_ENZYMES,
  RESTRICTION_PROTOTYPES,
  RESTRICTION_SUPPLIERS,
} from '../../../reference/restrictionEnzymes.ts';
import { MOST_NAMES, readEnzymeNames } from './enzymeNames.ts';
import { type RestrictionEnzyme, restrictionEnzyme, specificityOf, specificLetters } from './restrictionEnzyme.ts';

const NAMES = Object.keys(RESTRICTION_ENZYMES);
const PROTOTYPES: ReadonlySet<string> = new Set(RESTRICTION_PROTOTYPES);

/**
 * Checks a typed list of names.
 *
 * @returns the names as the table has them, 'all' for all or none of them, or the issue under the path, with a remedy
 * where a name is misspelled
 */
export function readSoldEnzymes(typed: string, path: string): { readonly typed: string } | Issue {
  const read = readEnzymeNames(typed, NAMES);
  if (!read.ok) {
    const message = `REBASE lists no enzyme ‘${read.unknown.slice(0, 40)}’ that is sold`;
    if (read.meant === null || read.corrected === null) return { message, path };
    return { message, path, remedies: [{ label: `Read as ${read.meant}`, field: path, value: read.corrected }] };
  }
  if (read.names.length > MOST_NAMES) return { message: `Please enter at most ${MOST_NAMES} enzymes`, path };
  return { typed: read.names === 'all' ? 'all' : read.names.join(', ') };
}

/**
 * @param typed as `readSoldEnzymes` returns it
 * @param minimumLetters of all enzymes, those whose site has at least so many letters besides N
 */
export function soldEnzymes(typed: string, minimumLetters: number): readonly RestrictionEnzyme[] {
  const read = readEnzymeNames(typed, NAMES);
  if (!read.ok) throw new Error(`'${read.unknown}' is no enzyme`);
  const names = read.names === 'all' ? NAMES : read.names;
  const enzymes = names.map((name) => restrictionEnzyme(name, RESTRICTION_ENZYMES[name] ?? ''));
  return read.names === 'all' ? enzymes.filter(({ site }) => specificLetters(site) >= minimumLetters) : enzymes;
}

/**
 * Puts together what belongs to enzymes with the same site and the same cuts. In each group the prototype of REBASE comes first, then the
 * enzymes that most suppliers sell, those of as many by name: so the names come first that people know.
 */
export function bySpecificity<Item extends { readonly enzyme: RestrictionEnzyme }>(
  items: readonly Item[],
): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = specificityOf(item.enzyme);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()].map((group) => group.sort((one, other) => byRenown(one.enzyme.name, other.enzyme.name)));
}

function byRenown(one: string, other: string): number {
  const first = Number(PROTOTYPES.has(other)) - Number(PROTOTYPES.has(one));
  const suppliers = (RESTRICTION_SUPPLIERS[other] ?? 1) - (RESTRICTION_SUPPLIERS[one] ?? 1);
  return first || suppliers || (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
}
