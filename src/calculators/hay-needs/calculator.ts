import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import type hayNeeds from '#workers/formulas/hay-needs.ts';
import type { HayNeedsInput, HayNeedsResult } from '#workers/formulas/hay-needs.ts';
import { HAY_INTAKES, type HaySpecies } from '#workers/reference/hayIntakes.ts';
import { answerOf } from './answer.ts';

export default defineCalculator<typeof hayNeeds>()({
  formula: 'hay-needs',
  fixed: {},
  fields: {
    herd: {
      kind: 'rows',
      label: 'Animals',
      hint: 'Intake of dry matter in percent of body weight, 0.5 to 6; left blank, the usual one.',
      rowName: 'group',
      minRows: 1,
      row: {
        species: {
          kind: 'choice',
          label: 'Animal',
          look: 'menu',
          options: (Object.keys(HAY_INTAKES) as HaySpecies[]).map((value) => ({
            value,
            label: HAY_INTAKES[value].label,
          })),
          initial: 'horse',
        },
        count: { kind: 'number', label: 'How many', min: 1, isExact: true },
        bodyWeight: { kind: 'number', label: 'Weight', unit: 'kg', min: 0, step: 10 },
        intake: { kind: 'number', label: 'Intake', unit: '%', min: 0.5, max: 6, step: 0.1, optional: true },
      },
    },
    days: { kind: 'number', label: 'Duration', ...measuredIn('time', 'days', 'weeks', 'months'), min: 0, step: 10 },
    baleWeight: {
      kind: 'number',
      label: 'Weight of a bale',
      hint: 'Weigh a few.',
      ...measuredIn('mass', 'kg', 'lb'),
      min: 0,
    },
    waste: {
      kind: 'number',
      label: 'Wasted of the hay fed',
      hint: '0 to 80.',
      unit: '%',
      min: 0,
      max: 80,
      initial: 15,
      optional: true,
    },
    hayDryMatter: {
      kind: 'number',
      label: 'Dry matter of the hay',
      hint: '50 to 100.',
      unit: '%',
      min: 50,
      max: 100,
      initial: 88,
      optional: true,
    },
    forageShare: {
      kind: 'number',
      label: 'Share of hay in the ration',
      hint: 'Above 0, up to 100: the rest is pasture or concentrate.',
      unit: '%',
      min: 0,
      max: 100,
      step: 5,
      initial: 100,
      optional: true,
    },
    restIsPasture: {
      kind: 'checkbox',
      label: 'The rest is pasture',
      hint: 'Where hay is less than the whole ration: tick it if the animals graze for the rest.',
    },
    pricePerBale: { kind: 'number', label: 'Price of a bale', min: 0, optional: true },
  },
  example: {
    herd: [
      { species: 'horse', count: '2', bodyWeight: '500', intake: '' },
      { species: 'donkey', count: '1', bodyWeight: '180', intake: '' },
      { species: 'sheep', count: '6', bodyWeight: '70', intake: '' },
    ],
    days: '180',
    baleWeight: '20',
    waste: '15',
    hayDryMatter: '88',
    forageShare: '100',
    restIsPasture: false,
    pricePerBale: '6',
  },
  errorStyle: 'inline',
  present,
  sources: ['nrcHorses2007', 'nrcSmallRuminants2007', 'nrcBeef2016', 'nrcDairy2001', 'buskirk2003'],
});

function present(result: HayNeedsResult, input: HayNeedsInput): Presentation<ResultKey<HayNeedsResult>> {
  return answerOf(result, input);
}
