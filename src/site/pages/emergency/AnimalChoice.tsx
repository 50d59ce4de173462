import { FARM_ANIMALS, type FarmAnimal } from '#workers/reference/farmEmergencies.ts';
import { ANIMAL_NAMES } from './answer.ts';
import { type ChosenAnimal, isOnFarm } from './emergencyState.ts';
import { Radios } from './Radios.tsx';

const named = (animals: readonly ChosenAnimal[]) => animals.map((value) => ({ value, label: ANIMAL_NAMES[value] }));
const FIRST = named(['dog', 'cat', 'farm', 'other']);
const ON_A_FARM = named(Object.keys(FARM_ANIMALS) as readonly FarmAnimal[]);

interface AnimalChoiceProps {
  readonly animal: ChosenAnimal | null;
  readonly onChoose: (animal: ChosenAnimal) => void;
}

/** The first question. It is optional: without an answer, the more urgent advice is shown. */
export function AnimalChoice({ animal, onChoose }: AnimalChoiceProps) {
  const isFarm = isOnFarm(animal);
  return (
    <>
      <Radios
        name="animal"
        legend="Which animal?"
        options={FIRST}
        chosen={isFarm ? 'farm' : animal}
        onChoose={onChoose}
      />
      {isFarm && (
        <Radios name="farm-animal" legend="Which one?" options={ON_A_FARM} chosen={animal} onChoose={onChoose} />
      )}
    </>
  );
}
