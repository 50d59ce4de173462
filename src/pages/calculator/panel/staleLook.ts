import { css } from 'styled-components';

/** Any less, and muted ink on the tint of a headline falls below 4.5 to 1: `tests/ui/contrast.test.ts`. */
export const STALE_OPACITY = 0.9;

/** Dimmed, as far as all words stay readable, and without its colours. */
export const STALE_LOOK = css`
  transition: opacity 140ms ease-out;
  &[data-stale] { opacity: ${STALE_OPACITY}; filter: grayscale(1); }
`;
