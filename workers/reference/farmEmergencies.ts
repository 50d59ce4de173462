/** What poisons horses and farm animals: one row per thing, with the advice. Nothing here is a dose or an amount. */
import type { PoisonUrgency } from './poisoning.ts';
import type { SourceKey } from './sources.ts';

/** The animals of the table, in order of display. */
export const FARM_ANIMALS = {
  horse: 'Horse',
  donkey: 'Donkey',
  cow: 'Cattle',
  sheep: 'Sheep',
  goat: 'Goat',
  swine: 'Pig',
  llama: 'Llama',
  alpaca: 'Alpaca',
} as const;

export type FarmAnimal = keyof typeof FARM_ANIMALS;

interface FarmEmergencyRow {
  /** URL fragment of the row. */
  readonly id: string;
  /** The animals that it is about. */
  readonly animals: readonly FarmAnimal[];
  readonly name: string;
  /** Other names, brands and parts, as people type them, with commas between them. */
  readonly synonyms: string;
  /** Urgency for an animal without signs yet; with signs, every row is an emergency. */
  readonly urgency: Exclude<PoisonUrgency, 'callForAdvice'>;
  readonly why: string;
  readonly do: string;
  readonly dont: string;
  readonly sources: readonly SourceKey[];
}

export const FARM_EMERGENCIES = [
  {
    id: 'farm-yew',
    animals: ['horse', 'donkey', 'cow', 'sheep', 'goat', 'llama', 'alpaca', 'swine'],
    name: 'Yew',
    synonyms: 'yew, yew clippings, taxus, hedge clippings, garden clippings',
    urgency: 'emergency',
    why: 'A mouthful can stop the heart without warning.',
    do: 'Call a veterinarian now. Take the clippings away from all others. Keep it still.',
    dont: 'Do not drive it about.',
    sources: ['hhYew'],
  },
  {
    id: 'farm-rhododendron',
    animals: ['cow', 'sheep', 'goat', 'llama', 'alpaca', 'horse'],
    name: 'Rhododendron, azalea, laurel, oleander',
    synonyms: 'rhododendron, azalea, pieris, laurel, oleander, cherry laurel',
    urgency: 'emergency',
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call a veterinarian now. Move the herd.',
    dont: 'Do not drench.',
    sources: ['merckToxicology'],
  },
  {
    id: 'farm-ragwort',
    animals: ['horse', 'donkey', 'cow'],
    name: 'Ragwort',
    synonyms: 'ragwort, tansy ragwort, senecio, ragwort in hay',
    urgency: 'callNow',
    why: 'It destroys the liver; signs come weeks later.',
    do: 'Call now. Take the hay away.',
    dont: 'Do not feed the rest of the bale.',
    sources: ['bellAcorn', 'hhYew'],
  },
  {
    id: 'farm-acorn',
    animals: ['horse', 'donkey', 'cow', 'sheep', 'goat', 'llama', 'alpaca', 'swine'],
    name: 'Acorns, oak',
    synonyms: 'acorns, acorn, oak leaves, oak buds',
    urgency: 'callNow',
    why: 'Colic, bloody diarrhea, kidneys.',
    do: 'Call now and move the animals.',
    dont: 'Do not wait for diarrhea.',
    sources: ['bellAcorn'],
  },
  {
    id: 'farm-sycamore',
    animals: ['horse', 'donkey'],
    name: 'Sycamore or box elder seeds',
    synonyms: 'sycamore, sycamore seeds, helicopters, atypical myopathy, box elder, maple seeds',
    urgency: 'emergency',
    why: 'The muscles fail; most horses with signs die.',
    do: 'Call now. Stiff, sweating or dark urine: do not make it walk.',
    dont: 'Do not leave the others on that pasture.',
    sources: ['rvcSycamore', 'hhYew'],
  },
  {
    id: 'farm-red-maple',
    animals: ['horse', 'donkey'],
    name: 'Red maple leaves',
    synonyms: 'red maple, maple leaves, wilted maple leaves',
    urgency: 'emergency',
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now. Brown gums or dark urine: emergency.',
    dont: 'Do not exercise it.',
    sources: ['merckToxicology'],
  },
  {
    id: 'farm-monensin',
    animals: ['horse', 'donkey', 'swine'],
    name: 'Cattle or poultry feed (monensin)',
    synonyms:
      'monensin, rumensin, cattle feed, chicken feed, poultry feed, lasalocid, bovatec, coccidiostat, wrong feed, medicated feed',
    urgency: 'emergency',
    why: 'A little can ruin a horse’s heart; there is no antidote.',
    do: 'Call now, even if it looks well. Keep the tag of the bag.',
    dont: 'Do not exercise it.',
    sources: ['ufMonensin', 'hsvgMonensin'],
  },
  {
    id: 'farm-copper',
    animals: ['sheep', 'goat', 'llama', 'alpaca'],
    name: 'Copper: cattle or horse feed, minerals, bolus',
    synonyms: 'copper, copper bolus, cattle mineral, horse feed, cattle lick, mineral block, swine feed',
    urgency: 'callNow',
    why: 'Sheep store copper and collapse with red urine and yellow eyes.',
    do: 'Call now. Yellow, weak or red urine: emergency.',
    dont: 'Do not give the rest of the bag.',
    sources: ['csuCopper', 'ifjCopper'],
  },
  {
    id: 'farm-grain',
    animals: ['horse', 'donkey', 'cow', 'sheep', 'goat', 'llama', 'alpaca'],
    name: 'Grain overload: broke into the feed',
    synonyms:
      'grain, grain overload, broke into feed room, ate bag of feed, corn, barley, oats, chicken corn, bread, feed bin',
    urgency: 'emergency',
    why: 'It looks well for hours, then come founder, colic or acid blood.',
    do: 'Call now, before any sign. Say what, how much and when.',
    dont: 'Do not give water by force. Do not wait and see.',
    sources: ['ufGrain', 'hsvgGrain'],
  },
  {
    id: 'farm-lead',
    animals: ['cow', 'sheep', 'goat', 'horse'],
    name: 'Lead: battery, old paint',
    synonyms: 'battery, car battery, lead, lead paint, burnt battery, linoleum',
    urgency: 'emergency',
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now. Fence off the place. Milk and meat must not be used: say so.',
    dont: 'Do not move the battery without gloves.',
    sources: ['merckToxicology'],
  },
  {
    id: 'farm-urea',
    animals: ['cow', 'sheep', 'goat'],
    name: 'Urea, nitrogen lick, fertilizer',
    synonyms: 'urea, urea lick, nitrogen lick, liquid feed, fertilizer bag, poultry litter',
    urgency: 'emergency',
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call a veterinarian now: minutes count.',
    dont: 'Do not drive them.',
    sources: ['merckToxicology'],
  },
  {
    id: 'farm-hemlock',
    animals: ['horse', 'donkey', 'cow', 'sheep', 'goat', 'llama', 'alpaca', 'swine'],
    name: 'Hemlock, water dropwort',
    synonyms: 'hemlock, water hemlock, dropwort, cowbane, ditch roots',
    urgency: 'emergency',
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now. Get all animals off the place.',
    dont: 'Do not touch the roots bare-handed.',
    sources: ['merckToxicology'],
  },
] as const satisfies readonly FarmEmergencyRow[];

export type FarmEmergencyId = (typeof FARM_EMERGENCIES)[number]['id'];

/** A row, as a type. */
export interface FarmEmergency extends FarmEmergencyRow {
  readonly id: FarmEmergencyId;
}
