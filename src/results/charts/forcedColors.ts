/** In forced colors, the system's colors replace those of a chart, which are attributes of its shapes. */
export const FORCED_COLORS = `
  @media (forced-colors: active) {
    --surface: Canvas;
    --sunken: Canvas;
    --ink: CanvasText;
    --inkMuted: CanvasText;
    --line: GrayText;
    --control: CanvasText;
    --accent: CanvasText;
    --caution: CanvasText;
    --danger: CanvasText;
    --good: CanvasText;
  }
`;
