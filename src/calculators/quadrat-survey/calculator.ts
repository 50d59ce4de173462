import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { SPECIES_IN } from '#src/calculators/families/ecologyFields.ts';
import { namedBars } from '#src/calculators/families/namedBars.ts';
import { repeatedNameFacts } from '#src/calculators/families/repeatedNames.ts';
import { differencesBlock, speciesNotices } from '#src/calculators/families/statisticsBlocks.ts';
import { TOTALS, tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence, pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type quadratSurvey from '#workers/formulas/quadrat-survey.ts';
import type { QuadratSurveyInput, QuadratSurveyResult, SurveyedSpecies } from '#workers/formulas/quadrat-survey.ts';
import { OUTPUTS } from './outputs.ts';
import { dispersionTable, importanceTable } from './tables.ts';

type Key = ResultKey<QuadratSurveyResult>;

export default defineCalculator<typeof quadratSurvey>()({
  formula: 'quadrat-survey',
  fixed: {},
  fields: {
    table: tableField({
      label: 'Counts',
      hint: 'Paste species in rows and quadrats in columns, or the other way round, with names in the first row and column. Blank counts as 0.',
      placeholder: 'Species\tQ1\tQ2\nClover\t4\t6\nDaisy\t0\t12',
    }),
    speciesIn: SPECIES_IN,
    totals: TOTALS,
    coverTable: {
      kind: 'text',
      lines: 5,
      monospaced: true,
      label: 'Cover in percent',
      hint: 'The same species and quadrats on the same sides; no cell may be blank.',
      optional: true,
    },
    quadratArea: {
      kind: 'number',
      label: 'Area of a quadrat',
      ...measuredIn('area', 'm²', 'ft²'),
      min: 0,
      initial: 1,
      step: 0.25,
    },
  },
  example: {
    table:
      'Species\tQ1\tQ2\tQ3\tQ4\tQ5\tQ6\tQ7\tQ8\tQ9\tQ10\nClover\t4\t6\t3\t5\t7\t4\t5\t6\t3\t5\nDaisy\t0\t12\t0\t1\t0\t0\t9\t0\t0\t2\nPlantain\t2\t2\t3\t2\t2\t2\t3\t2\t2\t2\nYarrow\t1\t0\t2\t0\t1\t3\t0\t1\t1\t0',
    speciesIn: 'recognized',
    totals: 'recognized',
    coverTable: '',
    quadratArea: '0.25',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['curtisMcIntosh1951', 'morisita1959', 'krebs1999'],
});

const M2_IN_HECTARE = 10_000;

function present(result: QuadratSurveyResult, input: QuadratSurveyInput, figure: FigureOf<Key>): Presentation<Key> {
  const { species, importanceScale, totalDensity } = result;
  const first = species[0];
  if (first === undefined) throw new Error('A result has a species');
  const leading = species.reduce((most, each) =>
    (each.importanceValue ?? 0) > (most.importanceValue ?? 0) ? each : most,
  );
  const density = figure('totalDensity', {
    note: `${inSentence(totalDensity * M2_IN_HECTARE, 6)} per hectare. Most important: ${leading.name}, ${leading.importanceValue === null ? 'not defined' : inSentence(leading.importanceValue, 4)} of ${importanceScale}.`,
  });
  return {
    headline: density,
    status: `${density.text} individuals per m², ${species.length} species.`,
    blocks: [
      ...speciesNotices(result.reading),
      ...notices(result),
      importanceChart(result),
      { kind: 'facts', figures: [figure('quadrats'), figure('sampledArea'), figure('importanceScale')] },
      importanceTable(result, figure),
      dispersionTable(result, figure),
      countChart(result),
      differencesBlock([
        'Importance values of 200 (density and frequency) and of 300 (with cover) cannot be compared; some books divide by 2 or 3 and print percent.',
        'Cover of trees is often the basal area at breast height, not the crown.',
        ...oneSided(species),
        'Limits from χ² need a mean of about 1 or more in each quadrat.',
      ]),
      ...repeatedNameFacts(result.repeatedNames, figure),
    ],
    working: workingOf(first, result, input, figure),
  };
}

const FEW_QUADRATS = 10;

function notices({ quadrats, species, repeatedNames }: QuadratSurveyResult): readonly NoticeBlock[] {
  const rare = species.filter(({ mean }) => mean < 1).map(({ name }) => name);
  return cautionNotices([
    [quadrats < FEW_QUADRATS, 'Fewer than 10 quadrats: density and pattern are uncertain.'],
    [
      species.some(({ variance }) => variance === 0),
      'Equal counts in all quadrats give χ² = 0 and p = 0 by the approximation. With few quadrats that happens by chance: do not read it as proof of even spacing.',
    ],
    [rare.length > 0, `Mean below 1: the test of the pattern is rough for ${rare.join(', ')}.`],
    [
      species.some(({ importanceValue }) => importanceValue === null),
      'All covers are 0, so there is no relative cover and no importance value.',
    ],
    [
      species.length > 1,
      `${species.length} species are ${species.length} tests: with Bonferroni’s correction only p below ${inSentence(0.05 / species.length)} counts.`,
      'neutral',
    ],
    [
      repeatedNames.length > 0,
      `In the table more than once: ${repeatedNames.join(', ')}. Each counts for itself; add them together if they are the same.`,
    ],
    [
      true,
      'Quadrats must be placed at random. The pattern depends on their size: it is that at the scale of a quadrat.',
      'neutral',
    ],
  ]);
}

const MOST_BARS = 20;

/** Returns the parts of the importance of each species, the most important first. */
function importanceChart({ species, importanceScale }: QuadratSurveyResult): ChartBlock {
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

const MOST_STRIPS = 12;
const MOST_DOTS = 200;

/** Returns a strip of the counts of each species, one dot a quadrat. */
function countChart({ species }: QuadratSurveyResult): ChartBlock {
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

function oneSided(species: QuadratSurveyResult['species']): readonly string[] {
  const clumped = species.find(({ varianceToMeanRatio }) => varianceToMeanRatio > 1);
  if (clumped === undefined) return [];
  return [
    `A one-sided test for clumping has half the p value: ${pValueWords(clumped.pValue / 2)} for ${clumped.name}.`,
  ];
}

/** Returns density, importance and dispersion of the first species. */
function workingOf(
  species: SurveyedSpecies,
  { quadrats }: QuadratSurveyResult,
  { quadratArea }: QuadratSurveyInput,
  figure: FigureOf<Key>,
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
