import { statisticText } from '#src/families/statisticsNumbers.ts';
import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { QuadratSurveyInput, QuadratSurveyResult, SurveyedSpecies } from '#workers/formulas/quadrat-survey.ts';

/** Returns density, importance and dispersion of a species. */
export function workingOf(
  species: SurveyedSpecies,
  { quadrats }: QuadratSurveyResult,
  { quadratArea }: QuadratSurveyInput,
): readonly WorkingStep[] {
  const { name, count, density, relativeDensity, relativeFrequency, relativeCover, importanceValue } = species;
  const [shownDensity, ratio] = [statisticText(density), statisticText(species.varianceToMeanRatio)];
  const parts = [relativeDensity, relativeFrequency, ...(relativeCover === null ? [] : [relativeCover])];
  return [
    {
      label: `Density of ${name} per m²`,
      formula: 'count ÷ (quadrats · area)',
      substituted: `${count} ÷ (${quadrats} · ${workingNumber(quadratArea)})`,
      value: shownDensity,
    },
    {
      label: 'Importance value',
      formula: 'relative density + relative frequency (+ relative cover)',
      substituted: parts.map((part) => workingNumber(part)).join(' + '),
      value: importanceValue === null ? 'not defined' : fixed(importanceValue, 2),
    },
    {
      label: 'Variance to mean',
      formula: 's² ÷ x̄',
      substituted: `${workingNumber(species.variance, ratio)} ÷ ${workingNumber(species.mean, ratio)}`,
      value: ratio,
    },
    {
      label: 'χ² for the pattern',
      formula: 's² ÷ x̄ · (n − 1)',
      substituted: `${workingNumber(species.varianceToMeanRatio)} · (${quadrats} − 1)`,
      value: statisticText(species.chiSquare),
    },
  ];
}
