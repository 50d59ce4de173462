import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type { ScientificNotationResult } from '#workers/formulas/scientific-notation.ts';

/** Powers of ten of the ladder's ends. */
const ENDS = [-30, 30] as const;

/** In meters, to have something to compare with. */
const FAMILIAR = [
  { label: 'Virus, 100 nm', at: -7 },
  { label: 'Cell, 10 µm', at: -5 },
  { label: 'Cat, 0.5 m', at: Math.log10(0.5) },
] as const;

/** Returns the SI prefixes as ranges of powers of ten, with the number and lengths that people know; none for zero. */
export function prefixLadder({
  mantissa,
  exponent,
  eNotation,
}: ScientificNotationResult): readonly Block<ResultKey<ScientificNotationResult>>[] {
  if (mantissa === 0) return [];
  const at = exponent + Math.log10(Math.abs(mantissa));
  return [
    {
      kind: 'chart',
      chart: {
        type: 'scale',
        title: 'The number among the SI prefixes',
        summary: `${eNotation} beside the prefixes and, in meters, a virus, a cell and a cat.`,
        axis: { label: 'Power of ten', decimals: 1, reaches: ENDS },
        spans: [
          { label: 'quecto to atto', from: -30, to: -15 },
          { label: 'femto to nano', from: -15, to: -6 },
          { label: 'micro and milli', from: -6, to: 0 },
          { label: 'no prefix, kilo', from: 0, to: 6 },
          { label: 'mega to peta', from: 6, to: 18 },
          { label: 'exa to quetta', from: 18, to: 30 },
        ],
        marks: [{ label: 'Your number', at }, ...FAMILIAR],
      },
    },
  ];
}
