/** Which pages of the decision table the site has: the one place that knows. */
import { SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { CHOSEN_PAGES, type ChosenPage, NEAREST_OF_NONE } from '#workers/reference/testChoices.ts';

const LISTED: ReadonlySet<string> = new Set(SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators));

/** A page that can be opened, with its choices. */
export interface OpenPage {
  readonly page: string;
  readonly preset: Readonly<Record<string, string>>;
}

/** Returns whether the site has the page. */
export function isHere(page: string): boolean {
  return LISTED.has(page);
}

/** Returns what is known of a page of the table. */
export function pageOf(page: string): ChosenPage {
  const found = CHOSEN_PAGES[page];
  if (found === undefined) throw new Error(`The table leads to ${page}, which has no name`);
  return found;
}

/** Returns the nearest page that the site has: the page itself, or what is named as nearest to it, if anything. */
export function nearestPage(chosen: OpenPage | null, rule: number | null): OpenPage | null {
  const wanted = chosen ?? (rule === null ? null : (NEAREST_OF_NONE[rule] ?? null));
  if (wanted === null) return null;
  if (isHere(wanted.page)) return wanted;
  const { nearest } = pageOf(wanted.page);
  return nearest !== undefined && isHere(nearest.page) ? nearest : null;
}
