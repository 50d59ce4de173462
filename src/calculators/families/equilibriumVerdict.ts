/** The verdict on Hardy–Weinberg proportions in two values: by the page's own test, and by the accepted one. */
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { TwoValues } from '#src/engine/kit/presentation.ts';
import type { HardyWeinbergTests } from '#workers/lib/biology/hardyWeinbergTests.ts';
import { CHI_SQUARE_LIMITS } from '#workers/reference/chiSquareLimits.ts';
import { pValueText, type ReferenceKey, type SpecifiedTest } from './equilibriumTests.ts';

/** Both verdicts, and a sentence with them for the status. */
export interface VerdictInTwo<Field extends string> {
  readonly second: TwoValues<Field | ReferenceKey>;
  readonly status: string;
}

/**
 * Returns the verdict of the page's own test beside that of the exact test, or of chi-square with 1 degree of freedom
 * where the sample is too large for it; null where a single allele leaves nothing to test.
 */
export function verdictInTwo<Field extends string>(
  { name, verdict, pValue, limit }: SpecifiedTest<Field>,
  reference: HardyWeinbergTests,
  figure: FigureOf<Field | ReferenceKey>,
): VerdictInTwo<Field> | null {
  if (reference.inbreedingCoefficient === null) return null;
  const own = figure(verdict, { label: LABEL, note: `p-value ${figure(pValue).text}` });
  const accepted = acceptedVerdict(reference, limit, figure);
  return {
    second: { figure: own, accepted: { insteadOf: `Chi-square, ${name}`, ...accepted } },
    status: `In equilibrium: ${own.text.toLowerCase()} with ${name}, ${accepted.figure.text.toLowerCase()} by the ${METHODS[accepted.method]}, which is the best estimate.`,
  };
}

const LABEL = 'In equilibrium';

/** As in a sentence. */
const METHODS = {
  'Exact test': 'exact test',
  'Chi-square, 1 degree of freedom': 'test with 1 degree of freedom',
} as const;

function acceptedVerdict(
  { isEquilibriumExact, exactPValue, pValue1df }: HardyWeinbergTests,
  limit: number,
  figure: FigureOf<ReferenceKey>,
) {
  if (isEquilibriumExact === null || exactPValue === null)
    return {
      method: 'Chi-square, 1 degree of freedom',
      figure: figure('reference.isEquilibrium1df', { label: LABEL, note: `p-value ${pValueText(pValue1df)}` }),
      advice: `Report the test with 1 degree of freedom, whose limit for chi-square is ${CHI_SQUARE_LIMITS.one}. That of the other test, ${limit}, is too high.`,
    } as const;
  return {
    method: 'Exact test',
    figure: figure('reference.isEquilibriumExact', { label: LABEL, note: `p-value ${pValueText(exactPValue)}` }),
    advice: `Report the exact test, which makes no approximation. Chi-square has 1 degree of freedom here, with the limit ${CHI_SQUARE_LIMITS.one}; that of the other test, ${limit}, is too high.`,
  } as const;
}
