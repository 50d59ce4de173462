/** The figures of a result that are numbers: what a search, a plot or a comparison of many results can be about. */
import { isIsoDate } from '../isoDate.ts';
import type { Block, Figure, Presentation } from '../presentation.ts';
import { figuresInBlock } from './presentationText.ts';
import { headlineFigures } from './twoValues.ts';

/** A figure whose value in the result is a finite number. */
export interface NumberFigure {
  readonly figure: Figure;
  /** As in the result, unrounded. */
  readonly value: number;
  /** It is a cell of a table or a cross table: a list of the key figures may leave it out. */
  readonly isInTable: boolean;
}

/**
 * Returns the figures that are finite numbers, one per `field`, in reading order: the headline and what is shown at its
 * size, then facts and comparisons, then tables. Zeros and figures that repeat an input are among them.
 */
export function numberFigures(presentation: Presentation): readonly NumberFigure[] {
  const { blocks } = presentation;
  const found = [
    ...[...headlineFigures(presentation), ...blocks.flatMap(keyFigures)].map((figure) => ({
      figure,
      isInTable: false,
    })),
    ...blocks
      .filter(({ kind }) => kind === 'table' || kind === 'cross-table')
      .flatMap(figuresInBlock)
      .map((figure) => ({ figure, isInTable: true })),
  ];
  const seen = new Set<string>();
  return found.flatMap(({ figure, isInTable }) => {
    const { field, value } = figure;
    if (typeof value !== 'number' || !Number.isFinite(value) || seen.has(field)) return [];
    seen.add(field);
    return [{ figure, value, isInTable }];
  });
}

/** Returns the key figures that are days, one per `field`, in reading order. */
export function dayFigures(presentation: Presentation): readonly Figure[] {
  const found = [...headlineFigures(presentation), ...presentation.blocks.flatMap(keyFigures)];
  const days = found.filter(({ value }) => isIsoDate(value));
  return days.filter(({ field }, index) => days.findIndex((other) => other.field === field) === index);
}

function keyFigures(block: Block): readonly Figure[] {
  if (block.kind === 'facts') return block.figures;
  if (block.kind !== 'comparison') return [];
  return block.rows.flatMap(({ label, figures }) =>
    figures.map((figure, index) => ({ ...figure, label: `${label} (${block.methods[index] ?? figure.label})` })),
  );
}
