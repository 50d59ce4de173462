/** Search as people ask: by what a pet swallowed and by the words that pages go by, around the search that is specified. */
import { petEmergencyPath } from '#src/kit/siteAddress.ts';
import { NOT_ON_THE_LIST, PET_EMERGENCIES, type PetEmergency } from '#workers/reference/petEmergencies.ts';
import { POISON_URGENCY, type PoisonUrgency } from '#workers/reference/poisoning.ts';
import type { Catalog } from './catalog.ts';
import { byLikelihood, type EmergencyMatch, emergencyMatches } from './emergencyMatch.ts';
import { namesNoThing, type PetQuestion, petQuestion } from './petQuestion.ts';
import type { Word } from './queryWords.ts';
import { calculatorResult, type SearchResult, search } from './search.ts';
import { FROM_LEAST, isCalm, strictestUrgency } from './strictestUrgency.ts';
import { closestPages, type Found, pagesWithMistakes, pagesWithWords } from './wordSearch.ts';

export interface WideSearch {
  /** All that is found, in order; empty for a blank text alone. */
  readonly results: readonly SearchResult[];
  /** How many of them, from the first on, concern what was swallowed or have the text in name, description or label. */
  readonly named: number;
  /**
   * What the rest is: what has the words of the text among its keywords or synonyms; what is only close to it; or, where nothing may be
   * called close, what many look for.
   */
  readonly rest: 'by words' | 'close' | 'popular';
  /** An animal is named and nothing is known of the rest: numbers to call belong beside the results. */
  readonly callFirst: boolean;
}

/** Most substances that one question leads to. */
const MOST_THINGS = 3;

/**
 * A question about something swallowed leads, with the pages that put a figure to it; then what `search` finds, as it finds
 * it; then the pages that go by the words of the text. Where neither finds anything, words with a mistake in them, then
 * what is closest, and at last what many look for. Nothing is found twice.
 */
export function searchWidely(catalog: Catalog, text: string): WideSearch {
  const specified = search(catalog, text);
  const byWords = pagesWithWords(text);
  const question = petQuestion(text);
  const isKnown = specified.length + byWords.length > 0;
  const things = thingsMeant(question, isKnown);
  const leading =
    things.length > 0 ? things.flatMap((thing) => rowsOn(catalog, thing, question)) : generalRow(question, isKnown);
  const named = withoutRepeats([...leading, ...specified]);
  const close = isKnown ? [] : guesses(text, leading.length > 0);
  const rest = isKnown ? 'by words' : close.length > 0 || named.length > 0 ? 'close' : 'popular';
  const others = { 'by words': byWords, close, popular: text.trim() === '' ? [] : catalog.popular.map(({ id }) => id) };
  const results = withoutRepeats([...named, ...resultsOf(catalog, others[rest])]);
  return {
    results,
    named: named.length,
    rest,
    callFirst: question.namesAnimal && !isKnown && things.every(isUnknown),
  };
}

function withoutRepeats(results: readonly SearchResult[]): readonly SearchResult[] {
  const paths = new Set<string>();
  const page = petEmergencyPath();
  return results.filter(({ path }) => {
    // The row on a thing stands for its page.
    const isRepeated = paths.has(path) || (path === page && [...paths].some((each) => each.startsWith(`${page}#`)));
    paths.add(path);
    return !isRepeated;
  });
}

/** @param isAnswered where a pet is in danger, nothing is guessed beyond words with a mistake in them */
function guesses(text: string, isAnswered: boolean): Found {
  const mistaken = pagesWithMistakes(text);
  return mistaken.length > 0 || isAnswered ? mistaken : closestPages(text);
}

function resultsOf(catalog: Catalog, found: Found): readonly SearchResult[] {
  return found.flatMap((id) =>
    catalog.calculators.filter((entry) => entry.id === id).map((entry) => calculatorResult(catalog, entry)),
  );
}

/** A substance that may be meant. */
interface Thing {
  readonly entry: PetEmergency;
  readonly urgency: PoisonUrgency;
}

/**
 * Returns the substances that may be meant. Words alone name a substance only in full; where something was swallowed,
 * or nothing else is found, a weaker match is enough.
 *
 * @returns most urgent first. Where words are left over that may name a substance, the entry for unknown substances is
 * included, and nothing is less urgent than an immediate call
 */
