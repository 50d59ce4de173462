/** The animals of the first question on the page about emergencies, and the rows for each. */
import { ANIMAL_EMERGENCIES, type AnimalEmergency, FARM_SPECIES } from '#workers/reference/animalEmergencies.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

export const TROUBLE_ANIMALS = {
  dog: 'Dog',
  cat: 'Cat',
  'rabbit-guinea-pig': 'Rabbit, guinea pig',
  'horse-donkey': 'Horse, donkey',
  cattle: 'Cattle',
  'sheep-goat': 'Sheep, goat',
  pig: 'Pig',
  other: 'Other',
} as const;

export type TroubleAnimal = keyof typeof TROUBLE_ANIMALS;

const SPECIES: Readonly<Record<TroubleAnimal, readonly GestatingSpecies[]>> = {
  dog: ['dog'],
  cat: ['cat'],
  'rabbit-guinea-pig': ['rabbit', 'guineaPig'],
  'horse-donkey': ['horse', 'donkey'],
  cattle: ['cow', 'buffalo'],
  'sheep-goat': ['sheep', 'goat'],
  pig: ['swine'],
  other: [],
};

/** What the animals of the pages about births are called. */
export const SPECIES_NAMES: Readonly<Record<GestatingSpecies, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  rabbit: 'Rabbit',
  guineaPig: 'Guinea pig',
  horse: 'Horse',
  donkey: 'Donkey',
  cow: 'Cow',
  buffalo: 'Buffalo',
  sheep: 'Sheep',
  goat: 'Goat',
  swine: 'Pig',
  llama: 'Llama',
  alpaca: 'Alpaca',
};

/** Returns what the veterinarian is told of the animal; undefined where that is still open. */
export function speciesForVet(animal: TroubleAnimal | null): string | undefined {
  return animal === null || animal === 'other' ? undefined : TROUBLE_ANIMALS[animal].replace(', ', ' or ');
}

/** Whether a veterinarian comes to the animal. */
export function isFarmChoice(animal: TroubleAnimal | null): boolean {
  const species = animal === null ? [] : SPECIES[animal];
  return species.length > 0 && species.every((each) => FARM_SPECIES.includes(each));
}

/** Whether a row is about the animal; any row is while the animal is not known, or is one that no row names. */
export function isAbout({ animals }: Pick<AnimalEmergency, 'animals'>, animal: TroubleAnimal | null): boolean {
  const species = animal === null ? [] : SPECIES[animal];
  return species.length === 0 || animals.some((each) => species.includes(each));
}

/** Puts the rows for an animal first; the others follow. */
export function rowsFor(rows: readonly AnimalEmergency[], animal: TroubleAnimal | null): readonly AnimalEmergency[] {
  return [...rows.filter((row) => isAbout(row, animal)), ...rows.filter((row) => !isAbout(row, animal))];
}

/** Returns the row that the fragment of a URL names. Untrusted. */
export function troubleAt(hash: string): AnimalEmergency | null {
  return ANIMAL_EMERGENCIES.find(({ id }) => `#${id}` === hash) ?? null;
}
