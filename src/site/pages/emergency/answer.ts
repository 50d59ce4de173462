/** Composes the answer from the substance, the animal or both. */
import { isCalm, strictestUrgency } from '#src/site/catalog/strictestUrgency.ts';
import {
  FARM_ANIMALS,
  FARM_EMERGENCIES,
  type FarmAnimal,
  type FarmEmergency,
} from '#workers/reference/farmEmergencies.ts';
import {
  NOT_ON_THE_LIST,
  PET_EMERGENCIES,
  type PetEmergency,
  type PetEmergencyAnimal,
  type PetEmergencyId,
} from '#workers/reference/petEmergencies.ts';
import { PET_EMERGENCY_ADVICE, SIGNS_MAKE_AN_EMERGENCY } from '#workers/reference/petEmergencyAdvice.ts';
import { POISON_URGENCY, type PoisonUrgency } from '#workers/reference/poisoning.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import {
  type ChosenAnimal,
  type EmergencyState,
  isFarmAnimal,
  isFarmThing,
  isOnFarm,
  type ThingId,
} from './emergencyState.ts';

export interface Answer {
  readonly urgency: PoisonUrgency;
  /** The heading. */
  readonly line: string;
  /** Animal and substance, as far as they are known. */
  readonly about: string;
  /** How the animal would change the answer; null where it would not, or is known. */
  readonly differs: string | null;
  readonly why: string;
  readonly do: string;
  /** What tells the thing from another, and what may come with it. */
  readonly asides: readonly string[];
  readonly dont: readonly string[];
  readonly signs: string;
  /** Calculators that compute the dose. */
  readonly doses: readonly DoseLink[];
  readonly sources: readonly SourceKey[];
}

export interface DoseLink {
  /** Id of the page. */
  readonly id: string;
  readonly label: string;
}

export const ANIMAL_NAMES: Readonly<Record<ChosenAnimal, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  farm: 'Horse or farm animal',
  ...FARM_ANIMALS,
  other: 'Other animal',
};

/** The list does not cover other animals, so its advice would be a guess. */
const OTHER_ANIMAL = {
  why: 'This list is for dogs and cats. It cannot tell how another animal reacts.',
  do: 'Call now. Say what animal it is and what it weighs, what it swallowed, how much at most and at what hour.',
} as const;

/** No horse or cow is taken to a veterinarian in an emergency. */
const FARM_EMERGENCY_LINE = 'Emergency: call a veterinarian to the animal now';

/** For an entry whose urgency depends on the animal. */
const ANIMAL_MATTERS = 'Choose the animal above: dogs and cats differ here. Shown is the more urgent of the two.';

/** For an entry that is not urgent for dogs and cats, while the animal is unknown. */
const ANY_OTHER_ANIMAL = 'Any other animal: call now.';

/** The veterinarian's questions, in the usual order. */
export const HAVE_READY =
  'Have ready: the package or a piece of it, how much at most, the hour, the weight of the animal, its illnesses and medicines, and the signs you see.';

/** Returns the answer; null while nothing is known. */
export function answerTo({ animal, thing }: Pick<EmergencyState, 'animal' | 'thing'>): Answer | null {
  if (isFarmThing(thing)) {
    const row = farmEntryOf(thing);
    return isAbout(row, animal) ? answerForFarm(row, animal) : answerForOtherAnimal(animal ?? 'farm', row.name);
  }
  const name = thing === null ? null : entryOf(thing).name;
  if (animal === 'other' || isOnFarm(animal)) return answerForOtherAnimal(animal, name);
  return thing === null ? null : answerForThing(entryOf(thing), animal);
}

/** Returns the entries for a horse or a farm animal; all of them as long as it is not said which. */
export function farmEntries(animal: FarmAnimal | 'farm'): readonly FarmEmergency[] {
  return FARM_EMERGENCIES.filter((row) => isAbout(row, animal));
}

function isAbout({ animals }: FarmEmergency, animal: ChosenAnimal | null): boolean {
  return isFarmAnimal(animal) ? animals.includes(animal) : animal === null || animal === 'farm';
}

function answerForFarm(row: FarmEmergency, animal: ChosenAnimal | null): Answer {
  const { urgency, animals, name, why, do: steps, dont, sources } = row;
  const who = isFarmAnimal(animal) ? [animal] : animals;
  const [first = '', ...others] = who.map((each) => ANIMAL_NAMES[each]);
  return {
    urgency,
    line: urgency === 'emergency' ? FARM_EMERGENCY_LINE : POISON_URGENCY[urgency].line,
    about: `${[first, ...others.map((each) => each.toLowerCase())].join(', ')}: ${name}`,
    differs: null,
    why,
    do: steps,
    asides: [],
    dont: [dont, SAFETY_NOTES.poisonDoNot],
    signs: SIGNS_MAKE_AN_EMERGENCY,
    doses: [],
    sources,
  };
}

