import styled from 'styled-components';
import { color, TYPE } from '#src/engine/ui/theme.ts';

/** The element that shows and announces the text of `useAnnouncement`. */
export const Announcement = styled.span.attrs({ 'aria-live': 'polite' })`
  font-size: ${TYPE.small};
  color: ${color('inkMuted')};
  /* Takes no space while empty but stays mounted, because screen readers announce changes only in a known region. */
  &:empty { position: absolute; }
`;
