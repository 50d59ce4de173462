import { createRequire } from 'node:module';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';

/** The only font of the pictures comes from a package, so that the output is the same on every machine. */
export const FONT_PACKAGE = '@expo-google-fonts/inter';
const FONT = createRequire(import.meta.url).resolve(`${FONT_PACKAGE}/700Bold/Inter_700Bold.ttf`);

/**
 * Renders an SVG as a bitmap.
 *
 * @param width in pixels; the height is proportional
 */
export function drawSvg(svg: string, width: number): RenderedImage {
  const font = { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'Inter' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
}
