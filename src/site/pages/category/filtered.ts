import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import type { CatalogEntry, CatalogSubcategory } from '#src/site/catalog/catalog.ts';
import { EVIDENCE } from '#src/site/catalog/evidence.ts';

/** What a list of calculators is narrowed to. */
export interface Wanted {
  readonly text: string;
  /** Ids of calculators that the words of the text find by keywords and synonyms. */
  readonly found: readonly string[];
  /** Null: any. */
  readonly evidence: EvidenceKind | null;
}

/** Returns the subcategories with the calculators that are wanted, without those that have none. */
export function filtered(subcategories: readonly CatalogSubcategory[], wanted: Wanted): readonly CatalogSubcategory[] {
  return subcategories
    .map((subcategory) => ({
      ...subcategory,
      calculators: subcategory.calculators.filter((entry) => isWanted(entry, wanted)),
    }))
    .filter(({ calculators }) => calculators.length > 0);
}

function isWanted({ id, name, purpose }: CatalogEntry, { text, found, evidence }: Wanted): boolean {
  if (evidence !== null && EVIDENCE[id] !== evidence) return false;
  const typed = text.trim().toLowerCase();
  return typed === '' || found.includes(id) || `${name}\n${purpose}`.toLowerCase().includes(typed);
}

/** How many links the lists have; a calculator that is in two lists counts twice. */
export function linkCount(subcategories: readonly CatalogSubcategory[]): number {
  return subcategories.reduce((sum, { calculators }) => sum + calculators.length, 0);
}
