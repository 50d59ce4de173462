/**
 * The colors of both themes. Pages get them from the base styles in their HTML; only pictures and paper need them in a
 * script. `tests/ui/contrast.test.ts` computes the contrast of each pair that the site uses.
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
  /** The areas of the site, each with the ground of its drawings. `bench` equals the accent: amber and green keep their meaning. */
  readonly bench: string;
  readonly benchTint: string;
  readonly chemistry: string;
  readonly chemistryTint: string;
  readonly animals: string;
  readonly animalsTint: string;
  /** Equals danger: only where somebody should call. */
  readonly emergency: string;
  readonly emergencyTint: string;
  /** The fill of an emergency call button, and its text. */
  readonly emergencyFill: string;
  readonly emergencyInk: string;
  /** The lines of graph paper. */
  readonly grid: string;
  /** Lines and points of charts, and types of features on maps: no meaning of good or bad, and text in a legend. On `surface` only. */
  readonly series1: string;
  readonly series2: string;
  readonly series3: string;
  readonly series4: string;
  readonly series5: string;
  readonly series6: string;
  /** Figures of an example where those of the visitor will be. On `surface` only. */
  readonly ghost: string;
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
  bench: '#0b5f5a',
  benchTint: '#e2f1ef',
  chemistry: '#3f4a94',
  chemistryTint: '#e9ecf8',
  animals: '#7a3565',
  animalsTint: '#f7eaf3',
  emergency: '#9b1c1c',
  emergencyTint: '#fdeaea',
  emergencyFill: '#9b1c1c',
  emergencyInk: '#ffffff',
  grid: '#e6edeb',
  series1: '#0b7a72',
  series2: '#4a57b8',
  series3: '#8e3f76',
  series4: '#965f00',
  series5: '#5d6f6c',
  series6: '#4b7a2b',
  ghost: '#687975',
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
  bench: '#6fd3ca',
  benchTint: '#15322f',
  chemistry: '#aeb8f7',
  chemistryTint: '#20264a',
  animals: '#eba6d3',
  animalsTint: '#3a2034',
  emergency: '#ff9d96',
  emergencyTint: '#3a1a1a',
  emergencyFill: '#8f2420',
  emergencyInk: '#ffffff',
  grid: '#22302e',
  series1: '#5cc7bd',
  series2: '#9aa8ff',
  series3: '#e39ac9',
  series4: '#e8b04f',
  series5: '#9db0ac',
  series6: '#a5d283',
  ghost: '#8a9d99',
};

/** Returns the custom properties of a theme as declarations. */
export function customProperties(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
