/**
 * Warning signs at a birth, by animal: the signs at which a veterinarian is called at once, with their minutes and
 * hours, and the day on which to call when no birth has begun. Where the sources differ, the stricter one is used.
 * Sentences are shown verbatim.
 */
import type { GestatingSpecies } from './gestation.ts';
import type { SourceKey } from './sources.ts';

/** The same words for every animal. */
export const BIRTH_WORDS = {
  title: 'Call a veterinarian now',
  /** Explains how reliable the dates are, and what the signs mean. */
  banner:
    'Dates are averages counted from the day you entered. Trouble at birth is a matter of minutes or hours. If you see one of the signs below, call a veterinarian now, day or night.',
  /** What must not be done. */
  never:
    'Do not pull with force or with ropes, and give no medicine to bring on labor, unless a veterinarian tells you to.',
} as const;

export interface BirthEmergency {
  /** The sign above all others, shown alone and largest. */
  readonly first?: string;
  /** Signs that mean: call now, day or night. */
  readonly callNow: readonly string[];
  /** Further signs to watch for, before and after. */
  readonly watchFor: readonly string[];
  /** Text for the day on which to call; `{callDate}` is that day. */
  readonly lateLine: string;
  /** Added to the text unless a breed, or a counting day other than the mating, is chosen. */
  readonly lateHint?: string;
  /** What the call is for: she must be examined, or advice is asked for. */
  readonly lateKind: 'examine' | 'advise';
  readonly sources: readonly SourceKey[];
}

/** Of a mare, horse or donkey. */
const MARE = {
  first:
    'A red, velvety bag instead of a white one: cut or tear it open at once, help the foal out, and have someone call while you do it',
  callNow: [
    'The foal is not out 20 minutes after the waters broke: call. At 30 minutes it is a grave emergency',
    'No white bag or feet 5 to 10 minutes after the waters broke',
    'One foot only, no nose, soles that point up, or the tail: get her up and walking until help comes',
    'Strong straining for 10 minutes and no water',
    'Heavy bleeding, colic, or the mare is down and sweating after birth',
  ],
  lateKind: 'advise',
} as const;

/** Of cattle and buffalo. */
const COW = {
  callNow: [
    'Cow: 30 minutes without clear progress after the water bag or the feet. Heifer: 60 minutes',
    '2 hours after the water bag and no calf, whatever you see',
    '6 hours of restlessness and no water bag',
    'Tail, one foot, head without feet, soles that point up, or two calves at once',
    'Yellow-brown fluid, a swollen tongue, or she stops for 15 to 20 minutes after good progress',
    'She cannot rise, is cold or staggers (milk fever); the womb hangs out: keep her lying and call',
    'Heavy bleeding',
  ],
  watchFor: ['Afterbirth not passed in 12 hours: call that day. Do not pull it.'],
  lateLine: 'No calf by {callDate}: call for advice that day.',
  lateKind: 'advise',
} as const;

/** Of llama and alpaca. */
const CAMELID = {
  callNow: [
    '30 minutes of straining and no progress, or a cria in view that is not out in 30 minutes',
    '4 hours of restlessness, humming or rolling and no water bag (a twisted womb)',
    'Labor in the late afternoon or at night',
    'Head without feet, one foot, or the tail',
    'Collapse or heavy bleeding',
  ],
  watchFor: ['Cria: up and drinking within 2 to 4 hours. Afterbirth out within 6 hours. If not: call.'],
  lateLine:
    'No cria by {callDate}: call for advice that day. Later healthy births happen. Nobody should start labor early.',
  lateKind: 'advise',
  sources: ['rmlaDystocia', 'merckCamelids'],
} as const;

/** Of ewe and doe. */
const SMALL_RUMINANT_SIGNS = [
  '15 minutes of help and no progress: stop and call',
  '8 hours of restlessness and no water bag',
  'She is down, dull, grinds her teeth or does not eat in the last 6 weeks (pregnancy toxemia): call now',
  'Heavy bleeding; the vagina or the womb hangs out',
] as const;

