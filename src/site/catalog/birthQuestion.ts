/** Recognizes a question about a birth, and whether it is one in trouble. A poison helpline does not help with a birth. */

import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import { NAMED_SPECIES, speciesNamed, speciesOf } from './animalWords.ts';
import { isSmallWord } from './petQuestion.ts';
import type { Word } from './queryWords.ts';
import { patternWords, wordsMeeting } from './wordPattern.ts';

export interface BirthQuestion {
  /** The pages on birth of the animal, or of each that it may be. */
  readonly pages: readonly CalculatorId[];
  /** Something goes wrong, or takes too long. */
  readonly isTrouble: boolean;
  /** What is wrong may have nothing to do with the birth: that is over, as in 'cow down after calving', or yet to come. */
  readonly isBeside: boolean;
}

interface BirthWords {
  readonly page: CalculatorId;
  /** What its birth is called, and no other animal's. */
  readonly births?: string;
}

const BIRTH_WORDS: Readonly<Record<GestatingSpecies, BirthWords>> = {
  dog: { page: 'dog-pregnancy', births: 'whelp whelping whelped' },
  cat: { page: 'cat-pregnancy', births: 'queening' },
  rabbit: { page: 'rabbit-gestation', births: 'kindling kindle kindled' },
  guineaPig: { page: 'guinea-pig-pregnancy' },
  cow: { page: 'cow-gestation', births: 'calving calve calved' },
  buffalo: { page: 'buffalo-gestation' },
  sheep: { page: 'sheep-gestation', births: 'lambing lambed' },
  goat: { page: 'goat-gestation', births: 'kidding kidded' },
  horse: { page: 'horse-gestation', births: 'foaling foaled' },
  donkey: { page: 'donkey-gestation' },
  swine: { page: 'swine-gestation', births: 'farrow farrowing farrowed' },
  llama: { page: 'llama-gestation' },
  alpaca: { page: 'alpaca-gestation' },
};
/** Alone it is a joke. */
const JOKE = /^kidd/;
/** What any birth is called after 'after'. */
const ANY_BIRTH = `birth birthing labor labour ${NAMED_SPECIES.flatMap((species) => BIRTH_WORDS[species].births ?? []).join(' ')}`;

/** A birth beside the name of an animal. */
const BIRTH = [
  'kidding|kidded + goat|doe|nanny',
  'birth|birthing|labor|labour|afterbirth|placenta|overdue',
  'past + due',
  'pushing|contractions|breech|backwards',
  'red|velvet + bag',
  'water|waters + bag|broke|broken',
  'half + out',
  'discharge + green|black|dark',
  'having + puppies|kittens|babies|piglets|lambs|kids|kits',
];
/** Of a cat it is rather about urine. */
const STRAINING = 'straining|strain';
/** A birth to come, or words that say as much of other things. */
const PERHAPS = ['pregnant|due', 'not|nothing + coming'];
/** A birth that goes wrong or takes too long, once it is one. */
const TROUBLE = [
  'stuck|straining|pushing|overdue|breech|backwards|contractions|stopped|progress|trouble|wrong|help|hour|hours|too|nothing|no|not|cant|cannot|wont|half',
  'past + due',
  'red|velvet + bag',
  'discharge + green|black|dark',
];
/** Straining beside one of these is about urine; birth control is a medicine. */
const URINE = 'pee|peeing|wee|weeing|urine|urinate|litter|tray';

/** @returns null where no birth is meant */
export function birthQuestion(text: string): BirthQuestion | null {
  const words = patternWords(text);
  const pages = pagesOf(words);
  const holds = (pattern: string): boolean => wordsMeeting(pattern, words) !== null;
  if (pages.length === 0 || holds(`${URINE}|control`)) return null;
  const days = dayOf(words);
  const isStraining = holds(STRAINING) && !holds('cat|kitty|tom');
  const isNow = isNamed(words) || BIRTH.some(holds) || isStraining || isYoungInTrouble(words);
  if (!isNow && !PERHAPS.some(holds) && days === null) return null;
  const isPast = days !== null && pages.some((species) => days >= GESTATION[species].callDays);
  return {
    pages: pages.map((species) => BIRTH_WORDS[species].page),
    isTrouble: isPast || TROUBLE.some(holds),
    isBeside: isOver(words) || (!isNow && days === null),
  };
}

/** The animals meant: of several that a word may mean, those that another word means as well. */
function pagesOf(words: readonly Word[]): readonly GestatingSpecies[] {
  const [adult, young, born] = [
    (species: GestatingSpecies, word: Word) => speciesOf(word, 'adult').includes(species),
    (species: GestatingSpecies, word: Word) => speciesOf(word, 'young').includes(species),
    (species: GestatingSpecies, { typed }: Word) => BIRTH_WORDS[species].births?.split(' ').includes(typed) === true,
  ].map((isMeant) => NAMED_SPECIES.filter((species) => words.some((word) => isMeant(species, word))));
  const [first = [], ...others] = [adult, young, born].flatMap((each) => (each?.length ? [each] : []));
  return others.reduce((meant, other) => {
    const both = meant.filter((species) => other.includes(species));
    return both.length > 0 ? both : meant;
  }, first);
}

/** One word names the birth and the animal: 'whelping'. */
function isNamed(words: readonly Word[]): boolean {
  return words.some(
    ({ typed }) =>
      !JOKE.test(typed) && NAMED_SPECIES.some((species) => BIRTH_WORDS[species].births?.split(' ').includes(typed)),
  );
}

/** 'Puppy stuck', 'no kittens'. */
function isYoungInTrouble(words: readonly Word[]): boolean {
  const isYoung = (word: Word | undefined): boolean =>
    word !== undefined && (/^bab(?:y|ies)$/.test(word.typed) || speciesOf(word, 'young').length > 0);
  return (
    (words.some(isYoung) && wordsMeeting('stuck', words) !== null) ||
    words.some(({ typed }, index) => typed === 'no' && isYoung(words[index + 1]))
  );
}

/** 'After calving', 'after giving birth': what is wrong is no longer the birth. */
function isOver(words: readonly Word[]): boolean {
  const births = ANY_BIRTH.split(' ');
  return words.some(
    ({ typed }, index) =>
      typed === 'after' && words.slice(index + 1, index + 3).some((next) => births.includes(next.typed)),
  );
}

/** The day of the pregnancy, where animal and day are all that the text names: 'mare 345 days', 'bunny day 34'. */
function dayOf(words: readonly Word[]): number | null {
  const number = words.find(({ typed }) => /^\d{2,3}$/.test(typed));
  if (number === undefined || !words.some(({ singular }) => singular === 'day')) return null;
  const isElse = (word: Word): boolean => word !== number && !isSmallWord(word) && speciesNamed([word]).length === 0;
  return words.some(isElse) ? null : Number(number.typed);
}
