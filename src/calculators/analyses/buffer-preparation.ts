import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { fixed, short } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
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

/** What is weighed and pipetted, in order. */
const RECIPE = ['acidMass', 'baseMass', 'titrantVolume'] as const;
const FACTS = ['adjustedPH', 'effectivePK', 'ratio', 'ionicStrength', 'capacity', 'pKSlope'] as const;

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
  outputs: {
    pK: { kind: 'number', label: 'pKa without ions', written: decimals(3) },
    effectivePK: {
      kind: 'number',
      label: 'pKa in this solution',
      written: decimals(2),
      note: ({ result, input: { temperature = 25 } }) =>
        `${fixed(result.pK, 3)} at ${short(temperature)} °C without ions, corrected for the ionic strength.`,
    },
    pKSlope: { kind: 'number', label: 'Change of the pKa', unit: 'per °C', written: decimals(4) },
    ratio: { kind: 'number', label: 'Base form to acid form', written: upToDigits(4) },
    ionicStrength: { kind: 'number', label: 'Ionic strength', unit: 'mol/L', written: upToDigits(4) },
    capacity: {
      kind: 'number',
      label: 'Buffer capacity',
      unit: 'mol/L',
      written: upToDigits(3),
      note: 'Strong base that raises the pH of a liter by 1, at this pH.',
    },
    adjustedPH: {
      kind: 'number',
      label: ({ input: { adjustedAt = 25 } }) => `pH at the meter, ${short(adjustedAt)} °C`,
      written: decimals(2),
      note: ({ input: { pH, temperature = 25 } }) => `It is then ${fixed(pH, 2)} at ${short(temperature)} °C.`,
    },
    acidMass: massOf('acid'),
    baseMass: massOf('base'),
    titrantVolume: {
      kind: 'number',
      label: ({ result }) => `${result.titrantName}, about`,
      unit: 'mL',
      written: upToDigits(4),
    },
    titrantName: { kind: 'words', label: 'Strong acid or base' },
    acidMolarMass: { kind: 'number', label: 'Molar mass of the acid form', unit: 'g/mol', written: decimals(2) },
    baseMolarMass: { kind: 'number', label: 'Molar mass of the base form', unit: 'g/mol', written: decimals(2) },
    others: {
      kind: 'rows',
      label: 'Other buffers for this pH',
      row: {
        name: { kind: 'words', label: 'Buffer' },
        pK: { kind: 'number', label: 'pKa', written: decimals(2) },
        pKSlope: { kind: 'number', label: 'Change per °C', written: decimals(4) },
      },
    },
  },
  present: (result, input, figure) => {
    const [first, ...others] = RECIPE.filter((key) => result[key] !== null);
    if (first === undefined) throw new Error('Something is weighed');
    const headline = figure(first, {
      note: `Dissolve in about 80 % of the water, add the rest, and fill up to ${short(input.volume)} mL.`,
    });
    const more = others.map((key) => figure(key));
    return {
      headline,
      status: `${[headline, ...more].map((each) => `${each.label}: ${cellText(each)}`).join('; ')}.`,
      blocks: [
        ...notices(result, input),
        {
          kind: 'facts',
          figures: [...more, ...FACTS.map((key) => figure(key))],
        },
        ...otherBuffers(result, input, figure),
      ],
      working: workingOf(result, input, figure),
    };
  },
});

function massOf(form: 'acid' | 'base'): NumberOutput<Here<unknown, BufferPreparationInput, unknown>> {
  return {
    kind: 'number',
    label: ({ input }) => {
      const { name } = BUFFERS[input.buffer][form];
      const typed = input[`${form}Bottle`];
      return typed === '' ? name : `${name}, as ${typed}`;
    },
    unit: 'g',
    written: upToDigits(4),
  };
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
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
  if (others.length === 0) return [];
  return [
    rowsTable(figure, {
      title: `Other buffers for this pH at ${short(temperature)} °C`,
      isFolded: true,
      list: 'others',
      rows: others.length,
      columns: ['name', 'pK', 'pKSlope'],
      note: 'Those whose pKa is within 1 of the pH, without ions, the nearest first.',
    }),
  ];
}

function workingOf(
  { effectivePK }: BufferPreparationResult,
  input: BufferPreparationInput,
  figure: FigureOf<Key>,
): readonly WorkingStep<Key>[] {
  const moles = (input.concentration * input.volume) / 1000;
  return [
    {
      label: 'Ratio of base form to acid form',
      formula: '10^(pH − pKa)',
      substituted: `10^(${short(input.pH)} − ${short(effectivePK)})`,
      value: figure('ratio').text,
    },
    {
      label: 'Amount',
      formula: 'concentration·volume',
      substituted: `${short(input.concentration)} mol/L·${short(input.volume / 1000)} L`,
      value: `${short(moles, 4)} mol`,
    },
    ...(['acid', 'base'] as const).map((form) => {
      const { label, text, field, value } = figure(`${form}MolarMass`);
      return {
        label,
        formula: 'from its formula',
        substituted: input[`${form}Bottle`] || BUFFERS[input.buffer][form].formula,
        value: `${text} g/mol`,
        data: { field, value },
      };
    }),
  ];
}
