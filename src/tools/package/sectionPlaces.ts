/** The sections of the pages as functions and tools have them. */
import { ANALYSES, type AnalysisEntry, PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import { CALCULATOR_IDS } from '#src/tools/cli/everyCalculator.ts';

/** A section as one of its pages asks it. */
export interface SectionPlace {
  /** Of its tool and, without hyphens, of its function. */
  readonly name: string;
  readonly entry: AnalysisEntry;
  /** Id of the calculator. */
  readonly page: string;
}

/**
 * Every section once: pages that give it nothing give the same answers. One that is asked of a text as well as without
 * one is two, the second with the name of its page before its own.
 */
export function everySection(): readonly SectionPlace[] {
  const places = ANALYSES.flatMap((entry): readonly SectionPlace[] => {
    const { id, subject, pages: [page] = [] } = entry;
    const asked = subject === undefined ? [] : [{ name: id, entry, page: PAGE_OF_SUBJECT[subject] }];
    const alone = page === undefined ? [] : [{ name: subject === undefined ? id : `${page}-${id}`, entry, page }];
    return [...asked, ...alone];
  });
  const taken = places.find(({ name }) => CALCULATOR_IDS.includes(name));
  if (taken !== undefined)
    throw new Error(`'${taken.name}' is a calculator and a section: their functions would clash`);
  return places;
}
