import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import { useControl } from '../FormEnvironment.ts';
import { controlHeight, Head, Hint } from './controlLook.ts';
import { FieldHint, hintIdOf } from './FieldHint.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { BoxProps, WidgetProps } from './widget.ts';

/** A yes-or-no question, with its label beside the checkbox. */
export function CheckboxWidget({ field, name, value, onChange }: WidgetProps<'checkbox', boolean>) {
  const { confirms = [] } = field;
  const confirmedId = confirms.length === 0 ? undefined : `confirmed-${name}`;
  const describedBy = [hintIdOf(field, name), confirmedId].filter((id) => id !== undefined).join(' ');
  return (
    <Question>
      <Row>
        <CheckboxBox
          field={field}
          name={name}
          value={value}
          onChange={onChange}
          describedBy={describedBy || undefined}
        />
        <FieldLabel field={field} />
      </Row>
      <FieldHint field={field} name={name} />
      {confirmedId !== undefined && (
        <Hint as="ul" id={confirmedId}>
          {confirms.map((item) => (
            <li key={item}>{withDisplayNumbers(item)}</li>
          ))}
        </Hint>
      )}
    </Question>
  );
}

/** The checkbox alone, as used in a table. */
export function CheckboxBox({ field, name, value, onChange, spokenLabel, describedBy }: BoxProps<'checkbox', boolean>) {
  const control = useControl(name, describedBy);
  return (
    <Tick
      {...control}
      type="checkbox"
      data-confirms={field.confirms !== undefined || undefined}
      aria-label={spokenLabel}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

const Question = styled(Head)`
  align-items: center;
  margin: 0;
  ul { padding-inline-start: ${SPACE.s5}; color: ${color('ink')}; }
`;

const Row = styled.label`
  ${controlHeight}
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  cursor: pointer;
`;

const Tick = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${color('accent')};
  &[aria-invalid='true'] { outline: 2px solid ${color('danger')}; outline-offset: 1px; }
`;
