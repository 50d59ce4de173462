import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraynFuels, haldaneExchange, weirEnergy } from '#workers/formulas/oxygen-consumption.ts';

const air = { oxygen: 0.2093, carbonDioxide: 0.0004 };

describe('the Haldane transformation', () => {
  test('of a person at rest', () => {
    const exchange = haldaneExchange(air, { oxygen: 0.17, carbonDioxide: 0.033 }, 6);
    expect(exchange?.expiredFlow).toBeCloseTo(5.949560853, 9);
    expect(exchange?.vo2).toBeCloseTo(0.244374655, 9);
    expect(exchange?.vco2).toBeCloseTo(0.193935508, 9);
  });

  test.each([
    [{ oxygen: 0.6, carbonDioxide: 0.4 }, air],
    [air, { oxygen: 1, carbonDioxide: 0 }],
    [
      { oxygen: 0.9, carbonDioxide: 0.5 },
      { oxygen: 0.9, carbonDioxide: 0.4 },
    ],
  ])('is not defined without nitrogen', (inspired, expired) => {
    expect(haldaneExchange(inspired, expired, 10)).toBeNull();
  });

  test('keeps nitrogen, so that what is lost in volume is the difference of the exchanges', () => {
    const fraction = fc.double({ min: 0, max: 0.45, noNaN: true });
    fc.assert(
      fc.property(fraction, fraction, fraction, fraction, (inO2, inCo2, outO2, outCo2) => {
        const exchange = haldaneExchange(
          { oxygen: inO2, carbonDioxide: inCo2 },
          { oxygen: outO2, carbonDioxide: outCo2 },
          10,
        );
        if (exchange === null) throw new Error('there is nitrogen on both sides');
        expect(exchange.vo2 - exchange.vco2).toBeCloseTo(10 - exchange.expiredFlow, 6);
      }),
    );
  });
});

test('Weir: 4.82 kcal per liter near RQ 0.795, 5.047 at 1', () => {
  expect(weirEnergy({ vo2: 1, vco2: 0.795 })).toBeCloseTo(4.82, 2);
  expect(weirEnergy({ vo2: 1, vco2: 1 })).toBeCloseTo(5.047, 12);
});

test('Frayn: no fat at RQ 1, no carbohydrate near 0.7055', () => {
  expect(fraynFuels({ vo2: 0.5, vco2: 0.5 }).fat).toBe(0);
  expect(fraynFuels({ vo2: 0.5, vco2: 0.5 }).carbohydrate).toBeCloseTo(0.67, 12);
  expect(fraynFuels({ vo2: 1, vco2: 3.21 / 4.55 }).carbohydrate).toBeCloseTo(0, 12);
  expect(fraynFuels({ vo2: 1, vco2: 0.7 }).fat).toBeCloseTo(0.501, 12);
});
