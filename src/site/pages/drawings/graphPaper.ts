import { css } from 'styled-components';
import { color } from '#src/engine/ui/theme.ts';

/** Rules the background of a box like a laboratory notebook, fading in from the side that has the text. */
export const graphPaper = css`
  position: relative;
  border-block-end: 1px solid ${color('line')};
  background: ${color('surface')};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background-image:
      linear-gradient(${color('grid')} 1px, transparent 1px),
      linear-gradient(90deg, ${color('grid')} 1px, transparent 1px);
    background-size: 1.5rem 1.5rem;
    background-position: -1px -1px;
    mask-image: linear-gradient(100deg, transparent 34%, black 78%);
    @media print, (forced-colors: active), (prefers-contrast: more) { display: none; }
  }
  > * { position: relative; }
`;
