import styled from 'styled-components';
import { color, RADIUS, SPACE } from './theme.ts';

export type NoticeTone = 'neutral' | 'good' | 'caution' | 'danger';

/** A boxed remark. The tone only emphasizes what the text says. */
export const Notice = styled.div<{ readonly $tone: NoticeTone }>`
  padding: ${SPACE.s3} ${SPACE.s4};
  border-radius: ${RADIUS.control};
  border: 1px solid ${({ $tone }) => ($tone === 'neutral' ? color('line') : color($tone))};
  border-inline-start-width: 4px;
  background: ${({ $tone }) => ($tone === 'neutral' ? color('sunken') : color(`${$tone}Tint`))};
  color: ${({ $tone }) => ($tone === 'neutral' ? color('ink') : color($tone))};
`;
