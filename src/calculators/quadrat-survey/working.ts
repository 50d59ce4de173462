import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { QuadratSurveyInput, QuadratSurveyResult, SurveyedSpecies } from '#workers/formulas/quadrat-survey.ts';

/** Returns density, importance and dispersion of the first species. */
export function workingOf(
  species: SurveyedSpecies,
  { quadrats }: QuadratSurveyResult,
  { quadratArea }: QuadratSurveyInput,
  figure: FigureOf<ResultKey<QuadratSurveyResult>>,
): readonly WorkingStep[] {
  const { name, count, relativeDensity, relativeFrequency, relativeCover, importanceValue } = species;
  const ratio = figure('species.0.varianceToMeanRatio');
  const parts = [relativeDensity, relativeFrequency, ...(relativeCover === null ? [] : [relativeCover])];
  return [
    {
      label: `Density of ${name} per m²`,
      formula: 'count ÷ (quadrats · area)',
      substituted: `${count} ÷ (${quadrats} · ${workingNumber(quadratArea)})`,
      value: figure('species.0.density').text,
    },
    {
      label: 'Importance value',
      formula: 'relative density + relative frequency (+ relative cover)',
      substituted: parts.map((part) => workingNumber(part)).join(' + '),
      value: importanceValue === null ? 'not defined' : figure('species.0.importanceValue').text,
    },
    {
      label: 'Variance to mean',
      formula: 's² ÷ x̄',
      substituted: `${workingNumber(species.variance, ratio.written)} ÷ ${workingNumber(species.mean, ratio.written)}`,
      value: ratio.text,
    },
    {
      label: 'χ² for the pattern',
      formula: 's² ÷ x̄ · (n − 1)',
      substituted: `${workingNumber(species.varianceToMeanRatio)} · (${quadrats} − 1)`,
      value: figure('species.0.chiSquare').text,
    },
  ];
}
