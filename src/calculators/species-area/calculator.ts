import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { openConfidenceField } from '#src/calculators/families/ecologyFields.ts';
import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { FactsBlock, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type speciesArea from '#workers/formulas/species-area.ts';
import type { SpeciesAreaInput, SpeciesAreaResult } from '#workers/formulas/species-area.ts';
import { areaCharts } from './charts.ts';
import { OUTPUTS } from './outputs.ts';
import { fitTable } from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<SpeciesAreaResult>;

const FEW = 6;
const USUAL = { from: 0.05, to: 0.6 };

export default defineCalculator<typeof speciesArea>()({
  formula: 'species-area',
  fixed: {},
  fields: {
    rows: {
      kind: 'rows',
      label: 'Areas and species',
      hint: 'One row for each island or plot. You can paste two columns from a spreadsheet.',
      rowName: 'area',
      minRows: 3,
      row: {
        area: { kind: 'number', label: 'Area', hint: 'All in one unit.', min: 0 },
        species: { kind: 'number', label: 'Species', hint: 'Decimals for means.', min: 0 },
      },
    },
    predictArea: {
      kind: 'number',
      label: 'Predict the species of an area of',
      hint: 'In the same unit.',
      optional: true,
      min: 0,
    },
    areaLost: {
      kind: 'number',
      label: 'Area lost',
      unit: '%',
      optional: true,
      min: 0,
      max: 100,
    },
    confidence: openConfidenceField(),
  },
  example: {
    rows: [
      { area: '1', species: '12' },
      { area: '10', species: '21' },
      { area: '100', species: '33' },
      { area: '1000', species: '60' },
      { area: '10000', species: '95' },
    ],
    predictArea: '500',
    areaLost: '90',
    confidence: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['arrhenius1921', 'macArthurWilson1967', 'rosenzweig1995'],
});

function present(result: SpeciesAreaResult, input: SpeciesAreaInput, figure: FigureOf<Key>): Presentation<Key> {
  const { logLog, nonLinear } = result;
  const interval = intervalWords(input.confidence, logLog.zLower, logLog.zUpper);
  const headline = figure('logLog.z', {
    label: 'Exponent z, log–log fit',
    written: decimals(4),
    note: `${interval}. S = ${inSentence(logLog.c, 4)} · A^${inSentence(logLog.z, 4)}; non-linear fit: ${inSentence(nonLinear.c, 4)} · A^${inSentence(nonLinear.z, 4)}.`,
  });
  return {
    headline,
    status: `z ${headline.text}, ${interval}.`,
    blocks: [
      ...notices(result, input),
      ...areaCharts(result, input),
      fitTable(figure),
      ...outcome(result, figure),
      { kind: 'facts', figures: [figure('smallestArea'), figure('largestArea')] },
      differencesBlock([
        'Log–log weighs relative errors, so that a small island counts as much as a large one; the non-linear fit weighs species, so that rich areas decide.',
        'Species predicted from the log–log line are geometric means and lie below the arithmetic ones.',
        'Natural and decimal logarithms give the same c and z.',
        `vegan SSarrhenius is the non-linear fit: c ${inSentence(nonLinear.c, 4)}, z ${inSentence(nonLinear.z, 4)}.`,
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

function outcome({ prediction, speciesLost }: SpeciesAreaResult, figure: FigureOf<Key>): readonly FactsBlock<Key>[] {
  const facts = (title: string, keys: readonly Key[]): FactsBlock<Key> => ({
    kind: 'facts',
    title,
    figures: keys.map((key) => figure(key)),
  });
  return [
    ...(prediction === null
      ? []
      : [facts('Predicted', ['prediction.area', 'prediction.logLog', 'prediction.nonLinear'])]),
    ...(speciesLost === null
      ? []
      : [facts('Species lost in the end', ['speciesLost.logLog', 'speciesLost.nonLinear'])]),
  ];
}

function notices(result: SpeciesAreaResult, { rows }: SpeciesAreaInput): readonly NoticeBlock[] {
  const { logLog, nonLinear, prediction, speciesLost, smallestArea, largestArea } = result;
  const isBeyond = prediction !== null && (prediction.area < smallestArea || prediction.area > largestArea);
  const isUnusual = [logLog.z, nonLinear.z].some((z) => z < USUAL.from || z > USUAL.to);
  return cautionNotices([
    [rows.length < FEW, 'Fewer than 6 areas: c and z are uncertain.'],
    [
      logLog.points < rows.length,
      'Areas without species are left out of the log–log fit, because 0 has no logarithm. The non-linear fit has them.',
    ],
    [isBeyond, 'The prediction lies outside the areas entered: nothing shows that the curve holds there.'],
    [
      isUnusual,
      'z outside 0.05 to 0.6 is unusual: islands typically have 0.2 to 0.4, nested plots of one mainland 0.1 to 0.2.',
    ],
    [
      speciesLost !== null,
      'The loss is an eventual figure and an upper one: extinctions take time, and curves that count only species found nowhere else (endemics) predict smaller losses.',
    ],
    [
      logLog.rSquared === null,
      'All areas with species have the same number of them, so that R² is not defined.',
      'neutral',
    ],
  ]);
}
