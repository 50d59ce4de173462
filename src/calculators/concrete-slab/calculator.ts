import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { decimals, plain, upToDigits } from '#src/engine/kit/writing.ts';
import type concreteSlab from '#workers/formulas/concrete-slab.ts';
import type { ConcreteSlabInput, ConcreteSlabResult } from '#workers/formulas/concrete-slab.ts';
import { BAG_YIELDS } from '#workers/reference/concrete.ts';

type Key = ResultKey<ConcreteSlabResult>;

const shown = visibleFor<'shape', 'rectangle' | 'circle'>('shape');
const side = { ...measuredIn('length', 'm', 'ft', 'cm', 'yd'), min: 0, step: 0.1 } as const;

export default defineCalculator<typeof concreteSlab>()({
  formula: 'concrete-slab',
  fixed: {},
  fields: {
    shape: {
      kind: 'choice',
      label: 'Shape',
      look: 'radios',
      options: [
        { value: 'rectangle', label: 'Rectangle' },
        { value: 'circle', label: 'Circle' },
      ],
      initial: 'rectangle',
    },
    length: { kind: 'number', label: 'Length', ...side, ...shown('rectangle') },
    width: { kind: 'number', label: 'Width', ...side, ...shown('rectangle') },
    diameter: { kind: 'number', label: 'Diameter', ...side, ...shown('circle') },
    thickness: {
      kind: 'number',
      label: 'Thickness',
      ...measuredIn('length', 'cm', 'in', 'mm'),
      min: 2,
      max: 100,
    },
    count: { kind: 'number', label: 'Slabs of this size', isExact: true, min: 1, initial: 1, optional: true },
    waste: {
      kind: 'number',
      label: 'Added for waste',
      hint: '0 to 50, for uneven ground and spills.',
      unit: '%',
      min: 0,
      max: 50,
      initial: 10,
      optional: true,
    },
    bag: {
      kind: 'choice',
      label: 'Bag of dry mix',
      look: 'menu',
      options: [
        { value: 'kg25', label: '25 kg, 11.7 L of concrete' },
        { value: 'kg20', label: '20 kg, 9.4 L' },
        { value: 'lb80', label: '80 lb, 0.60 cubic feet' },
        { value: 'lb60', label: '60 lb, 0.45 cubic feet' },
        { value: 'lb50', label: '50 lb, 0.375 cubic feet' },
        { value: 'lb40', label: '40 lb, 0.30 cubic feet' },
      ],
      initial: 'kg25',
    },
    bagYield: {
      kind: 'number',
      label: 'Yield of a bag',
      hint: 'As printed on yours, in place of the one above.',
      ...measuredIn('volume', 'L', 'ft³'),
      min: 0,
      optional: true,
    },
    bagPrice: { kind: 'number', label: 'Price of a bag', hint: 'In any currency.', min: 0, step: 0.5, optional: true },
    baseDepth: {
      kind: 'number',
      label: 'Depth of the gravel base',
      ...measuredIn('length', 'cm', 'in', 'mm'),
      min: 0,
      optional: true,
    },
    mix: {
      kind: 'choice',
      label: 'Mix of your own, cement to sand to gravel',
      look: 'menu',
      options: [
        { value: '1:2:3', label: '1 : 2 : 3' },
        { value: '1:1.5:3', label: '1 : 1.5 : 3, stronger' },
        { value: '1:2:4', label: '1 : 2 : 4, weaker' },
      ],
      initial: '1:2:3',
    },
  },
  example: {
    shape: 'rectangle',
    length: '4',
    width: '3',
    diameter: '',
    thickness: '10',
    count: '1',
    waste: '10',
    bag: 'kg25',
    bagYield: '',
    bagPrice: '5.4',
    baseDepth: '15',
    mix: '1:2:3',
  },
  errorStyle: 'inline',
  outputs: {
    area: { kind: 'number', label: 'Area', unit: 'm²', written: upToDigits(6) },
    perimeter: { kind: 'number', label: 'Length of the form', unit: 'm', written: upToDigits(6) },
    volume: { kind: 'number', label: 'Volume without waste', unit: 'm³', written: decimals(3) },
    volumeWithWaste: { kind: 'number', label: 'Concrete to order', unit: 'm³', written: decimals(3) },
    cubicYards: { kind: 'number', label: 'The same volume', unit: 'yd³', written: decimals(2) },
    bags: { kind: 'number', label: 'Bags of dry mix', written: plain, note: 'Rounded up.' },
    weight: { kind: 'number', label: 'Weight', unit: 'kg', written: decimals(0), note: 'At 2400 kg/m³.' },
    baseVolume: {
      kind: 'number',
      label: 'Gravel layer, before compaction is added',
      unit: 'm³',
      written: decimals(3),
      missingNote: 'Enter the depth of the base.',
    },
    cost: {
      kind: 'number',
      label: 'Price of the bags',
      written: decimals(2),
      missingNote: 'Enter the price of a bag.',
    },
    fromScratch: {
      kind: 'group',
      keys: {
        cementKg: { kind: 'number', label: 'Cement', unit: 'kg', written: decimals(0) },
        sandCubicMeters: { kind: 'number', label: 'Sand', unit: 'm³', written: decimals(3) },
        gravelCubicMeters: { kind: 'number', label: 'Gravel', unit: 'm³', written: decimals(3) },
      },
    },
  },
  present,
  evidence: 'rule',
  sources: ['aci302', 'astmC387'],
});

