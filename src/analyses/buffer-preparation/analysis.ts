import { short } from '#src/families/shortFigure.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, ResultKey, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type bufferPreparation from '#workers/formulas/buffer-preparation.ts';
import type { BufferPreparationInput, BufferPreparationResult } from '#workers/formulas/buffer-preparation.ts';
import { BUFFERS, type Buffer, type BufferKey } from '#workers/reference/buffers.ts';

type Key = ResultKey<BufferPreparationResult>;

const OPTIONS = (Object.keys(BUFFERS) as BufferKey[]).map((value) => {
  const { name, steps }: Buffer = BUFFERS[value];
  return { value, label: `${name} (pKa ${steps.map(({ pK }) => pK).join(', ')})` };
});
/** g, below which a balance is uncertain; mL, below which a pipette is. */
const [LEAST_MASS, LEAST_VOLUME] = [0.005, 0.001] as const;
/** mol/L up to which the activity coefficients hold. */
const MOST_IONIC_STRENGTH = 0.5;

export default defineAnalysis<typeof bufferPreparation>()({
  formula: 'buffer-preparation',
  action: 'Write the recipe',
  fields: {
    buffer: { kind: 'choice', label: 'Buffer', look: 'menu', options: OPTIONS, initial: 'tris' },
    pH: { kind: 'number', label: 'Wanted pH', min: 0, max: 14, step: 0.1 },
    concentration: {
      kind: 'number',
      label: 'Concentration',
      hint: 'Of all forms of the buffer together.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L'),
      min: 0,
    },
    volume: { kind: 'number', label: 'Volume', ...measuredIn('volume', 'mL', 'L', 'µL'), min: 0 },
    method: {
      kind: 'choice',
      label: 'From',
      look: 'radios',
      options: [
        { value: 'two-forms', label: 'Acid form and base form' },
        { value: 'acid-form', label: 'Acid form and NaOH' },
        { value: 'base-form', label: 'Base form and HCl' },
      ],
      initial: 'two-forms',
    },
    titrant: {
      kind: 'number',
      label: 'NaOH or HCl',
      hint: 'Blank: 1 mol/L.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L'),
      optional: true,
      min: 0,
      visibleWhen: ({ method }) => method !== 'two-forms',
    },
    acidBottle: {
      kind: 'text',
      label: 'Acid form on the bottle',
      hint: 'Its formula or molar mass, hydrates as they are: NaH2PO4·H2O. Blank: the usual form.',
      optional: true,
      visibleWhen: ({ method }) => method !== 'base-form',
    },
    baseBottle: {
      kind: 'text',
      label: 'Base form on the bottle',
      hint: 'Its formula or molar mass. Blank: the usual form.',
      optional: true,
      visibleWhen: ({ method }) => method !== 'acid-form',
    },
    temperature: {
      kind: 'number',
      label: 'Temperature of use',
      hint: '0 to 75 °C, where the pH holds. Blank: 25 °C.',
      ...measuredIn('temperature', '°C', '°F', 'K'),
      optional: true,
      min: 0,
      max: 75,
    },
    adjustedAt: {
      kind: 'number',
      label: 'Temperature at the pH meter',
      hint: '0 to 75 °C. Blank: 25 °C.',
      ...measuredIn('temperature', '°C', '°F', 'K'),
      optional: true,
      min: 0,
      max: 75,
    },
    otherStrength: {
      kind: 'number',
      label: 'Other salts, as ionic strength',
      hint: '150 mM NaCl is 0.15 mol/L. Blank: none.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L'),
      optional: true,
      min: 0,
    },
  },
  example: {
    buffer: 'tris',
    pH: '8',
    concentration: '0.05',
    volume: '1000',
    method: 'base-form',
    titrant: '1',
    acidBottle: '',
    baseBottle: '',
    temperature: '4',
    adjustedAt: '25',
    otherStrength: '0.15',
  },
  sources: ['goldberg2002', 'davies1962', 'malmbergMaryott1956', 'marshallFranck1981', 'vanSlyke1922', 'prohaska2022'],
  present: (result, input) => {
    const [first, ...others] = recipe(result, input);
    if (first === undefined) throw new Error('Something is weighed');
    const { adjustedAt = 25, temperature = 25 } = input;
    return {
      headline: {
        ...first,
        note: `Dissolve in about 80 % of the water, add the rest, and fill up to ${short(input.volume)} mL.`,
      },
      status: `${[first, ...others].map(({ label, text, unit }) => `${label}: ${text} ${unit ?? ''}`.trim()).join('; ')}.`,
      blocks: [
        ...notices(result, input),
        {
          kind: 'facts',
          figures: [
            ...others,
            {
              field: 'adjustedPH',
              label: `pH at the meter, ${short(adjustedAt)} °C`,
              value: result.adjustedPH,
              text: fixed(result.adjustedPH, 2),
              note: `It is then ${fixed(input.pH, 2)} at ${short(temperature)} °C.`,
            },
            {
              field: 'effectivePK',
              label: 'pKa in this solution',
              value: result.effectivePK,
              text: fixed(result.effectivePK, 2),
              note: `${fixed(result.pK, 3)} at ${short(temperature)} °C without ions, corrected for the ionic strength.`,
            },
            { field: 'ratio', label: 'Base form to acid form', value: result.ratio, text: short(result.ratio, 4) },
            {
              field: 'ionicStrength',
              label: 'Ionic strength',
              value: result.ionicStrength,
              text: short(result.ionicStrength, 4),
              unit: 'mol/L',
            },
            {
              field: 'capacity',
              label: 'Buffer capacity',
              value: result.capacity,
              text: short(result.capacity, 3),
              unit: 'mol/L',
              note: 'Strong base that raises the pH of a liter by 1, at this pH.',
            },
            {
              field: 'pKSlope',
              label: 'Change of the pKa',
              value: result.pKSlope,
              text: fixed(result.pKSlope, 4),
              unit: 'per °C',
            },
          ],
        },
        ...otherBuffers(result, input),
      ],
      working: workingOf(result, input),
    };
  },
});

