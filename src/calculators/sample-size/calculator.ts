import { assumptionsBlock, reportBlock } from '#src/families/statisticsBlocks.ts';
import { inSentence, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type sampleSize from '#workers/formulas/sample-size.ts';
import type { SampleSizeInput, SampleSizeResult } from '#workers/formulas/sample-size.ts';
import { FIELDS } from './fields.ts';
import { powerChart, sizeFacts, totalLabel, usualPowerTable } from './figures.ts';
import { adviceNotices, lineOfR, planSentence, programDifferences } from './words.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<SampleSizeResult>;

export default defineCalculator<typeof sampleSize>()({
  formula: 'sample-size',
  fixed: {},
  fields: FIELDS,
  example: {
    design: 'two-means',
    solveFor: 'sample-size',
    difference: '5',
    groups: '',
    effectSize: '',
    groupMeans: '',
    standardDeviation: '8',
    proportion1: '',
    proportion2: '',
    correlation: '',
    sampleSize1: '',
    sampleSize2: '',
    power: '80',
    alternative: 'two-sided',
    significanceLevel: '0.05',
    allocationRatio: '1',
    dropout: '10',
  },
  errorStyle: 'inline',
  present,
  sources: ['cohen1988', 'fleissLevinPaik2003', 'arrive2020'],
});

function present(result: SampleSizeResult, input: SampleSizeInput): Presentation<Key> {
  const isSize = input.solveFor === 'sample-size';
  const total: Figure<Key> = {
    field: 'totalSampleSize',
    label: totalLabel(input),
    value: result.totalSampleSize,
    text: String(result.totalSampleSize),
  };
  const power: Figure<Key> = {
    field: 'achievedPower',
    label: isSize ? 'Power at these numbers' : 'Power',
    value: result.achievedPower,
    text: fixed(result.achievedPower, 2),
    unit: '%',
  };
  const effect: Figure<Key> = {
    field: 'effectSize',
    label: EFFECTS[input.design],
    value: result.effectSize,
    text: statisticText(result.effectSize),
  };
  return {
    headline: isSize ? total : power,
    status: isSize
      ? `${total.label}: ${total.text}, for a power of ${inSentence(result.achievedPower)} %.`
      : `Power ${power.text} %.`,
    blocks: [
      { kind: 'facts', figures: [...sizeFacts(result), isSize ? power : total, effect] },
      ...adviceNotices(result, input),
      powerChart(result, input),
      usualPowerTable(result, input),
      reportBlock(planSentence(result, input), lineOfR(result, input)),
      assumptionsBlock([
        'Middle curve: the power at your effect. The curves beside it show what happens if the effect is a fifth smaller or a quarter larger.',
        'Steepness: where the curve is flat, more subjects hardly add power.',
        'Effect size: one taken from a small pilot study is usually too large; plan with the smallest difference that matters.',
        'Subjects: litter mates, cages and pens are not independent; count experimental units.',
      ]),
      programDifferences(),
    ],
    working: workingOf(result, input),
  };
}

const EFFECTS = {
  'two-means': 'Effect size, Cohen’s d',
  'paired-means': 'Effect size, Cohen’s d of the differences',
  'one-mean': 'Effect size, Cohen’s d',
  'two-proportions': 'Effect size, Cohen’s h',
  correlation: 'Effect size, r',
  anova: 'Effect size, Cohen’s f',
} as const;