/** m³ from which a truck is cheaper and safer than bags. */
const READY_MIX_FROM = 1;

function present(result: ConcreteSlabResult, input: ConcreteSlabInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('volumeWithWaste');
  return {
    headline,
    status: `${headline.text} m³ (${figure('cubicYards').text} yd³) of concrete, or ${figure('bags').text} bags.`,
    blocks: [
      ...notices(result),
      { kind: 'facts', figures: [figure('bags'), figure('cubicYards'), figure('cost')] },
      {
        kind: 'facts',
        title: 'The slab',
        figures: [figure('area'), figure('perimeter'), figure('volume'), figure('weight'), figure('baseVolume')],
      },
      {
        kind: 'facts',
        title: `Mixed from scratch, ${input.mix} by volume`,
        figures: [
          figure('fromScratch.cementKg'),
          figure('fromScratch.sandCubicMeters'),
          figure('fromScratch.gravelCubicMeters'),
        ],
      },
      whyDifferent<Key>('Value', [
        ['Yield of a bag', `${typedNumber(yieldOf(input))} L`, 'Makers differ: read the bag and enter what it says.'],
        ['Waste left out', `${figure('volume').text} m³`, 'Shops often leave it out, and ground is rarely even.'],
        [
          'Dry volume factor',
          '1.50 to 1.57',
          'Dry parts shrink when they are mixed. This page takes 1.54, an estimate.',
        ],
        ['Ready-mix', 'quarter yards', 'Sold in steps, with a smallest delivery.'],
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

function yieldOf({ bag, bagYield }: ConcreteSlabInput): number {
  return bagYield ?? BAG_YIELDS[bag];
}

function notices({ volumeWithWaste }: ConcreteSlabResult): readonly NoticeBlock[] {
  const big =
    volumeWithWaste > READY_MIX_FROM
      ? 'Above 1 m³ ready-mixed concrete is usually cheaper, and it is placed in one go. '
      : '';
  return [
    {
      kind: 'notice',
      tone: 'caution',
      text: `${big}Floors for cattle or vehicles need 12 to 15 cm with steel mesh, and an engineer. Wet concrete burns skin and paws: wear gloves and goggles, rinse at once, and keep animals off for a week.`,
    },
  ];
}

function workingOf(
  result: ConcreteSlabResult,
  input: ConcreteSlabInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { shape, length = 0, width = 0, diameter = 0, thickness, count = 1, waste = 10 } = input;
  const volume = figure('volume');
  return [
    {
      label: 'Area',
      formula: shape === 'circle' ? 'π·d² ÷ 4·count' : 'length·width·count',
      substituted:
        shape === 'circle'
          ? `π·${workingNumber(diameter)}² ÷ 4·${count}`
          : `${workingNumber(length)}·${workingNumber(width)}·${count}`,
      value: `${fixed(result.area, 3)} m²`,
    },
    {
      label: 'Volume',
      formula: 'area·thickness ÷ 100',
      substituted: `${workingNumber(result.area)}·${workingNumber(thickness)} ÷ 100`,
      value: `${volume.text} m³`,
    },
    {
      label: 'With waste',
      formula: 'volume·(1 + waste ÷ 100)',
      substituted: `${workingNumber(result.volume, volume.written)}·(1 + ${typedNumber(waste)} ÷ 100)`,
      value: `${figure('volumeWithWaste').text} m³`,
    },
    {
      label: 'Bags',
      formula: 'liters ÷ yield of a bag, rounded up',
      substituted: `${workingNumber(result.volumeWithWaste * 1000)} ÷ ${workingNumber(yieldOf(input))}`,
      value: figure('bags').text,
    },
  ];
}
