import { chiSquareSteps, inbreedingStep, pValueText, referenceSteps } from '#src/families/equilibriumTests.ts';
import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { CountedSample, HardyWeinbergResult } from '#workers/formulas/hardy-weinberg.ts';

/** Returns p and q, then the tests of counts, or the expected frequencies where there are no counts. */
export function workingOf(result: HardyWeinbergResult): readonly WorkingStep[] {
  const { alleleFrequencies, genotypeFrequencies, expectedFrequencies } = result;
  const { p, q } = alleleFrequencies;
  const [big, both, small] = [
    workingNumber(genotypeFrequencies.dominant),
    workingNumber(genotypeFrequencies.heterozygous),
    workingNumber(genotypeFrequencies.recessive),
  ];
  const alleles = [
    { label: 'Frequency of A', formula: 'p = AA + Aa ÷ 2', substituted: `${big} + ${both} ÷ 2`, value: fixed(p, 4) },
    { label: 'Frequency of a', formula: 'q = aa + Aa ÷ 2', substituted: `${small} + ${both} ÷ 2`, value: fixed(q, 4) },
  ];
  if (result.populationCounts !== null) return [...alleles, ...testSteps(result)];
  const [ps, qs] = [workingNumber(p), workingNumber(q)];
  return [
    ...alleles,
    {
      label: 'Expected AA',
      formula: 'p²',
      substituted: `${ps}²`,
      value: fixed(expectedFrequencies.dominant, 4),
    },
    {
      label: 'Expected Aa',
      formula: '2·p·q',
      substituted: `2·${ps}·${qs}`,
      value: fixed(expectedFrequencies.heterozygous, 4),
    },
    { label: 'Expected aa', formula: 'q²', substituted: `${qs}²`, value: fixed(expectedFrequencies.recessive, 4) },
    ...inbreedingStep(result.reference.inbreedingCoefficient, { observed: genotypeFrequencies.heterozygous, p, q }),
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
