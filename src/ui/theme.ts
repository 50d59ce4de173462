/**
 * Color, type and space as tokens. Every color on the site is one of these custom properties; a component never names a
 * color itself. `tests/ui/contrast.test.ts` computes the contrast of each pair that the site uses.
 */

/** Colors of one theme, as hexadecimal RGB. */
export interface Palette {
  /** The background of the page. */
  readonly canvas: string;
  /** Cards, boxes, the header. */
  readonly surface: string;
  /** A recessed surface: table heads, code, chips. */
  readonly sunken: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** Hairlines between things. */
  readonly line: string;
  /** The border of a control, which must be visible: 3:1 against its surface. */
  readonly control: string;
  readonly accent: string;
  readonly accentHover: string;
  /** Text on `accent`. */
  readonly accentInk: string;
  readonly accentTint: string;
  readonly good: string;
  readonly goodTint: string;
  readonly caution: string;
  readonly cautionTint: string;
  readonly danger: string;
  readonly dangerTint: string;
  /** The fill of an emergency call button, and its text. */
  readonly emergencyFill: string;
  readonly emergencyInk: string;
}

export const LIGHT: Palette = {
  canvas: '#f6f8f7',
  surface: '#ffffff',
  sunken: '#eef2f1',
  ink: '#12201f',
  inkMuted: '#4a5a58',
  line: '#dbe3e1',
  control: '#788a87',
  accent: '#0b5f5a',
  accentHover: '#084a46',
  accentInk: '#ffffff',
  accentTint: '#e2f1ef',
  good: '#1d5e32',
  goodTint: '#e4f3e8',
  caution: '#7a4a00',
  cautionTint: '#fdf1da',
  danger: '#9b1c1c',
  dangerTint: '#fdeaea',
  emergencyFill: '#9b1c1c',
  emergencyInk: '#ffffff',
};

export const DARK: Palette = {
  canvas: '#0e1615',
  surface: '#16211f',
  sunken: '#1d2a28',
  ink: '#e9f1ef',
  inkMuted: '#abbcb9',
  line: '#2c3b39',
  control: '#7b908c',
  accent: '#6fd3ca',
  accentHover: '#94e2db',
  accentInk: '#06211f',
  accentTint: '#15322f',
  good: '#8fdba8',
  goodTint: '#14301f',
  caution: '#f2c46d',
  cautionTint: '#33270f',
  danger: '#ff9d96',
  dangerTint: '#3a1a1a',
  emergencyFill: '#8f2420',
  emergencyInk: '#ffffff',
};

/** Returns the custom property of a color: `var(--accent)`. */
export function color(name: keyof Palette): string {
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

/** Type scale: 1.25 from 1 rem. */
export const TYPE = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  h3: '1.25rem',
  h2: '1.5625rem',
  h1: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
  figure: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)',
} as const;

export const FONT = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
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

export function customProperties(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
