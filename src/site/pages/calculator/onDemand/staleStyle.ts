import { css } from 'styled-components';

/** With a lower opacity, muted text on the tint of a headline falls below 4.5:1: `tests/ui/contrast.test.ts`. */
export const STALE_OPACITY = 0.9;

/** Dimmed and without colors, but with all text readable. A new result is there at once. */
export const STALE_STYLE = css`
  &[data-stale] { opacity: ${STALE_OPACITY}; filter: grayscale(1); transition: opacity 140ms ease-out; }
`;
