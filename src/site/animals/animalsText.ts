/** The kept animals as text, in the storage of the browser. What is read is untrusted. */
import * as v from 'valibot';
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { IsoDate } from '#workers/contract.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import {
  type KeptAnimal,
  type KeptSpecies,
  LARGEST_WEIGHT,
  LONGEST_NAME,
  MOST_ANIMALS,
  MOST_SERVICES,
  WEIGHT_UNITS,
} from './keptAnimals.ts';

/** Increased when a reader of the previous version could misread the list. */
const VERSION = 1;

/** A longer text is not parsed. */
const MOST_CHARACTERS = 2_000_000;
/** Longest fragment of a page about births, which has a few dates and choices. */
const LONGEST_FRAGMENT = 500;

export const SPECIES = [...(Object.keys(GESTATION) as GestatingSpecies[]), 'other'] as const satisfies KeptSpecies[];

const ID = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const DAY = v.custom<IsoDate>((value) => isIsoDate(value) && isInCalendar(value));
const NAME = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.check((name) => name.trim() !== ''),
);

const ANIMAL = v.strictObject({
  id: ID,
  name: NAME,
  species: v.picklist(SPECIES),
  breed: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  weight: v.nullable(
    v.strictObject({
      amount: v.pipe(v.number(), v.gtValue(0), v.maxValue(LARGEST_WEIGHT)),
      unit: v.picklist(WEIGHT_UNITS),
      on: DAY,
    }),
  ),
  services: v.pipe(
    v.array(v.strictObject({ id: ID, fragment: v.pipe(v.string(), v.maxLength(LONGEST_FRAGMENT)) })),
    v.maxLength(MOST_SERVICES),
    v.check((list) => areDistinct(list)),
  ),
});

const ANIMALS = v.strictObject({
  version: v.literal(VERSION),
  animals: v.pipe(
    v.array(ANIMAL),
    v.maxLength(MOST_ANIMALS),
    v.check((list) => areDistinct(list)),
  ),
});

export function animalsText(animals: readonly KeptAnimal[]): string {
  return JSON.stringify({ version: VERSION, animals });
}

/**
 * @param text untrusted
 * @returns null when it is not a list of this version
 */
export function readAnimals(text: string): readonly KeptAnimal[] | null {
  const read = v.safeParse(ANIMALS, text.length > MOST_CHARACTERS ? undefined : parsedJson(text));
  return read.success ? read.output.animals : null;
}

function areDistinct(list: readonly { readonly id: number }[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
