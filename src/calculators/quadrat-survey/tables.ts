import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { QuadratSurveyResult } from '#workers/formulas/quadrat-survey.ts';

type Key = ResultKey<QuadratSurveyResult>;

const DRAWN = 200;

/** Returns density, frequency, cover and importance of every species. */
export function importanceTable({ species }: QuadratSurveyResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Density, frequency, cover and importance',
    list: 'species',
    rows: species.length,
    columns: [
      ['name', 'Species'],
      'importanceValue',
      'count',
      ['density', 'Density (per m²)'],
      ['frequency', 'Frequency (%)'],
      ['relativeDensity', 'Relative density (%)'],
      ['relativeFrequency', 'Relative frequency (%)'],
      ['cover', 'Cover (%)'],
      ['relativeCover', 'Relative cover (%)'],
    ],
    drawnRows: DRAWN,
  });
}

/** Returns how every species is spread over the quadrats. */
export function dispersionTable({ species, quadrats }: QuadratSurveyResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Pattern in space',
    list: 'species',
    rows: species.length,
    names: { heading: 'Species', of: (at) => species[at]?.name ?? '' },
    columns: [
      ['pattern', 'Pattern'],
      'mean',
      'variance',
      'varianceToMeanRatio',
      'chiSquare',
      'pValue',
      'morisitaIndex',
    ],
    drawnRows: DRAWN,
    note: `A ratio above 1 is clumped, below 1 uniform, where p is below 0.05. χ² has ${quadrats - 1} degrees of freedom, the test is two-sided.`,
  });
}
