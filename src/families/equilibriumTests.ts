/**
 * Shared by the two pages about Hardy–Weinberg proportions: the test of the product specification beside the accepted
 * ones.
 */
import { exponent, fixed, fixedApart, significant } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type {
  ComparisonBlock,
  FactsBlock,
  Figure,
  NoticeBlock,
  ResultKey,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type { Genotypes } from '#workers/lib/biology/genotypes.ts';
import type { HardyWeinbergTests } from '#workers/lib/biology/hardyWeinbergTests.ts';
import { CHI_SQUARE_LIMITS, SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

/** Expected counts below this make chi-square a poor approximation. */
const SMALL_EXPECTATION = 5;
/** Rounding errors of products of frequencies and totals are smaller than this. */
const ROUNDING = 1e-9;

/** The accepted tests, under their keys in the results of both pages. */
export type ReferenceKey = ResultKey<{ readonly reference: HardyWeinbergTests }>;

/** The test that the product specification defines for a page: its keys in the result, and its limit. */
export interface SpecifiedTest<Field extends string> {
  /** As a column header: '2 degrees of freedom'. */
  readonly name: string;
  readonly statistic: Figure<Field>;
  readonly pValue: Figure<Field>;
  readonly verdict: Figure<Field>;
  /** The chi-square from which on the specified rule rejects equilibrium; not always that of the degrees of freedom in its name. */
  readonly limit: number;
  /** Why it differs from the accepted tests, in one sentence. */
  readonly why: string;
}

/**
 * Returns a p-value with four decimals, or as many as distinguish it from 0.05; the note adds what these cannot show.
 */
export function pValueFigure<Field extends string>(field: Field, label: string, value: number | null): Figure<Field> {
  if (value === null) return { field, label, value, text: 'not computed' };
  const tiny = value > 0 && value < 0.00005;
  return { field, label, value, text: fourDecimals(value), ...(tiny ? { note: exponent(value, 2) } : {}) };
}

export function statisticFigure<Field extends string>(
  field: Field,
  label: string,
  value: number,
  limit: number,
): Figure<Field> {
  const apart = chiSquareApart(value);
  const text = fixed(value, 3);
  return {
    field,
    label,
    value,
    text,
    note: `Chi-square, limit ${limit}${apart === text ? '' : `; with more decimals ${apart}`}`,
  };
}

/**
 * Formats with three decimals, or as many as show on which side of the limit with 2 degrees of freedom the number lies.
 * The other limits correspond to a p-value, which shows the side.
 */
export function chiSquareApart(value: number): string {
  return fixedApart(value, 3, [CHI_SQUARE_LIMITS.two]);
}

/** Returns the answer to 'in equilibrium?'. */
export function verdictFigure<Field extends string>(field: Field, label: string, value: boolean | null): Figure<Field> {
  const text = value === null ? 'not computed' : value ? 'Yes' : 'No';
  return { field, label, value, text };
}

/** Returns the specified rule, chi-square with 1 degree of freedom and the exact test, side by side. */
export function comparisonOfTests<Field extends string>(
  specified: SpecifiedTest<Field>,
  reference: HardyWeinbergTests,
): ComparisonBlock<Field | ReferenceKey> {
  const { statistic, pValue, verdict, why } = specified;
  const { outcomeProbability } = reference;
  return {
    kind: 'comparison',
    title: 'Equilibrium by three tests',
    methods: [specified.name, '1 degree of freedom', 'Exact test'],
    rows: [
      {
        label: 'In equilibrium, at the 5 % level',
        figures: [
          verdict,
          verdictFigure(
            'reference.isEquilibrium1df',
            'In equilibrium, 1 degree of freedom',
            reference.isEquilibrium1df,
          ),
          verdictFigure('reference.isEquilibriumExact', 'In equilibrium, exact test', reference.isEquilibriumExact),
        ],
      },
      {
        label: 'p-value',
        figures: [
          pValue,
          pValueFigure('reference.pValue1df', 'p-value with 1 degree of freedom', reference.pValue1df),
          pValueFigure('reference.exactPValue', 'p-value of the exact test', reference.exactPValue),
        ],
      },
      {
        label: 'Computed from',
        figures: [
          statistic,
          statisticFigure(
            'reference.chiSquare',
            'Chi-square, 1 degree of freedom',
            reference.chiSquare,
            CHI_SQUARE_LIMITS.one,
          ),
          {
            field: 'reference.outcomeProbability',
            label: 'Chance of this sample',
            value: outcomeProbability,
            text: outcomeProbability === null ? 'not computed' : significant(outcomeProbability, 3),
            note: 'Chance of this sample',
          },
        ],
      },
    ],
    why,
    sources: ['engels2009', 'wigginton2005'],
  };
}

/** Returns the figures of the reference that no other method has. */
export function furtherReference({ midPValue, inbreedingCoefficient }: HardyWeinbergTests): FactsBlock<ReferenceKey> {
  return {
    kind: 'facts',
    title: 'Heterozygotes',
    figures: [
      inbreedingFigure(inbreedingCoefficient),
      {
        ...pValueFigure('reference.midPValue', 'Mid p-value of the exact test', midPValue),
        ...(midPValue === null ? { text: 'not defined' } : {}),
      },
    ],
  };
}

export function inbreedingFigure(value: number | null): Figure<ReferenceKey> {
  return {
    field: 'reference.inbreedingCoefficient',
    label: 'Inbreeding coefficient (F)',
    value,
    text: value === null ? 'not defined' : fixed(value, 4),
    note: inbreedingNote(value),
  };
}

/** Returns the notices: a small sample, a single allele. */
export function noticesOnTests(
  expectedCounts: Genotypes,
  { inbreedingCoefficient }: HardyWeinbergTests,
): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (inbreedingCoefficient === null)
    return [
      {
        kind: 'notice',
        tone: 'neutral',
        title: 'One allele only',
        text: 'With a single allele in the sample there is nothing to test: every genotype is the expected one.',
      },
    ];
  const smallest = Math.min(expectedCounts.dominant, expectedCounts.heterozygous, expectedCounts.recessive);
  if (smallest < SMALL_EXPECTATION - ROUNDING)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Small expected counts',
      text: `${smallest < 0.01 ? 'Fewer than 0.01' : `Only ${fixedApart(smallest, 2, [SMALL_EXPECTATION])}`} individuals are expected in the rarest genotype. Below ${SMALL_EXPECTATION}, chi-square is a rough approximation: go by the exact test.`,
    });
  return found;
}

