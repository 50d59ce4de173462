import { expect, test } from 'vitest';
import {
  basesOfStrand,
  cornerAt,
  DANGLE_3,
  DANGLE_5,
  HAIRPIN_END,
  HAIRPIN_LOOP,
  inCalories,
  isPair,
  LOOP_END,
  loopKey,
  MISMATCH,
  NO_BASE,
  SPECIAL_HAIRPIN,
  STEP,
  stepAt,
} from '#workers/lib/sequences/oligos/foldEnergies.ts';

const [A, C, G, T] = [0, 1, 2, 3] as const;

test('bases are numbers, and another letter is a mistake of the caller', () => {
  expect([...basesOfStrand('ACGT')]).toEqual([A, C, G, T]);
  expect(() => basesOfStrand('ACN')).toThrow("There is no base 'N' in DNA");
});

test('A pairs with T and C with G', () => {
  const pairs = [A, C, G, T].flatMap((one) =>
    [A, C, G, T].filter((other) => isPair(one, other)).map((other) => [one, other]),
  );
  expect(pairs).toEqual([
    [A, T],
    [C, G],
    [G, C],
    [T, A],
  ]);
  expect(isPair(A, NO_BASE)).toBe(false);
});

test('steps, mismatches and ends are found by their bases, in cal/mol', () => {
  expect([STEP.enthalpy[stepAt(C, G)], STEP.entropy[stepAt(C, G)]]).toEqual([-10600, -27.2]);
  // 5′-TG-3′ is 5′-CA-3′ of the other strand.
  expect(STEP.enthalpy[stepAt(T, G)]).toBe(STEP.enthalpy[stepAt(C, A)]);
  expect([MISMATCH.enthalpy[cornerAt(T, A, A)], MISMATCH.entropy[cornerAt(T, A, A)]]).toEqual([4700, 12.9]);
  expect([LOOP_END.enthalpy[cornerAt(G, A, G)], LOOP_END.entropy[cornerAt(G, A, G)]]).toEqual([-4300, -11.1]);
  expect(DANGLE_3.enthalpy[cornerAt(A, C, NO_BASE)]).toBe(4700);
  expect(DANGLE_5.enthalpy[cornerAt(A, NO_BASE, C)]).toBe(-4100);
});

test('what cannot be has no energy', () => {
  expect(MISMATCH.enthalpy[cornerAt(A, C, G)]).toBe(Number.POSITIVE_INFINITY);
  expect(LOOP_END.enthalpy[cornerAt(A, C, G)]).toBe(Number.POSITIVE_INFINITY);
  expect(HAIRPIN_END.enthalpy[cornerAt(A, C, G)]).toBe(-6000);
  expect(HAIRPIN_LOOP[2]).toBeNaN();
});

test('special hairpins are found by the bases of the loop and its pair', () => {
  const strand = basesOfStrand('TTCGAAAGTT');
  expect(SPECIAL_HAIRPIN.get(loopKey(strand, 2, 8))).toEqual({ enthalpy: -1100, entropy: 0 });
  expect(SPECIAL_HAIRPIN.get(loopKey(strand, 1, 7))).toBeUndefined();
  // Leading A: not the same as a shorter loop.
  expect(loopKey(basesOfStrand('AAC'), 0, 3)).not.toBe(loopKey(basesOfStrand('AC'), 0, 2));
});

test('kilocalories become whole calories', () => {
  expect(inCalories({ enthalpy: 2.3, entropy: 4.1 })).toEqual({ enthalpy: 2300, entropy: 4.1 });
});
