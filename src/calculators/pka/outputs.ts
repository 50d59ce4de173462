import { amount } from '#src/calculators/families/amounts.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { legiblyInPercent } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import type { NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, digits, power, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type { PkaInput, PkaResult } from '#workers/formulas/pka.ts';

/** In percent; below it, two decimals show fewer than two digits. */
const SMALL = 0.1;

/** Constants of an acid, the pH of a solution, or that of a buffer. */
export const OUTPUTS: Outputs<PkaResult, PkaResult, PkaInput> = {
  mode: { kind: 'words', label: 'Compute' },
  pKa: {
    kind: 'number',
    label: ({ result }) => (result.mode === 'buffer' ? 'pKa of the acid form' : 'pKa'),
    written: decimals(2),
  },
  pKb: { kind: 'number', label: 'pKb of the conjugate base', written: decimals(2), note: '14 − pKa, at 25 °C.' },
  ka: molar('Acid constant Ka'),
  kb: molar('Base constant Kb'),
  isAfterStrongStep: { kind: 'flag', label: 'First step complete' },
  pK: {
    kind: 'number',
    label: ({ result }) => {
      if (isOfSulfuricAcid(result)) return 'pKa of the second step';
      return result.mode === 'weak-acid' ? 'pKa of the acid' : 'pKb of the base';
    },
    written: decimals(2),
  },
  pH: {
    kind: 'number',
    label: ({ result }) => {
      if (result.mode === 'buffer') return 'pH of the buffer';
      if (isOfSulfuricAcid(result)) return 'pH of sulfuric acid';
      return `pH of the weak ${result.mode === 'weak-acid' ? 'acid' : 'base'}`;
    },
    written: decimals(2),
    note: ({ result }) => {
      if (result.mode === 'buffer') return 'By the Henderson–Hasselbalch equation.';
      return isOfSulfuricAcid(result) ? 'First step complete, second step by its constant.' : undefined;
    },
  },
  degreeOfDissociation: {
    kind: 'number',
    label: ({ result }) => {
      if (result.mode === 'weak-base') return 'Degree of protonation';
      return `Degree of dissociation${isOfSulfuricAcid(result) ? ', second step' : ''}`;
    },
    unit: '%',
    written: legiblyInPercent(degree),
  },
  hydrogenConcentration: molar('Hydrogen ions, [H⁺]'),
  hydroxideConcentration: molar('Hydroxide ions, [OH⁻]'),
  ratio: { kind: 'number', label: 'Base to acid', written: amount(3) },
  reference: {
    kind: 'group',
    keys: {
      approximatePH: {
        kind: 'number',
        label: ({ result }) => (isOfSulfuricAcid(result) ? 'pH from −log C' : 'pH from √(K·C)'),
        written: decimals(2),
        note: ({ result }) =>
          'pK' in result
            ? agreement(
                result.pH,
                result.reference.approximatePH,
                result.isAfterStrongStep
                  ? 'it counts the first hydrogen ion of each molecule only.'
                  : 'it leaves out what has reacted already, and the ions of water.',
              )
            : undefined,
      },
      pH: {
        kind: 'number',
        label: 'pH by exact balance',
        written: decimals(2),
        note: ({ result }) =>
          result.mode === 'buffer'
            ? agreement(
                result.pH,
                result.reference.pH,
                'the equation takes what was weighed in for what is in solution, which fails in dilute or extreme buffers.',
              )
            : undefined,
      },
    },
  },
};

/** A concentration with three digits after the point and a power of ten. */
function molar(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'mol/L', written: power(3) };
}

function isOfSulfuricAcid(result: PkaResult): boolean {
  return 'pK' in result && result.isAfterStrongStep;
}

/** With two decimals, a small degree with three significant digits: 1.31, 0.00101. In percent, 0 to 100. */
function degree(percent: number): WrittenNumber {
  return (percent > 0 && percent < SMALL ? digits(3) : decimals(2))(percent);
}

/** Compares two pH values as displayed, with the reason for a visible difference. */
function agreement(pH: number, other: number, reason: string): string {
  const [one, two] = [fixed(pH, 2), fixed(other, 2)];
  if (one === two) return 'The two agree to two decimals.';
  return `${fixed(Math.abs(Number(one) - Number(two)), 2)} apart: ${reason}`;
}
