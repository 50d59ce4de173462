/** The animals that a visitor keeps on this device: types, limits and changes of the list. Nothing here ever fills in a form for a dose or a poison. */
import type { IsoDate } from '#workers/contract.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

/** 'other': an animal without a page about births. */
export type KeptSpecies = GestatingSpecies | 'other';

/** A service or mating, as the page about the animal's births knows it. */
export interface KeptService {
  /** Unique among those of the animal. */
  readonly id: number;
  /** What is in the form of that page, as the fragment of a link. */
  readonly fragment: string;
}

export interface KeptWeight {
  readonly amount: number;
  readonly unit: WeightUnit;
  /** The day on which it was weighed. */
  readonly on: IsoDate;
}

export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export interface KeptAnimal {
  /** Unique in the list. */
  readonly id: number;
  readonly name: string;
  readonly species: KeptSpecies;
  /** '' where it is not given. */
  readonly breed: string;
  readonly weight: KeptWeight | null;
  readonly services: readonly KeptService[];
}

export const WEIGHT_UNITS = ['kg', 'lb'] as const;

/** Most animals, and most services of one. */
export const MOST_ANIMALS = 200;
export const MOST_SERVICES = 20;
/** Longest name and breed, in characters. */
export const LONGEST_NAME = 60;
/** In either unit: no animal weighs as much. */
export const LARGEST_WEIGHT = 10_000;

/** What is said of an animal, without its number and its services. */
export type AnimalWords = Omit<KeptAnimal, 'id' | 'services'>;

/** Adds an animal at the end; null when the list is full. */
export function withAnimal(animals: readonly KeptAnimal[], words: AnimalWords): readonly KeptAnimal[] | null {
  if (animals.length >= MOST_ANIMALS) return null;
  return [...animals, { id: nextId(animals), ...words, services: [] }];
}

/** Changes what is said of an animal. Services belong to the kind of animal: another kind has none of them. */
export function withWords(animals: readonly KeptAnimal[], id: number, words: AnimalWords): readonly KeptAnimal[] {
  return animals.map((animal) => {
    if (animal.id !== id) return animal;
    return { ...animal, ...words, services: words.species === animal.species ? animal.services : [] };
  });
}

/** Adds a service to an animal, once; null when it has no room for another. */
export function withService(
  animals: readonly KeptAnimal[],
  id: number,
  fragment: string,
): readonly KeptAnimal[] | null {
  const animal = animals.find((each) => each.id === id);
  if (animal === undefined) return null;
  const { services } = animal;
  if (services.some((service) => service.fragment === fragment)) return animals;
  if (services.length >= MOST_SERVICES) return null;
  const changed = { ...animal, services: [...services, { id: nextId(services), fragment }] };
  return animals.map((each) => (each === animal ? changed : each));
}

export function withoutService(animals: readonly KeptAnimal[], id: number, service: number): readonly KeptAnimal[] {
  return animals.map((animal) =>
    animal.id === id ? { ...animal, services: animal.services.filter((each) => each.id !== service) } : animal,
  );
}

/** A service of an animal that is known by its name. */
interface Dates {
  readonly species: KeptSpecies;
  readonly name: string;
  readonly fragment: string;
}

/**
 * Adds a service to the animal of that kind and name, in which upper and lower case are the same, or to a new animal; null where there is
 * no room.
 */
export function withDates(
  animals: readonly KeptAnimal[],
  { species, name, fragment }: Dates,
): readonly KeptAnimal[] | null {
  const known = animals.find((each) => each.species === species && each.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return withService(animals, known.id, fragment);
  const added = withAnimal(animals, { name, species, breed: '', weight: null });
  const id = added?.at(-1)?.id;
  return added === null || id === undefined ? null : withService(added, id, fragment);
}

function nextId(list: readonly { readonly id: number }[]): number {
  return Math.max(0, ...list.map(({ id }) => id)) + 1;
}
