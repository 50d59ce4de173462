/** What to do about hazards outdoors. */
import type { PetEmergencyAdvice } from './advice.ts';

export const OUTDOORS = {
  mushrooms: {
    why: 'Some kill the liver days after a pet seems well again.',
    do: 'Go now and call on the way. Take the mushroom in a paper bag, or a photo of cap, stem and gills.',
    dont: 'Do not decide by a picture that it is harmless.',
    sources: ['merckToxicology', 'pph'],
  },
  toads: {
    why: 'Toad slime can stop the heart within an hour in Florida, Texas, Arizona, Hawaii and Australia.',
    do: 'Wipe the gums with a wet cloth, rinsing it each time. Go now.',
    dont: 'Do not point a hose down the throat.',
    sources: ['merckToxicology'],
  },
  'blue-green-algae': {
    why: 'It can kill within an hour of a swim.',
    do: 'Go now and call on the way. Rinse the fur with clean water if it delays nothing.',
    dont: 'Do not let your pet lick its coat.',
    sources: ['merckToxicology', 'vpisOwner'],
  },
  'snake-sting': {
    why: 'Snake venom spreads for hours. A swollen face or trouble breathing after a sting is an emergency.',
    do: 'Carry your pet. Keep it still. Go now. A single sting without swelling: call now.',
    dont: 'Do not cut, suck, ice or tie off the bite.',
    sources: ['merckToxicology', 'vpisOwner'],
  },
  caterpillar: {
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Rinse the mouth with lukewarm water, gloves on, and go now.',
    dont: 'Do not rub: it breaks the hairs.',
    sources: ['merckToxicology'],
  },
  jellyfish: {
    why: 'Swelling, pain, trouble breathing, also from a dead one.',
    do: 'Call now; weak or breathing hard: go now.',
    dont: 'Do not rub with sand.',
    sources: ['vpisSummer'],
  },
  'slug-frog': {
    why: 'Lungworm in some countries; slug bait nearby is the danger.',
    do: 'Call today; pellets about or any shaking: go now.',
    dont: 'Do not forget the bait.',
    sources: ['vpisSeasonal'],
  },
  'dead-animal': {
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now. A poisoned mouse: open the row Rat bait.',
    dont: 'Do not touch it bare-handed.',
    sources: ['merckToxicology'],
  },
} as const satisfies Readonly<Record<string, PetEmergencyAdvice>>;
