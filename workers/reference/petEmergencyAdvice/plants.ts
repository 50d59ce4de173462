/** What to do about plants. */
import type { PetEmergencyAdvice } from './advice.ts';

export const PLANTS = {
  lily: {
    why: 'In cats every part, even pollen on the fur or water from the vase, can destroy the kidneys within three days.',
    do: 'Go now with a cat, whatever it looks like. Take a photo of the plant. Wipe pollen off the fur on the way.',
    dont: 'Do not wait for vomiting. After 18 hours treatment often fails.',
    note: 'Peace lily and calla lily burn the mouth but do not do this; lily of the valley harms the heart. If you are not sure which lily it is, treat it as this one.',
    only: {
      dog: {
        why: 'Peace lily and calla lily burn the mouth. Lily of the valley harms the heart.',
        do: 'Call today for advice. Take a photo of the plant. Lily of the valley, or not sure which lily it is: call now.',
        dont: 'Do not wait for vomiting.',
      },
    },
    sources: ['merckPlants', 'aspcaPlants', 'vpisOwner'],
  },
  'sago-palm': {
    why: 'Seeds and leaves destroy the liver within days. One or two seeds can kill a dog.',
    do: 'Go now and call on the way. Take a piece of the plant.',
    dont: 'Do not wait for yellow eyes.',
    sources: ['aspcaPlants', 'merckPlants'],
  },
  'heart-plants': {
    why: 'They upset the heartbeat. A few leaves can be enough.',
    do: 'Go now and call on the way. Take a piece of the plant.',
    dont: 'Do not exercise your pet.',
    sources: ['aspcaPlants', 'merckPlants'],
  },
  'deadly-seeds': {
    why: 'They kill cells throughout the body. Signs may be delayed.',
    do: 'Go now and call on the way. Take a piece of the plant.',
    dont: 'Do not wait for signs.',
    sources: ['aspcaPlants', 'merckPlants'],
  },
  bulbs: {
    why: 'The bulb is the strongest part: drooling, vomiting, sometimes heart trouble or a blocked gut.',
    do: 'Call now with the number of bulbs missing.',
    dont: 'Do not mistake autumn crocus for spring crocus.',
    sources: ['aspcaPlants', 'merckPlants'],
  },
  'irritant-plants': {
    why: 'They sting or burn the mouth. Swelling can hinder breathing.',
    do: 'Call today for advice. Trouble breathing or swallowing: go now.',
    dont: 'Do not give anything by force.',
    sources: ['aspcaPlants', 'merckPlants'],
  },
  poinsettia: {
    why: 'It may cause drooling and vomiting.',
    do: 'Call today for advice. Take the plant away and offer water. Call now if vomiting goes on, or your pet is very young, old or ill.',
    dont: 'Do not assume it was poinsettia if other plants stand beside it.',
    sources: ['apccRarely2016', 'aspcaPlants'],
  },
} as const satisfies Readonly<Record<string, PetEmergencyAdvice>>;
