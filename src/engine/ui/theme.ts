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

/** Around what is in a card: 20 px, and 14 px on a phone. */
export const CARD_PADDING = 'var(--card-padding)';

/** Sizes of type; a property is smaller on a phone. `LINE` has the line of each that is not the line of its element. */
export const TYPE = {
  small: '0.875rem',
  label: '0.9375rem',
  body: '1rem',
  lead: '1.125rem',
  h3: '1rem',
  h2: '1.25rem',
  h1: 'var(--h1)',
  /** The heading of Home. */
  opening: 'var(--opening)',
  figure: 'var(--figure)',
  /** A headline of words or dates. */
  words: 'var(--words)',
  /** Two headlines side by side. */
  pair: 'var(--pair)',
} as const;

/** Lines of the sizes in `TYPE`. */
export const LINE = {
  small: '1.25rem',
  label: '1.25rem',
  opening: 'var(--opening-line)',
} as const;

export const FONT = {
  text: 'var(--text)',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  /** For headings and figures in weight 600: see `faces.ts`. */
  display: 'var(--display)',
  /** For working, in weight 400: letters as variables, and signs that the face of the site lacks. */
  math: 'Display, "STIX Two Math", "Cambria Math", "Latin Modern Math", Georgia, "DejaVu Serif", serif',
} as const;

export const RADIUS = { card: '12px', control: '8px', pill: '999px' } as const;

/** Widths at which a layout gets more columns; `pair`: two short boxes side by side. */
export const BREAKPOINT = { pair: '30rem', two: '40rem', three: '64rem', four: '80rem' } as const;

/** Windows that are lower have no room for anything that stays at their foot: a phone held sideways, a page at 400 % zoom. */
export const ROOM_FOR_BAR = '30rem';

/** Lines of prose are at most this long. */
export const PROSE_WIDTH = '70ch';
