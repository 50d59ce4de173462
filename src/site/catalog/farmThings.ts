/** What horses and farm animals swallowed: a list of its own, whose rows replace those for pets. */
import { FARM_EMERGENCIES, type FarmEmergency } from '#workers/reference/farmEmergencies.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { matcherFor, namedApart } from './emergencyMatch.ts';
import { namesNeedingMore } from './namesNeedingMore.ts';
import type { PetQuestion } from './petQuestion.ts';

const farmMatches = matcherFor<FarmEmergency>(FARM_EMERGENCIES);

/**
 * @param named the animals that the text names
 * @returns the rows for one of those animals; without an animal those that a text names which is nothing else. A feed that everybody has
 * counts only where it was swallowed
 */
export function farmThingsMeant(
  { words, isAlarmed, animal, others }: PetQuestion,
  named: readonly GestatingSpecies[],
): readonly FarmEmergency[] {
  const isWithoutAnimal = named.length === 0 && animal === null && others === 'none';
  const isMeant = ({ animals }: FarmEmergency): boolean =>
    isWithoutAnimal || animals.some((each) => named.includes(each));
  const barred = isAlarmed ? new Set<string>() : namesNeedingMore([], false);
  const matches = farmMatches(words, { shortestBeginning: Number.POSITIVE_INFINITY, barred, isStrict: true });
  const found = isAlarmed ? namedApart(matches) : matches.filter(({ isExact }) => isExact);
  return found.map(({ entry }) => entry).filter(isMeant);
}
