import type { PetEmergency } from '#workers/reference/petEmergencies.ts';
import { POISON_URGENCY, type PoisonUrgency } from '#workers/reference/poisoning.ts';

/** Urgencies, least urgent first. */
export const FROM_LEAST = Object.keys(POISON_URGENCY) as readonly PoisonUrgency[];

/** Returns the urgency for an animal that is not known yet: the more urgent one. */
export function strictestUrgency({ dog, cat }: PetEmergency['urgency']): PoisonUrgency {
  return FROM_LEAST.indexOf(dog) > FROM_LEAST.indexOf(cat) ? dog : cat;
}

/** Returns whether an urgency is less than an immediate call. */
export function isCalm(urgency: PoisonUrgency): boolean {
  return FROM_LEAST.indexOf(urgency) < FROM_LEAST.indexOf('callNow');
}
