/**
 * What endangers an animal leads the results of a search: what it swallowed, its birth, another emergency, or what nothing is known of.
 * The first rule that holds decides. A poison helpline is for what was swallowed, and for nothing else.
 */
import {
  ANIMAL_EMERGENCIES,
  type AnimalEmergency,
  type AnimalEmergencyId,
  FARM_SPECIES,
} from '#workers/reference/animalEmergencies.ts';
import type { FarmEmergency } from '#workers/reference/farmEmergencies.ts';
import { SIGNS_FOR_A_VETERINARIAN } from '#workers/reference/helplines.ts';
import { NOT_ON_THE_LIST, type PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import { speciesNamed } from './animalWords.ts';
import { type BirthQuestion, birthQuestion } from './birthQuestion.ts';
import type { Catalog } from './catalog.ts';
import {
  birthResults,
  callFirstResult,
  farmThingResult,
  TROUBLE_RESULT,
  thingResults,
  troubleResult,
} from './emergencyResults.ts';
import { farmThingsMeant } from './farmThings.ts';
import { type MeantEmergency, meantEmergencies } from './meantEmergencies.ts';
import { isUrgencyWord, namesAnyAnimal, namesNoThing, type PetQuestion } from './petQuestion.ts';
import type { Word } from './queryWords.ts';
import type { SearchResult } from './search.ts';
import { type Thing, thingsMeant } from './swallowedThings.ts';
import { patternWords } from './wordPattern.ts';

/** What leads, and whose numbers belong to it. */
export interface Leading {
  readonly results: readonly SearchResult[];
  readonly call: 'poison' | 'veterinarian' | null;
  /** Something else than a poison endangers the animal now. */
  readonly isEmergency: boolean;
  /** The row on the list of swallowed things that the results begin with. */
  readonly thing: PetEmergencyId | null;
  /** A veterinarian comes to the animal. */
  readonly isFarm: boolean;
  /** It collapses, has convulsions or can hardly breathe. */
  readonly hasSigns: boolean;
}

type Lead = Omit<Leading, 'isFarm' | 'hasSigns'>;

/** Whether pages go by the words of the text. */
interface Pages {
  /** They have the text, or its words. */
  readonly isKnown: boolean;
  /** They have its words when mistakes are forgiven. */
  readonly isMistaken: boolean;
}

interface Asked extends Pages {
  readonly catalog: Catalog;
  readonly question: PetQuestion;
  readonly things: readonly Thing[];
  readonly farmThings: readonly FarmEmergency[];
  readonly birth: BirthQuestion | null;
  readonly emergencies: readonly MeantEmergency[];
  /** A veterinarian comes to the animal. */
  readonly isFarm: boolean;
}

/** @returns nothing that leads where no animal is in danger */
export function whatLeads(catalog: Catalog, question: PetQuestion, pages: Pages): Leading {
  const { text } = question;
  const emergencies = meantEmergencies(text);
  const birth = birthQuestion(text);
  const things = thingsMeant(question, pages.isKnown, birth !== null || emergencies.length > 0);
  const named = speciesNamed(patternWords(text));
  const isFarm = named.length > 0 && named.every((species) => FARM_SPECIES.includes(species));
  const farmThings = farmThingsMeant(question, named);
  const asked = { ...pages, catalog, question, things, farmThings, birth, emergencies, isFarm };
  const lead =
    farmSubstance(asked) ??
    substance(asked) ??
    birthOf(asked) ??
    emergency(asked) ??
    swallowed(asked) ??
    unclear(asked) ??
    NOTHING;
  const hasSigns = emergencies.some(({ row }) => SIGNS_FOR_A_VETERINARIAN.includes(row.id));
  return { ...lead, isFarm: isFarm || (things.length === 0 && farmThings.length > 0), hasSigns };
}

const NOTHING: Lead = { results: [], call: null, isEmergency: false, thing: null };

/** A bite or a sting that poisons does not count as a wound, nor smoke as trouble of the lungs alone. */
const ON_THE_POISON_LIST: readonly PetEmergencyId[] = ['snake-sting', 'toads', 'smoke-gas'];
/** There is no time for a poison line, however poisonous the thing is that sticks. */
const STUCK: readonly AnimalEmergencyId[] = ['choking', 'horse-choke'];
/** Rat bait makes an animal bleed. */
const BLEEDING: AnimalEmergencyId = 'bleeding';
/** Young that do not begin to live: the birth is over. */
const NEWBORN: AnimalEmergencyId = 'newborn';

/** A substance on the list for horses and farm animals; one that pets have as well, only where one of those is named. */
function farmSubstance({ farmThings, things, emergencies, isFarm }: Asked): Lead | null {
  if (farmThings.length === 0 || emergencies.some(({ row }) => STUCK.includes(row.id))) return null;
  if (!isFarm && things.length > 0) return null;
  return {
    results: [...farmThings.map(farmThingResult), ...emergencies.map(({ row }) => troubleResult(row, isFarm))],
    call: 'poison',
    isEmergency: false,
    thing: null,
  };
}

/** A substance that is named, with what it may have done to the animal. */
function substance({ catalog, question, things, birth, emergencies, isFarm }: Asked): Lead | null {
  if (things.length === 0) return null;
  const isAtLength = things.some(({ isNamedAtLength }) => isNamedAtLength);
  const isDanger = birth !== null || emergencies.length > 0;
  // 'Ate a bone and is choking' needs a veterinarian; 'ate chocolate and is vomiting' is about the chocolate.
  const isOverridden = emergencies.some(({ row }) => STUCK.includes(row.id) || (!isAtLength && !isSignOfPoison(row)));
  const isMeant = isAtLength || question.isAlarmed || !isDanger;
  if (!things.some(({ entry }) => ON_THE_POISON_LIST.includes(entry.id)) && (isOverridden || !isMeant)) return null;
  return {
    results: [
      ...things.flatMap((thing) => thingResults(catalog, thing, question)),
      ...emergencies.map(({ row }) => troubleResult(row, isFarm)),
    ],
    call: 'poison',
    isEmergency: false,
    thing: things[0]?.entry.id ?? null,
  };
}

function isSignOfPoison({ id, mayBePoison }: AnimalEmergency): boolean {
  return mayBePoison === true || id === BLEEDING;
}

/** A birth: the pages on it, and the row on what to do. */
function birthOf({ catalog, birth, emergencies, isFarm }: Asked): Lead | null {
  if (birth === null) return null;
  const isOfSomethingElse = birth.isBeside ? emergencies.length > 0 : emergencies[0]?.row.id === NEWBORN;
  if (isOfSomethingElse) return null;
  const isTold = birth.isTrouble || !birth.isBeside;
  return {
    results: [
      ...birthResults(catalog, birth),
      ...[...(isTold ? [BIRTH_TROUBLE] : []), ...emergencies.map(({ row }) => row)].map((row) =>
        troubleResult(row, isFarm),
      ),
    ],
    call: birth.isTrouble ? 'veterinarian' : null,
    isEmergency: birth.isTrouble,
    thing: null,
  };
}

const BIRTH_TROUBLE: AnimalEmergency = rowOf('birth-trouble');

function rowOf(id: AnimalEmergencyId): AnimalEmergency {
  const found = ANIMAL_EMERGENCIES.find((row) => row.id === id);
  if (found === undefined) throw new Error(`There is no row '${id}'`);
  return found;
}

/** Another emergency; after a substance without a name that may have caused it. */
function emergency({ catalog, question, birth, emergencies, isFarm }: Asked): Lead | null {
  if (emergencies.length === 0) return null;
  const rows = emergencies.map(({ row }) => troubleResult(row, isFarm));
  const said = emergencies.flatMap((each) => each.said);
  const isLeft = ({ typed }: Word): boolean => !said.includes(typed);
  const isSwallowed =
    question.isAlarmed &&
    emergencies.every(({ row }) => isSignOfPoison(row)) &&
    question.words.some((word) => isLeft(word) && !namesNoThing(word));
  if (isSwallowed)
    return { results: [callFirstResult(NOT_ON_THE_LIST), ...rows], call: 'poison', isEmergency: false, thing: null };
  const births = birth === null ? [] : birthResults(catalog, birth);
  return { results: [...rows, ...births], call: 'veterinarian', isEmergency: true, thing: null };
}

/** Something was swallowed, and nothing is known of it. */
function swallowed({ question, isKnown }: Asked): Lead | null {
  const { isAlarmed, namesAnimal, words } = question;
  if (!isAlarmed) return null;
  const isThing = !words.every(namesNoThing);
  return {
    results: [callFirstResult(namesAnimal || isThing ? NOT_ON_THE_LIST : undefined)],
    call: namesAnimal || (isThing && !isKnown) ? 'poison' : null,
    isEmergency: false,
    thing: null,
  };
}

/** An animal, or a sign of danger, and words that mean nothing here. */
function unclear({ question, isKnown, isMistaken }: Asked): Lead | null {
  const isUrgent = question.words.some(isUrgencyWord);
  const isAnimal = namesAnyAnimal(question.text);
  const isAsked = !isKnown && (isUrgent || (isAnimal && !isMistaken && !question.isForeign));
  if (!isAsked && !(isUrgent && question.words.every(namesNoThing))) return null;
  return { results: [TROUBLE_RESULT, callFirstResult()], call: 'veterinarian', isEmergency: false, thing: null };
}
