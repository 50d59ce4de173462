/**
 * Shared by the two pages about Hardy–Weinberg proportions: the test of the product specification beside the accepted
 * ones.
 */
import { exponent, fixed, fixedApart } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, FlagOutput, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { ComparisonBlock, FactsBlock, NoticeBlock, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, digits, numeral } from '#src/engine/kit/writing.ts';
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
  readonly statistic: Field;
  readonly pValue: Field;
  readonly verdict: Field;
  /** The chi-square from which on the specified rule rejects equilibrium; not always that of the degrees of freedom in its name. */
  readonly limit: number;
  /** Why it differs from the accepted tests, in one sentence. */
  readonly why: string;
}

/** A p-value with four decimals, or as many as distinguish it from 0.05; the note adds what these cannot show. */
export function pValueOutput(label: string): NumberOutput<unknown> {
  return {
    kind: 'number',
    label,
    missing: 'not computed',
    written: (value) => ({ ...numeral(fourDecimals(value)), ...(isTiny(value) ? { note: exponent(value, 2) } : {}) }),
  };
}

/** Chi-square, with its limit and what three decimals do not show of it. */
export function chiSquareOutput(label: string, limit: number): NumberOutput<unknown> {
  return {
    kind: 'number',
    label,
    written: (value) => {
      const [written, apart] = [decimals(3)(value), chiSquareApart(value)];
      const more = apart === written.text ? '' : `; with more decimals ${apart}`;
      return { ...written, note: `Chi-square, limit ${limit}${more}` };
    },
  };
}

/** The answer to 'in equilibrium?'. */
export function verdictOutput(label: string): FlagOutput<unknown> {
  return { kind: 'flag', label, missing: 'not computed' };
}

/** The accepted tests. */
export const REFERENCE = {
  chiSquare: chiSquareOutput('Chi-square, 1 degree of freedom', CHI_SQUARE_LIMITS.one),
  pValue1df: pValueOutput('p-value with 1 degree of freedom'),
  isEquilibrium1df: verdictOutput('In equilibrium, 1 degree of freedom'),
  exactPValue: pValueOutput('p-value of the exact test'),
  isEquilibriumExact: verdictOutput('In equilibrium, exact test'),
  midPValue: { ...pValueOutput('Mid p-value of the exact test'), missing: 'not defined' },
  outcomeProbability: {
    kind: 'number',
    label: 'Chance of this sample',
    written: digits(3),
    missing: 'not computed',
    note: 'Chance of this sample',
  },
  inbreedingCoefficient: {
    kind: 'number',
    label: 'Inbreeding coefficient (F)',
    written: (value) => ({ ...decimals(4)(value), note: inbreedingNote(value) }),
    missing: 'not defined',
    missingNote: 'There is one allele only.',
  },
} as const satisfies Outputs<HardyWeinbergTests, unknown, unknown>;

/**
 * Formats with three decimals, or as many as show on which side of the limit with 2 degrees of freedom the number lies.
 * The other limits correspond to a p-value, which shows the side.
 */
export function chiSquareApart(value: number): string {
  return fixedApart(value, 3, [CHI_SQUARE_LIMITS.two]);
}

/** Returns the specified rule, chi-square with 1 degree of freedom and the exact test, side by side. */
export function comparisonOfTests<Field extends string>(
  { name, statistic, pValue, verdict, why }: SpecifiedTest<Field>,
  figure: FigureOf<Field | ReferenceKey>,
): ComparisonBlock<Field | ReferenceKey> {
  return {
    kind: 'comparison',
    title: 'Equilibrium by three tests',
    methods: [name, '1 degree of freedom', 'Exact test'],
    rows: [
      {
        label: 'In equilibrium, at the 5 % level',
        figures: [figure(verdict), figure('reference.isEquilibrium1df'), figure('reference.isEquilibriumExact')],
      },
      {
        label: 'p-value',
        figures: [figure(pValue), figure('reference.pValue1df'), figure('reference.exactPValue')],
      },
      {
        label: 'Computed from',
        figures: [figure(statistic), figure('reference.chiSquare'), figure('reference.outcomeProbability')],
      },
    ],
    why,
    sources: ['engels2009', 'wigginton2005'],
  };
}

