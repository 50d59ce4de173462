/** Recognizes a question about a birth, and whether it is one in trouble. A poison helpline does not help with a birth. */

import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import { isSmallWord } from './petQuestion.ts';
import type { Word } from './queryWords.ts';
import { patternWords, wordsMeeting } from './wordPattern.ts';

export interface BirthQuestion {
  /** The pages on birth of the animal, or of each that it may be. */
  readonly pages: readonly CalculatorId[];
  /** Something goes wrong, or takes too long. */
  readonly isTrouble: boolean;
}

interface BirthWords {
  readonly page: CalculatorId;
  /** The animal and its mother animals. */
  readonly animals: string;
  readonly young: string;
  /** What its birth is called, and no other animal's. */
  readonly births?: string;
}

const BIRTH_WORDS: Readonly<Record<GestatingSpecies, BirthWords>> = {
  dog: { page: 'dog-pregnancy', animals: 'dog doggy bitch dam', young: 'puppy pup', births: 'whelp whelping whelped' },
  cat: { page: 'cat-pregnancy', animals: 'cat kitty queen', young: 'kitten', births: 'queening' },
  rabbit: { page: 'rabbit-gestation', animals: 'rabbit bunny doe', young: 'kit', births: 'kindling kindle kindled' },
  guineaPig: { page: 'guinea-pig-pregnancy', animals: 'guineapig cavy sow', young: '' },
  cow: { page: 'cow-gestation', animals: 'cow cattle heifer', young: 'calf calves', births: 'calving calve calved' },
  buffalo: { page: 'buffalo-gestation', animals: 'buffalo', young: '' },
  sheep: { page: 'sheep-gestation', animals: 'sheep ewe', young: 'lamb', births: 'lambing lambed' },
  goat: { page: 'goat-gestation', animals: 'goat nanny doe', young: 'kid' },
  horse: { page: 'horse-gestation', animals: 'horse mare pony', young: 'foal', births: 'foaling foaled' },
  donkey: { page: 'donkey-gestation', animals: 'donkey jenny jennet', young: '' },
  swine: {
    page: 'swine-gestation',
    animals: 'pig sow gilt swine hog',
    young: 'piglet',
    births: 'farrow farrowing farrowed',
  },
  llama: { page: 'llama-gestation', animals: 'llama hembra', young: 'cria' },
  alpaca: { page: 'alpaca-gestation', animals: 'alpaca hembra', young: 'cria' },
};
const SPECIES = Object.keys(BIRTH_WORDS) as readonly GestatingSpecies[];
/** What any birth is called after 'after'. */
const ANY_BIRTH = `birth kidding ${SPECIES.flatMap((species) => BIRTH_WORDS[species].births ?? []).join(' ')}`;

/** A birth beside the name of an animal. */
const BIRTH = [
  // Alone it is a joke.
  'kidding|kidded + goat|doe|nanny',
  'birth|birthing|labor|labour|afterbirth|placenta|pregnant|due|overdue',
  'pushing|straining|contractions|breech|backwards',
  'red|velvet + bag',
  'water|waters + bag|broke|broken',
  'half + out',
  'discharge + green|black|dark',
  'not|nothing + coming',
  'having + puppies|kittens|babies|piglets|lambs|kids|kits',
];
/** A birth that goes wrong or takes too long, once it is one. */
const TROUBLE = [
  'stuck|straining|pushing|overdue|breech|backwards|contractions|stopped|progress|trouble|wrong|help|hour|hours|too|nothing|no|not|cant|cannot|wont|half',
  'past + due',
  'red|velvet + bag',
  'discharge + green|black|dark',
];
/** Straining beside one of these is about urine; birth control is a medicine. */
const URINE = 'pee|peeing|wee|weeing|urine|urinate|litter|tray';

/** @returns null where no birth is meant, or a birth that is over: 'cow down after calving' */
export function birthQuestion(text: string): BirthQuestion | null {
  const words = patternWords(text);
  const pages = pagesOf(words);
  if (pages.length === 0 || wordsMeeting(`${URINE}|control`, words) !== null || isOver(words)) return null;
  const holds = (patterns: readonly string[]): boolean => patterns.some((each) => wordsMeeting(each, words) !== null);
  const days = dayOf(words);
  const isBirth = isNamed(words) || holds(BIRTH) || isYoungInTrouble(words) || days !== null;
  if (!isBirth) return null;
  const isPast = days !== null && pages.some((species) => days >= GESTATION[species].callDays);
  return { pages: pages.map((species) => BIRTH_WORDS[species].page), isTrouble: isPast || holds(TROUBLE) };
}

/** The animals meant: of several that a word may mean, those that another word means as well. */
function pagesOf(words: readonly Word[]): readonly GestatingSpecies[] {
  const [adult, young, born] = (['animals', 'young', 'births'] as const).map((part) =>
    SPECIES.filter((species) => words.some((word) => isIn(word, BIRTH_WORDS[species][part]))),
  );
  const [first = [], ...others] = [adult, young, born].flatMap((each) => (each?.length ? [each] : []));
  return others.reduce((meant, other) => {
    const both = meant.filter((species) => other.includes(species));
    return both.length > 0 ? both : meant;
  }, first);
}

function isIn({ typed, singular }: Word, list = ''): boolean {
  const listed = list.split(' ');
  return listed.includes(typed) || listed.includes(singular);
}

/** One word names the birth and the animal: 'whelping'. */
function isNamed(words: readonly Word[]): boolean {
  return words.some(({ typed }) => SPECIES.some((species) => BIRTH_WORDS[species].births?.split(' ').includes(typed)));
}

/** 'Puppy stuck', 'no kittens'. */
function isYoungInTrouble(words: readonly Word[]): boolean {
  const isYoung = (word: Word | undefined): boolean =>
    word !== undefined &&
    (isIn(word, 'baby babies') || SPECIES.some((species) => isIn(word, BIRTH_WORDS[species].young)));
  return (
    (words.some(isYoung) && wordsMeeting('stuck', words) !== null) ||
    words.some(({ typed }, index) => typed === 'no' && isYoung(words[index + 1]))
  );
}

/** 'After calving': what is wrong is no longer the birth. */
function isOver(words: readonly Word[]): boolean {
  return words.some(
    ({ typed }, index) => typed === 'after' && ANY_BIRTH.split(' ').includes(words[index + 1]?.typed ?? ''),
  );
}

/** The day of the pregnancy, where animal and day are all that the text names: 'mare 345 days', 'bunny day 34'. */
function dayOf(words: readonly Word[]): number | null {
  const number = words.find(({ typed }) => /^\d{2,3}$/.test(typed));
  if (number === undefined || !words.some(({ singular }) => singular === 'day')) return null;
  const isElse = (word: Word): boolean =>
    word !== number && !isSmallWord(word) && !SPECIES.some((species) => isIn(word, BIRTH_WORDS[species].animals));
  return words.some(isElse) ? null : Number(number.typed);
}
