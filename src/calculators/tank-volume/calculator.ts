import { amountBars } from '#src/calculators/families/amountBars.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type tankVolume from '#workers/formulas/tank-volume.ts';
import type { TankVolumeInput, TankVolumeResult } from '#workers/formulas/tank-volume.ts';

type Key = ResultKey<TankVolumeResult>;
type Shape = TankVolumeInput['shape'];

const shown = visibleFor<'shape', Shape>('shape');
const outside = { kind: 'number', ...measuredIn('length', 'cm', 'in', 'ft', 'm'), min: 0 } as const;
const depth = {
  kind: 'number',
  ...measuredIn('length', 'cm', 'in', 'mm'),
  min: 0,
  step: 0.5,
  initial: 0,
  optional: true,
} as const;
const LITERS = { kind: 'number', unit: 'L', written: decimals(1) } as const;

export default defineCalculator<typeof tankVolume>()({
  formula: 'tank-volume',
  fixed: {},
  fields: {
    shape: {
      kind: 'choice',
      label: 'Shape',
      look: 'menu',
      options: [
        { value: 'rectangular', label: 'Rectangular' },
        { value: 'cylinder', label: 'Cylinder' },
        { value: 'hexagonal', label: 'Hexagonal' },
        { value: 'bowFront', label: 'Bow front' },
      ],
      initial: 'rectangular',
    },
    length: { ...outside, label: 'Length', hint: 'Outside.', ...shown('rectangular', 'bowFront') },
    width: {
      ...outside,
      label: 'Width, front to back',
      hint: 'Of a bow front at the sides.',
      ...shown('rectangular', 'bowFront'),
    },
    bowDepth: {
      ...outside,
      label: 'Front to back in the middle',
      hint: 'At most half the length more.',
      ...shown('bowFront'),
    },
    diameter: { ...outside, label: 'Diameter', hint: 'Outside.', ...shown('cylinder') },
    side: { ...outside, label: 'One of the six sides', hint: 'Outside.', ...shown('hexagonal') },
    height: { ...outside, label: 'Height', hint: 'Outside.' },
    glassThickness: { ...depth, label: 'Thickness of the glass' },
    waterGap: { ...depth, label: 'From the rim to the water' },
    substrateDepth: { ...depth, label: 'Depth of gravel or sand' },
    substrateVoid: {
      kind: 'number',
      label: 'Pores of the gravel',
      hint: 'Water fills them.',
      unit: '%',
      min: 0,
      max: 60,
      initial: 40,
      optional: true,
    },
    decor: {
      kind: 'number',
      label: 'Stones and wood',
      hint: 'Of the water.',
      unit: '%',
      min: 0,
      max: 50,
      initial: 0,
      optional: true,
    },
    waterChange: {
      kind: 'number',
      label: 'Water change',
      unit: '%',
      min: 0,
      max: 100,
      initial: 25,
      optional: true,
    },
    water: {
      kind: 'choice',
      label: 'Water',
      look: 'radios',
      options: [
        { value: 'fresh', label: 'Fresh' },
        { value: 'salt', label: 'Salt' },
      ],
      initial: 'fresh',
    },
  },
  example: {
    shape: 'rectangular',
    length: '80',
    width: '35',
    bowDepth: '',
    diameter: '',
    side: '',
    height: '40',
    glassThickness: '0.8',
    waterGap: '4',
    substrateDepth: '5',
    substrateVoid: '40',
    decor: '3',
    waterChange: '25',
    water: 'fresh',
  },
  errorStyle: 'inline',
  outputs: {
    grossLiters: { ...LITERS, label: 'By the outside measures' },
    innerLiters: { ...LITERS, label: 'Inside, to the rim' },
    waterLiters: { ...LITERS, label: 'Water in the tank' },
    usGallons: { kind: 'number', label: 'In US gallons', unit: 'US gal', written: decimals(1) },
    imperialGallons: { kind: 'number', label: 'In imperial gallons', unit: 'imp gal', written: decimals(1) },
    floorArea: { kind: 'number', label: 'Floor inside', unit: 'cm²', written: decimals(0) },
    substrateLiters: { ...LITERS, label: 'Gravel or sand to buy' },
    displacedLiters: { ...LITERS, label: 'Water displaced' },
    waterWeight: { kind: 'number', label: 'Weight of the water', unit: 'kg', written: decimals(1) },
    waterWeightPounds: { kind: 'number', label: 'Weight in pounds', unit: 'lb', written: decimals(1) },
    waterChangeLiters: { ...LITERS, label: ({ input }) => `Water change of ${typedNumber(input.waterChange ?? 25)} %` },
    waterChangeUsGallons: { kind: 'number', label: 'Water change in US gallons', unit: 'US gal', written: decimals(1) },
  },
  present,
  evidence: 'definition',
  sources: ['nistHandbook44', 'nistSp811'],
});

