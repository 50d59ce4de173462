import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEBYE,
  fullChargeDipole,
  hannaySmythIonicCharacter,
  ionicCharacterFromDipole,
  paulingIonicCharacter,
} from '#workers/formulas/ionic-character.ts';

describe('estimates', () => {
  test.each([
    [0, 0, 0],
    [0.96, 20.57841473834533, 18.5856],
    [1.7, 51.446310484592054, 37.315],
    [2.23, 71.15475428918884, 53.08515],
  ])('at a difference of %d: %d %% by Pauling, %d %% by Hannay and Smyth', (difference, pauling, hannaySmyth) => {
    expect(paulingIonicCharacter(difference)).toBeCloseTo(pauling, 10);
    expect(hannaySmythIonicCharacter(difference)).toBeCloseTo(hannaySmyth, 10);
  });

  test('small differences keep their digits', () => {
    expect(paulingIonicCharacter(1e-9) / 2.5e-17).toBeCloseTo(1, 9);
  });

  test('Pauling’s share grows with the difference and stays within 100 %', () => {
    const difference = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(difference, difference, (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(paulingIonicCharacter(large)).toBeGreaterThanOrEqual(paulingIonicCharacter(small));
        expect(paulingIonicCharacter(large)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('dipole moment', () => {
  test('a debye has its usual value', () => {
    expect(DEBYE / 3.33564e-30).toBeCloseTo(1, 6);
  });

  test('hydrogen chloride, and two full charges 100 pm apart', () => {
    expect(ionicCharacterFromDipole(1.08, 127.5)).toBeCloseTo(17.635284653027796, 10);
    expect(fullChargeDipole(100)).toBeCloseTo(4.803204, 5);
  });

  test('the moment of two full charges is 100 %', () => {
    fc.assert(
      fc.property(fc.double({ min: 50, max: 400, noNaN: true }), (length) => {
        expect(ionicCharacterFromDipole(fullChargeDipole(length), length)).toBeCloseTo(100, 9);
      }),
    );
  });
});
