import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, {
  fraynFuels,
  haldaneExchange,
  type OxygenInput,
  weirEnergy,
} from '#workers/formulas/oxygen-consumption.ts';

const rest: OxygenInput = {
  o2Input: 20.93,
  o2Output: 17,
  co2Input: 0.04,
  co2Output: 3.3,
  flowRate: 6,
  temperature: 25,
};

describe('validate', () => {
  const missing = 'Please fill in all required fields';
  const percent = 'Please enter percentages between 0 and 100';
  const flow = 'Please enter a flow rate greater than 0';
  const output = 'Please enter an O2 output lower than the O2 input';

  refuses(formula, [
    [{ ...rest, o2Input: null }, missing, 'o2Input'],
    [{ ...rest, o2Output: Number.NaN }, missing, 'o2Output'],
    [{ ...rest, co2Input: null }, missing, 'co2Input'],
    [{ ...rest, co2Output: null }, missing, 'co2Output'],
    [{ ...rest, flowRate: Number.NaN }, missing, 'flowRate'],
    [{ ...rest, temperature: null }, missing, 'temperature'],
    [{ ...rest, temperature: Number.NEGATIVE_INFINITY }, missing, 'temperature'],
    [{ ...rest, o2Input: 100.01 }, percent, 'o2Input'],
    [{ ...rest, co2Output: -0.01 }, percent, 'co2Output'],
    [{ ...rest, flowRate: 0 }, flow, 'flowRate'],
    [{ ...rest, flowRate: -6 }, flow, 'flowRate'],
    [{ ...rest, o2Output: 20.93 }, output, 'o2Output'],
    [{ ...rest, o2Output: 21 }, output, 'o2Output'],
    [{ ...rest, flowRate: 1e308 }, 'Please enter a flow rate that can be computed with', 'flowRate'],
  ]);

  describe('reports one fault at a time, in the order of the specification', () => {
    const faulty = { ...rest, o2Input: 120, flowRate: 0, temperature: null };
    refuses(formula, [
      [faulty, missing, 'temperature'],
      [{ ...faulty, temperature: -40 }, percent, 'o2Input'],
      [{ ...faulty, temperature: -40, o2Input: 10 }, flow, 'flowRate'],
      [{ ...faulty, temperature: -40, o2Input: 10, flowRate: 1 }, output, 'o2Output'],
    ]);
  });

  accepts(formula, [
    [rest, rest],
    [
      { ...rest, o2Input: 100, o2Output: 0, co2Input: 0, temperature: -20 },
      { ...rest, o2Input: 100, o2Output: 0, co2Input: 0, temperature: -20 },
    ],
  ]);
});

test('a person at rest, by the specified rule', () => {
  const { oxygenConsumption, co2Production, rq, metabolicRate } = computed(formula, rest);
  expect(oxygenConsumption).toBeCloseTo(0.2358, 12);
  expect(co2Production).toBeCloseTo(0.1956, 12);
  expect(rq).toBeCloseTo(0.829517, 6);
  expect(metabolicRate).toBeCloseTo(0.2358 * 4.82, 12);
});

describe('fuels of the specified rule', () => {
  const fuelsAt = (rq: number) =>
    computed(formula, { ...rest, o2Input: 20, o2Output: 10, co2Input: 0, co2Output: 10 * rq }).substrateUtilization;

  test.each([
    [1.2, 100, 0, 0],
    [1, 100, 0, 0],
    [0.7, 0, 100, 0],
    [0.5, 0, 100, 0],
    [0, 0, 100, 0],
  ])('RQ %d: carbohydrates %d, fats %d, proteins %d', (rq, carbohydrates, fats, proteins) => {
    expect(fuelsAt(rq)).toEqual({ carbohydrates, fats, proteins });
  });

  test('RQ 0.85 is halfway', () => {
    const { carbohydrates, fats, proteins } = fuelsAt(0.85);
    expect(carbohydrates).toBeCloseTo(42.5, 9);
    expect(fats).toBeCloseTo(42.5, 9);
    expect(proteins).toBe(15);
  });

  test('make 100 % together', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1.5, noNaN: true }), (rq) => {
        const { carbohydrates, fats, proteins } = fuelsAt(rq);
        expect(carbohydrates + fats + proteins).toBeCloseTo(100, 9);
      }),
    );
  });
});

describe('reference', () => {
  test('a person at rest', () => {
    const { oxygenConsumption, reference } = computed(formula, rest);
    expect(oxygenConsumption).toBeCloseTo(0.2358, 12);
    expect(reference.vo2).toBeCloseTo(0.244375, 6);
    expect(reference.weirKcalPerDay).toBeCloseTo(1695.705, 3);
    expect(reference.carbohydrateGrams).toBeCloseTo(0.097964, 6);
    expect(reference.fatGrams).toBeCloseTo(0.084233, 6);
  });

  test('agrees with the specified exchange where as much carbon dioxide comes out as oxygen goes in', () => {
    const { oxygenConsumption, reference } = computed(formula, { ...rest, o2Output: 16.93, co2Output: 4.04 });
    expect(reference.vo2).toBeCloseTo(oxygenConsumption, 12);
    expect(reference.rer).toBeCloseTo(1, 12);
    expect(reference.expiredFlow).toBeCloseTo(6, 12);
  });

  test('a fuel with net synthesis is not burned', () => {
    const { reference } = computed(formula, { ...rest, co2Output: 5 });
    expect(reference.rer).toBeGreaterThan(1);
    expect(reference.fatGrams).toBeNull();
    expect(reference.carbohydrateGrams).toBeGreaterThan(0);
  });

  test('without nitrogen nothing of it is defined', () => {
    const { reference } = computed(formula, { ...rest, o2Input: 99.96 });
    expect(Object.values(reference)).toEqual(Array(8).fill(null));
  });

  test('oxygen that is only diluted is not consumed', () => {
    const { reference } = computed(formula, { ...rest, o2Output: 18, co2Output: 30 });
    expect(reference.vo2).toBeLessThan(0);
    expect(reference).toMatchObject({ rer: null, weirKcalPerMin: null, weirKcalPerDay: null, fatGrams: null });
  });
});

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
