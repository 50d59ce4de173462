import { STRAIGHT_TO_VETERINARIAN } from '#workers/reference/helplines.ts';
import type { PetEmergencyAnimal, PetEmergencyId } from '#workers/reference/petEmergencies.ts';

/** What is asked about a poison, as far as it is known. */
export interface PoisonQuestion {
  readonly thing: PetEmergencyId | null;
  /** 'farm': a horse or a farm animal. 'other': any other animal that the list does not cover. */
  readonly animal: PetEmergencyAnimal | 'farm' | 'other' | null;
  /** It collapses, has convulsions or can hardly breathe. */
  readonly hasSigns?: boolean;
}

/**
 * Returns why the veterinarian is to be called before the poison line of a country; undefined where the line comes first. An animal
 * that is not known may be the one in danger.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function straightToVeterinarian({ thing, animal }: PoisonQuestion, country: string): string | undefined {
  const rule = STRAIGHT_TO_VETERINARIAN[country];
  const animals = (thing === null ? undefined : rule?.rows[thing]) ?? [];
  const isMeant = animal === null ? animals.length > 0 : animals.some((each) => each === animal);
  return isMeant ? rule?.sentence : undefined;
}
