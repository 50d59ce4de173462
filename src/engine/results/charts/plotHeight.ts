/** The height of the plot itself, without ticks and legend, by the width of the drawing; in CSS pixels. */
export function plotHeight(width: number): number {
  if (width < 480) return 148;
  return width < 800 ? 190 : 220;
}
