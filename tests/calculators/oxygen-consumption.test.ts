import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/oxygen-consumption/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { figuresAsPrecise, precisionOf } from '#src/engine/results/significantFigures.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type OxygenInput } from '#workers/formulas/oxygen-consumption.ts';

const REST: OxygenInput = {
  o2Input: 20.93,
  o2Output: 17,
  co2Input: 0.04,
  co2Output: 3.3,
  flowRate: 6,
  temperature: 25,
};

function presented(change: Partial<OxygenInput> = {}): Presentation {
  const input = { ...REST, ...change };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles({ blocks }: Presentation): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('oxygen-consumption page', () => {
  test('shows every figure once, with the decimals of its kind', () => {
    const shown = figuresOf(presented()).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      oxygenConsumption: '0.236',
      'reference.vo2': '0.244',
      'reference.expiredFlow': '5.950',
      temperature: '25',
      co2Production: '0.196',
      'reference.vco2': '0.194',
      rq: '0.83',
      'reference.rer': '0.79',
      metabolicRate: '1.14',
      'reference.weirKcalPerMin': '1.18',
      'substrateUtilization.carbohydrates': '36.7',
      'substrateUtilization.fats': '48.3',
      'substrateUtilization.proteins': '15.0',
      'reference.carbohydrateGrams': '0.098',
      'reference.fatGrams': '0.084',
      'reference.weirKcalPerDay': '1696',
    });
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length);
  });

  test('the share of protein is a constant and is not rounded with the typed numbers', () => {
    const { fields, precision } = calculator;
    if (precision === undefined) throw new Error('The results are offered as precise as their inputs');
    const draft = { ...exampleDraft(calculator), flowRate: '6' };
    const limit = precisionOf(fields, draft, precision);
    if (limit === null) throw new Error('The flow limits the results');
    const shown = figuresAsPrecise(presented(), limit, precision);
    expect(limit.count).toBe(1);
    expect(shown.map(({ field }) => field)).not.toContain('substrateUtilization.proteins');
    expect(shown.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'oxygenConsumption',
        'rq',
        'metabolicRate',
        'substrateUtilization.fats',
        'reference.weirKcalPerDay',
      ]),
    );
  });

  test('the Haldane value is beside the headline where these gases have one', () => {
    expect(presented().accepted?.figure).toMatchObject({ text: '0.244', unit: 'L/min' });
    expect(presented({ o2Input: 99.96 }).accepted).toBeUndefined();
    expect(presented({ o2Input: 99.96 }).headline.note).toContain('not defined for these gases');
  });

  test('a flow of milliliters is not shown as 0', () => {
    const { headline, accepted, status, blocks } = presented({ flowRate: 0.01 });
    expect(headline).toMatchObject({ text: '0.000', note: expect.stringMatching(/With four digits 0\.000393\.$/) });
    expect(accepted?.figure).toMatchObject({
      text: '0.000',
      note: expect.stringMatching(/With four digits 0\.0004073\.$/),
    });
    expect(status).toBe(
      'Oxygen consumption 0.000 (0.000393) L/min with equal flows, 0.000 (0.0004073) L/min by the Haldane transformation, which is the best estimate. RQ 0.83.',
    );
    expect(JSON.stringify(blocks)).toContain('With four digits 0.001894.');
  });

  test.each([
    ['nothing odd', {}, []],
    ['RQ above 1', { co2Output: 5 }, ['RQ above 1']],
    ['nothing where as much comes out as goes in', { o2Output: 14.05, co2Output: 6.92 }, []],
    ['carbon dioxide that vanishes', { co2Output: 0 }, ['Carbon dioxide taken up']],
    ['no nitrogen', { o2Input: 99.96 }, ['No room for nitrogen']],
    ['dilution', { o2Output: 18, co2Output: 30 }, ['No uptake by nitrogen balance', 'RQ above 1']],
  ])('points out %s', (_, change, titles) => {
    expect(noticeTitles(presented(change))).toEqual(titles);
  });

  test.each([
    [{ co2Output: 5 }, 'RQ of 1 or more: all carbohydrate'],
    [{ co2Output: 2 }, 'RQ of 0.7 or less: all fat'],
    [{}, 'carbohydrates = 85·(RQ − 0.7) ÷ 0.3, fats = 85 − carbohydrates'],
  ])('works out the fuels by the rule that decided', (change, rule) => {
    expect(presented(change).working.map(({ formula: line }) => line)).toContain(rule);
  });

  test.each([
    [{ o2Output: 16.93, co2Output: 4.03, flowRate: 8 }, '0.998'],
    [{ o2Output: 15.93, co2Output: 5.06 }, '1.004'],
    [{ o2Output: 15.93, co2Output: 3.56 }, '0.704'],
    [{ o2Output: 15.93, co2Output: 5.04 }, '1.00'],
  ])('%j: the quotient %s is on its own side of the limit for fuels', (change, quotient) => {
    const presentation = presented(change);
    expect(figuresOf(presentation).find(({ field }) => field === 'rq')?.text).toBe(quotient);
    expect(presentation.status).toMatch(new RegExp(`RQ ${quotient}\\.$`));
    expect(presentation.working.find(({ label }) => label === 'Respiratory quotient')?.value).toBe(quotient);
  });

  test('works out the reference as far as it is defined', () => {
    const labels = (change: Partial<OxygenInput>) => presented(change).working.map(({ label }) => label);
    expect(labels({})).toContain('Metabolic rate, Weir');
    expect(labels({ o2Output: 18, co2Output: 30 })).not.toContain('Metabolic rate, Weir');
    expect(labels({ o2Output: 18, co2Output: 30 })).toContain('Oxygen consumption, Haldane');
    expect(labels({ o2Input: 99.96 })).not.toContain('Oxygen consumption, Haldane');
  });
});
