/** Exports a chart as a separate picture: always in the light theme, for papers and reports. */
import { LIGHT, type Palette } from '#src/engine/ui/onDemand/palettes.ts';

/** Bitmap pixels per CSS pixel. */
const BITMAP_SCALE = 3;

/** Margin around the drawing, in CSS pixels. */
const MARGIN = 16;

export interface ChartImage {
  /** A complete SVG document. */
  readonly markup: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Returns a chart with every color resolved, on a background with a margin, without the marks of a reading. */
export function chartImage(svg: SVGSVGElement): ChartImage {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const reading of copy.querySelectorAll('[data-reading]')) reading.remove();
  const width = svg.viewBox.baseVal.width + 2 * MARGIN;
  const height = svg.viewBox.baseVal.height + 2 * MARGIN;
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const markup = new XMLSerializer().serializeToString(copy);
  return { markup: resolvedColors(withGround(markup, MARGIN), LIGHT), width, height };
}

/** Custom properties are undefined outside the page: `var(--ink)` is replaced by the color itself, the face by the system's. */
export function resolvedColors(markup: string, palette: Palette): string {
  const values: Readonly<Record<string, string>> = { ...palette, text: 'system-ui, sans-serif' };
  return markup.replace(/var\(--(\w+)\)/g, (found, name: string) => values[name] ?? found);
}

function withGround(markup: string, margin: number): string {
  const ground = `<rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="var(--surface)"/>`;
  return markup.replace(/^<svg[^>]*>/, (opening) => opening + ground);
}

/**
 * Renders the picture as a PNG file.
 *
 * @throws when the browser cannot draw the picture
 */
export async function pngOf({ markup, width, height }: ChartImage): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * BITMAP_SCALE;
  canvas.height = height * BITMAP_SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no drawing surface');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture is too large');
  return blob;
}
