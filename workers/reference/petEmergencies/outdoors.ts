/** What animals meet outdoors. */
import type { PetEmergencyRow } from './row.ts';

export const OUTDOORS = [
  {
    id: 'mushrooms',
    group: 'outdoors',
    name: 'Mushrooms',
    synonyms: 'wild mushroom, toadstool, death cap, amanita, psilocybin, magic mushrooms',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'toads',
    group: 'outdoors',
    name: 'Toads',
    synonyms: 'cane toad, bufo, marine toad, colorado river toad, licked a toad, toad',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'blue-green-algae',
    group: 'outdoors',
    name: 'Blue-green algae, pond scum',
    synonyms: 'cyanobacteria, algae, lake water, pond scum',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'snake-sting',
    group: 'outdoors',
    name: 'Snake bite, scorpion or bee sting',
    synonyms:
      'adder, rattlesnake, copperhead, viper, bee sting, wasp, scorpion, spider bite, snake, snakebite, bitten by a snake, bee, bumblebee, hornet, yellow jacket, spider, adder bite, snake bite, wasp sting, bee stings',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'caterpillar',
    group: 'outdoors',
    name: 'Hairy caterpillar (processionary)',
    synonyms: 'caterpillar, processionary, pine processionary, oak processionary, oruga, hairy caterpillar',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'jellyfish',
    group: 'outdoors',
    name: 'Jellyfish',
    synonyms: 'jellyfish, dead jellyfish, man o war, weever fish',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'slug-frog',
    group: 'outdoors',
    name: 'Slug, snail, frog (no bait)',
    synonyms: 'slug, snail, frog, worm eaten, lungworm',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'dead-animal',
    group: 'outdoors',
    name: 'Dead animal, carrion',
    synonyms: 'dead bird, dead animal, roadkill, dead rat, dead mouse, carcass, dead fish',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
] as const satisfies readonly PetEmergencyRow[];
