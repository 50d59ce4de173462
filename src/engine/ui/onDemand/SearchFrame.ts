import styled from 'styled-components';
import { color, RADIUS, SPACE } from '../theme.ts';

/** A search box with its icon: first the icon, then the input. */
export const SearchFrame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.875rem;
    margin-block: auto;
    color: ${color('inkMuted')};
    pointer-events: none;
  }
  > input {
    width: 100%;
    min-height: 3rem;
    padding: ${SPACE.s2} ${SPACE.s3};
    padding-inline-start: 3rem;
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
    text-overflow: ellipsis;
  }
  > input::placeholder { color: ${color('inkMuted')}; opacity: 1; }
`;