/** kg of water above which the floor and what carries the tank must be checked; L below which water is hard to keep stable. */
const [HEAVY, SMALL] = [150, 40];

function present(result: TankVolumeResult, input: TankVolumeInput, figure: FigureOf<Key>): Presentation<Key> {
  const { text: gross } = figure('grossLiters');
  const { text: imperialGallons } = figure('imperialGallons');
  const note = `${figure('usGallons').text} US gallons or ${imperialGallons} imperial ones.`;
  const headline = figure('waterLiters', { note });
  const { text } = headline;
  return {
    headline,
    status: `${text} L of water.`,
    blocks: [
      ...notices(result),
      { kind: 'facts', figures: [figure('waterWeight'), figure('waterChangeLiters'), figure('usGallons')] },
      amountBars(
        'What fills the tank',
        `Of ${gross} L outside, ${text} L are water.`,
        'Volume',
        { label: 'Volume', unit: 'L', decimals: 1 },
        [
          ['Outside', result.grossLiters],
          ['Inside', result.innerLiters],
          ['Water', result.waterLiters],
          ['Gravel, wood', result.displacedLiters],
        ],
      ),
      {
        kind: 'facts',
        title: 'More of the tank',
        figures: [
          figure('grossLiters'),
          figure('innerLiters'),
          figure('substrateLiters'),
          figure('displacedLiters'),
          figure('floorArea'),
          figure('imperialGallons'),
          figure('waterWeightPounds'),
          figure('waterChangeUsGallons'),
        ],
      },
      whyDifferent<Key>('Value', [
        [
          'Volume on the label',
          `${gross} L`,
          'Shops take the outside measures, full to the rim. Names of sizes are rounded on top.',
        ],
        ['Imperial gallons', imperialGallons, 'They are larger than US gallons by a factor of 1.201.'],
        [
          'Gravel counted as solid',
          '–',
          'Some 40 % of it is pores full of water. Set the pores to 0 to leave them out.',
        ],
        ['Bow as two thirds of a box', '–', 'A rule of thumb for the bow; this page takes the segment of a circle.'],
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

function notices({ waterWeight, waterLiters }: TankVolumeResult): readonly NoticeBlock[] {
  const texts = [
    waterWeight > HEAVY
      ? 'More than 150 kg of water, and glass, gravel and stand come on top: check the floor and the stand.'
      : '',
    waterLiters < SMALL ? 'Below 40 L the water changes quickly and is hard to keep stable.' : '',
    'Medicine goes by the water in the tank and by its label, not by the volume printed on the tank.',
  ];
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function workingOf(result: TankVolumeResult, input: TankVolumeInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { shape, length = 0, width = 0, height, glassThickness = 0, waterGap = 0, substrateDepth = 0 } = input;
  const { substrateVoid = 40, decor = 0, waterChange = 25, water } = input;
  const [floor, glass] = [workingNumber(result.floorArea), workingNumber(glassThickness)];
  return [
    ...(shape === 'rectangular'
      ? [
          {
            label: 'Floor inside',
            formula: '(length − 2·glass)·(width − 2·glass)',
            substituted: `(${workingNumber(length)} − 2·${glass})·(${workingNumber(width)} − 2·${glass})`,
            value: `${figure('floorArea').text} cm²`,
          },
        ]
      : []),
    {
      label: 'Water',
      formula: 'floor·(height − glass − gap − gravel·(1 − pores))·(1 − decoration) ÷ 1000',
      substituted: `${floor}·(${workingNumber(height)} − ${glass} − ${workingNumber(waterGap)} − ${workingNumber(substrateDepth)}·(1 − ${typedNumber(substrateVoid)} ÷ 100))·(1 − ${typedNumber(decor)} ÷ 100) ÷ 1000`,
      value: `${figure('waterLiters').text} L`,
    },
    {
      label: 'Weight',
      formula: 'liters·kg per L',
      substituted: `${workingNumber(result.waterLiters)}·${water === 'salt' ? '1.025' : '1'}`,
      value: `${figure('waterWeight').text} kg`,
    },
    {
      label: 'Water change',
      formula: 'liters·percent ÷ 100',
      substituted: `${workingNumber(result.waterLiters)}·${typedNumber(waterChange)} ÷ 100`,
      value: `${figure('waterChangeLiters').text} L`,
    },
  ];
}
