/** What search shows of an animal in danger: rows of the two guides, pages on birth, and the ways on from an unknown word. */
import { animalEmergencyPath, petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { ANIMAL_URGENCY, type AnimalEmergency } from '#workers/reference/animalEmergencies.ts';
import type { FarmEmergency } from '#workers/reference/farmEmergencies.ts';
import type { PetEmergency } from '#workers/reference/petEmergencies.ts';
import { POISON_URGENCY } from '#workers/reference/poisoning.ts';
import { animalUrgencyLine } from './animalUrgencyLine.ts';
import type { BirthQuestion } from './birthQuestion.ts';
import type { Catalog } from './catalog.ts';
import type { PetQuestion } from './petQuestion.ts';
import { calculatorResult, type SearchResult } from './search.ts';
import { isUnknown, type Thing } from './swallowedThings.ts';

const OF_GUIDES = { type: 'calculator', category: 'Pet emergency' } as const;

/** The list of swallowed things; with an entry opened where one is meant. */
export function callFirstResult(thing?: string): SearchResult {
  return swallowed('Pet ate something? Call first', POISON_URGENCY.callNow.line, thing);
}

/** A substance, with the pages that put a figure to it. */
export function thingResults(catalog: Catalog, thing: Thing, question: PetQuestion): readonly SearchResult[] {
  const { entry, urgency } = thing;
  if (isUnknown(thing)) return [callFirstResult(entry.id)];
  const about = swallowed(`My pet ate: ${entry.name}`, POISON_URGENCY[urgency].line, entry.id);
  return [about, ...dosePages(catalog, entry, question)];
}

/** A substance that a horse or a farm animal swallowed. */
export function farmThingResult({ id, name, urgency }: FarmEmergency): SearchResult {
  const line = urgency === 'emergency' ? ANIMAL_URGENCY.emergency.farm : POISON_URGENCY[urgency].line;
  return swallowed(`Horse or farm animal: ${name}`, line, id);
}

function swallowed(name: string, description: string, thing: string | undefined): SearchResult {
  return { ...OF_GUIDES, id: 'pet-emergency', name, description, path: petEmergencyPath(thing) };
}

/** The list of emergencies that are not poisonings. */
export const TROUBLE_RESULT: SearchResult = inTrouble(
  'My animal is in trouble',
  'What to do now, and what never to do: breathing, fits, bleeding, colic, heat and others',
);

/** A row of that list. */
export function troubleResult(row: AnimalEmergency, isFarm: boolean): SearchResult {
  return inTrouble(row.title, animalUrgencyLine(row, isFarm), row.id);
}

function inTrouble(name: string, description: string, row?: string): SearchResult {
  return { ...OF_GUIDES, id: 'animal-emergency', name, description, path: animalEmergencyPath(row) };
}

/** The pages on the birth of the animal, in trouble under a title that says what they are for. */
export function birthResults(catalog: Catalog, { pages, isTrouble }: BirthQuestion): readonly SearchResult[] {
  return pages
    .flatMap((page) => pageResults(catalog, [page]))
    .map((result) => (isTrouble ? { ...result, name: `${result.name}: call now if birth is going wrong` } : result));
}

/** Pages, in this order. */
export function pageResults(catalog: Catalog, ids: readonly CalculatorId[]): readonly SearchResult[] {
  return ids.flatMap((id) =>
    catalog.calculators.filter((entry) => entry.id === id).map((entry) => calculatorResult(catalog, entry)),
  );
}

/** The ways to go on from a word that nothing here is called by: it may be the name of what an animal swallowed. */
export const DOORS: readonly SearchResult[] = [
  swallowed('Did an animal swallow it? Call first', POISON_URGENCY.callNow.line, 'unknown'),
  TROUBLE_RESULT,
  {
    type: 'calculator',
    id: 'home',
    name: 'All calculators',
    description: 'By category, on the first page',
    path: '/',
    category: 'Home',
  },
];

/** Returns the pages for the named animal, else for dogs and cats; no pages for other animals. */
function dosePages(
  catalog: Catalog,
  { doses }: PetEmergency,
  { animal, others }: PetQuestion,
): readonly SearchResult[] {
  if (others === 'only') return [];
  const ids: readonly (string | undefined)[] = animal === null ? [doses.dog, doses.cat] : [doses[animal]];
  return catalog.calculators.filter(({ id }) => ids.includes(id)).map((entry) => calculatorResult(catalog, entry));
}