/** Returns the steps of expected counts and of the sum of chi-square; `names` are those of AA, Aa, aa. */
export function chiSquareSteps(
  names: readonly [string, string, string],
  observed: readonly [number, number, number],
  expectedCounts: Genotypes,
  {
    p,
    q,
    total,
    chiSquare,
  }: { readonly p: number; readonly q: number; readonly total: number; readonly chiSquare: number },
): readonly WorkingStep[] {
  const expected = [expectedCounts.dominant, expectedCounts.heterozygous, expectedCounts.recessive] as const;
  const printed = expected.map((awaited) => fixed(awaited, 2));
  const products = printed.map((text, index) => {
    const [ps, qs] = [workingNumber(p, text), workingNumber(q, text)];
    return [`${ps}²·${total}`, `2·${ps}·${qs}·${total}`, `${qs}²·${total}`][index] ?? '';
  });
  const sum = chiSquareApart(chiSquare);
  return [
    ...(['p²·N', '2·p·q·N', 'q²·N'] as const).map((formula, index) => ({
      label: `Expected ${names[index] ?? ''}`,
      formula,
      substituted: products[index] ?? '',
      value: printed[index] ?? '',
    })),
    {
      label: 'Chi-square',
      formula: 'χ² = Σ (O − E)² ÷ E',
      substituted: expected
        .flatMap((awaited, index) =>
          awaited === 0
            ? []
            : [`(${observed[index]} − ${workingNumber(awaited, sum)})² ÷ ${workingNumber(awaited, sum)}`],
        )
        .join(' + '),
      value: sum,
    },
  ];
}

/** Returns the steps of the accepted p-value and F with the visitor's numbers. */
export function referenceSteps(
  { chiSquare, pValue1df, inbreedingCoefficient }: HardyWeinbergTests,
  heterozygosity: { readonly observed: number; readonly p: number; readonly q: number },
): readonly WorkingStep[] {
  return [
    {
      label: 'p-value with 1 degree of freedom',
      formula: 'erfc(√(χ² ÷ 2))',
      substituted: `erfc(√(${workingNumber(chiSquare)} ÷ 2))`,
      value: pValueText(pValue1df),
    },
    ...inbreedingStep(inbreedingCoefficient, heterozygosity),
  ];
}

export function inbreedingStep(
  value: number | null,
  { observed, p, q }: { readonly observed: number; readonly p: number; readonly q: number },
): readonly WorkingStep[] {
  if (value === null) return [];
  return [
    {
      label: 'Inbreeding coefficient, H the observed share of heterozygotes',
      formula: 'F = 1 − H ÷ (2·p·q)',
      substituted: `1 − ${workingNumber(observed)} ÷ (2·${workingNumber(p)}·${workingNumber(q)})`,
      value: fixed(value, 4),
    },
  ];
}

/** Formats a p-value in the working, which has no note. */
export function pValueText(value: number): string {
  return value > 0 && value < 0.00005 ? exponent(value, 2) : fourDecimals(value);
}

function fourDecimals(pValue: number): string {
  return fixedApart(pValue, 4, [SIGNIFICANCE]);
}

function inbreedingNote(value: number | null): string {
  if (value === null) return 'There is one allele only.';
  if (Math.abs(value) < 0.00005) return 'As many heterozygotes as random mating gives.';
  const percent = Math.abs(value) * 100;
  const share = `${fixed(percent, percent < 1 ? 2 : 1)} %`;
  return value > 0
    ? `${share} fewer heterozygotes than random mating gives.`
    : `${share} more heterozygotes than random mating gives.`;
}
