import { uniquelyNamed } from '#src/families/boxPlot.ts';
import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { QuadratSurveyResult } from '#workers/formulas/quadrat-survey.ts';

const MOST_BARS = 20;
const MOST_STRIPS = 12;
const MOST_DOTS = 200;

/** Returns the parts of the importance of each species, the most important first. */
export function importanceChart({ species, importanceScale }: QuadratSurveyResult): ChartBlock {
  const ranked = [...species].sort((a, b) => (b.importanceValue ?? 0) - (a.importanceValue ?? 0)).slice(0, MOST_BARS);
  return namedBars({
    of: 'Species',
    title: 'What makes a species important',
    summary: `Relative density and relative frequency${importanceScale === 300 ? ' and relative cover' : ''} of each species, the most important first. Their sum is the importance value.`,
    y: { label: 'Share of all species', unit: '%', decimals: 1 },
    names: ranked.map(({ name }) => name),
    series: [
      { name: 'Density', values: ranked.map(({ relativeDensity }) => relativeDensity) },
      { name: 'Frequency', values: ranked.map(({ relativeFrequency }) => relativeFrequency) },
      ...(importanceScale === 300 ? [{ name: 'Cover', values: ranked.map(({ relativeCover }) => relativeCover) }] : []),
    ],
  });
}

/** Returns a strip of the counts of each species, one dot a quadrat. */
export function countChart({ species }: QuadratSurveyResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Counts of the quadrats',
      summary:
        'One dot for each quadrat. Many zeros and a few high counts are a clumped species; equal counts a uniform one.',
      x: { label: 'Individuals in a quadrat', decimals: 0, reaches: [0] },
      rows: uniquelyNamed(
        species
          .slice(0, MOST_STRIPS)
          .map(({ name, counts }) => ({ label: name, dots: counts.slice(0, MOST_DOTS).map((x) => ({ x })) })),
      ),
    },
  };
}
