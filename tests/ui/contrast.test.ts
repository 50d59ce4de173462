/** Contrast of every pair of colors that the site uses, by the formula of WCAG 2.2, in both themes. */
import { describe, expect, test } from 'vitest';
import { DARK, LIGHT, type Palette } from '#src/engine/ui/onDemand/palettes.ts';
import { SHADE_MOST } from '#src/engine/ui/theme.ts';
import { STALE_OPACITY } from '#src/site/pages/calculator/onDemand/staleStyle.ts';

type Pair = readonly [front: keyof Palette, back: keyof Palette];

const AREAS = ['bench', 'chemistry', 'animals', 'emergency'] as const;

/** Text of any size: 4.5 to 1. */
const TEXT: readonly Pair[] = [
  ...pairs(['ink', 'inkMuted', 'accent', 'accentHover'], ['canvas', 'surface', 'sunken']),
  ...pairs(['ink', 'inkMuted', 'accent', 'accentHover'], ['accentTint']),
  ...pairs(['good', 'caution', 'danger'], ['canvas', 'surface']),
  ...pairs(['accentInk'], ['accent', 'accentHover']),
  ['good', 'goodTint'],
  ['caution', 'cautionTint'],
  ['danger', 'dangerTint'],
  ['emergencyInk', 'emergencyFill'],
  // The areas: a drawing stands on its tint, and a name beside it.
  ...AREAS.flatMap((area) => pairs([area], ['canvas', 'surface', `${area}Tint`])),
  ...AREAS.flatMap((area) => pairs(['ink', 'inkMuted'], [`${area}Tint`])),
  // Text on the ruled part of Home.
  ...pairs(['ink', 'inkMuted'], ['grid']),
  ...pairs(['ink', 'inkMuted'], ['goodTint', 'cautionTint', 'dangerTint']),
];

/** Names of series in a chart, and the figures of an example before there is a result. */
const ON_SURFACE: readonly Pair[] = pairs(
  ['series1', 'series2', 'series3', 'series4', 'series5', 'series6', 'ghost'],
  ['surface'],
);

/** Figures: 7 to 1. */
const FIGURES: readonly Pair[] = pairs(['ink'], ['canvas', 'surface', 'sunken']);

/** The edges of controls and the focus ring: 3 to 1 against what they lie on. */
const EDGES: readonly Pair[] = pairs(['control', 'accent', 'danger', ...AREAS], ['canvas', 'surface']);

const LEVELS = [
  { use: 'text', pairs: [...TEXT, ...ON_SURFACE], least: 4.5 },
  { use: 'figures', pairs: FIGURES, least: 7 },
  { use: 'edges', pairs: EDGES, least: 3 },
] as const;

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('the %s theme', (_, palette) => {
  for (const { use, pairs: used, least } of LEVELS) {
    test.each(used)(`${use}: %s on %s is ${least} to 1 at least`, (front, back) => {
      expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
    });
  }

  test.each(TEXT)('text of a result that is out of date: %s on %s is 4.5 to 1 at least', (front, back) => {
    for (const base of [palette.surface, palette.canvas]) {
      const [text, ground] = [front, back].map((name) => mixed(greyed(palette[name]), base, STALE_OPACITY));
      expect(contrast(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('figures: ink on the darkest shade is 7 to 1 at least', () => {
    expect(contrast(palette.ink, mixed(palette.accent, palette.surface, SHADE_MOST / 100))).toBeGreaterThanOrEqual(7);
  });
});

describe('the measure itself', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // Published pairs: the lightest gray that passes on white, and the darkest that does not.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('%s on %s', (front, back, expected) => {
    expect(contrast(front, back)).toBeCloseTo(expected, 2);
    expect(contrast(back, front)).toBeCloseTo(expected, 2);
  });

  test('every color is written in full, as it is parsed here', () => {
    for (const value of [...Object.values(LIGHT), ...Object.values(DARK)]) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});

function pairs(fronts: readonly (keyof Palette)[], backs: readonly (keyof Palette)[]): readonly Pair[] {
  return fronts.flatMap((front) => backs.map((back): Pair => [front, back]));
}

/** Mixes two colors, as `color-mix` in srgb does. */
function mixed(colour: string, base: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one, other] = [colour, base].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((one ?? 0) * share + (other ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Converts a color as the filter `grayscale(1)` does. */
function greyed(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const channel = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return `#${channel.toString(16).padStart(2, '0').repeat(3)}`;
}

/** Contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of '#rrggbb', 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