function thingsMeant(question: PetQuestion, isKnown: boolean): readonly Thing[] {
  const chosen = matchesMeant(question, isKnown);
  const things = chosen
    .map((match) => ({ ...match, isGuess: match.left.some(({ typed }) => !/^\d+$/.test(typed)) }))
    .toSorted((one, other) => severity(urgencyOf(other.entry, question)) - severity(urgencyOf(one.entry, question)))
    .map(({ entry, isGuess }) => ({
      entry,
      urgency: isGuess ? calledNow(entry, question) : urgencyOf(entry, question),
    }))
    .slice(0, MOST_THINGS);
  const isLeft = (word: Word): boolean => !namesNoThing(word) && chosen.every(({ left }) => left.includes(word));
  if (things.length === 0 || things.some(isUnknown) || !question.words.some(isLeft)) return things;
  const unknown = { entry: UNKNOWN, urgency: UNKNOWN.urgency.dog };
  return chosen.some(({ entry }) => !isCalm(strictestUrgency(entry.urgency)))
    ? [...things, unknown]
    : [unknown, ...things];
}

function matchesMeant({ words, namesAnimal, isAlarmed }: PetQuestion, isKnown: boolean): readonly EmergencyMatch[] {
  const isAsked = namesAnimal || isAlarmed;
  // 'Poison' alone names nothing, but 'weed killer' is a substance that is not on the list.
  const isThing = ({ entry, said }: EmergencyMatch): boolean =>
    entry.id !== NOT_ON_THE_LIST || said.some((place) => !namesNoThing(words[place] as Word));
  const matches = emergencyMatches(words, isAsked ? 3 : 5)
    .filter(isThing)
    .toSorted(byLikelihood);
  const exact = matches.filter(({ isExact }) => isExact);
  if (exact.length > 0) return best(exact);
  const named = isAlarmed ? matches.filter(({ isNamed }) => isNamed) : [];
  // Several substances may have been swallowed: keeps each that a word names, unless the word names a better match.
  if (named.length > 0)
    return named.filter(({ score, said }) => {
      const better = new Set(named.filter((each) => each.score > score).flatMap((each) => each.said));
      return said.some((place) => !better.has(place));
    });
  const begun = matches.filter(({ isBegun }) => isBegun);
  if (begun.length > 0) return best(begun);
  return isKnown ? [] : best(matches.filter(({ isWhole }) => isWhole));
}

function best(matches: readonly EmergencyMatch[]): readonly EmergencyMatch[] {
  return matches.filter(({ score }) => score === matches[0]?.score);
}

/** Returns the urgency for the named animal, else for the more endangered one. */
function urgencyOf({ urgency }: PetEmergency, { animal, others }: PetQuestion): PoisonUrgency {
  if (others === 'only') return 'callNow';
  const known = animal === null ? strictestUrgency(urgency) : urgency[animal];
  return others === 'too' && isCalm(known) ? 'callNow' : known;
}

/** Returns an immediate call for a substance that is only guessed. */
function calledNow(entry: PetEmergency, question: PetQuestion): PoisonUrgency {
  const urgency = urgencyOf(entry, question);
  return isCalm(urgency) ? 'callNow' : urgency;
}

function severity(urgency: PoisonUrgency): number {
  return FROM_LEAST.indexOf(urgency);
}

const UNKNOWN: PetEmergency = unknownRow();

function unknownRow(): PetEmergency {
  const unknown = PET_EMERGENCIES.find(({ id }) => id === NOT_ON_THE_LIST);
  if (unknown === undefined) throw new Error('The list has no row for what is on no list');
  return unknown;
}

function isUnknown({ entry }: Thing): boolean {
  return entry === UNKNOWN;
}

/** Returns the general entry for urgency without a known substance, and for an animal when nothing else is found. */
function generalRow({ words, namesAnimal, isAlarmed }: PetQuestion, isKnown: boolean): readonly SearchResult[] {
  if (!isAlarmed && (!namesAnimal || isKnown)) return [];
  return [callFirstRow(words.every(namesNoThing) ? undefined : NOT_ON_THE_LIST)];
}

function callFirstRow(thing?: string): SearchResult {
  return row('Pet ate something? Call first', POISON_URGENCY.callNow.line, petEmergencyPath(thing));
}

function rowsOn(catalog: Catalog, thing: Thing, question: PetQuestion): readonly SearchResult[] {
  const { entry, urgency } = thing;
  if (isUnknown(thing)) return [callFirstRow(entry.id)];
  const about = row(`My pet ate: ${entry.name}`, POISON_URGENCY[urgency].line, petEmergencyPath(entry.id));
  return [about, ...dosePages(catalog, entry, question)];
}

function row(name: string, description: string, path: string): SearchResult {
  return { type: 'calculator', id: 'pet-emergency', name, description, path, category: 'Pet emergency' };
}

/** Returns the pages for the named animal, else for dogs and cats; there are none for others. */
function dosePages(
  catalog: Catalog,
  { doses }: PetEmergency,
  { animal, others }: PetQuestion,
): readonly SearchResult[] {
  if (others === 'only') return [];
  const ids: readonly (string | undefined)[] = animal === null ? [doses.dog, doses.cat] : [doses[animal]];
  return catalog.calculators.filter(({ id }) => ids.includes(id)).map((entry) => calculatorResult(catalog, entry));
}
