/**
 * In forced colors, the system's colors replace those of a chart, which are attributes of its shapes: dashes and markers tell its series
 * apart, and there is no grid, which the system's gray could make louder than the data. On paper everything is black.
 */
const SERIES = [1, 2, 3, 4, 5, 6];

export const FORCED_COLORS = `
  @media (forced-colors: active) {
    --surface: Canvas;
    --sunken: Canvas;
    --ink: CanvasText;
    --inkMuted: CanvasText;
    --grid: Canvas;
    --line: color-mix(in srgb, CanvasText 45%, Canvas);
    --control: CanvasText;
    --accent: CanvasText;
    --accentTint: Highlight;
    --caution: CanvasText;
    --danger: CanvasText;
    --good: CanvasText;
    ${SERIES.map((each) => `--series${each}: CanvasText;`).join(' ')}
  }
  @media print {
    --control: var(--ink);
    --inkMuted: var(--ink);
    ${SERIES.map((each) => `--series${each}: var(--ink);`).join(' ')}
  }
`;
