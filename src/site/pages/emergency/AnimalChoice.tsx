import { FARM_ANIMALS, type FarmAnimal } from '#workers/reference/farmEmergencies.ts';
import { AnimalRadios } from './AnimalRadios.tsx';
import { ANIMAL_NAMES } from './answer.ts';
import { type ChosenAnimal, isOnFarm } from './emergencyState.ts';

const FIRST = ['dog', 'cat', 'farm', 'other'] as const satisfies readonly ChosenAnimal[];
const ON_A_FARM = Object.keys(FARM_ANIMALS) as readonly FarmAnimal[];

interface AnimalChoiceProps {
  readonly animal: ChosenAnimal | null;
  readonly onChoose: (animal: ChosenAnimal) => void;
}

/** The first question. It is optional: without an answer, the more urgent advice is shown. */
export function AnimalChoice({ animal, onChoose }: AnimalChoiceProps) {
  const isFarm = isOnFarm(animal);
  return (
    <>
      <AnimalRadios
        name="animal"
        legend="Which animal?"
        animals={FIRST}
        names={ANIMAL_NAMES}
        chosen={isFarm ? 'farm' : animal}
        onChoose={onChoose}
      />
      {isFarm && (
        <AnimalRadios
          name="farm-animal"
          legend="Which one?"
          animals={ON_A_FARM}
          names={ANIMAL_NAMES}
          chosen={animal}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
