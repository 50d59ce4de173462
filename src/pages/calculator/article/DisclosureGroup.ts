import styled from 'styled-components';
import { color, PROSE_WIDTH, TYPE } from '#src/ui/theme.ts';

/** Parts of a text that open one by one, close together. */
export const DisclosureGroup = styled.div`
  border-block-end: 1px solid ${color('line')};
  summary { min-height: 2.75rem; }
  p { max-width: ${PROSE_WIDTH}; font-size: ${TYPE.small}; color: ${color('inkMuted')}; }
`;
