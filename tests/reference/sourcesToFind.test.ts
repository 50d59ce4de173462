import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { ANIMAL_EMERGENCY_ADVICE } from '#workers/reference/animalEmergencyAdvice.ts';
import { PET_EMERGENCY_ADVICE } from '#workers/reference/petEmergencyAdvice.ts';
import { SOURCES, type Source, type SourceKey } from '#workers/reference/sources.ts';

/** House rules of the site: they have no publication. */
const OWN: readonly SourceKey[] = ['medicineHouseRules', 'catFishOilPractice', 'ownBirthTable'];

test('docs/sources-to-find.md lists what pages that warn cite without an address, and nothing else', async () => {
  const keys = [
    ...(await everyCalculator()).flatMap(({ definition }) =>
      definition.warning === undefined ? [] : definition.sources,
    ),
    ...Object.values(PET_EMERGENCY_ADVICE).flatMap(({ sources }): readonly SourceKey[] => sources),
    ...Object.values(ANIMAL_EMERGENCY_ADVICE).flatMap(({ sources }): readonly SourceKey[] => sources),
  ];
  const sources: Readonly<Record<SourceKey, Source>> = SOURCES;
  const missing = [...new Set(keys)].filter((key) => sources[key].url === undefined && !OWN.includes(key));
  const listed = readFileSync('docs/sources-to-find.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
  expect(listed.toSorted()).toEqual(missing.map((key) => sources[key].citation).toSorted());
});
