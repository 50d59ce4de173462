/** The picture of a calculator's example, shown until there is a result: what a page has to know about it. */

/** Widths of its two drawings in CSS pixels: it is drawn twice instead of scaled, so that its letters stay legible. */
export const EXAMPLE_WIDTHS = { narrow: 256, wide: 552 } as const;

export type ExampleSize = keyof typeof EXAMPLE_WIDTHS;

export interface ExamplePicture {
  readonly title: string;
  /** One sentence that describes what it shows. */
  readonly summary: string;
  /** Of each drawing in CSS pixels: reserves the space. */
  readonly heights: Readonly<Record<ExampleSize, number>>;
}

/** Returns the path of the file with both drawings, each an element that is named by its size. */
export function examplePath(id: string): string {
  return `/examples/${id}.svg`;
}
