/** Search as people ask: by what a pet swallowed and by the words that pages go by, around the search that is specified. */
import { petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import {
  NOT_ON_THE_LIST,
  PET_EMERGENCIES,
  type PetEmergency,
  type PetEmergencyId,
} from '#workers/reference/petEmergencies.ts';
import { POISON_URGENCY, type PoisonUrgency } from '#workers/reference/poisoning.ts';
import { type BirthQuestion, birthQuestion } from './birthQuestion.ts';
import type { Catalog } from './catalog.ts';
import { byLikelihood, type EmergencyMatch, emergencyMatches, namedApart } from './emergencyMatch.ts';
import { otherEmergency } from './otherEmergency.ts';
import { isUrgent, namesNoThing, type PetQuestion, petQuestion, withoutForms } from './petQuestion.ts';
import type { Word } from './queryWords.ts';
import { calculatorResult, type SearchResult, search } from './search.ts';
import { FROM_LEAST, isCalm, strictestUrgency } from './strictestUrgency.ts';
import { type Found, guessed, pagesWithWords, reasonFor } from './wordSearch.ts';

export interface WideSearch {
  /** All that is found, in order; empty for a blank text alone. */
  readonly results: readonly SearchResult[];
  /** How many of them, from the first on, concern what was swallowed or have the text in name, description or label. */
  readonly named: number;
  /**
   * What the rest is: what has the words of the text among its keywords or synonyms; what has them where a mistake is forgiven; the two
   * pages that share a word with it, each with its reason; or, where nothing may be called close, what many look for.
   */
  readonly rest: 'by words' | 'mistaken' | 'close' | 'popular';
  /** Whose numbers belong beside the results: a poison helpline is for poison, and for nothing else. Null for none. */
  readonly call: 'poison' | 'veterinarian' | null;
  /** Something else than a poison endangers the animal now: this is to be said first. */
  readonly isEmergency: boolean;
  /** The row on the list that the results begin with, and the animal, as far as they are known. */
  readonly about: { readonly thing: PetEmergencyId | null; readonly animal: PetQuestion['animal'] };
}

/** Most substances that one question leads to. */
const MOST_THINGS = 3;

/**
 * What endangers an animal leads: what it swallowed, with the pages that put a figure to it; a birth, with the pages on it; or
 * another emergency, which no page here helps with and no poison helpline either. Then what `search` finds, as it finds it; then
 * the pages that go by the words of the text. Where neither finds anything, words with a mistake in them, then what is closest, and at
 * last what many look for. Nothing is found twice.
 */
export function searchWidely(catalog: Catalog, text: string): WideSearch {
  const specified = search(catalog, text);
  const byWords = pagesWithWords(text);
  const question = petQuestion(text);
  const isKnown = specified.length + byWords.length > 0;
  const things = thingsMeant(question, isKnown);
  const about = { thing: null, animal: question.animal };
  const danger = dangerBeside(text, question, things);
  if (danger === 'emergency')
    return {
      results: specified,
      named: specified.length,
      rest: 'by words',
      call: 'veterinarian',
      isEmergency: true,
      about,
    };
  if (danger !== null) {
    const named = withoutRepeats([...birthRows(catalog, danger), ...specified]);
    const results = withoutRepeats([...named, ...resultsOf(catalog, byWords)]);
    const call = danger.isTrouble ? 'veterinarian' : null;
    return { results, named: named.length, rest: 'by words', call, isEmergency: danger.isTrouble, about };
  }
  const leading =
    things.length > 0
      ? things.flatMap((thing) => rowsOn(catalog, thing, question))
      : generalRow(text, question, isKnown);
  const named = withoutRepeats([...leading, ...specified]);
  const guess = isKnown ? null : guessed(text, leading.length > 0);
  const isEmpty = named.length === 0 && guess?.found.length === 0;
  const rest = isEmpty ? 'popular' : (guess?.kind ?? 'by words');
  const popular = text.trim() === '' ? [] : catalog.popular.map(({ id }) => id);
  const others = resultsOf(catalog, isEmpty ? popular : (guess?.found ?? byWords));
  const explained = isEmpty || isKnown ? others : others.map((each) => ({ ...each, reason: reasonFor(text, each.id) }));
  const results = withoutRepeats([...named, ...explained]);
  return {
    results,
    named: named.length,
    rest,
    call: callFor(question, things, isKnown),
    isEmergency: false,
    about: { ...about, thing: things[0]?.entry.id ?? null },
  };
}

/** Poison is the question where something is named that was swallowed, or an animal swallowed what nothing is known of. */
function callFor(question: PetQuestion, things: readonly Thing[], isKnown: boolean): WideSearch['call'] {
  const isThing = question.namesAnimal || (!isKnown && !question.words.every(namesNoThing));
  if (things.length > 0 || (question.isAlarmed && isThing)) return 'poison';
  return question.namesAnimal && !isKnown ? 'veterinarian' : null;
}

/**
 * Returns the birth or the other emergency that is meant; null where none is, or where the text is about a substance: one that
 * was swallowed, or one that is all that the text names.
 */
function dangerBeside(
  text: string,
  question: PetQuestion,
  things: readonly Thing[],
): BirthQuestion | 'emergency' | null {
  const named = things.filter((thing) => !isUnknown(thing));
  const emergency = otherEmergency(text);
  const birth = emergency?.id === NEWBORN ? null : birthQuestion(text);
  if (named.some(({ entry }) => BITES.includes(entry.id))) return null;
  if (question.isAlarmed) {
    // 'Ate a bone and is choking' needs a veterinarian; 'ate chocolate and is vomiting' is about the chocolate.
    if (emergency !== null && emergency.mayBePoison === undefined) return 'emergency';
    return named.length === 0 && birth?.isTrouble ? birth : null;
  }
  if (named.some(({ isWhole }) => isWhole)) return null;
  return birth ?? (emergency === null ? null : 'emergency');
}

/** A birth that is over, and a young animal that does not begin to live. */
const NEWBORN = 'newborn';
/** A bite or a sting that poisons does not count as a wound. */
const BITES: readonly PetEmergencyId[] = ['snake-sting', 'toads'];

/** Returns the pages on the birth of the animal, in trouble under a title that says what they are for. */
function birthRows(catalog: Catalog, { pages, isTrouble }: BirthQuestion): readonly SearchResult[] {
  return pages
    .flatMap((page) => resultsOf(catalog, [page]))
    .map((result) => (isTrouble ? { ...result, name: `${result.name}: call now if birth is going wrong` } : result));
}

function withoutRepeats(results: readonly SearchResult[]): readonly SearchResult[] {
  const paths = new Set<string>();
  const page = petEmergencyPath();
  return results.filter(({ path }) => {
    // A row about an item links to the page of the item.
    const isRepeated = paths.has(path) || (path === page && [...paths].some((each) => each.startsWith(`${page}#`)));
    paths.add(path);
    return !isRepeated;
  });
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
  /** One of its names in full and nothing else was typed. */
  readonly isWhole: boolean;
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
    .map(({ entry, isExact, isGuess }) => ({
      entry,
      isWhole: isExact,
      urgency: isGuess ? calledNow(entry, question) : urgencyOf(entry, question),
    }))
    .slice(0, MOST_THINGS);
  const isLeft = (word: Word): boolean => !namesNoThing(word) && chosen.every(({ left }) => left.includes(word));
  if (things.length === 0 || things.some(isUnknown) || !question.words.some(isLeft)) return things;
  const unknown = { entry: UNKNOWN, urgency: UNKNOWN.urgency.dog, isWhole: false };
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
  const bare = withoutForms(words);
  const exactBare =
    bare.length < words.length ? emergencyMatches(bare, Number.POSITIVE_INFINITY).filter(({ isExact }) => isExact) : [];
  if (!isAlarmed && exactBare.length > 0) return best(exactBare.toSorted(byLikelihood));
  // Several substances may have been swallowed: keeps each that a word names, unless the word names a better match.
  const named = isAlarmed ? namedApart(matches) : [];
  if (named.length > 0) return named;
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
function generalRow(
  text: string,
  { words, namesAnimal, isAlarmed }: PetQuestion,
  isKnown: boolean,
): readonly SearchResult[] {
  if (isAlarmed) return [callFirstRow(words.every(namesNoThing) ? undefined : NOT_ON_THE_LIST)];
  return isUrgent(text) || (namesAnimal && !isKnown) ? [callFirstRow()] : [];
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

/** Returns the pages for the named animal, else for dogs and cats; no pages for other animals. */
function dosePages(
  catalog: Catalog,
  { doses }: PetEmergency,
  { animal, others }: PetQuestion,
): readonly SearchResult[] {
  if (others === 'only') return [];
  const ids: readonly (string | undefined)[] = animal === null ? [doses.dog, doses.cat] : [doses[animal]];
  return catalog.calculators.filter(({ id }) => ids.includes(id)).map((entry) => calculatorResult(catalog, entry));
}
