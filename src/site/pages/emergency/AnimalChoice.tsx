import styled from 'styled-components';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { FARM_ANIMALS, type FarmAnimal } from '#workers/reference/farmEmergencies.ts';
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
      <Radios
        name="animal"
        legend="Which animal?"
        animals={FIRST}
        chosen={isFarm ? 'farm' : animal}
        onChoose={onChoose}
      />
      {isFarm && (
        <Radios name="farm-animal" legend="Which one?" animals={ON_A_FARM} chosen={animal} onChoose={onChoose} />
      )}
    </>
  );
}

interface RadiosProps extends Pick<AnimalChoiceProps, 'onChoose'> {
  readonly name: string;
  readonly legend: string;
  readonly animals: readonly ChosenAnimal[];
  readonly chosen: ChosenAnimal | null;
}

function Radios({ name, legend, animals, chosen, onChoose }: RadiosProps) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Options>
        {animals.map((each) => (
          <Option key={each}>
            <input type="radio" name={name} value={each} checked={chosen === each} onChange={() => onChoose(each)} />
            {ANIMAL_NAMES[each]}
          </Option>
        ))}
      </Options>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-bottom: ${SPACE.s2};
  font-weight: 600;
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
`;

const Option = styled.label`
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${SPACE.s2};
  min-height: 3rem;
  padding: ${SPACE.s1} ${SPACE.s3};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  cursor: pointer;
  input { accent-color: ${color('accent')}; width: 1.125rem; height: 1.125rem; margin: 0; flex: none; }
  &:hover { border-color: ${color('accent')}; }
  &:has(:checked) { border-color: ${color('accent')}; background: ${color('accentTint')}; }
`;
