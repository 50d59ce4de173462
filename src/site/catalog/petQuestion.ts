/** Parses a sentence such as 'my dog ate some grapes': what it says besides the substance itself. */
import type { PetEmergencyAnimal } from '#workers/reference/petEmergencies.ts';
import { type Word, wordsOf } from './queryWords.ts';

export interface PetQuestion {
  /** As typed. */
  readonly text: string;
  /** Words that may name a substance. */
  readonly words: readonly Word[];
  /** Null when neither is named, or both are. */
  readonly animal: PetEmergencyAnimal | null;
  /** Animals that the list does not cover: none, only those, or those as well. */
  readonly others: 'none' | 'only' | 'too';
  /** Whether it names a dog, a cat, a pet, or another animal to which something happened. */
  readonly namesAnimal: boolean;
  /** Whether it mentions swallowing or poison. */
  readonly isAlarmed: boolean;
  /** Whether it has words of another language: then it is about what one of its words names, or about nothing that is known. */
  readonly isForeign: boolean;
}

const DOGS = listed(
  `dog puppy pup doggy doggo bitch dachshund labrador spaniel terrier poodle bulldog beagle chihuahua rottweiler greyhound
   retriever collie`,
);
const CATS = listed('cat kitten kitty');
const PETS = listed('pet');
const OTHERS = listed(
  `bird parrot parakeet budgie budgerigar cockatiel cockatoo macaw canary finch lovebird conure pigeon
   rabbit bunny guinea pig guineapig hamster gerbil chinchilla degu hedgehog ferret monkey
   tortoise turtle lizard gecko iguana
   horse pony mare foal donkey mule cow calf heifer bull cattle buffalo goat kid doe sheep lamb ewe pig sow piglet llama alpaca cria
   hen rooster chick duck goose geese swan quail peacock`,
);
/** Animals that swallow but are also swallowed, or part of a name: 'rat poison', 'chicken bone'. */
const OTHERS_IN_NAMES = listed('rat mouse mice chicken turkey fish goldfish koi snake frog');

/** Words of other languages for pets and for 'my', 'not', 'has', 'eaten', except those that are English words as well. */
const FOREIGN = listed(
  `hund hundin katze kater mein meine meinem nicht frisst gefressen hond kat mijn geen niet heeft gegeten chien chienne
   perro perra gato gata comio comido tiene cao cachorro cadela meu minha comeu nao mio mangiato`,
);
/** Children, and deer: their names are those of animals as well. */
const PEOPLE = listed('kid doe');

/** Words for what happened. */
const HAPPENED = listed(
  `ate eat eats eaten eating swallowed swallow swallowing drank licked lick licking
   chewed chew chewing ingested ingest ingesting consumed consume consuming gulped gulp gulping
   gobbled devoured nibbled munched`,
);
/** Mean the same after an animal; alone they are part of a name, as in 'energy drink'. */
const DRINKS = listed('drink drinking drunk bit biting');
/** Pairs of words that mean the same together but not alone. */
const GETS = listed('got get getting gotten');
const GOT_INTO = /\bg(?:ot|et|ets|etting|otten)\s+(?:in|into|hold|ahold)\b/i;
/** How else a poison reaches an animal. */
const REACHED =
  /\b(?:walked (?:on|through)|stepped in|rolled in|on (?:\w+ )?(?:fur|paws?|coat)|inhaled|breathed|stung|bitten by (?:an? )?(?:snake|adder|viper))\b/i;
/** Before a word for eating: it did not happen. */
const NOT = listed(
  'not no never wont cant cannot dont doesnt didnt isnt hasnt wouldnt stopped stop refuse refusing trouble difficulty without off',
);
/** Words for poison; unlike the former they may be part of a name, as in 'rat poison'. */
const POISON = listed('poison poisoned poisoning poisonous toxic toxicity toxin overdose overdosed');
/** Words of urgency that say nothing of poison: they name no substance and no other emergency. */
const URGENCY = listed(
  `emergency vomit vomiting vomited seizure seizing convulsion convulsing tremor trembling collapse collapsed collapsing unconscious
   unresponsive breathe breathing choke choked choking bleeding dying`,
);
const SMALL_WORDS = listed(
  `a an the some my our his her he she it i and or of on in into at to for with has have had is was just got think help
   get gets getting gotten hold ahold we me they them their this that there been be are am were you your from by
   what should how when where can could will would if after before while now today tonight yesterday ago hour minute
   calculate calculating calculation calculator compute determine converter
   whole entire half small big large huge tiny lot bunch couple several many suddenly
   morning day one two three four five few piece bit little slice accidentally please maybe possibly probably`,
);
/** Those that ask for a calculation. */
const CALCULATING = listed('calculate calculating calculation calculator compute determine converter');

