import { css } from 'styled-components';
import { color, RADIUS } from '#src/engine/ui/theme.ts';

/** A link that covers its cell, whose position is relative: the cell is pressed anywhere, and has the ring of the focus. */
export const coveringLink = css`
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${RADIUS.control}; }
  a:focus-visible { outline: none; box-shadow: none; }
  a:focus-visible::after { outline: 2px solid ${color('accent')}; @media (forced-colors: active) { outline-color: Highlight; } }
`;
