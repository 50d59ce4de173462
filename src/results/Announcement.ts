import styled from 'styled-components';
import { colour, TYPE } from '#src/ui/theme.ts';

/** Where the words of `useAnnouncement` stand, seen and said. */
export const Announcement = styled.span.attrs({ 'aria-live': 'polite' })`
  font-size: ${TYPE.small};
  color: ${colour('inkMuted')};
  /* Out of the layout, but there for screen readers, which read only what comes into a region that they know. */
  &:empty { position: absolute; }
`;