/** What a thing comes as: of no weight beside its name, as in 'omeprazole tablets' or 'ibuprofen 400'. */
const FORMS = listed(
  `tablet pill capsule packet box bottle bag plant leaf leaves berry bulb seed spray drops gel pack dose overdose
   mouth paw fur skin nose face tongue`,
);

/** How heavy an animal is and how much it had: '30 kg dog, 200 g dark chocolate'. */
const UNITS = listed('kg g mg mcg lb lbs oz ml l kilo kilogram gram pound ounce cup tablespoon teaspoon');
const NUMBER = /^\d+$/;
const AMOUNT = /^\d+(?:kg|g|mg|mcg|lbs?|oz|ml|l)$/;

/** Also occur in names, as in 'do not eat packet'. */
const NO_THING = listed('do does did not no something anything');

/** Parses a question in any wording. */
export function petQuestion(text: string): PetQuestion {
  const all = wordsOf(text);
  const has = (set: ReadonlySet<string>): boolean => all.some(({ singular }) => set.has(singular));
  const [isDog, isCat] = [has(DOGS), has(CATS)];
  const others = otherAnimals(all, isDog || isCat);
  const isAnimal = isDog || isCat || has(PETS);
  const isAlarmed =
    hasHappened(text, HAPPENED) ||
    has(POISON) ||
    GOT_INTO.test(text) ||
    REACHED.test(text) ||
    ((isAnimal || others.length > 0) && hasHappened(text, DRINKS));
  return {
    text,
    words: thingsIn(all.filter((word) => !others.includes(word))),
    animal: isDog === isCat || others.length > 0 ? null : isDog ? 'dog' : 'cat',
    others: others.length === 0 ? 'none' : isDog || isCat ? 'too' : 'only',
    namesAnimal: isAnimal || (others.length > 0 && isAlarmed),
    isAlarmed,
    isForeign: has(FOREIGN),
  };
}

/** Returns the words of a text that may name a substance. */
export function thingWords(text: string): readonly Word[] {
  return thingsIn(wordsOf(text));
}

/**
 * Returns the words without those for what a thing comes as, and numbers; all of them where nothing else is left.
 *
 * @param besideAnimal units say how heavy it is and how much it had
 */
export function withoutForms(words: readonly Word[], besideAnimal = false): readonly Word[] {
  const isAmount = ({ typed, singular }: Word): boolean => UNITS.has(singular) || AMOUNT.test(typed);
  const names = words.filter(
    (word) => !FORMS.has(word.singular) && !NUMBER.test(word.typed) && !(besideAnimal && isAmount(word)),
  );
  return names.length > 0 ? names : words;
}

/** Returns whether a word expresses only urgency or an amount, and no substance. */
export function namesNoThing({ typed, singular }: Word): boolean {
  return [POISON, URGENCY, DRINKS, NO_THING].some((set) => set.has(singular)) || NUMBER.test(typed);
}

/** Returns whether a word is of use in a sentence alone. */
export function isSmallWord({ singular }: Word): boolean {
  return SMALL_WORDS.has(singular);
}

/** Returns whether a word asks for a calculation. */
export function isCalculating({ singular }: Word): boolean {
  return CALCULATING.has(singular);
}

/** Returns whether a word names an animal, or a pet. */
export function isAnimalWord({ singular }: Word): boolean {
  return [DOGS, CATS, PETS, OTHERS].some((set) => set.has(singular));
}

/** Returns whether a text names an animal that may be in trouble. */
export function namesAnyAnimal(text: string): boolean {
  return wordsOf(text).some((word) => isAnimalWord(word) && !PEOPLE.has(word.singular));
}

/** Returns whether a word says that there is danger, and nothing of what it is. */
export function isUrgencyWord({ singular }: Word): boolean {
  return URGENCY.has(singular);
}

/** 'Not eating' does not count as eating. */
function hasHappened(text: string, verbs: ReadonlySet<string>): boolean {
  const words = wordsOf(text.replace(/['’]/g, ''));
  return words.some(({ singular }, place) => {
    const before = [words[place - 1], words[place - 2]].map((word) => word?.singular ?? '');
    return verbs.has(singular) && !before.some((each) => NOT.has(each));
  });
}

/** Returns other animals that were not swallowed: they precede the words for what happened. */
function otherAnimals(words: readonly Word[], isDogOrCat: boolean): readonly Word[] {
  const happened = words.findIndex(({ singular }) => [HAPPENED, DRINKS, GETS].some((set) => set.has(singular)));
  return words.filter(({ singular }, place) => {
    if (happened !== -1) return place < happened && (OTHERS.has(singular) || OTHERS_IN_NAMES.has(singular));
    return !isDogOrCat && OTHERS.has(singular);
  });
}

function thingsIn(words: readonly Word[]): readonly Word[] {
  return words.filter(({ singular }) => ![DOGS, CATS, PETS, HAPPENED, SMALL_WORDS].some((set) => set.has(singular)));
}

function listed(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words).map(({ singular }) => singular));
}
