/** What no veterinarian makes an animal vomit. */
import type { PetEmergencyId } from './petEmergencies.ts';

/** Said of less than 2 hours ago, in place of the sentence of `eatenAgo.ts`. */
export const NOT_TO_BE_VOMITED = 'Less than 2 hours ago: minutes matter. Go or call at once.';

/** Entries of the guide of which 'get it out' is never said. */
export const NOT_VOMITED: readonly PetEmergencyId[] = [
  'corrosives',
  'petroleum',
  'batteries',
  'magnets',
  'expanding-glue',
  'cleaning-pods',
  'phenol',
  'tar',
  'cement-lime',
  'hair-dye',
  'nail-remover',
  'firelighter',
  'bread-dough',
  'coins-zinc',
  'snake-sting',
  'toads',
  'smoke-gas',
  'permethrin',
  'patio-cleaner',
  'caterpillar',
  'jellyfish',
  'corn-cob-bones',
  'string-socks',
  'fireworks',
];