/** Returns the figures of the reference that no other method has. */
export function furtherReference(figure: FigureOf<ReferenceKey>): FactsBlock<ReferenceKey> {
  return {
    kind: 'facts',
    title: 'Heterozygotes',
    figures: [figure('reference.inbreedingCoefficient'), figure('reference.midPValue')],
  };
}

/** Returns the notices: a small sample, a single allele. */
export function noticesOnTests(
  { dominant, heterozygous, recessive }: Genotypes,
  { inbreedingCoefficient }: HardyWeinbergTests,
): readonly NoticeBlock[] {
  if (inbreedingCoefficient === null)
    return [
      {
        kind: 'notice',
        tone: 'neutral',
        title: 'One allele only',
        text: 'With a single allele in the sample there is nothing to test: every genotype is the expected one.',
      },
    ];
  const smallest = Math.min(dominant, heterozygous, recessive);
  if (smallest >= SMALL_EXPECTATION - ROUNDING) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Small expected counts',
      text: `${smallest < 0.01 ? 'Fewer than 0.01' : `Only ${fixedApart(smallest, 2, [SMALL_EXPECTATION])}`} individuals are expected in the rarest genotype. Below ${SMALL_EXPECTATION}, chi-square is a rough approximation: go by the exact test.`,
    },
  ];
}

/** Returns the steps of expected counts and of the sum of chi-square; `names` are those of AA, Aa, aa. */
export function chiSquareSteps(
  names: readonly [string, string, string],
  observed: readonly [number, number, number],
  { dominant, heterozygous, recessive }: Genotypes,
  { p, q, total, chiSquare }: Readonly<Record<'p' | 'q' | 'total' | 'chiSquare', number>>,
): readonly WorkingStep[] {
  const expected = [dominant, heterozygous, recessive];
  const sum = numeral(chiSquareApart(chiSquare));
  return [
    ...expected.map((awaited, index) => {
      const printed = decimals(2)(awaited);
      const [ps, qs] = [workingNumber(p, printed), workingNumber(q, printed)];
      return {
        label: `Expected ${names[index] ?? ''}`,
        formula: ['p²·N', '2·p·q·N', 'q²·N'][index] ?? '',
        substituted: [`${ps}²·${total}`, `2·${ps}·${qs}·${total}`, `${qs}²·${total}`][index] ?? '',
        value: printed.text,
      };
    }),
    {
      label: 'Chi-square',
      formula: 'χ² = Σ (O − E)² ÷ E',
      substituted: expected
        .flatMap((awaited, index) => {
          const text = workingNumber(awaited, sum);
          return awaited === 0 ? [] : [`(${observed[index]} − ${text})² ÷ ${text}`];
        })
        .join(' + '),
      value: sum.text,
    },
  ];
}

/** The share of heterozygotes, and the frequencies of both alleles. */
type Heterozygosity = Readonly<Record<'observed' | 'p' | 'q', number>>;

/** Returns the steps of the accepted p-value and F with the visitor's numbers. */
export function referenceSteps(
  { chiSquare, pValue1df, inbreedingCoefficient }: HardyWeinbergTests,
  heterozygosity: Heterozygosity,
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

export function inbreedingStep(value: number | null, { observed, p, q }: Heterozygosity): readonly WorkingStep[] {
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
  return isTiny(value) ? exponent(value, 2) : fourDecimals(value);
}

function isTiny(pValue: number): boolean {
  return pValue > 0 && pValue < 0.00005;
}

function fourDecimals(pValue: number): string {
  return fixedApart(pValue, 4, [SIGNIFICANCE]);
}

function inbreedingNote(value: number): string {
  if (Math.abs(value) < 0.00005) return 'As many heterozygotes as random mating gives.';
  const percent = Math.abs(value) * 100;
  const share = `${fixed(percent, percent < 1 ? 2 : 1)} %`;
  return value > 0
    ? `${share} fewer heterozygotes than random mating gives.`
    : `${share} more heterozygotes than random mating gives.`;
}
