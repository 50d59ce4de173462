/** Which substances a question is about, and how urgent each is. */
import { NOT_ON_THE_LIST, PET_EMERGENCIES, type PetEmergency } from '#workers/reference/petEmergencies.ts';
import type { PoisonUrgency } from '#workers/reference/poisoning.ts';
import { byLikelihood, type EmergencyMatch, emergencyMatches, exactlyNamed, namedApart } from './emergencyMatch.ts';
import { namesNeedingMore } from './namesNeedingMore.ts';
import { namesNoThing, type PetQuestion, withoutForms } from './petQuestion.ts';
import type { Word } from './queryWords.ts';
import { FROM_LEAST, isCalm, strictestUrgency } from './strictestUrgency.ts';

/** A substance that may be meant. */
export interface Thing {
  readonly entry: PetEmergency;
  readonly urgency: PoisonUrgency;
  /** It is named by two words or more: that is said of nothing else. */
  readonly isNamedAtLength: boolean;
}

/** Most substances that one question leads to. */
const MOST_THINGS = 3;
/** From this length on the beginning of a word names a substance: where an animal is in the text, and where none is; in letters. */
const SHORTEST_BEGINNING = { besideAnimal: 3, alone: 5 } as const;

/**
 * Returns the substances that may be meant. Words alone name a substance only in full; where something was swallowed,
 * or nothing else is found, a weaker match is enough.
 *
 * @param isDanger the text is about a birth or an emergency otherwise: there a name of several words is enough
 * @returns most urgent first. Where words are left over that may name a substance, the entry for unknown substances is
 * included, and nothing is less urgent than an immediate call
 */
export function thingsMeant(question: PetQuestion, isKnown: boolean, isDanger: boolean): readonly Thing[] {
  const chosen = matchesMeant(question, isKnown, isDanger);
  const things = chosen
    .map((match) => ({ ...match, isGuess: match.left.some(({ typed }) => !/^\d+$/.test(typed)) }))
    .toSorted((one, other) => severity(urgencyOf(other.entry, question)) - severity(urgencyOf(one.entry, question)))
    .map(({ entry, longest, isGuess }) => ({
      entry,
      isNamedAtLength: longest > 1,
      urgency: isGuess ? calledNow(entry, question) : urgencyOf(entry, question),
    }))
    .slice(0, MOST_THINGS);
  const isLeft = (word: Word): boolean => !namesNoThing(word) && chosen.every(({ left }) => left.includes(word));
  const isUnsure = question.isAlarmed || !isDanger;
  if (things.length === 0 || things.some(isUnknown) || !isUnsure || !question.words.some(isLeft)) return things;
  const unknown = { entry: UNKNOWN, urgency: UNKNOWN.urgency.dog, isNamedAtLength: false };
  return chosen.some(({ entry }) => !isCalm(strictestUrgency(entry.urgency)))
    ? [...things, unknown]
    : [unknown, ...things];
}

function matchesMeant(
  { words, namesAnimal, isAlarmed, isForeign }: PetQuestion,
  isKnown: boolean,
  isDanger: boolean,
): readonly EmergencyMatch[] {
  const barred = namesNeedingMore(words, isAlarmed);
  const shortestBeginning = namesAnimal || isAlarmed ? SHORTEST_BEGINNING.besideAnimal : SHORTEST_BEGINNING.alone;
  // 'Poison' alone names nothing, but 'weed killer' is a substance that is not on the list.
  const isThing = ({ entry, said }: EmergencyMatch): boolean =>
    entry.id !== NOT_ON_THE_LIST || said.some((place) => !namesNoThing(words[place] as Word));
  const matches = emergencyMatches(words, { shortestBeginning, barred, isStrict: true })
    .filter(isThing)
    .toSorted(byLikelihood);
  const exact = matches.filter(({ isExact }) => isExact);
  if (exact.length > 0) return best(exact);
  const bare = withoutForms(words, namesAnimal);
  const options = { shortestBeginning: Number.POSITIVE_INFINITY, barred, isStrict: true };
  const exactBare = bare.length < words.length ? emergencyMatches(bare, options).filter(({ isExact }) => isExact) : [];
  if (!isAlarmed && exactBare.length > 0) return best(exactBare.toSorted(byLikelihood));
  // Several substances may have been swallowed: keeps each that a word names, unless the word names a better match.
  const isSaid = ({ longest }: EmergencyMatch): boolean => longest > 0;
  const named = namedApart(isAlarmed ? matches : isForeign ? matches.filter(isSaid) : exactlyNamed(words, matches));
  if (named.length > 0) return named;
  if (isDanger) return isAlarmed ? [] : namedApart(matches.filter(({ longest }) => longest > 1));
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

/** Whether a substance is on no list. */
export function isUnknown({ entry }: Pick<Thing, 'entry'>): boolean {
  return entry === UNKNOWN;
}