/** @param name of the thing; null where none is named */
function answerForOtherAnimal(animal: ChosenAnimal, name: string | null): Answer {
  return {
    urgency: 'callNow',
    line: POISON_URGENCY.callNow.line,
    about: name === null ? ANIMAL_NAMES[animal] : `${ANIMAL_NAMES[animal]}: ${name}`,
    differs: null,
    ...OTHER_ANIMAL,
    ...(animal === 'other' ? {} : { why: PET_EMERGENCY_ADVICE.unknown.why }),
    asides: [],
    dont: [SAFETY_NOTES.poisonDoNot],
    signs: SIGNS_MAKE_AN_EMERGENCY,
    doses: [],
    sources: [],
  };
}

function answerForThing(entry: PetEmergency, animal: PetEmergencyAnimal | null): Answer {
  const urgency = animal === null ? strictestUrgency(entry.urgency) : entry.urgency[animal];
  const advice = PET_EMERGENCY_ADVICE[entry.id];
  const { why, dont, ask, note, ...words } = (animal === null ? undefined : advice.only?.[animal]) ?? advice;
  return {
    urgency,
    line: POISON_URGENCY[urgency].line,
    about: animal === null ? entry.name : `${ANIMAL_NAMES[animal]}: ${entry.name}`,
    differs: animal === null ? differenceOf(entry) : null,
    why,
    do: animal === null ? [words.do, ...forLessEndangered(entry)].join(' ') : words.do,
    asides: [ask, note].filter((each) => each !== undefined),
    dont: [dont, SAFETY_NOTES.poisonDoNot],
    signs: SIGNS_MAKE_AN_EMERGENCY,
    doses: doseLinks(entry, animal),
    sources: advice.sources,
  };
}

function differenceOf({ urgency }: PetEmergency): string | null {
  if (urgency.dog !== urgency.cat) return ANIMAL_MATTERS;
  return isCalm(urgency.dog) ? ANY_OTHER_ANIMAL : null;
}

/** The advice of the less urgent animal that the more urgent answer does not include. */
function forLessEndangered({ id, urgency }: PetEmergency): readonly string[] {
  return (['dog', 'cat'] as const).flatMap((each) => {
    const steps = PET_EMERGENCY_ADVICE[id].only?.[each]?.do;
    if (steps === undefined || urgency[each] === strictestUrgency(urgency)) return [];
    return `For a ${each}: ${steps.charAt(0).toLowerCase()}${steps.slice(1)}`;
  });
}

/** Returns one link per page: a page that serves both animals is named once. */
function doseLinks({ name, doses }: PetEmergency, animal: PetEmergencyAnimal | null): readonly DoseLink[] {
  const animals = (['dog', 'cat'] as const).filter((each) => animal === null || each === animal);
  const ids = [...new Set(animals.flatMap((each) => doses[each] ?? []))];
  return ids.map((id) => {
    const who = animals.filter((each) => doses[each] === id).map((each) => ANIMAL_NAMES[each]);
    const [first = '', ...others] = who;
    const both = [first, ...others.map((each) => each.toLowerCase())].join(' or ');
    return { id, label: `How much? ${both}: ${name.charAt(0).toLowerCase()}${name.slice(1)}` };
  });
}

function farmEntryOf(thing: ThingId): FarmEmergency {
  const entry = FARM_EMERGENCIES.find(({ id }) => id === thing);
  if (entry === undefined) throw new Error(`there is no row '${thing}'`);
  return entry;
}

function entryOf(thing: PetEmergencyId): PetEmergency {
  const entry = PET_EMERGENCIES.find(({ id }) => id === thing);
  if (entry === undefined) throw new Error(`there is no row '${thing}'`);
  return entry;
}

/**
 * Returns the text that Copy provides: what to read out on the phone, with blanks for what the page does not ask.
 *
 * @param calls whom to call, one line each
 */
export function phoneText({ line, about, do: steps, dont, signs }: Answer, calls: readonly string[]): string {
  const blanks = 'Weight: ____ How much at most: ____ At what hour: ____ Signs: ____';
  return [line, about, blanks, steps, ...dont, signs, ...calls].join('\n');
}

/** Offered when the typed text matches nothing. */
export const UNKNOWN_THING: PetEmergency = entryOf(NOT_ON_THE_LIST);
