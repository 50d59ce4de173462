/**
 * Emergencies of animals that are not poisonings: one row each, in the order of urgency. What to do is in `animalEmergencyAdvice.ts`;
 * search needs only these rows. No poison helpline helps with any of them.
 */
import type { GestatingSpecies } from './gestation.ts';
import type { PoisonUrgency } from './poisoning.ts';

interface AnimalEmergencyRow {
  /** URL fragment of the row. */
  readonly id: string;
  readonly title: string;
  /** The animals that it is about. */
  readonly animals: readonly GestatingSpecies[];
  readonly urgency: PoisonUrgency;
  /** A poison can be the cause. */
  readonly mayBePoison?: true;
  /**
   * The words that name it, as patterns: a row is meant where each group (between ' + ') has one of its words ('|') in the text. '=x': the
   * text is nothing else. A group that is '!' asks for nothing more, and one that ends in '?' may be missing.
   */
  readonly triggers: readonly string[];
  /** What people type who mean it, as examples, with commas between them. */
  readonly words: string;
}

/** To whom a veterinarian comes. */
export const FARM_SPECIES: readonly GestatingSpecies[] = [
  'horse',
  'donkey',
  'cow',
  'buffalo',
  'sheep',
  'goat',
  'swine',
  'llama',
  'alpaca',
];

/** The lines of urgency; `farm`: for an animal to which a veterinarian comes. */
export const ANIMAL_URGENCY: Readonly<Record<PoisonUrgency, { readonly pets: string; readonly farm: string }>> = {
  emergency: {
    pets: 'Emergency: go to a veterinarian now, call on the way',
    farm: 'Emergency: call a veterinarian to the animal now',
  },
  callNow: { pets: 'Call a veterinarian now', farm: 'Call a veterinarian now' },
  callForAdvice: { pets: 'Call your veterinarian today', farm: 'Call your veterinarian today' },
};

