import { count, name } from '#src/engine/kit/countAndName.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { GroupOutput, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, inWords, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type { PrimerDimersInput, PrimerDimersResult, Range } from '#workers/formulas/primer-dimers.ts';
import type { PrimerFold } from '#workers/lib/sequences/primers/primerFolds.ts';

/** Of what would only melt below absolute zero. */
const NO_TEMPERATURE = 'no temperature';

/** The results of judging primers. */
export const OUTPUTS: Outputs<PrimerDimersResult, PrimerDimersResult, PrimerDimersInput> = {
  shape: { kind: 'inner', label: 'Shape of the strand' },
  primers: {
    kind: 'rows',
    label: 'Primers',
    row: {
      name: name('Primer'),
      letters: { kind: 'words', label: 'Sequence' },
      tail: count('Letters of the 5′ tail'),
      leftOut: { kind: 'each', label: 'Left out', each: { kind: 'words', label: 'Left out' } },
      length: count('Length'),
      gcContent: rangeOf('GC content'),
      tm: rangeOf('Tm'),
      hairpin: foldOf('Hairpin'),
      selfDimer: foldOf('Self-dimer'),
      selfEnd: foldOf('3′ end'),
      sites: count('Sites'),
    },
  },
  crosses: {
    kind: 'rows',
    label: 'Cross-dimers',
    row: { first: count('First'), second: count('Second'), dimer: foldOf('Dimer'), end: foldOf('3′ end') },
  },
  worstEnergy: {
    kind: 'number',
    label: 'ΔG of the most stable dimer',
    unit: 'kcal/mol',
    written: decimals(2),
    missing: 'none',
    note: ({ result }) =>
      result.worst === null
        ? 'No two bases pair.'
        : `${namesOf(result, result.worst)}; it melts at ${celsius(result.worst.tm)}.`,
  },
  worst: { kind: 'inner', label: 'Most stable dimer' },
  typedProduct: {
    kind: 'group',
    keys: {
      tm: measured('Tm of the product', '°C'),
      annealing: {
        ...measured('Annealing temperature', '°C'),
        note: '0.3 · Tm of the less stable primer + 0.7 · Tm of the product − 14.9 °C.',
      },
    },
  },
  products: {
    kind: 'rows',
    label: 'Products',
    row: {
      forward: count('Forward primer'),
      reverse: count('Reverse primer'),
      start: count('Start'),
      end: count('End'),
      length: { ...count('Length'), unit: 'nt' },
      gcContent: measured('GC content', '%'),
      tm: measured('Tm', '°C'),
      annealing: measured('Annealing temperature', '°C'),
    },
  },
  productCount: count('Products'),
  isCrowded: { kind: 'flag', label: 'Too many sites to pair' },
};

/** The lowest is shown for both: one number where they read alike, else '59.1 to 61.2'. */
function rangeOf(label: string): GroupOutput<Range, unknown, PrimerDimersResult, PrimerDimersInput> {
  return {
    kind: 'group',
    keys: {
      lowest: {
        kind: 'number',
        label: ({ result, at }) => `${label}, ${result.primers[Number(at)]?.name ?? ''}`,
        written: (_, { row }) => writtenRange(row),
      },
      highest: { kind: 'number', label: `${label}, highest`, written: decimals(1) },
    },
  };
}

function writtenRange(range: Range): WrittenNumber {
  const [lowest, highest] = [decimals(1)(range.lowest), decimals(1)(range.highest)];
  return lowest.text === highest.text ? lowest : inWords(`${lowest.text} to ${highest.text}`);
}

function foldOf(label: string): GroupOutput<PrimerFold, unknown, unknown, unknown> {
  return {
    kind: 'group',
    keys: {
      energy: { kind: 'number', label: `${label} ΔG`, written: decimals(2) },
      tm: { kind: 'number', label: `${label} Tm`, written: decimals(1), missing: NO_TEMPERATURE },
      drawing: { kind: 'words', label: 'Drawing' },
    },
  };
}

function measured(label: string, unit: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: decimals(1), missing: 'not defined' };
}

function celsius(tm: number | null): string {
  return tm === null ? NO_TEMPERATURE : `${fixed(tm, 1)} °C`;
}

/** 'forward with reverse', 'other with itself'. */
export function namesOf(
  { primers }: PrimerDimersResult,
  { first, second }: { readonly first: number; readonly second: number },
): string {
  const nameOf = (index: number) => primers[index]?.name ?? '';
  return first === second ? `${nameOf(first)} with itself` : `${nameOf(first)} with ${nameOf(second)}`;
}
