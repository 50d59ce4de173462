/**
 * In forced colors, the system's colors replace those of a chart, which are attributes of its shapes. Grid lines are a mixture: the
 * system's gray may be a green that is louder than the data.
 */
export const FORCED_COLORS = `
  @media (forced-colors: active) {
    --surface: Canvas;
    --sunken: Canvas;
    --ink: CanvasText;
    --inkMuted: CanvasText;
    --line: color-mix(in srgb, CanvasText 45%, Canvas);
    --control: CanvasText;
    --accent: CanvasText;
    --caution: CanvasText;
    --danger: CanvasText;
    --good: CanvasText;
  }
`;
