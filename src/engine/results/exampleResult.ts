/** The result of a calculator's example, which its page draws in gray until there is a result. */
import type { AcceptedValue, FactsBlock, Figure, TwoValues } from '#src/engine/kit/presentation.ts';

/**
 * Widths of the two drawings of its picture in CSS pixels: the content of a result in the narrowest window that has it beside the form, and in
 * one of 1280 pixels. It is drawn twice instead of scaled, so that its letters stay legible.
 */
export const EXAMPLE_WIDTHS = { narrow: 406, wide: 662 } as const;

export type ExampleSize = keyof typeof EXAMPLE_WIDTHS;

/** What is first in a result. Texts of non-breaking spaces are drawn as bars: see `blankText`. */
export interface ExampleResult {
  /** Its label says that it is the example, and what that is. */
  readonly headline: Figure;
  readonly accepted?: AcceptedValue;
  readonly second?: TwoValues;
  /** The key figures. */
  readonly key?: FactsBlock;
  readonly working?: DrawnWorking;
  /** The number of lines of each remark. */
  readonly remarks: readonly number[];
  readonly picture?: ExamplePicture;
  /** Height of the blocks below, in CSS pixels: a guess, as their texts are not drawn. */
  readonly below: number;
  /** Lines of the row of tools. */
  readonly tools: number;
}

/** The working in one line: rule, numbers and value. */
export interface DrawnWorking {
  readonly sides: readonly string[];
  /** There is nothing more to it. */
  readonly isWhole: boolean;
}

export interface ExamplePicture {
  readonly title: string;
  /** What is beside its title. */
  readonly clause: string;
  /** Of each drawing in CSS pixels: reserves the space. */
  readonly heights: Readonly<Record<ExampleSize, number>>;
  /** There is a file of its drawings. */
  readonly isDrawn: boolean;
}

/** Returns the path of the file with both drawings, each an element that is named by its size. */
export function examplePath(id: string): string {
  return `/examples/${id}.svg`;
}

const BLANK = '\u00a0';
/** No bar is longer: a card has no more room. */
const LONGEST_BLANK = 40;

/** Returns what is drawn as a bar about as long as a text. */
export function blankText({ length }: string): string {
  return BLANK.repeat(Math.min(length, LONGEST_BLANK));
}

/** Returns whether a text is drawn as a bar. */
export function isBlank(text: string): boolean {
  return text.startsWith(BLANK);
}
