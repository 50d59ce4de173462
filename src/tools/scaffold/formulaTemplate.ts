/** Templates of a new formula and its test: small and working, to be replaced by the calculator's own mathematics. */
import { toWrite } from './generatorTexts.ts';
import type { NewCalculator } from './newCalculator.ts';
import { imported } from './sourceText.ts';

/** Returns the prefix of the formula's type names: 'OligoResuspension'. */
export function typeName(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export function formulaSource({ id }: NewCalculator): string {
  const type = typeName(id);
  return `
    /**
     * ${toWrite('What it computes, in one sentence.')}
     *
     *   concentration = amount ÷ volume    mol/L;  mol, L
     *
     * ${toWrite('Source: the keys of workers/reference/sources.ts that the equation and its constants come from.')}
     *
     * Refuses numbers that are missing, unreadable or not above 0, and a result beyond all numbers.
     */
    ${imported('type { Formula, FormulaType }', '../contract.ts')}
    ${imported('{ acceptWithinNumbers, positiveNumbers }', '../lib/inputs/positiveNumbers.ts')}

    export interface ${type}Input {
      /** mol, above 0. */
      readonly amount: number;
      /** L, above 0. */
      readonly volume: number;
    }

    export interface ${type}Result {
      /** mol/L. */
      readonly concentration: number;
    }

    declare module '../contract.ts' {
      interface FormulaTypes {
        ${id.includes('-') ? `'${id}'` : id}: FormulaType<${type}Input, ${type}Result>;
      }
    }

    export default {
      id: '${id}',

      validate({ amount, volume }) {
        const numbers = positiveNumbers({ amount, volume });
        if (!numbers.ok) return numbers;
        return acceptWithinNumbers(numbers.input, Object.values(computed(numbers.input)), 'volume');
      },

      compute: computed,
    } satisfies Formula<'${id}'>;

    function computed({ amount, volume }: ${type}Input): ${type}Result {
      return { concentration: amount / volume };
    }
  `;
}

export function formulaTestSource({ id }: NewCalculator): string {
  return `
    ${imported('fc', 'fast-check')}
    ${imported('{ describe, expect, test }', 'vitest')}
    ${imported('{ accepts, computed, refuses }', '#tests/support/formulaCases.ts')}
    ${imported('formula', `#workers/formulas/${id}.ts`)}

    describe('validate', () => {
      const required = 'Please fill in all required fields';
      const positive = 'All values must be greater than 0';

      refuses(formula, [
        [{ amount: null, volume: 1 }, required, 'amount'],
        [{ amount: 1, volume: Number.NaN }, required, 'volume'],
        [{ amount: 0, volume: 1 }, positive, 'amount'],
        [{ amount: 1, volume: -2 }, positive, 'volume'],
        [{ amount: 1e300, volume: 1e-300 }, 'Please enter values whose result is not beyond all numbers', 'volume'],
      ]);

      accepts(formula, [
        [
          { amount: 3, volume: 2 },
          { amount: 3, volume: 2 },
        ],
      ]);
    });

    describe('compute', () => {
      // ${toWrite('Where the worked results come from: a publication or another program.')}
      test.each([
        [3, 2, 1.5],
        [0.05, 0.25, 0.2],
      ])('%d mol in %d L', (amount, volume, concentration) => {
        expect(computed(formula, { amount, volume }).concentration).toBeCloseTo(concentration, 12);
      });

      test('twice the volume halves the concentration', () => {
        const number = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
        fc.assert(
          fc.property(number, number, (amount, volume) => {
            const [once, twice] = [volume, 2 * volume].map((each) => computed(formula, { amount, volume: each }).concentration);
            expect((once ?? 0) / (twice ?? 0)).toBeCloseTo(2, 12);
          }),
        );
      });
    });
  `;
}

/** Returns golden cases in the format described in tests/vectors/README.md. */
export function goldenCasesSource({ id }: NewCalculator): string {
  const file = {
    calculator: id,
    source: toWrite('How the expected results were computed, independently of this code.'),
    tolerance: { rel: 1e-9, abs: 1e-12 },
    toleranceRule:
      "numbers pass when |actual - expected| <= max(abs, rel*|expected|); text, booleans, null and list lengths must be equal; 'display' holds the text the page shows",
    notes: [],
    cases: [
      {
        name: 'three in two',
        input: { amount: 3, volume: 2 },
        expect: { concentration: 1.5 },
        display: { concentration: '1.5000' },
      },
      { name: 'blank volume', input: { amount: 3, volume: null }, error: 'Please fill in all required fields' },
      { name: 'no volume at all', input: { amount: 3, volume: 0 }, error: 'All values must be greater than 0' },
    ],
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
