import Pencil from 'lucide-react/icons/pencil';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { nameParts } from '../../category/nameParts.ts';
import { foldedValues } from './foldedValues.ts';

export interface FoldLineProps {
  readonly title: string;
  readonly fields: AnyFields;
  /** What the result was computed from. */
  readonly draft: Values;
  readonly onEdit: () => void;
}

/** On a phone, all that is seen of a form whose result is shown: what was entered, and the button that opens the form. */
export function FoldLine({ title, fields, draft, onEdit }: FoldLineProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const name = nameParts(title).drawn;
  useLayoutEffect(() => {
    const button = edit.current;
    const hasFocus = button?.form?.contains(document.activeElement) === true;
    // The control that had the focus is hidden. On a wide screen this button is, and takes no focus.
    if (hasFocus) button?.focus({ preventScroll: true });
  }, []);
  return (
    <Line data-fold>
      <Entered>
        <b>{name}</b> {foldedValues(fields, draft, name).join(' · ')}
      </Entered>
      <Edit ref={edit} type="button" onClick={onEdit}>
        <Pencil aria-hidden size={16} />
        <span>
          Edit<VisuallyHidden> the inputs</VisuallyHidden>
        </span>
      </Edit>
    </Line>
  );
}

const Line = styled.div`
  display: none;
  @media screen and not (min-width: ${BREAKPOINT.two}) { display: flex; }
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s2};
  height: 2.75rem;
  padding-inline-start: ${SPACE.s3};
`;

const Entered = styled.p`
  overflow: hidden;
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  white-space: nowrap;
  text-overflow: ellipsis;
  b { color: ${color('ink')}; font-weight: 600; }
`;

const Edit = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${SPACE.s1};
  min-width: 2.75rem;
  height: 100%;
  padding-inline: ${SPACE.s3};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('accent')};
  font-size: ${TYPE.small};
  font-weight: 600;
  outline-offset: -3px;
`;
