import styled from 'styled-components';
import { withGroups } from '#src/engine/kit/displayNumber.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { MESSAGE_ID, useFormEnvironment } from './FormEnvironment.ts';

/** The message beside the first invalid control; the box that holds the full message may be far away. */
export function FaultLine({ name }: { readonly name: string }) {
  const { fault } = useFormEnvironment();
  if (fault === null || fault.beside.length === 0) return null;
  const [first] = fault.controls;
  if (first !== name) return null;
  return (
    <Beside id={fault.hasBox ? undefined : MESSAGE_ID} data-beside>
      {withGroups(fault.beside.map(({ message }) => message).join(' '))}
    </Beside>
  );
}

const Beside = styled.p`
  display: grid;
  grid-template-columns: 1rem 1fr;
  gap: ${SPACE.s2};
  margin-top: ${SPACE.s1};
  color: ${color('danger')};
  font-size: ${TYPE.small};
  font-weight: 600;
  &::before {
    content: '!' / '';
    height: 1rem;
    margin-top: 0.1875rem;
    border: 1px solid;
    border-radius: ${RADIUS.pill};
    font-size: 0.75rem;
    line-height: 0.875rem;
    text-align: center;
  }
`;
