import styled from 'styled-components';
import { BREAKPOINT, color, SPACE, TYPE } from './theme.ts';

/** The page's width and side margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(85rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Stacks children vertically with even spacing. */
export const Stack = styled.div<{ readonly $gap?: keyof typeof SPACE }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 's4' }) => SPACE[$gap]};
  min-width: 0;
`;

/** Places children side by side and wraps them when needed. */
export const Cluster = styled.div<{ readonly $gap?: keyof typeof SPACE }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 's3' }) => SPACE[$gap]};
`;

/** 1, 2, 3 or, if requested, 4 equal columns, depending on the width. */
export const CardGrid = styled.div<{ readonly $most?: 3 | 4 }>`
  display: grid;
  gap: ${SPACE.s4};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @media (min-width: ${BREAKPOINT.four}) { grid-template-columns: repeat(${({ $most = 3 }) => $most}, minmax(0, 1fr)); }
`;

export const Muted = styled.p`
  color: ${color('inkMuted')};
`;

export const Small = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;
