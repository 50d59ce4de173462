import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { SampleSizeInput, SampleSizeResult } from '#workers/formulas/sample-size.ts';

type Figures = FigureOf<ResultKey<SampleSizeResult>>;

/** Returns effect size, noncentrality and dropout. */
export function workingOf(result: SampleSizeResult, input: SampleSizeInput, figure: Figures): readonly WorkingStep[] {
  const { withDropout, sampleSizes, sampleSizePerGroup, totalSampleSize } = result;
  const { dropout = 0 } = input;
  const size = sampleSizes?.group1 ?? sampleSizePerGroup ?? totalSampleSize;
  const enrolled = withDropout === null ? null : Object.values(withDropout)[0];
  return [
    ...effectSteps(result, input, figure),
    ...(enrolled === null || enrolled === undefined || dropout === 0
      ? []
      : [
          {
            label: 'To enroll, rounded up',
            formula: 'n ÷ (1 − dropout)',
            substituted: `${size} ÷ (1 − ${workingNumber(dropout / 100)})`,
            value: String(enrolled),
          },
        ]),
  ];
}

function effectSteps(result: SampleSizeResult, input: SampleSizeInput, figure: Figures): readonly WorkingStep[] {
  const { effectSize, totalSampleSize, sampleSizes, exactSampleSize, sampleSizePerGroup } = result;
  const { difference = 0, standardDeviation = 0, proportion1 = 0, proportion2 = 0 } = input;
  const size = workingNumber(Math.abs(effectSize));
  switch (input.design) {
    case 'two-proportions':
      return [
        {
          label: 'Cohen’s h',
          formula: 'h = 2·asin(√p₁) − 2·asin(√p₂)',
          substituted: `2·asin(√${workingNumber(proportion1 / 100)}) − 2·asin(√${workingNumber(proportion2 / 100)})`,
          value: figure('effectSize').text,
        },
        ...(exactSampleSize === null
          ? []
          : [
              {
                label: 'Subjects in group 1',
                formula: '[zα·√(p̄q̄·(1 + 1 ÷ k)) + zβ·√(p₁q₁ + p₂q₂ ÷ k)]² ÷ (p₁ − p₂)²',
                substituted: `p₁ = ${workingNumber(proportion1 / 100)}, p₂ = ${workingNumber(proportion2 / 100)}, k = ${workingNumber(input.allocationRatio ?? 1)}`,
                value: figure('exactSampleSize').text,
              },
            ]),
      ];
    case 'correlation':
      return exactSampleSize === null
        ? []
        : [
            {
              label: 'Pairs',
              formula: '((zα + zβ) ÷ atanh|r|)² + 3',
              substituted: `((zα + zβ) ÷ atanh ${size})² + 3`,
              value: figure('exactSampleSize').text,
            },
          ];
    case 'anova':
      return [
        {
          label: 'Noncentrality of F',
          formula: 'λ = k·n·f²',
          substituted: `${totalSampleSize / (sampleSizePerGroup ?? totalSampleSize)} · ${sampleSizePerGroup} · ${size}²`,
          value: statisticText(totalSampleSize * effectSize ** 2),
        },
      ];
    default: {
      const { group1, group2 } = sampleSizes ?? { group1: totalSampleSize, group2: 0 };
      const scale = sampleSizes === null ? Math.sqrt(group1) : Math.sqrt(group1 * (group2 / (group1 + group2)));
      return [
        {
          label: 'Cohen’s d',
          formula: 'd = difference ÷ SD',
          substituted: `${asTerm(workingNumber(difference))} ÷ ${workingNumber(standardDeviation)}`,
          value: figure('effectSize').text,
        },
        {
          label: 'Noncentrality of t',
          formula: sampleSizes === null ? 'δ = |d|·√n' : 'δ = |d|·√(n₁·n₂ ÷ (n₁ + n₂))',
          substituted:
            sampleSizes === null
              ? `${size} · √${group1}`
              : `${size} · √(${group1} · ${group2} ÷ (${group1} + ${group2}))`,
          value: statisticText(Math.abs(effectSize) * scale),
        },
      ];
    }
  }
}
