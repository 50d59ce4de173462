import type { ReactNode } from 'react';
import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { Hint } from '../widgets/controlLook.ts';
import { FieldLabel } from '../widgets/FieldLabel.tsx';

export interface GroupWidgetProps {
  readonly field: FieldOfKind<'group'>;
  readonly name: string;
  /** The fields of the group. */
  readonly children: ReactNode;
}

/** A group of fields under one name. */
export function GroupWidget({ field, name, children }: GroupWidgetProps) {
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  return (
    <Frame aria-describedby={hintId}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {hintId !== undefined && <Hint id={hintId}>{withDisplayNumbers(field.hint ?? '')}</Hint>}
      {children}
    </Frame>
  );
}

const Frame = styled.fieldset`
  padding: 0 ${SPACE.s4};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  legend { padding-inline: ${SPACE.s2}; margin-inline-start: -${SPACE.s2}; }
  > :last-child { margin-top: ${SPACE.s3}; }
`;
