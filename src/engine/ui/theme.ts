/**
 * Color, type and space as tokens. Every color on the site is a custom property with a value in `onDemand/palettes.ts`; a
 * component never names a color itself.
 */
import type { Palette } from './onDemand/palettes.ts';

/**
 * Returns the custom property of a color: `var(--accent)`. `area` and `areaTint` are those of the part of the site that
 * an element with `data-area` belongs to.
 */
export function color(name: keyof Palette | 'area' | 'areaTint'): string {
  return `var(--${name})`;
}

/** Percentage of accent in the darkest shade, at which text keeps a contrast of 7:1. */
export const SHADE_MOST = 24;

/** Returns a surface mixed with some accent, for cells that belong together. */
export function shade(percent: number): string {
  return `color-mix(in srgb, ${color('accent')} ${percent}%, ${color('surface')})`;
}

/** Steps of the 4 px grid. */
export const SPACE = {
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.5rem',
  s6: '2rem',
  s7: '3rem',
  s8: '4rem',
} as const;

/** Type scale: 1.25 from 1 rem; on a phone the steps above it are smaller. */
export const TYPE = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  h3: '1.25rem',
  h2: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
  h1: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
  /** The heading of Home. */
  opening: 'clamp(1.5rem, 1.1rem + 1.8vw, 2.441rem)',
  figure: 'clamp(2.25rem, 2rem + 1vw, 2.75rem)',
} as const;

export const FONT = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  /** For headings and figures, in weight 600 only: see `globalStyle.ts`. */
  display: 'var(--display)',
  /** For working: formulas with letters as variables. */
  math: '"STIX Two Math", "Cambria Math", "Latin Modern Math", Georgia, "DejaVu Serif", serif',
} as const;

export const RADIUS = { card: '12px', control: '8px', pill: '999px' } as const;

/** Widths at which a layout gets more columns; `pair`: two short boxes side by side. */
export const BREAKPOINT = { pair: '30rem', two: '40rem', three: '64rem', four: '80rem' } as const;

/** Windows that are lower have no room for anything that stays at their foot: a phone held sideways, a page at 400 % zoom. */
export const ROOM_FOR_BAR = '30rem';

/** Lines of prose are at most this long. */
export const PROSE_WIDTH = '70ch';