export const BIRTH_EMERGENCIES: Readonly<Record<GestatingSpecies, BirthEmergency>> = {
  cat: {
    callNow: [
      '20 to 30 minutes of strong straining and no kitten',
      'A kitten in view that is not out within 10 minutes',
      'More than 2 hours between kittens while she strains, paces or is weak',
      'Heavy fresh blood for more than 10 minutes, foul or black discharge',
      'Collapse, shaking, a temperature above 39.4 °C (103 °F)',
    ],
    watchFor: [
      'A calm cat that eats and nurses may rest for many hours between kittens. Call for advice anyway if you know more are inside.',
    ],
    lateLine: 'No birth by {callDate}: call that day. She must be examined.',
    lateKind: 'examine',
    sources: ['jutkowitz2005', 'vcaQueening'],
  },
  guineaPig: {
    callNow: [
      '10 to 20 minutes of constant straining and no pup',
      '2 hours of on-and-off straining',
      'Bleeding, green-brown discharge, teeth grinding, a sow that lies flat',
      'More than 30 minutes between pups',
    ],
    watchFor: [
      'A sow that stops eating in the last weeks can die within a day: call the same hour.',
      'A first litter after 6 to 7 months of age: see a veterinarian before day 60.',
    ],
    lateLine: 'No birth by {callDate}: call that day. She must be examined.',
    lateKind: 'examine',
    sources: ['lafeberGuineaPig', 'missouriGuineaPig'],
  },
  cow: {
    ...COW,
    lateHint: 'If the breed is known, use its date.',
    sources: ['osuSelk', 'umnCalving', 'csuCalving'],
  },
  dog: {
    callNow: [
      '20 to 30 minutes of strong straining and no puppy',
      '2 hours since the last puppy and more are inside, or 2 hours of weak, on-and-off straining',
      'Dark green or black discharge before the first puppy, or with no puppy within 30 minutes of it',
      'A clear water bag or fluid, and no puppy within 2 hours',
      'A puppy in view that is not out within 10 minutes',
      'Heavy fresh blood for more than 10 minutes, shaking, collapse, a temperature above 39.4 °C (103 °F)',
    ],
    watchFor: [
      'Her temperature falls below about 37.2 °C (99 °F) 12 to 24 hours before birth. No labor 24 hours after the fall: call.',
      'Flat-faced breeds: agree on a plan with the practice before day 56.',
    ],
    lateLine: 'No labor by {callDate}: call that day. She must be examined even if she looks well.',
    lateHint: 'Counted from ovulation call on day 65, from the LH peak on day 67.',
    lateKind: 'examine',
    sources: ['dvm360ReproductiveEmergencies', 'jutkowitz2005', 'vcaWhelping', 'concannonKutzler'],
  },
  goat: {
    callNow: [
      '30 minutes of hard straining and no kid',
      '1 hour after the water bag and no kid',
      'A head without feet, one foot, a tail, or legs of two kids',
      '30 minutes of straining after one kid and another inside',
      ...SMALL_RUMINANT_SIGNS,
    ],
    watchFor: ['Afterbirth not passed in 12 hours: call that day.'],
    lateLine: 'No kid by {callDate}: call for advice that day.',
    lateKind: 'advise',
    sources: ['infovetsLambing', 'acgaKidding'],
  },
  horse: {
    ...MARE,
    watchFor: [
      'Foal: up in 1 hour, drinking in 2. Afterbirth out in 3. If not: call at once. Do not cut or pull the afterbirth.',
      'Milk that runs for days, or an udder that fills before day 310: call that day.',
      'A foal before day 320 is premature: call now.',
    ],
    lateLine: 'No foal by {callDate}: call for advice that day. Many healthy mares go past day 345.',
    sources: ['ufFoaling', 'uvmaFoaling', 'acequineLabor'],
  },
  llama: CAMELID,
  rabbit: {
    callNow: [
      '30 minutes of straining and no kit',
      'Bleeding that goes on, or a kit in view that does not move on',
      'Half an hour after the first kits she still strains or is restless',
      'She will not eat, sits hunched or breathes hard',
    ],
    watchFor: [
      'Most litters are born within 30 minutes, at night or early in the morning.',
      'A doe sees her litter once or twice a day: kits with round bellies are fed.',
    ],
    lateLine: 'No litter by day 32 ({callDate}): call that day. Litters born after day 34 are usually dead.',
    lateKind: 'examine',
    sources: ['merckRabbits'],
  },
  sheep: {
    callNow: [
      '30 minutes of hard straining and no lamb',
      '1 hour after the water bag and no lamb',
      'A head without feet, one foot, a tail, or legs of two lambs',
      '30 minutes of straining after one lamb and another inside',
      ...SMALL_RUMINANT_SIGNS,
    ],
    watchFor: ['Afterbirth not passed in 12 hours: call that day.'],
    lateLine: 'No lamb by {callDate}: call for advice that day.',
    lateKind: 'advise',
    sources: ['infovetsLambing', 'merckSheep'],
  },
  swine: {
    callNow: [
      '30 minutes of straining and no piglet, at the start or between piglets',
      '1 hour since the last piglet while she is restless',
      'Fluid with green-brown pellets and no piglet within 30 minutes',
      'Foul discharge, a sow that shakes, pants or will not rise',
      'Heavy bleeding',
    ],
    watchFor: ['After farrowing: no milk, a hard hot udder, off feed, or above 39.7 °C (103.5 °F): call that day.'],
    lateLine: 'No piglets by {callDate}: call that day.',
    lateKind: 'examine',
    sources: ['pigsiteFarrowing'],
  },
  alpaca: CAMELID,
  donkey: {
    ...MARE,
    watchFor: [
      'Foal: up in 1 hour, drinking in 2. Afterbirth out in 3. If not: call at once.',
      'A donkey that stops eating, pregnant or not, can die of blood fat within days: call the same day.',
    ],
    lateLine: 'No foal by {callDate}: call for advice that day. Donkeys vary by weeks.',
    sources: ['ufFoaling', 'donkeySanctuary'],
  },
  buffalo: {
    ...COW,
    sources: ['csuCalving'],
  },
};
