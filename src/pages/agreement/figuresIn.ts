import type { ComparedCalculator, ComparedFigure } from '#src/kit/comparison.ts';

/** Returns every compared figure of a calculator. */
export function figuresIn({ programs }: ComparedCalculator): readonly ComparedFigure[] {
  return programs.flatMap(({ cases }) => cases.flatMap(({ figures }) => figures));
}
