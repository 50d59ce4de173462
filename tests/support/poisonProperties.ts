/** Properties of every formula on poisoning, tested with values that could make it understate a danger. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InputOf } from '#workers/contract.ts';
import { EATEN_AGO, type EatenAgo } from '#workers/reference/eatenAgo.ts';
import { POISON_URGENCY, type PoisonUrgency } from '#workers/reference/poisoning.ts';
import { leavesOf } from './calculatorRuns.ts';
import { computed, type KnownFormula } from './formulaCases.ts';

/** Pounds in a kilogram, by the definition of the pound. */
const LB_PER_KG = 1 / 0.45359237;
/** An ounce, by its definition. */
const G_PER_OZ = 28.349523125;

interface Poisoned {
  readonly weight: number;
  readonly weightUnit: string;
  readonly amount: number;
  /** Absent: the amount has a single unit. */
  readonly amountUnit?: string;
}

interface Findings {
  readonly level: string;
  readonly urgency: PoisonUrgency;
  readonly raw: Readonly<Record<string, number>>;
}

interface PoisonProperties<F extends KnownFormula> {
  readonly formula: F;
  /** Any complete input with grams and kilograms. */
  readonly input: fc.Arbitrary<InputOf<F['id']> & Poisoned>;
  /** Levels, the least serious first. */
  readonly levels: readonly string[];
  /** The figure that decides, and the lowest dose of each level. Absent: more than one figure decides. */
  readonly bands?: { readonly by: string; readonly from: readonly { readonly level: string; readonly from: number }[] };
  /** Rounded figures of the result, each with its decimals. */
  readonly figures: Readonly<Record<string, number>>;
  /** Below 1 the figures are read out with two significant digits, rounded half up. */
  readonly isReadOut?: true;
}

const URGENCIES = Object.keys(POISON_URGENCY);

/** Amounts in grams: ordinary and absurd ones. */
export const ANY_GRAMS = fc.oneof(
  fc.double({ min: 0.01, max: 5000, noNaN: true }),
  fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true }),
  fc.constantFrom(Number.MIN_VALUE, 1e-300, 1e-9, 1, 1e15, 1e300, Number.MAX_VALUE),
);

/** Body weights in kilograms, up to the highest plausible one. */
export function anyKilograms(max: number): fc.Arbitrary<number> {
  return fc.double({ min: 0.5, max, noNaN: true });
}

export function neverUnderstates<F extends KnownFormula>(properties: PoisonProperties<F>): void {
  const { formula, input, levels, figures, bands, isReadOut = false } = properties;
  const run = (given: InputOf<F['id']> & Poisoned) => computed(formula, given) as Findings & Record<string, number>;
  const factor = fc.double({ min: 1, max: 1e6, noNaN: true });

  /** Level, urgency, and every figure, rounded or not. */
  function expectAtLeast(
    given: InputOf<F['id']> & Poisoned,
    least: InputOf<F['id']> & Poisoned,
    names: readonly string[],
  ): void {
    const [more, less] = [run(given), run(least)];
    expect(levels.indexOf(more.level)).toBeGreaterThanOrEqual(levels.indexOf(less.level));
    expect(URGENCIES.indexOf(more.urgency)).toBeGreaterThanOrEqual(URGENCIES.indexOf(less.urgency));
    for (const name of names) expect(more[name], name).toBeGreaterThanOrEqual(less[name] ?? Number.NaN);
  }

  describe('never understates', () => {
    test('more poison: no level, urgency or figure goes down', () => {
      fc.assert(
        fc.property(input, factor, (given, times) => {
          expectAtLeast(
            { ...given, amount: Math.min(given.amount * times, Number.MAX_VALUE) },
            given,
            Object.keys(figures),
          );
        }),
      );
    });

    test('a lighter animal: no level, urgency or figure goes down', () => {
      fc.assert(
        fc.property(input, fc.double({ min: 0.01, max: 1, noNaN: true }), (given, share) => {
          const lighter = { ...given, weight: Math.max(0.5, given.weight * share) };
          expectAtLeast(lighter, given, Object.keys(figures));
        }),
      );
    });

    test('how long ago it was changes nothing', () => {
      const agos = fc.constantFrom(...(Object.keys(EATEN_AGO) as EatenAgo[]));
      fc.assert(
        fc.property(input, agos, (given, eatenAgo) => {
          const answered: typeof given = { ...given, ...{ eatenAgo } };
          const unanswered: typeof given = { ...given, ...{ eatenAgo: undefined } };
          expect(run(answered)).toEqual(run(unanswered));
        }),
      );
    });

    test('the units change neither level nor urgency', () => {
      fc.assert(
        fc.property(input, (given) => {
          const { level, urgency } = run(given);
          const inPounds = { ...given, weight: given.weight * LB_PER_KG, weightUnit: 'lb' };
          const inOunces = { ...given, amount: given.amount / G_PER_OZ, amountUnit: 'oz' };
          const inBoth = { ...inPounds, amount: inOunces.amount, amountUnit: 'oz' };
          for (const same of given.amountUnit === undefined ? [inPounds] : [inPounds, inOunces, inBoth])
            expect(run(same)).toMatchObject({ level, urgency });
        }),
      );
    });

    test('no figure is below its true value, none is 0, and all are numbers', () => {
      fc.assert(
        fc.property(input, (given) => {
          const result = run(given);
          for (const [name, decimals] of Object.entries(figures)) {
            const [shown = Number.NaN, exact = Number.NaN] = [result[name], result.raw[name]];
            if (isReadOut && exact < 1) {
              // Half of the second digit, and no amount below a ten thousandth is said.
              expect(Math.abs(shown - exact), name).toBeLessThanOrEqual(Math.max(0.0001, exact * 0.05 + 1e-12));
              expect(shown, name).toBeGreaterThan(0);
              continue;
            }
            expect(shown, name).toBeGreaterThanOrEqual(10 ** -decimals);
            // Rounding up tolerates a billionth of its last place, and no more.
            expect(shown * (1 + 1e-12) + 1e-9, name).toBeGreaterThanOrEqual(exact);
            expect(shown, name).toBeLessThanOrEqual(exact * (1 + 1e-12) + 10 ** -decimals);
          }
          for (const { leaf } of leavesOf(result.raw)) expect(leaf).toSatisfy((value: number) => value > 0);
          for (const { path, leaf } of leavesOf(result)) {
            if (typeof leaf === 'number') expect(Number.isFinite(leaf), path).toBe(true);
          }
        }),
      );
    });

    if (bands !== undefined)
      test('the level is that of the printed figure: no 5.0 is classed below 5', () => {
        fc.assert(
          fc.property(input, (given) => {
            const result = run(given);
            const shown = result[bands.by] ?? Number.NaN;
            expect(result.level).toBe(bands.from.findLast(({ from }) => from <= shown)?.level);
          }),
        );
      });

    test('an absurd amount is an emergency, not an error', () => {
      fc.assert(
        fc.property(input, fc.double({ min: 1e9, max: Number.MAX_VALUE, noNaN: true }), (given, amount) => {
          expect(run({ ...given, amount })).toMatchObject({ urgency: 'emergency', level: levels.at(-1) });
        }),
      );
    });

    test('there is no level below a call for advice', () => {
      fc.assert(
        fc.property(input, (given) => {
          expect(URGENCIES).toContain(run(given).urgency);
        }),
      );
    });
  });
}
