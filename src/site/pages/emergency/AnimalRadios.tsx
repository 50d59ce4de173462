import styled from 'styled-components';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';

interface AnimalRadiosProps<Animal extends string> {
  readonly name: string;
  readonly legend: string;
  /** In order of display. */
  readonly animals: readonly Animal[];
  /** What each is called. */
  readonly names: Readonly<Record<Animal, string>>;
  readonly chosen: Animal | null;
  readonly onChoose: (animal: Animal) => void;
}

/** Which animal a guide is asked about. */
export function AnimalRadios<Animal extends string>({
  name,
  legend,
  animals,
  names,
  chosen,
  onChoose,
}: AnimalRadiosProps<Animal>) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Options>
        {animals.map((each) => (
          <Option key={each}>
            <input type="radio" name={name} value={each} checked={chosen === each} onChange={() => onChoose(each)} />
            {names[each]}
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
