/** Advice for a refused input: the urgency first, then the invalid box, and never a figure. */
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { RefusedAdvice } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { SIGNS_OR_DOUBT } from '#workers/reference/poisoning.ts';

const CALCULATORS = await everyCalculator();

function definitionOf(id: string) {
  const found = CALCULATORS.find((each) => each.id === id)?.definition;
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
}

/** The page's advice for its example with a few inputs changed. */
async function adviceOf(id: string, change: Values): Promise<RefusedAdvice> {
  const definition = definitionOf(id);
  const draft = { ...exampleDraft(definition), ...change };
  const outcome = await run(definition, draft);
  if (outcome.outcome !== 'refused') throw new Error(`${outcome.outcome}: ${JSON.stringify(change)}`);
  const advice = definition.refused?.(draft, outcome.issues);
  if (advice === undefined) throw new Error(`${id} says nothing`);
  return advice;
}

const OUTSIDE = 'Call now: no figure is shown for this weight';
const SMALL = 'Very small animals are harmed by very little. Treat it as an emergency.';
const POUNDS = 'Check the unit: was it pounds? Call in any case.';
const EITHER = 'Check the number and the unit. Call in any case.';
/** The box and its allowed values. */
const LIMITS: unknown = expect.stringMatching(/^Weight[^:]*: .*\d(?:\.\d)? to \d+ kg/);
const NOW = 'Call now, before signs start';
const GO = 'Emergency: go to a vet now, call on the way';

describe('a weight that the animal cannot have', () => {
  test.each([
    ['dog-chocolate-toxicity', { weight: '0.3', weightUnit: 'kg' }, [SMALL]],
    ['dog-chocolate-toxicity', { weight: '1', weightUnit: 'lb' }, [SMALL]],
    ['dog-chocolate-toxicity', { weight: '150', weightUnit: 'kg' }, [POUNDS]],
    ['dog-chocolate-toxicity', { weight: '300', weightUnit: 'lb' }, [EITHER]],
    ['cat-chocolate-toxicity', { weight: '16', weightUnit: 'kg' }, [POUNDS]],
    ['dog-onion-toxicity', { weight: '0.3', weightUnit: 'kg' }, [SMALL]],
    ['dog-raisin-toxicity', { weight: '121', weightUnit: 'kg' }, [POUNDS]],
    ['dog-xylitol-toxicity', { weight: '0,3', weightUnit: 'kg' }, [`${GO}.`, SMALL]],
    [
      'pet-medicine-overdose',
      { species: 'cat', weight: '16', weightUnit: 'kg', medicine: 'aspirin' },
      [`${GO}.`, POUNDS],
    ],
    ['pet-medicine-overdose', { species: 'cat', weight: '16', weightUnit: 'kg' }, [POUNDS]],
    ['dog-benadryl', { weight: '0.3', weightUnit: 'kg' }, [SMALL]],
    ['cat-benadryl', { weight: '15.5', weightUnit: 'kg' }, [POUNDS]],
    ['dog-cephalexin', { weight: '150', weightUnit: 'kg' }, [POUNDS]],
    ['dog-tramadol', { weight: '0.3', weightUnit: 'kg' }, [SMALL]],
    ['dog-metacam', { weight: '0.3', weightUnit: 'kg' }, [SMALL]],
    ['cat-metacam', { weight: '33.5', weightUnit: 'lb' }, [EITHER]],
    ['dog-omega3', { weight: '0.3', weightUnit: 'kg' }, [SMALL]],
  ] as const)('%s, %j', async (id, change, said) => {
    const texts = [...said, LIMITS, SIGNS_OR_DOUBT];
    expect(await adviceOf(id, change)).toEqual({ title: OUTSIDE, texts, isUrgent: true });
  });

  test('is reported even while its unit is missing, where it is too light or too heavy in both', async () => {
    const light = await adviceOf('dog-onion-toxicity', { weight: '0.3', weightUnit: '' });
    expect(light.title).toBe(OUTSIDE);
    expect(light.texts).toEqual([SMALL, LIMITS, 'Unit of the weight: choose one.', SIGNS_OR_DOUBT]);
    expect((await adviceOf('dog-onion-toxicity', { weight: '300', weightUnit: '' })).texts[0]).toBe(EITHER);
    // 150 lb would be a large dog.
    expect((await adviceOf('dog-onion-toxicity', { weight: '150', weightUnit: '' })).title).toBe(NOW);
  });

  test('with no animal chosen, only one that neither can have', async () => {
    const at = (weight: string) => adviceOf('pet-medicine-overdose', { species: '', weight, weightUnit: 'kg' });
    expect((await at('0.3')).title).toBe(OUTSIDE);
    expect((await at('130')).title).toBe(OUTSIDE);
    expect((await at('40')).title).toBe(NOW);
  });
});

