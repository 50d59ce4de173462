/** Search as people ask: by what a pet swallowed and by the keywords of pages, around the search that is specified. */
import { petEmergencyPath } from '#src/kit/siteAddress.ts';
import { NOT_ON_THE_LIST, type PetEmergency, type PetEmergencyAnimal } from '#workers/reference/petEmergencies.ts';
import { POISON_URGENCY } from '#workers/reference/poisoning.ts';
import type { Catalog } from './catalog.ts';
import { byLikelihood, type EmergencyMatch, emergencyMatches } from './emergencyMatch.ts';
import { keywordsOf } from './pageKeywords.ts';
import { isAlarm, type PetQuestion, petQuestion } from './petQuestion.ts';
import { type Word, wordsOf } from './queryWords.ts';
import { calculatorResult, type SearchResult, search } from './search.ts';
import { strictestUrgency } from './strictestUrgency.ts';

export interface WideSearch {
  readonly results: readonly SearchResult[];
  /** An animal is named and nothing is known of the rest: numbers to call belong beside the results. */
  readonly callFirst: boolean;
}

/** How many things one question may lead to. */
const MOST_THINGS = 3;

/**
 * A question about something swallowed leads, with the pages that put a figure to it; then what `search` finds, as it finds
 * it; then the pages that have the text among their keywords. Nothing is found twice.
 */
export function searchWidely(catalog: Catalog, text: string): WideSearch {
  const specified = search(catalog, text);
  const byKeyword = searchKeywords(catalog, text);
  const question = petQuestion(text);
  const isKnown = specified.length + byKeyword.length > 0;
  const things = thingsMeant(question, isKnown);
  const leading =
    things.length > 0
      ? things.flatMap((entry) => [emergencyRow(entry, question.animal), ...dosePages(catalog, entry, question.animal)])
      : generalRow(question, isKnown);
  const paths = new Set<string>();
  const page = petEmergencyPath();
  const results = [...leading, ...specified, ...byKeyword].filter(({ path }) => {
    // The row on a thing stands for its page.
    const isRepeated = paths.has(path) || (path === page && [...paths].some((each) => each.startsWith(`${page}#`)));
    paths.add(path);
    return !isRepeated;
  });
  return { results, callFirst: question.namesAnimal && !isKnown && things.length === 0 };
}

/** Words on their own name a thing only in full; where something was swallowed, or nothing else is found, less will do. */
function thingsMeant({ words, namesAnimal, isAlarmed }: PetQuestion, isKnown: boolean): readonly PetEmergency[] {
  const isAsked = namesAnimal || isAlarmed;
  const matches = emergencyMatches(words, isAsked ? 3 : 5).filter(({ entry }) => entry.id !== NOT_ON_THE_LIST);
  const meant =
    nonEmpty(matches.filter(({ isExact }) => isExact)) ??
    (isAlarmed ? nonEmpty(matches.filter(({ isNamed }) => isNamed)) : undefined) ??
    (isKnown ? [] : matches.filter(({ isWhole }) => isWhole));
  const best = Math.max(...meant.map(({ score }) => score));
  return meant
    .filter(({ score }) => score === best)
    .toSorted(byLikelihood)
    .slice(0, MOST_THINGS)
    .map(({ entry }) => entry);
}

function nonEmpty(matches: readonly EmergencyMatch[]): readonly EmergencyMatch[] | undefined {
  return matches.length === 0 ? undefined : matches;
}

/** For alarm without a known thing, and for an animal with which nothing is found at all. */
function generalRow({ words, namesAnimal, isAlarmed }: PetQuestion, isKnown: boolean): readonly SearchResult[] {
  if (!isAlarmed && (!namesAnimal || isKnown)) return [];
  const unknown = words.some((word) => !isAlarm(word)) ? NOT_ON_THE_LIST : undefined;
  return [row('Pet ate something? Call first', POISON_URGENCY.callNow.line, petEmergencyPath(unknown))];
}

function emergencyRow({ id, name, urgency }: PetEmergency, animal: PetEmergencyAnimal | null): SearchResult {
  return row(
    `My pet ate: ${name}`,
    POISON_URGENCY[animal === null ? strictestUrgency(urgency) : urgency[animal]].line,
    petEmergencyPath(id),
  );
}

function row(name: string, description: string, path: string): SearchResult {
  return { type: 'calculator', id: 'pet-emergency', name, description, path, category: 'Pet emergency' };
}

/** Of the animal that is named, else of any. */
function dosePages(
  catalog: Catalog,
  { doses }: PetEmergency,
  animal: PetEmergencyAnimal | null,
): readonly SearchResult[] {
  const ids: readonly (string | undefined)[] = animal === null ? [doses.dog, doses.cat] : [doses[animal]];
  return catalog.calculators.filter(({ id }) => ids.includes(id)).map((entry) => calculatorResult(catalog, entry));
}

/** The text as it stands in a keyword, or all its words, begun or finished, in the keywords of one page. */
function searchKeywords(catalog: Catalog, text: string): readonly SearchResult[] {
  const wanted = text.trim().toLowerCase();
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return catalog.calculators
    .filter(({ id }) => {
      const known = keywordsOf(id);
      const isBegun = (word: Word): boolean =>
        known?.words.some(({ typed, singular }) => singular === word.singular || typed.startsWith(word.typed)) === true;
      return known?.text.includes(wanted) === true || words.every(isBegun);
    })
    .map((entry) => calculatorResult(catalog, entry));
}
