import {
  chiSquareSteps,
  inbreedingStep,
  pValueText,
  referenceSteps,
} from '#src/calculators/families/equilibriumTests.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { CountedSample, HardyWeinbergResult } from '#workers/formulas/hardy-weinberg.ts';

/** Returns p and q, then the tests of counts, or the expected frequencies where there are no counts. */
export function workingOf(
  result: HardyWeinbergResult,
  figure: FigureOf<ResultKey<HardyWeinbergResult>>,
): readonly WorkingStep[] {
  const { alleleFrequencies, genotypeFrequencies } = result;
  const { p, q } = alleleFrequencies;
  const { dominant, heterozygous, recessive } = genotypeFrequencies;
  const both = workingNumber(heterozygous);
  const alleles = [
    {
      label: 'Frequency of A',
      formula: 'p = AA + Aa ÷ 2',
      substituted: `${workingNumber(dominant)} + ${both} ÷ 2`,
      value: figure('alleleFrequencies.p').text,
    },
    {
      label: 'Frequency of a',
      formula: 'q = aa + Aa ÷ 2',
      substituted: `${workingNumber(recessive)} + ${both} ÷ 2`,
      value: figure('alleleFrequencies.q').text,
    },
  ];
  if (result.populationCounts !== null) return [...alleles, ...testSteps(result)];
  const [ps, qs] = [workingNumber(p), workingNumber(q)];
  return [
    ...alleles,
    {
      label: 'Expected AA',
      formula: 'p²',
      substituted: `${ps}²`,
      value: figure('expectedFrequencies.dominant').text,
    },
    {
      label: 'Expected Aa',
      formula: '2·p·q',
      substituted: `2·${ps}·${qs}`,
      value: figure('expectedFrequencies.heterozygous').text,
    },
    { label: 'Expected aa', formula: 'q²', substituted: `${qs}²`, value: figure('expectedFrequencies.recessive').text },
    ...inbreedingStep(result.reference.inbreedingCoefficient, { observed: heterozygous, p, q }),
  ];
}

function testSteps(result: CountedSample): readonly WorkingStep[] {
  const { alleleFrequencies, genotypeFrequencies, populationCounts, expectedCounts, chiSquare, reference } = result;
  const { p, q } = alleleFrequencies;
  const { dominant, heterozygous, recessive, total } = populationCounts;
  const text = workingNumber(chiSquare.value);
  return [
    ...chiSquareSteps(['AA', 'Aa', 'aa'], [dominant, heterozygous, recessive], expectedCounts, {
      p,
      q,
      total,
      chiSquare: chiSquare.value,
    }),
    {
      label: 'p-value with 2 degrees of freedom; equilibrium above 0.05',
      formula: 'exp(−χ² ÷ 2)·(1 + χ² ÷ 2)',
      substituted: `exp(−${text} ÷ 2)·(1 + ${text} ÷ 2)`,
      value: pValueText(chiSquare.pValue),
    },
    ...referenceSteps(reference, { observed: genotypeFrequencies.heterozygous, p, q }),
  ];
}
