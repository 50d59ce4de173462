import { assumptionsBlock, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type sampleSize from '#workers/formulas/sample-size.ts';
import type { SampleSizeInput, SampleSizeResult } from '#workers/formulas/sample-size.ts';
import { FIELDS } from './fields.ts';
import { powerChart, sizeFacts, usualPowerTable } from './figures.ts';
import { OUTPUTS } from './outputs.ts';
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
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['cohen1988', 'fleissLevinPaik2003', 'arrive2020'],
});

function present(result: SampleSizeResult, input: SampleSizeInput, figure: FigureOf<Key>): Presentation<Key> {
  const isSize = input.solveFor === 'sample-size';
  const [total, power] = [figure('totalSampleSize'), figure('achievedPower')];
  return {
    headline: isSize ? total : power,
    status: isSize
      ? `${total.label}: ${total.text}, for a power of ${inSentence(result.achievedPower)} %.`
      : `Power ${power.text} %.`,
    blocks: [
      { kind: 'facts', figures: [...sizeFacts(figure), isSize ? power : total, figure('effectSize')] },
      ...adviceNotices(result, input),
      powerChart(result, input),
      usualPowerTable(result, figure),
      reportBlock(planSentence(result, input), lineOfR(result, input)),
      assumptionsBlock([
        'Middle curve: the power at your effect. The curves beside it show what happens if the effect is a fifth smaller or a quarter larger.',
        'Steepness: where the curve is flat, more subjects hardly add power.',
        'Effect size: one taken from a small pilot study is usually too large; plan with the smallest difference that matters.',
        'Subjects: litter mates, cages and pens are not independent; count experimental units.',
      ]),
      programDifferences(),
    ],
    working: workingOf(result, input, figure),
  };
}
