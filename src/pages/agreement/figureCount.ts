import type { ComparedPage } from '#src/kit/comparison.ts';

/** How many figures were compared, and how many of them differ for a stated reason. */
export interface FigureCount {
  readonly all: number;
  readonly differing: number;
}

/** Counts the figures of calculators or sections, those that are not listed included. */
export function figureCount(pages: readonly ComparedPage[]): FigureCount {
  const cases = pages.flatMap(({ programs }) => programs.flatMap((program) => program.cases));
  const listed = cases.flatMap(({ figures }) => figures);
  return {
    all: listed.length + cases.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0),
    differing: listed.filter(({ reason }) => reason !== undefined).length,
  };
}