export const ANIMAL_EMERGENCIES = [
  {
    id: 'cannot-pee',
    title: 'Cannot pass urine',
    animals: ['cat', 'dog'],
    urgency: 'emergency',
    triggers: [
      'cat|dog|tom + pee|peeing|urine|wee + blood|bloody',
      'cat|kitten|dog|tom|puppy + pee|peeing|wee|weeing|urinate|urinating|urine|piss + cant|cannot|cant|not|no|strain|straining|drop|unable|blocked|wont',
      'cat|tom|kitten + blocked|blockage',
      'cat|kitten + litter|tray + crying|cry|straining|strain|yowling',
      'urinary + blockage|blocked',
      'flutd',
    ],
    words:
      'cat cant pee, cat cannot pee, blocked cat, cat straining to pee, cat not peeing, cat in litter box crying, cat cant wee, male cat no urine, urinary blockage cat, tom cat blocked, dog cant pee, dog straining to pee, cat peeing blood, FLUTD',
  },
  {
    id: 'breathing',
    title: 'Trouble breathing',
    animals: [
      'dog',
      'cat',
      'rabbit',
      'guineaPig',
      'horse',
      'donkey',
      'cow',
      'sheep',
      'goat',
      'swine',
      'llama',
      'alpaca',
    ],
    urgency: 'emergency',
    mayBePoison: true,
    triggers: [
      'breathe|breathing|breath + cant|cannot|trouble|hard|fast|open|mouth|struggling|difficulty|not|stopped',
      'cat|kitten + panting|pants',
      'gasping',
      'blue + tongue|gums|gum',
    ],
    words:
      'dog cant breathe, dog cannot breathe, cat open mouth breathing, cat panting, cat breathing fast, dog gasping, dog struggling to breathe, rabbit breathing mouth open, puppy gasping, blue tongue dog, blue gums, horse cant breathe',
  },
  {
    id: 'swollen-belly',
    title: 'Swollen belly, retching with nothing coming up',
    animals: ['dog'],
    urgency: 'emergency',
    triggers: [
      'stomach + torsion|twist|twisted',
      '=bloat',
      '=bloated',
      'gdv',
      'gastric + torsion|dilatation|dilation',
      'twisted + stomach|gut + dog?',
      'dog|puppy|dane|hound + bloat|bloated|bloating',
      'dog|puppy|dane + swollen|swelled|tight|hard|big|huge + belly|stomach|tummy|abdomen',
      'dog|puppy + retching|retch|heaving',
      'dog|puppy + trying|try + vomit|sick|throw + nothing',
    ],
    words:
      'bloat dog, dog bloat, gdv, twisted stomach, stomach torsion, gastric torsion, dog swollen belly, dog swollen stomach, dog retching nothing, dog trying to vomit nothing comes out, dog hard stomach, dog bloated, gastric dilatation volvulus',
  },
  {
    id: 'birth-trouble',
    title: 'Trouble giving birth',
    animals: [
      'dog',
      'cat',
      'rabbit',
      'guineaPig',
      'horse',
      'donkey',
      'cow',
      'buffalo',
      'sheep',
      'goat',
      'swine',
      'llama',
      'alpaca',
    ],
    urgency: 'emergency',
    triggers: [
      '=giving birth',
      '=in labour',
      '=in labor',
      '=labour',
      '=labor',
      '=kidding',
      '=straining',
      '=red bag',
      '=waters broke',
      '=overdue',
      '=past due date',
      '=green discharge',
      'giving + birth + wrong|trouble|help|stuck',
    ],
    words:
      'giving birth, in labour, in labor, whelping, queening, kindling, calving, foaling, lambing, kidding, farrowing, puppy stuck, kitten stuck, calf stuck, foal stuck, lamb stuck, kid stuck, piglet stuck, no puppies, no kittens, straining, red bag, waters broke, overdue, past due date, green discharge',
  },
  {
    id: 'newborn',
    title: 'Newborn cold, weak or not breathing',
    animals: ['dog', 'cat', 'rabbit', 'cow', 'sheep', 'goat', 'horse', 'swine', 'llama', 'alpaca'],
    urgency: 'emergency',
    triggers: [
      'newborn|new-born + cold|weak|not|breathing|limp|gasping|dying',
      'puppy|puppies|kitten|kittens|piglet|piglets|lamb|calf|foal|kid|pup|pups|cria + cold|fading|weak|hypothermic',
      'puppy|puppies|kitten|kittens|piglet|lamb|calf|foal|kid|cria + not|stopped|isnt + breathing|nursing|breathe|suckling',
      'born + not + breathing',
    ],
    words:
      'newborn puppy cold, puppy not breathing, puppies not breathing, kitten not breathing, newborn kitten cold, fading puppy, fading kitten, lamb cold, cold lamb, weak lamb, calf not breathing, foal not breathing, newborn foal weak, kid goat weak, piglet cold, newborn not breathing, puppy stopped nursing, puppy gasping newborn',
  },
  {
    id: 'seizure',
    title: 'Fit or seizure',
    animals: ['dog', 'cat'],
    urgency: 'emergency',
    mayBePoison: true,
    triggers: [
      'seizure|seizing|seizures|convulsion|convulsing|convulsions|epilepsy|epileptic',
      'dog|puppy|cat|kitten|hond|katze + fit|fits|fitting|twitching|kramp',
      'status + epilepticus',
      'shaking + floor',
    ],
    words:
      'dog seizure, dog having a fit, dog fitting, cat seizure, dog convulsing, dog shaking on floor, dog twitching, puppy seizure, epilepsy dog, status epilepticus, cat fit',
  },
  {
    id: 'collapse',
    title: 'Collapsed, will not wake, pale gums',
    animals: [
      'dog',
      'cat',
      'rabbit',
      'guineaPig',
      'horse',
      'donkey',
      'cow',
      'sheep',
      'goat',
      'swine',
      'llama',
      'alpaca',
    ],
    urgency: 'emergency',
    mayBePoison: true,
    triggers: [
      'dog|cat|puppy|kitten + wont|cant|not + move|moving',
      'dog|cat|puppy|kitten + weak',
      'collapsed|collapse|collapsing + !',
      'unconscious|unresponsive|fainted|fainting',
      'wont|cant|not + wake|waking',
      'pale|white|gray|grey + gums|gum',
      'limp + puppy|dog|cat|kitten',
      'dog|cat + cant|cannot + stand',
    ],
    words:
      'dog collapsed, cat collapsed, dog wont wake up, dog unconscious, dog pale gums, white gums dog, cat wont move, dog limp, dog fainted, dog cant stand, puppy limp, dog weak suddenly, found dog unconscious',
  },
  {
    id: 'bleeding',
    title: 'Bleeding that does not stop',
    animals: [
      'dog',
      'cat',
      'rabbit',
      'guineaPig',
      'horse',
      'donkey',
      'cow',
      'sheep',
      'goat',
      'swine',
      'llama',
      'alpaca',
    ],
    urgency: 'emergency',
    triggers: [
      'blood + poop|poo|stool|bum|nose|mouth|urine',
      '=bleeding',
      'bleeding|bleed|bleeds + dog|cat|horse|cow|puppy|rabbit|sheep|goat|leg|paw|nail|nose|wont',
      'cut + paw|leg|artery',
    ],
    words:
      'dog bleeding, dog wont stop bleeding, cat bleeding, dog cut paw, dog nail bleeding, horse bleeding leg, dog bleeding from nose, dog bleeding from bum, blood in dog poop, cow bleeding, bleeding',
  },
  {
    id: 'road-accident',
    title: 'Hit by a car, or a fall',
    animals: ['dog', 'cat'],
    urgency: 'emergency',
    triggers: [
      'hit + car|truck|bike|vehicle',
      'run + over',
      'ran + over',
      'fell|fallen|fall|dropped|jumped + balcony|window|stairs|roof|floor|height',
      'puppy|kitten + dropped|fell',
    ],
    words:
      'dog hit by car, dog run over, cat hit by car, cat fell from balcony, cat fell out of window, dog fell down stairs, puppy dropped, puppy fell, hit by a car, run over',
  },
  {
    id: 'choking',
    title: 'Choking',
    animals: ['dog', 'cat'],
    urgency: 'emergency',
    triggers: [
      'stuck + throat',
      'dog|puppy + gagging',
      'choking|choke|choked + dog|cat|puppy|kitten',
      'dog|cat|puppy + stuck + throat',
      'dog|puppy + pawing + mouth',
    ],
    words:
      'dog choking, cat choking, puppy choking, dog something stuck in throat, bone stuck in throat, ball stuck in throat, dog gagging, dog pawing at mouth',
  },
  {
    id: 'heatstroke',
    title: 'Heatstroke',
    animals: ['dog', 'cat', 'rabbit', 'swine', 'horse'],
    urgency: 'emergency',
    triggers: [
      'dog|puppy + panting + stop|wont',
      'heatstroke',
      'heat|sun + stroke',
      'sunstroke',
      'overheating|overheated|overheat',
      'dog|puppy|cat|rabbit|bunny|pig|horse + too + hot',
      'dog|puppy|cat + hot + car',
    ],
    words:
      'heatstroke dog, heat stroke, dog overheating, dog overheated, dog in hot car, dog hot car, cat heatstroke, rabbit heat stroke, dog panting wont stop, dog too hot, pig overheated, sunstroke dog',
  },
  {
    id: 'eye',
    title: 'Eye hurt, closed, cloudy or bulging',
    animals: [
      'dog',
      'cat',
      'rabbit',
      'guineaPig',
      'horse',
      'donkey',
      'cow',
      'sheep',
      'goat',
      'swine',
      'llama',
      'alpaca',
    ],
    urgency: 'emergency',
    triggers: [
      'cloudy + eye',
      'pug + eye',
      'eye|eyes + dog|cat|horse|puppy|kitten|pug|rabbit + popped|swollen|injury|injured|bleeding|closed|shut|weeping|scratched|cloudy|squinting|something|out',
      'squinting',
    ],
    words:
      'eye injury dog, dog eye popped out, dog eye swollen, cat eye closed, dog squinting, cat scratched eye, dog eye bleeding, cloudy eye suddenly, horse eye swollen, horse weeping eye, something in dogs eye, pug eye',
  },
  {
    id: 'paralysis',
    title: 'Cannot use its legs',
    animals: ['dog', 'cat', 'rabbit'],
    urgency: 'emergency',
    triggers: [
      'back|hind + legs|leg + rabbit|bunny',
      'paralyzed|paralysed|paralysis',
      'back|hind|rear + leg|legs + not|cant|dragging|working|wont|gone',
      'dragging + leg|legs',
      'dog|cat|dachshund|puppy + cant|cannot + walk',
      'saddle + thrombus',
      'ivdd',
      'slipped + disc|disk',
    ],
    words:
      'dog back legs not working, dog cant walk, dog paralyzed, dog paralysed, cat back legs not working, cat dragging legs, dachshund cant walk, dog dragging back legs, saddle thrombus, ivdd, rabbit back legs, slipped disc dog',
  },
  {
    id: 'burn',
    title: 'Burn, scald or electric shock',
    animals: ['dog', 'cat', 'rabbit'],
    urgency: 'emergency',
    triggers: [
      'hot + stove|oven|iron|plate|coals',
      'burn|burned|burnt|scald|scalded',
      'electric + shock|cable|wire|cord',
      'boiling + water',
      'bit|chewed + cable|wire|cord',
    ],
    words:
      'burn dog, dog burned, dog burnt, cat burned paw, dog chewed electric cable, dog electric shock, puppy bit cable, cat on hot stove, scald dog, boiling water dog, rabbit chewed wire',
  },
  {
    id: 'broken-leg',
    title: 'Broken leg, or not standing on a leg',
    animals: ['dog', 'cat'],
    urgency: 'callNow',
    triggers: [
      'broken|fractured + leg|bone|paw',
      'not|wont + put|putting|using + weight|leg',
      'leg + dangling|hanging',
      'holding + leg',
      'limping',
    ],
    words:
      'broken leg dog, dog broken leg, cat broken leg, dog limping wont put weight, dog not using leg, puppy broken leg, dog leg dangling, dog holding leg up',
  },
  {
    id: 'bite-wound',
    title: 'Bitten by another animal',
    animals: ['dog', 'cat', 'rabbit'],
    urgency: 'callNow',
    triggers: [
      'bitten|bite|attacked|fight + dog|cat|rabbit|bunny + dog|cat|wound|abscess|attacked|bitten',
      'puncture + wound',
      'bite + wound',
    ],
    words:
      'dog bitten by dog, dog bite wound, cat bite abscess, cat fight wound, rabbit bitten by dog, dog attacked, puncture wound dog, dog attacked by dog, cat bitten',
  },
  {
    id: 'allergy',
    title: 'Swollen face, hives',
    animals: ['dog', 'cat'],
    urgency: 'callNow',
    mayBePoison: true,
    triggers: [
      'lumps + over|all',
      'bumps + over|all',
      'hives',
      'allergic + reaction',
      'anaphylaxis',
      'face|muzzle|lips|lip + swollen|swelling',
    ],
    words:
      'dog face swollen, dog hives, dog allergic reaction, cat face swollen, dog swollen muzzle, dog lips swollen, puppy swollen face after vaccine, dog lumps all over, anaphylaxis dog',
  },
  {
    id: 'vomiting',
    title: 'Vomiting or diarrhea again and again, or with blood',
    animals: ['dog', 'cat'],
    urgency: 'callNow',
    mayBePoison: true,
    triggers: [
      'dog|cat|puppy + runs|trots|dehydrated',
      'vomiting|vomit|vomited + dog|cat|puppy|kitten|blood',
      'throwing + up',
      'being + sick',
      'keeps + vomiting',
      'diarrhea|diarrhoea',
      'parvo',
      'bloody + stool|poop|poo|diarrhea',
    ],
    words:
      'dog vomiting blood, dog keeps vomiting, dog throwing up, cat vomiting, puppy diarrhea blood, puppy diarrhoea, dog bloody diarrhea, dog being sick, cat throwing up, parvo puppy, dog has the runs, dog vomiting',
  },
  {
    id: 'womb-infection',
    title: 'Unspayed female: discharge, thirst, dull',
    animals: ['dog', 'cat'],
    urgency: 'callNow',
    triggers: [
      'season|heat + unwell|ill|lethargic|smelly',
      'pyometra|pyo',
      'pus + vulva|vagina|dog',
      'discharge + heat|season|spayed',
      'unspayed|unneutered + unwell|drinking|discharge',
      'bitch|dog + discharge + green|smelly|yellow|foul',
    ],
    words:
      'pyometra, dog pus vulva, unspayed dog drinking a lot, dog discharge after heat, smelly discharge dog, bitch discharge after season, unneutered bitch unwell, dog in season unwell',
  },
  {
    id: 'cat-not-eating',
    title: 'Cat does not eat',
    animals: ['cat'],
    urgency: 'callForAdvice',
    triggers: [
      'cat|kitten + off + food',
      'cat|kitten|katze + not|wont|stopped|cant|no|frisst + eat|eating|eaten|food|appetite|nicht',
    ],
    words:
      'cat not eating, cat wont eat, cat stopped eating, cat off food, cat no appetite, kitten not eating, cat hiding not eating',
  },
  {
    id: 'rabbit-not-eating',
    title: 'Rabbit or guinea pig does not eat, or passes no droppings',
    animals: ['rabbit', 'guineaPig'],
    urgency: 'emergency',
    triggers: [
      'rabbit|bunny|guinea + not|wont|stopped|no|cant + eat|eating|eaten|pooping|poop|poo|droppings',
      'gi|gut + stasis',
      'rabbit|bunny + hunched|floppy|lethargic',
    ],
    words:
      'rabbit not eating, bunny not eating, rabbit wont eat, rabbit not pooping, gi stasis, gut stasis, guinea pig not eating, rabbit hunched, bunny lethargic, rabbit no poop, my rabbit is cold and floppy',
  },
  {
    id: 'cold-wet',
    title: 'Very cold, or pulled from water',
    animals: ['dog', 'cat', 'rabbit'],
    urgency: 'emergency',
    triggers: ['hypothermia', 'drowned|drowning', 'fell + water|ice|pool|lake', 'freezing + kitten|puppy|cat|dog'],
    words: 'dog fell in ice, dog hypothermia, dog nearly drowned, cat fell in water, dog fell in pool, kitten freezing',
  },
  {
    id: 'horse-colic',
    title: 'Colic',
    animals: ['horse', 'donkey'],
    urgency: 'emergency',
    triggers: [
      'twisted + gut + horse|pony',
      'colic|colica',
      'horse|pony|donkey|mare + rolling|pawing|kicking|sweating|belly',
      'horse|pony|donkey + lying + down + up',
      'donkey|horse|pony + not|off + eat|eating|feed|food|pooping',
    ],
    words:
      'horse colic, colic, horse rolling, horse pawing, horse kicking belly, horse lying down and getting up, pony colic, donkey not eating, horse sweating, horse off feed, horse not pooping, twisted gut horse',
  },
  {
    id: 'horse-down',
    title: 'Horse down, cannot rise, or cannot bear weight',
    animals: ['horse', 'donkey'],
    urgency: 'emergency',
    triggers: [
      'horse|pony + stuck + stable|box|stall',
      'horse|pony|foal + broken|snapped + leg|bone',
      'horse|pony|mare|donkey + down|cast',
      'horse|pony + cant|cannot + get|rise|stand|walk',
      'laminitis|founder',
      'horse|pony + lame|nail|wound|cut',
      'tying + up',
    ],
    words:
      'horse down, horse cant get up, cast horse, horse stuck in stable, horse lame cant walk, horse broken leg, horse wound leg, horse cut leg, laminitis, founder horse, horse nail in foot, horse tying up',
  },
  {
    id: 'horse-choke',
    title: 'Horse: food and slime from the nostrils',
    animals: ['horse', 'donkey'],
    urgency: 'callNow',
    triggers: [
      'horse|pony + green|slime + snot|nose|nostrils|nostril',
      'horse|pony + coughing|coughs + feed|food',
      'horse|pony|donkey + choke|choking',
      'horse|pony + feed|food|snot + nose|nostrils|nostril',
    ],
    words:
      'horse choke, horse choking, horse green snot, food coming out horses nose, pony choking on feed, horse coughing feed',
  },
  {
    id: 'cow-down',
    title: 'Cow down, staggering or trembling',
    animals: ['cow'],
    urgency: 'emergency',
    triggers: [
      'cow|cattle + shaking|trembling|wobbly|cold + calving|calved',
      'cow|cattle + side|flat',
      'milk + fever',
      'downer',
      'cow|cattle|heifer + down|staggers|staggering|stagger|shaking',
      'cow + cant|cannot|wont + get|rise|stand',
      'grass + tetany',
      'staggers',
      'hypocalcemia|hypocalcaemia',
    ],
    words:
      'milk fever cow, cow down, cow cant get up, downer cow, cow staggering, grass tetany, staggers, hypocalcemia cow, hypocalcaemia, cow shaking after calving, cow lying down wont get up, cow on its side',
  },
  {
    id: 'ruminant-bloat',
    title: 'Bloat: left side blown up',
    animals: ['cow', 'sheep', 'goat'],
    urgency: 'emergency',
    triggers: ['=bloat', 'cow|cattle|calf|goat|sheep|lamb|ewe|steer|heifer + bloat|bloated|blown|swollen'],
    words:
      'cow bloat, bloat in cattle, cow blown, blown cow, goat bloat, goat bloated, sheep bloat, calf bloated, cow swollen left side, cow stomach blown up, lamb bloat',
  },
  {
    id: 'prolapse',
    title: 'Womb or vagina hangs out',
    animals: ['cow', 'sheep', 'goat', 'horse', 'swine'],
    urgency: 'emergency',
    triggers: ['prolapse|prolapsed', 'calf|ewe + bed + out', 'womb|uterus|insides|vagina + hanging|out'],
    words:
      'prolapse, cow prolapse, calf bed out, uterus hanging out, womb hanging out, ewe prolapse, sheep prolapse, goat prolapse, prolapsed uterus, ewe bed out, insides coming out cow, pig prolapse',
  },
  {
    id: 'ewe-doe-down',
    title: 'Ewe or doe down, dull, not eating',
    animals: ['sheep', 'goat'],
    urgency: 'emergency',
    triggers: [
      'goat|ewe|sheep + cant|cannot|wont + get|stand|rise',
      'twin + lamb + disease',
      'pregnancy + toxemia|toxaemia',
      'sheep|ewe|goat|doe|ram + down|shaking|grinding',
      'sheep|ewe + back',
      'ewe|goat|sheep + not|wont + eat|eating',
      'ketosis + goat|ewe|sheep',
    ],
    words:
      'ewe down, sheep down, goat down, goat cant get up, twin lamb disease, pregnancy toxemia, pregnancy toxaemia, sheep on its back, goat not eating, ewe not eating, goat grinding teeth, ketosis goat, goat shaking',
  },
  {
    id: 'pig-ill',
    title: 'Pig down, panting or not eating',
    animals: ['swine'],
    urgency: 'callNow',
    triggers: [
      'pig|sow|hog|boar + down|panting|shaking|sunburn|lethargic|sick',
      'pig|sow|hog + not|cant|wont + eat|eating|move|moving|get|stand|milk',
      'sow + no + milk',
    ],
    words:
      'pig down, pig cant get up, pig panting, pig not eating, sow not eating after farrowing, sow no milk, pig sunburn, mini pig lethargic, pig shaking',
  },
  {
    id: 'scours',
    title: 'Diarrhea of a foal, calf, lamb, kid or piglet',
    animals: ['cow', 'sheep', 'goat', 'horse', 'swine', 'llama', 'alpaca'],
    urgency: 'callNow',
    triggers: ['calf|foal|lamb|kid|piglet|cria|goat + scour|scours|scouring|diarrhea|diarrhoea'],
    words:
      'calf scours, calf diarrhea, foal diarrhea, lamb scouring, kid goat diarrhea, piglet diarrhea, scouring calf',
  },
] as const satisfies readonly AnimalEmergencyRow[];

export type AnimalEmergencyId = (typeof ANIMAL_EMERGENCIES)[number]['id'];

/** A row, as a type. */
export interface AnimalEmergency extends AnimalEmergencyRow {
  readonly id: AnimalEmergencyId;
}