/** What is weighed and pipetted, in order. */
function recipe(
  result: BufferPreparationResult,
  { buffer, acidBottle, baseBottle }: BufferPreparationInput,
): readonly Figure<Key>[] {
  const { acid, base }: Buffer = BUFFERS[buffer];
  const { acidMass, baseMass, titrantVolume, titrantName } = result;
  const mass = (field: Key, usual: string, typed: string, value: number | null): readonly Figure<Key>[] =>
    value === null
      ? []
      : [{ field, label: typed === '' ? usual : `${usual}, as ${typed}`, value, text: short(value, 4), unit: 'g' }];
  const volume: readonly Figure<Key>[] =
    titrantVolume === null || titrantName === null
      ? []
      : [
          {
            field: 'titrantVolume',
            label: `${titrantName}, about`,
            value: titrantVolume,
            text: short(titrantVolume, 4),
            unit: 'mL',
          },
        ];
  return [
    ...mass('acidMass', acid.name, acidBottle, acidMass),
    ...mass('baseMass', base.name, baseBottle, baseMass),
    ...volume,
  ];
}

function notices(result: BufferPreparationResult, { pH }: BufferPreparationInput): readonly NoticeBlock[] {
  const { effectivePK, ionicStrength, acidMass, baseMass, titrantVolume } = result;
  const masses = [acidMass, baseMass].filter((mass) => mass !== null);
  const texts = [
    Math.abs(pH - effectivePK) > 1
      ? `The wanted pH is ${fixed(Math.abs(pH - effectivePK), 1)} from the pKa: beyond 1 a buffer holds its pH badly. Nearer ones are listed below.`
      : '',
    ionicStrength > MOST_IONIC_STRENGTH
      ? `The ionic strength is ${short(ionicStrength, 3)} mol/L. The Davies equation holds up to about 0.5: adjust by the meter.`
      : '',
    masses.some((mass) => mass > 0 && mass < LEAST_MASS)
      ? 'Less than 5 mg has to be weighed: make a stock and pipette it.'
      : '',
    titrantVolume !== null && titrantVolume > 0 && titrantVolume < LEAST_VOLUME
      ? 'Less than 1 µL has to be pipetted: use a weaker acid or base.'
      : '',
  ];
  return [
    ...texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'caution', text } as const])),
    {
      kind: 'notice',
      tone: 'neutral',
      text: 'Check the pH with a meter. The recipe and the correction for ions are estimates.',
    },
  ];
}

function otherBuffers(
  { others }: BufferPreparationResult,
  { temperature = 25 }: BufferPreparationInput,
): readonly TableBlock<Key>[] {
  if (others.length === 0) return [];
  return [
    {
      kind: 'table',
      title: `Other buffers for this pH at ${short(temperature)} °C`,
      isFolded: true,
      columns: [{ label: 'Buffer' }, { label: 'pKa', numeric: true }, { label: 'Change per °C', numeric: true }],
      rows: others.map(({ name, pK, pKSlope }, index) => [
        { field: `others.${index}.name`, label: 'Buffer', value: name, text: name },
        { field: `others.${index}.pK`, label: 'pKa', value: pK, text: fixed(pK, 2) },
        { field: `others.${index}.pKSlope`, label: 'Change per °C', value: pKSlope, text: fixed(pKSlope, 4) },
      ]),
      note: 'Those whose pKa is within 1 of the pH, without ions, the nearest first.',
    },
  ];
}

function workingOf(result: BufferPreparationResult, input: BufferPreparationInput): readonly WorkingStep<Key>[] {
  const { effectivePK, ratio, acidMolarMass, baseMolarMass } = result;
  const moles = (input.concentration * input.volume) / 1000;
  return [
    {
      label: 'Ratio of base form to acid form',
      formula: '10^(pH − pKa)',
      substituted: `10^(${short(input.pH)} − ${short(effectivePK)})`,
      value: short(ratio, 4),
    },
    {
      label: 'Amount',
      formula: 'concentration·volume',
      substituted: `${short(input.concentration)} mol/L·${short(input.volume / 1000)} L`,
      value: `${short(moles, 4)} mol`,
    },
    {
      label: 'Molar mass of the acid form',
      formula: 'from its formula',
      substituted: input.acidBottle === '' ? BUFFERS[input.buffer].acid.formula : input.acidBottle,
      value: `${fixed(acidMolarMass, 2)} g/mol`,
      data: { field: 'acidMolarMass', value: acidMolarMass },
    },
    {
      label: 'Molar mass of the base form',
      formula: 'from its formula',
      substituted: input.baseBottle === '' ? BUFFERS[input.buffer].base.formula : input.baseBottle,
      value: `${fixed(baseMolarMass, 2)} g/mol`,
      data: { field: 'baseMolarMass', value: baseMolarMass },
    },
  ];
}
