/** A drawn chart as a picture of its own: always in the light theme, as papers and reports want it. */
import { LIGHT, type Palette } from '#src/ui/theme.ts';

/** Pixels of the bitmap for every CSS pixel. */
const BITMAP_SCALE = 3;

/** Room around the drawing, in CSS pixels. */
const MARGIN = 16;

export interface ChartImage {
  /** A whole SVG document. */
  readonly markup: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A chart with every colour written out, on a ground with a margin, without the marks of a reading. */
export function chartImage(svg: SVGSVGElement): ChartImage {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const reading of copy.querySelectorAll('[data-reading]')) reading.remove();
  const width = svg.viewBox.baseVal.width + 2 * MARGIN;
  const height = svg.viewBox.baseVal.height + 2 * MARGIN;
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const markup = new XMLSerializer().serializeToString(copy);
  return { markup: resolvedColours(withGround(markup, MARGIN), LIGHT), width, height };
}

/** Custom properties mean nothing outside the page: `var(--ink)` becomes the colour itself. */
export function resolvedColours(markup: string, palette: Palette): string {
  const colours: Readonly<Record<string, string>> = { ...palette };
  return markup.replace(/var\(--(\w+)\)/g, (found, name: string) => colours[name] ?? found);
}

function withGround(markup: string, margin: number): string {
  const ground = `<rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="var(--surface)"/>`;
  return markup.replace(/^<svg[^>]*>/, (opening) => opening + ground);
}

/** @throws when the browser cannot draw the picture */
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