describe('on poisoning, an invalid box: the known urgency comes first', () => {
  test.each([
    ['dog-onion-toxicity', { weightUnit: '' }, NOW, ['Unit of the weight: choose one.']],
    ['dog-onion-toxicity', { amount: '1x' }, NOW, ['Amount eaten could not be read: digits only, such as 85.']],
    ...['1,000', '1.000'].map(
      (amount) =>
        [
          'dog-onion-toxicity',
          { amount },
          NOW,
          [`Amount eaten: ${amount} can mean 1.000 or 1000. Write 1 or 1000.`],
        ] as const,
    ),
    [
      'dog-onion-toxicity',
      { amount: '0' },
      NOW,
      ['Amount eaten: Above 0. Unsure? Enter the most that could have been eaten.'],
    ],
    ['dog-raisin-toxicity', { weight: '-5' }, NOW, ['Weight of the dog: 0.5 to 120 kg, or 1.2 to 264.5 lb.']],
    [
      'dog-chocolate-toxicity',
      { chocolateType: 'percent', cocoaPercent: '101' },
      NOW,
      ['Cocoa content: From the label, 1 to 100.'],
    ],
    [
      'cat-chocolate-toxicity',
      { weight: 'four', chocolateType: '' },
      NOW,
      ['Weight of the cat could not be read: digits only, such as 12.5.', 'Kind of chocolate: choose one.'],
    ],
    ['dog-xylitol-toxicity', { product: '' }, GO, ['What was eaten: choose one.']],
    [
      'pet-medicine-overdose',
      { species: 'cat', medicine: 'meloxicam', weight: '' },
      GO,
      [expect.stringMatching(/^Weight of the dog or cat: /)],
    ],
    [
      'pet-medicine-overdose',
      { medicine: 'naproxen', count: '' },
      GO,
      ['Tablets or mL swallowed: Above 0. Enter the most it could have been.'],
    ],
    [
      'pet-medicine-overdose',
      { medicine: 'carprofen', strengthMg: 'x' },
      NOW,
      ['Strength of one tablet or mL could not be read: digits only, such as 25.'],
    ],
    ['pet-medicine-overdose', { species: '', medicine: 'carprofen' }, NOW, ['Animal: choose one.']],
    ['pet-medicine-overdose', { species: '', medicine: 'ibuprofen' }, GO, ['Animal: choose one.']],
  ] as const)('%s, %j', async (id, change, title, faults) => {
    expect(await adviceOf(id, change)).toEqual({ title, texts: [...faults, SIGNS_OR_DOUBT], isUrgent: true });
  });

  test('a percentage counts with its kind alone', async () => {
    const { texts } = await adviceOf('dog-chocolate-toxicity', { cocoaPercent: '500', amount: '' });
    expect(texts.join(' ')).not.toContain('Cocoa');
  });

  test.each([
    ['dog-chocolate-toxicity', 5],
    ['cat-chocolate-toxicity', 5],
    ['dog-onion-toxicity', 5],
    ['dog-raisin-toxicity', 5],
    ['dog-xylitol-toxicity', 4],
    ['pet-medicine-overdose', 6],
  ])('%s, blank: every one of its %d boxes is named', async (id, boxes) => {
    const { title, texts } = await adviceOf(id, createFormModel(definitionOf(id)).blank);
    expect(title).toBe(id === 'dog-xylitol-toxicity' ? GO : NOW);
    expect(texts).toHaveLength(boxes + 1);
    expect(texts.at(-1)).toBe(SIGNS_OR_DOUBT);
  });
});

describe('on medicines, where nothing was swallowed: the box is named, and no urgency', () => {
  test.each([
    ['dog-benadryl', { weightUnit: '' }, ['Unit of the weight: choose one.']],
    [
      'dog-cephalexin',
      { labelAmount: 'two' },
      ['My label says could not be read: digits only, with a point before decimals.'],
    ],
    ['dog-cephalexin', { labelAmount: '0' }, [expect.stringMatching(/^My label says: /)]],
    ['dog-tramadol', { weight: '5' }, [expect.stringMatching(/^Weight: .*From 6\.25 to 100 kg/)]],
    [
      'dog-metacam',
      { vetPrescribed: false },
      ['Still to be confirmed: “My veterinarian has prescribed meloxicam for this dog, now”.'],
    ],
    [
      'dog-metacam',
      { weight: '2', concentration: '1.5' },
      [expect.stringMatching(/^Strength of the suspension: The 1\.5 mg\/mL suspension is not shown/)],
    ],
    [
      'cat-metacam',
      { prescribedMgPerKg: '0.2' },
      [expect.stringMatching(/^Prescribed dose: This is above the highest dose/)],
    ],
    [
      'cat-metacam',
      { prescribedMgPerKg: '' },
      [expect.stringMatching(/^Prescribed dose: Copied from your cat’s own prescription/)],
    ],
    [
      'dog-omega3',
      { notLiverOil: false },
      [expect.stringMatching(/^Still to be confirmed: “This product is not cod liver oil/)],
    ],
  ] as const)('%s, %j', async (id, change, texts) => {
    expect(await adviceOf(id, change)).toEqual({ title: 'No amount is shown yet', texts, isUrgent: false });
  });
});
