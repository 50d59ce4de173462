import styled from 'styled-components';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { ANIMAL_NAMES } from './answer.ts';
import type { ChosenAnimal } from './emergencyState.ts';

const ANIMALS = Object.keys(ANIMAL_NAMES) as readonly ChosenAnimal[];

interface AnimalChoiceProps {
  readonly animal: ChosenAnimal | null;
  readonly onChoose: (animal: ChosenAnimal) => void;
}

/** The first question. It is optional: without an answer, the more urgent advice is shown. */
export function AnimalChoice({ animal, onChoose }: AnimalChoiceProps) {
  return (
    <fieldset>
      <Legend>Which animal?</Legend>
      <Options>
        {ANIMALS.map((each) => (
          <Option key={each}>
            <input type="radio" name="animal" value={each} checked={animal === each} onChange={() => onChoose(each)} />
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
