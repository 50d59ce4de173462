/**
 * The words by which people in distress describe an emergency that is not a poisoning, by kind, in the order of urgency. A kind is
 * meant when one of its patterns holds (see `wordPattern.ts`). Birth is apart: `birthQuestion.ts`.
 */
export interface EmergencyKind {
  readonly id: string;
  readonly patterns: readonly string[];
  /** Whether a poison can cause it too: where something was swallowed, the question stays one about poison. */
  readonly mayBePoison?: true;
}

export const EMERGENCY_KINDS: readonly EmergencyKind[] = [
  {
    id: 'cannot-pee',
    patterns: [
      'cat|dog|tom + pee|peeing|urine|wee + blood|bloody',
      'cat|kitten|dog|tom|puppy + pee|peeing|wee|weeing|urinate|urinating|urine|piss + cant|cannot|cant|not|no|strain|straining|drop|unable|blocked|wont',
      'cat|tom|kitten + blocked|blockage',
      'cat|kitten + litter|tray + crying|cry|straining|strain|yowling',
      'urinary + blockage|blocked',
      'flutd',
    ],
  },
  {
    id: 'breathing',
    patterns: [
      'breathe|breathing|breath + cant|cannot|trouble|hard|fast|open|mouth|struggling|difficulty|not|stopped',
      'cat|kitten + panting|pants',
      'gasping',
      'blue + tongue|gums|gum',
    ],
    mayBePoison: true,
  },
  {
    id: 'swollen-belly',
    patterns: [
      'stomach + torsion|twist|twisted',
      '=bloat',
      '=bloated',
      'gdv',
      'gastric + torsion|dilatation|dilation',
      'dog|puppy|dane|hound + bloat|bloated|bloating',
      'dog|puppy|dane + swollen|swelled|tight|hard|big|huge + belly|stomach|tummy|abdomen',
      'dog|puppy + retching|retch|heaving',
      'dog|puppy + trying|try + vomit|sick|throw + nothing',
    ],
  },
  {
    id: 'newborn',
    patterns: [
      'newborn|newborn + cold|weak|not|breathing|limp|gasping|dying',
      'puppy|puppies|kitten|kittens|piglet|piglets|lamb|calf|foal|kid|pup|pups|cria + cold|fading|weak|hypothermic',
      'puppy|puppies|kitten|kittens|piglet|lamb|calf|foal|kid|cria + not|stopped|isnt + breathing|nursing|breathe|suckling',
    ],
  },
  {
    id: 'seizure',
    patterns: [
      'seizure|seizing|seizures|convulsion|convulsing|convulsions|epilepsy|epileptic',
      'dog|puppy|cat|kitten|hond|katze + fit|fits|fitting|twitching|kramp',
      'status + epilepticus',
      'shaking + floor',
    ],
    mayBePoison: true,
  },
  {
    id: 'collapse',
    patterns: [
      'dog|cat|puppy|kitten + wont|cant|not + move|moving',
      'dog|cat|puppy|kitten + weak',
      'collapsed|collapse|collapsing',
      'unconscious|unresponsive|fainted|fainting',
      'wont|cant|not + wake|waking',
      'pale|white|gray|grey + gums|gum',
      'limp + puppy|dog|cat|kitten',
      'dog|cat + cant|cannot + stand',
    ],
    mayBePoison: true,
  },
  {
    id: 'bleeding',
    patterns: [
      'blood + poop|poo|stool|bum|nose|mouth|urine',
      'bleeding|bleed|bleeds + dog|cat|horse|cow|puppy|rabbit|sheep|goat|leg|paw|nail|nose|wont',
      'cut + paw|leg|artery',
    ],
  },
  {
    id: 'road-accident',
    patterns: [
      'hit + car|truck|bike|vehicle',
      'run + over',
      'ran + over',
      'fell|fallen|fall|dropped|jumped + balcony|window|stairs|roof|floor|height',
      'puppy|kitten + dropped|fell',
    ],
  },
  {
    id: 'choking',
    patterns: ['stuck + throat', 'dog|puppy + gagging', 'choking|choke|choked + dog|cat|puppy|kitten'],
  },
  {
    id: 'heatstroke',
    patterns: [
      'dog|puppy + panting + stop|wont',
      'heatstroke',
      'heat|sun + stroke',
      'sunstroke',
      'overheating|overheated|overheat',
      'dog|puppy|cat|rabbit|bunny|pig|horse + too + hot',
      'dog|puppy|cat + hot + car',
    ],
  },
  {
    id: 'eye',
    patterns: [
      'cloudy + eye',
      'eye|eyes + dog|cat|horse|puppy|kitten|pug|rabbit + popped|swollen|injury|injured|bleeding|closed|shut|weeping|scratched|cloudy|squinting|something|out',
      'squinting',
    ],
  },
  {
    id: 'paralysis',
    patterns: [
      'back|hind + legs|leg + rabbit|bunny',
      'paralyzed|paralysed|paralysis',
      'back|hind|rear + leg|legs + not|cant|dragging|working|wont|gone',
      'dragging + leg|legs',
      'dog|cat|dachshund|puppy + cant|cannot + walk',
      'saddle + thrombus',
      'ivdd',
      'slipped + disc|disk',
    ],
  },
  {
    id: 'burn',
    patterns: [
      'hot + stove|oven|iron|plate|coals',
      'burn|burned|burnt|scald|scalded',
      'electric + shock|cable|wire|cord',
      'boiling + water',
      'bit|chewed + cable|wire|cord',
    ],
  },
  {
    id: 'broken-leg',
    patterns: [
      'broken|fractured + leg|bone|paw',
      'not|wont + put|putting|using + weight|leg',
      'leg + dangling|hanging',
      'holding + leg',
      'limping',
    ],
  },
  {
    id: 'bite-wound',
    patterns: [
      'bitten|bite|attacked|fight + dog|cat|rabbit|bunny + dog|cat|wound|abscess|attacked|bitten',
      'puncture + wound',
    ],
  },
  {
    id: 'allergy',
    patterns: [
      'lumps + over|all',
      'bumps + over|all',
      'hives',
      'allergic + reaction',
      'anaphylaxis',
      'face|muzzle|lips|lip + swollen|swelling',
    ],
    mayBePoison: true,
  },
  {
    id: 'vomiting',
    patterns: [
      'dog|cat|puppy + runs|trots|dehydrated',
      'vomiting|vomit|vomited + dog|cat|puppy|kitten|blood',
      'throwing + up',
      'being + sick',
      'diarrhea|diarrhoea',
      'parvo',
      'bloody + stool|poop|poo|diarrhea',
    ],
    mayBePoison: true,
  },
  {
    id: 'womb-infection',
    patterns: [
      'season|heat + unwell|ill|lethargic|smelly',
      'pyometra|pyo',
      'pus + vulva|vagina|dog',
      'discharge + heat|season|spayed',
      'unspayed|unneutered + unwell|drinking|discharge',
      'bitch|dog + discharge + green|smelly|yellow|foul',
    ],
  },
  {
    id: 'cat-not-eating',
    patterns: [
      'cat|kitten + off + food',
      'cat|kitten|katze + not|wont|stopped|cant|no|frisst + eat|eating|eaten|food|appetite|nicht',
    ],
  },
  {
    id: 'rabbit-not-eating',
    patterns: [
      'rabbit|bunny|guineapig + not|wont|stopped|no|cant + eat|eating|eaten|pooping|poop|poo|droppings',
      'gi|gut + stasis',
      'rabbit|bunny + hunched|floppy|lethargic',
    ],
  },
  {
    id: 'cold-wet',
    patterns: ['hypothermia', 'drowned|drowning', 'fell + water|ice|pool|lake', 'freezing + kitten|puppy|cat|dog'],
  },
  {
    id: 'horse-colic',
    patterns: [
      'twisted + gut + horse|pony',
      'colic|colica',
      'horse|pony|donkey|mare + rolling|pawing|kicking|sweating|belly',
      'horse|pony|donkey + lying + down + up',
      'donkey|horse|pony + not|off + eat|eating|feed|food|pooping',
    ],
  },
  {
    id: 'horse-down',
    patterns: [
      'horse|pony + stuck + stable|box|stall',
      'horse|pony|foal + broken|snapped + leg|bone',
      'horse|pony|mare|donkey + down|cast',
      'horse|pony + cant|cannot + get|rise|stand|walk',
      'laminitis|founder',
      'horse|pony + lame|nail|wound|cut',
      'tying + up',
    ],
  },
  {
    id: 'horse-choke',
    patterns: [
      'horse|pony + green|slime + snot|nose|nostrils|nostril',
      'horse|pony + coughing|coughs + feed|food',
      'horse|pony|donkey + choke|choking',
      'horse|pony + feed|food|snot + nose|nostrils|nostril',
    ],
  },
  {
    id: 'cow-down',
    patterns: [
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
  },
  {
    id: 'ruminant-bloat',
    patterns: ['=bloat', 'cow|cattle|calf|goat|sheep|lamb|ewe|steer|heifer + bloat|bloated|blown|swollen'],
  },
  {
    id: 'prolapse',
    patterns: ['prolapse|prolapsed', 'calf|ewe + bed + out', 'womb|uterus|insides|vagina + hanging|out'],
  },
  {
    id: 'ewe-doe-down',
    patterns: [
      'goat|ewe|sheep + cant|cannot|wont + get|stand|rise',
      'twin + lamb + disease',
      'pregnancy + toxemia|toxaemia',
      'sheep|ewe|goat|doe|ram + down|shaking|grinding',
      'sheep|ewe + back',
      'ewe|goat|sheep + not|wont + eat|eating',
      'ketosis + goat|ewe|sheep',
    ],
  },
  {
    id: 'pig-ill',
    patterns: [
      'pig|sow|hog|boar + down|panting|shaking|sunburn|lethargic|sick',
      'pig|sow|hog + not|cant|wont + eat|eating|move|moving|get|stand|milk',
      'sow + no + milk',
    ],
  },
  {
    id: 'scours',
    patterns: ['calf|foal|lamb|kid|piglet|cria|goat + scour|scours|scouring|diarrhea|diarrhoea'],
  },
];
