import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { useControl } from '../FormEnvironment.ts';
import { Hint } from './controlLook.ts';
import { FieldLabel } from './FieldLabel.tsx';
import type { WidgetProps } from './widget.ts';

interface ChoiceRadiosProps extends WidgetProps<'choice', string> {
  /** Id of a hint that is elsewhere. */
  readonly describedBy?: string | undefined;
}

/** One of a few options, as radio buttons. */
export function ChoiceRadios({ field, name, value, onChange, describedBy }: ChoiceRadiosProps) {
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  // The `name` belongs to the radio buttons, not to their group.
  const { name: _, ...control } = useControl(name, hintId, describedBy);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed, and a plain group cannot be invalid
    <fieldset role="radiogroup" {...control}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {hintId !== undefined && <Hint id={hintId}>{withDisplayNumbers(field.hint ?? '')}</Hint>}
      <Options>
        {field.options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {withDisplayNumbers(option.label)}
          </Option>
        ))}
      </Options>
    </fieldset>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  margin-top: ${SPACE.s2};
`;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s2};
  min-height: 2.75rem;
  padding: ${SPACE.s1} ${SPACE.s4} ${SPACE.s1} ${SPACE.s3};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  cursor: pointer;
  transition: border-color 140ms ease-out, background-color 140ms ease-out;
  input { accent-color: ${color('accent')}; width: 1.125rem; height: 1.125rem; margin: 0; flex: none; }
  &:hover { border-color: ${color('accent')}; }
  &:has(:checked) { border-color: ${color('accent')}; background: ${color('accentTint')}; }
  [aria-invalid='true'] & { border-color: ${color('danger')}; }
`;
