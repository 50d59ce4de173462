/** Which animal a word names, and whether it is its young. */
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import type { Word } from './queryWords.ts';

interface AnimalNames {
  readonly adult: string;
  readonly young?: string;
}

/**
 * The animals that the pages on birth and on emergencies are about, as `patternWords` writes them. Of those that share a word the
 * likelier is first: a sow is rather a pig, a doe a goat.
 */
const ANIMAL_NAMES: Readonly<Record<GestatingSpecies, AnimalNames>> = {
  dog: {
    adult: `dog doggy doggo bitch dam hound dane pug labrador spaniel terrier poodle bulldog beagle chihuahua husky rottweiler greyhound
      retriever collie dachshund`,
    young: 'puppy pup',
  },
  cat: { adult: 'cat kitty tom queen', young: 'kitten' },
  cow: { adult: 'cow cattle heifer bull steer', young: 'calf calves' },
  buffalo: { adult: 'buffalo' },
  sheep: { adult: 'sheep ewe ram', young: 'lamb' },
  goat: { adult: 'goat nanny doe', young: 'kid' },
  rabbit: { adult: 'rabbit bunny doe', young: 'kit' },
  horse: { adult: 'horse mare pony gelding stallion', young: 'foal' },
  donkey: { adult: 'donkey jenny jennet' },
  swine: { adult: 'pig sow gilt swine hog boar', young: 'piglet' },
  guineaPig: { adult: 'guinea cavy sow' },
  llama: { adult: 'llama hembra', young: 'cria' },
  alpaca: { adult: 'alpaca hembra', young: 'cria' },
};
export const NAMED_SPECIES = Object.keys(ANIMAL_NAMES) as readonly GestatingSpecies[];

type Stage = keyof AnimalNames;
const LISTED: Readonly<Record<Stage, ReadonlyMap<string, readonly GestatingSpecies[]>>> = {
  adult: speciesByName('adult'),
  young: speciesByName('young'),
};
/** Their rows are for pets of any age; a calf is not down with milk fever. */
const OF_ANY_AGE: readonly GestatingSpecies[] = ['dog', 'cat'];

function speciesByName(stage: Stage): ReadonlyMap<string, readonly GestatingSpecies[]> {
  const names = NAMED_SPECIES.flatMap((species) => (ANIMAL_NAMES[species][stage] ?? '').split(/\s+/));
  return new Map(
    names.map((name) => [
      name,
      NAMED_SPECIES.filter((species) => ANIMAL_NAMES[species][stage]?.split(/\s+/).includes(name)),
    ]),
  );
}

/** @returns the animals whose adults, or whose young, a word names; mostly one or none */
export function speciesOf({ typed, singular }: Word, stage: Stage): readonly GestatingSpecies[] {
  return LISTED[stage].get(typed) ?? LISTED[stage].get(singular) ?? [];
}

/** @returns all animals that are named */
export function speciesNamed(words: readonly Word[]): readonly GestatingSpecies[] {
  return words.flatMap((word) => [...speciesOf(word, 'adult'), ...speciesOf(word, 'young')]);
}

/** Whether a word names an animal for which another word is wanted: a labrador is a dog, and so is a puppy; but no dog is a puppy. */
export function isSuchAnimal(word: Word, wanted: string): boolean {
  const meets = (stage: Stage, as: Stage): readonly GestatingSpecies[] => {
    const species = LISTED[as].get(wanted) ?? [];
    return speciesOf(word, stage).filter((each) => species.includes(each));
  };
  return (
    meets('adult', 'adult').length > 0 ||
    meets('young', 'young').length > 0 ||
    meets('young', 'adult').some((species) => OF_ANY_AGE.includes(species))
  );
}
