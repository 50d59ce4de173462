import { REPEATED_NAMES, SPECIES_READING } from '#src/calculators/families/speciesOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { HillNumbersInput, HillNumbersResult } from '#workers/formulas/hill-numbers.ts';

type Point = HillNumbersResult['samples'][number]['curve'][number];

const METHODS = { rarefaction: 'rarefied', observed: 'as found', extrapolation: 'extrapolated' } as const;
const SAMPLE = name(({ row }: Here<unknown, unknown, { readonly name: string }>) => `Sample, ${row.name}`);

/** Of a point of a curve, which its table names. */
const POINT: Outputs<Point, HillNumbersResult, unknown> = {
  size: count('Individuals'),
  method: { kind: 'words', label: 'Method', words: METHODS },
  coverage: percent('Coverage'),
  coverageLower: percent('Coverage, lower'),
  coverageUpper: percent('Coverage, upper'),
  q0: effective('Order 0'),
  q0Lower: effective('Order 0, lower'),
  q0Upper: effective('Order 0, upper'),
  q1: effective('Order 1'),
  q1Lower: effective('Order 1, lower'),
  q1Upper: effective('Order 1, upper'),
  q2: effective('Order 2'),
  q2Lower: effective('Order 2, lower'),
  q2Upper: effective('Order 2, upper'),
};

/** The results of samples by Hill numbers. */
export const OUTPUTS: Outputs<HillNumbersResult, HillNumbersResult, HillNumbersInput> = {
  samples: {
    kind: 'rows',
    label: 'Samples',
    of: ({ row }) => row.name,
    row: {
      name: SAMPLE,
      individuals: count('Individuals'),
      observed: {
        kind: 'group',
        keys: { q0: count('Species (order 0)'), q1: effective('Order 1'), q2: effective('Order 2') },
      },
      asymptotic: {
        kind: 'group',
        keys: { q0: effective('Order 0'), q1: effective('Order 1'), q2: effective('Order 2') },
      },
      coverage: percent('Coverage (%)'),
      singletons: count('Seen once'),
      doubletons: count('Seen twice'),
      chao1: {
        kind: 'group',
        keys: {
          estimate: effective('Chao1'),
          standardError: effective('SE of Chao1'),
          lower: effective('Chao1, lower'),
          upper: effective('Chao1, upper'),
          vegan: effective('Chao1 as in vegan'),
        },
      },
      curve: { kind: 'rows', label: 'Curve', row: POINT },
      ranking: { kind: 'inner', label: 'Species from the most abundant on' },
    },
  },
  comparison: {
    kind: 'group',
    keys: {
      coverage: percent('Coverage compared (%)'),
      samples: {
        kind: 'rows',
        label: 'Samples at equal coverage',
        of: ({ row }) => row.name,
        row: {
          name: SAMPLE,
          size: { kind: 'number', label: 'Individuals', written: decimals(1) },
          method: { kind: 'words', label: ({ row }) => `Method, ${row.name}`, words: METHODS },
          q0: effective('Order 0'),
          q1: effective('Order 1'),
          q2: effective('Order 2'),
        },
      },
    },
  },
  repeatedNames: REPEATED_NAMES,
  reading: SPECIES_READING,
};

/** An effective number of species. */
function effective(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(4) };
}

function percent(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, columnUnit: '%', scale: 100, written: decimals(2) };
}
