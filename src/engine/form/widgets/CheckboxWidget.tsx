import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import { useControl } from '../FormEnvironment.ts';
import { Hint } from './controlLook.ts';
import { FieldLabel } from './FieldLabel.tsx';
import type { BoxProps, WidgetProps } from './widget.ts';

/** A yes-or-no question, with its label beside the checkbox. */
export function CheckboxWidget({ field, name, value, onChange }: WidgetProps<'checkbox', boolean>) {
  const { hint, confirms = [] } = field;
  const hintId = hint === undefined && confirms.length === 0 ? undefined : `hint-${name}`;
  return (
    <div>
      <Row>
        <CheckboxBox field={field} name={name} value={value} onChange={onChange} describedBy={hintId} />
        <FieldLabel field={field} />
      </Row>
      {hintId !== undefined && (
        <Hint as="div" id={hintId}>
          {hint !== undefined && <p>{withDisplayNumbers(hint)}</p>}
          {confirms.length > 0 && (
            <Listed>
              {confirms.map((item) => (
                <li key={item}>{withDisplayNumbers(item)}</li>
              ))}
            </Listed>
          )}
        </Hint>
      )}
    </div>
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

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: 2.75rem;
  cursor: pointer;
`;

const Tick = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${color('accent')};
  &[aria-invalid='true'] { outline: 2px solid ${color('danger')}; outline-offset: 1px; }
`;

const Listed = styled.ul`
  padding-inline-start: ${SPACE.s5};
  color: ${color('ink')};
`;
