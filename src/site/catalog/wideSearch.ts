/** Search as people ask: by what endangers an animal and by the words that pages go by, around the search that is specified. */
import type { PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import type { Catalog } from './catalog.ts';
import { DOORS, pageResults } from './emergencyResults.ts';
import { isGuide } from './isGuide.ts';
import { namesAnyAnimal, type PetQuestion, petQuestion } from './petQuestion.ts';
import { type SearchResult, search } from './search.ts';
import { type Leading, whatLeads } from './whatLeads.ts';
import { type Found, type Guess, guessed, pagesWithMistakes, pagesWithWords, reasonFor } from './wordSearch.ts';

export interface WideSearch {
  /** All that is found, in order; empty for a blank text alone. */
  readonly results: readonly SearchResult[];
  /** How many of them, from the first on, concern an animal in danger or have the text in name, description or label. */
  readonly named: number;
  /**
   * What the rest is: what has the words of the text among its keywords or synonyms; what has them where a mistake is forgiven; the two
   * pages that share a word with it, each with its reason; or, where nothing may be called close, the ways to go on from a word that nothing
   * is called by.
   */
  readonly rest: 'by words' | 'mistaken' | 'close' | 'doors';
  /** Whose numbers belong to the first result: a poison helpline is for poison, and for nothing else. Null for none. */
  readonly call: 'poison' | 'veterinarian' | null;
  /** Something else than a poison endangers the animal now: this is to be said first. */
  readonly isEmergency: boolean;
  /** The row on the list that the results begin with, and the animal, as far as they are known. */
  readonly about: {
    readonly thing: PetEmergencyId | null;
    /** 'farm': a horse or a farm animal. */
    readonly animal: PetQuestion['animal'] | 'farm';
    /** It collapses, has convulsions or can hardly breathe. */
    readonly hasSigns: boolean;
  };
}

/**
 * What endangers an animal leads (`whatLeads.ts`). Then what `search` finds, as it finds it; then the pages that go by the words of the
 * text. Where neither finds anything, words with a mistake in them, then what is closest, and at last three ways to go on. Nothing is
 * found twice.
 */
export function searchWidely(catalog: Catalog, text: string): WideSearch {
  const specified = search(catalog, text);
  const byWords = pagesWithWords(text);
  const question = petQuestion(text);
  // Words of the guides are about no calculator.
  const isKnown = specified.length > 0 || byWords.some((id) => !isGuide(id));
  const mistaken = isKnown || question.isForeign ? [] : guidesFirst(pagesWithMistakes(text));
  const {
    results: leading,
    call,
    isEmergency,
    thing,
    isFarm,
    hasSigns,
  } = whatLeads(catalog, question, {
    isKnown,
    isMistaken: mistaken.some((id) => !isGuide(id)),
  });
  const about = { thing, animal: isFarm ? ('farm' as const) : question.animal, hasSigns };
  const named = withoutRepeats([...leading, ...specified]);
  const found = (rest: WideSearch['rest'], others: readonly SearchResult[]): WideSearch => ({
    results: withoutRepeats([...named, ...others]),
    named: named.length,
    rest,
    call,
    isEmergency,
    about,
  });
  // What a page computes does not help in an emergency.
  if (isEmergency || text.trim() === '')
    return found('by words', isBirth(leading) ? pageResults(catalog, byWords) : []);
  if (isKnown) return found('by words', pageResults(catalog, byWords));
  const isGuessed = mistaken.length === 0 && !question.isForeign && leading.length === 0 && !namesAnyAnimal(text);
  const guess: Guess = isGuessed ? guessed(text) : { kind: 'mistaken', found: mistaken };
  if (guess.found.length === 0 && leading.length === 0) return found('doors', DOORS);
  const close = pageResults(catalog, guess.found).map((each) => ({ ...each, reason: reasonFor(text, each.id) }));
  return found(guess.kind, close);
}

/** Of a word with a mistake in it, such as 'emergncy', a guide helps sooner than a page that computes. */
function guidesFirst(found: Found): Found {
  return [...found.filter(isGuide), ...found.filter((id) => !isGuide(id))];
}

function isBirth([first]: Leading['results']): boolean {
  return first !== undefined && /-(?:gestation|pregnancy)$/.test(first.id);
}

function withoutRepeats(results: readonly SearchResult[]): readonly SearchResult[] {
  const paths = new Set<string>();
  return results.filter(({ path }) => {
    // A row about an item links to the page of the item.
    const isRepeated = paths.has(path) || [...paths].some((each) => each.startsWith(`${path}#`));
    paths.add(path);
    return !isRepeated;
  });
}
