import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { FieldSet } from '../widgets/controlLook.ts';
import { FieldHint, hintIdOf } from '../widgets/FieldHint.tsx';
import { FieldLabel } from '../widgets/FieldLabel.tsx';

export interface GroupWidgetProps {
  readonly field: FieldOfKind<'group'>;
  readonly name: string;
  /** The fields of the group. */
  readonly children: ReactNode;
}

/** A group of fields under one name. */
export function GroupWidget({ field, name, children }: GroupWidgetProps) {
  return (
    <Frame aria-describedby={hintIdOf(field, name)}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      <FieldHint field={field} name={name} />
      {children}
    </Frame>
  );
}

const Frame = styled(FieldSet)`
  padding: ${SPACE.s3} ${SPACE.s4} 0;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  > :last-child { margin-top: ${SPACE.s3}; }
`;
