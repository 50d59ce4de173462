import styled from 'styled-components';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';

interface RadiosProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** A question of the guide with its few answers side by side. */
export function Radios<Value extends string>({ name, legend, options, chosen, onChoose }: RadiosProps<Value>) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Options>
        {options.map(({ value, label }) => (
          <Option key={value}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            {label}
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
