import type { PetEmergency } from '#workers/reference/petEmergencies.ts';
import { POISON_URGENCY, type PoisonUrgency } from '#workers/reference/poisoning.ts';

/** Urgencies, the least first. */
export const FROM_LEAST = Object.keys(POISON_URGENCY) as readonly PoisonUrgency[];

/** For an animal that is not known yet. */
export function strictestUrgency({ dog, cat }: PetEmergency['urgency']): PoisonUrgency {
  return FROM_LEAST.indexOf(dog) > FROM_LEAST.indexOf(cat) ? dog : cat;
}

/** Less than a call at once. */
export function isCalm(urgency: PoisonUrgency): boolean {
  return FROM_LEAST.indexOf(urgency) < FROM_LEAST.indexOf('callNow');
}
