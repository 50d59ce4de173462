import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import { decimals, plain, upToDigits, type Writing } from '#src/engine/kit/writing.ts';
import type hayNeeds from '#workers/formulas/hay-needs.ts';
import { HAY_INTAKES, type HaySpecies, LEAST_FORAGE } from '#workers/reference/hayIntakes.ts';
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
      unit: '%',
      min: 0,
      max: 80,
      initial: 15,
      optional: true,
    },
    hayDryMatter: {
      kind: 'number',
      label: 'Dry matter of the hay',
      unit: '%',
      min: 50,
      max: 100,
      initial: 88,
      optional: true,
    },
    forageShare: {
      kind: 'number',
      label: 'Share of hay in the ration',
      hint: 'The rest is pasture or concentrate.',
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
  outputs: {
    dryMatterNeeded: kilograms('Dry matter needed', 0),
    hayEaten: kilograms('Hay eaten', 0),
    hayToBuy: kilograms('Hay to buy', 0),
    hayPerDay: kilograms('Fed out a day', 1),
    wasted: kilograms('Wasted', 0),
    tonnes: { kind: 'number', label: 'The same in tonnes', unit: 't', written: decimals(2) },
    bales: {
      kind: 'number',
      label: 'Bales to buy',
      written: plain,
      note: ({ input }) => `For ${typedNumber(input.days)} days, rounded up.`,
    },
    balesExact: { kind: 'number', label: 'Bales before rounding', written: decimals(1) },
    cost: { kind: 'number', label: 'Cost', written: decimals(2), missingNote: 'Enter the price of a bale.' },
    herd: {
      kind: 'rows',
      label: 'Hay by group',
      row: {
        species: {
          kind: 'words',
          label: 'Animals',
          words: (species, { input, at }) => `${input.herd[Number(at)]?.count ?? 1} × ${HAY_INTAKES[species].label}`,
        },
        dryMatterPerAnimal: ofGroup('dry matter of one', 'kg a day', decimals(2)),
        foragePercent: ofGroup('hay of one in percent of its weight', '%', upToDigits(2)),
        hayPerDay: ofGroup('hay of the group', 'kg a day', decimals(1)),
      },
    },
    forageLow: { kind: 'flag', label: `Hay of a horse or donkey below ${LEAST_FORAGE.percent} % of its weight` },
    reference: { kind: 'group', keys: { wasteAdded: kilograms('Waste added to what is eaten', 0) } },
  },
  present: answerOf,
  evidence: 'estimate',
  sources: ['nrcHorses2007', 'nrcSmallRuminants2007', 'nrcBeef2016', 'nrcDairy2001', 'buskirk2003'],
});

interface OfSpecies {
  readonly row: { readonly species: HaySpecies };
}

function ofGroup(what: string, columnUnit: string, written: Writing): NumberOutput<OfSpecies> {
  return { kind: 'number', label: ({ row }) => `${HAY_INTAKES[row.species].label}, ${what}`, columnUnit, written };
}

function kilograms(label: string, count: number): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'kg', written: decimals(count) };
}
