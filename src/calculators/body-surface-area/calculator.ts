import { INFORMS, INFORMS_NOTICE } from '#src/calculators/families/humanHealth.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type bodySurfaceArea from '#workers/formulas/body-surface-area.ts';
import type { BodySurfaceAreaInput, BodySurfaceAreaResult } from '#workers/formulas/body-surface-area.ts';
import { surfaceChart } from './chart.ts';

type Key = ResultKey<BodySurfaceAreaResult>;

const ONLY_PEOPLE = 'Only for people.';
const FIGURES = [
  'mosteller',
  'duBois',
  'haycock',
  'gehanGeorge',
  'lowest',
  'highest',
  'spreadPercent',
  'meehConstant',
] as const;

export default defineCalculator<typeof bodySurfaceArea>()({
  formula: 'body-surface-area',
  fixed: {},
  fields: {
    species: {
      kind: 'choice',
      label: 'Surface of a',
      hint: INFORMS,
      look: 'radios',
      options: [
        { value: 'human', label: 'Person' },
        { value: 'dog', label: 'Dog' },
        { value: 'cat', label: 'Cat' },
      ],
      initial: 'human',
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      hint: 'People 1 to 300 kg or 2.3 to 661 lb; dogs up to 120 kg or 264 lb, cats up to 15 kg or 33 lb.',
      ...measuredIn('mass', 'kg', 'lb'),
      min: 0.5,
      max: 661,
    },
    height: {
      kind: 'number',
      label: 'Height',
      ...measuredIn('length', 'cm', 'in', 'ft'),
      min: 40,
      max: 250,
      visibleWhen: ({ species }) => species === 'human',
    },
  },
  example: { species: 'human', weight: '70', height: '175' },
  errorStyle: 'inline',
  outputs: {
    bodySurfaceArea: {
      ...squareMeters('Body surface area'),
      note: ({ result: { meehConstant } }) =>
        meehConstant === null ? 'By Mosteller.' : `By Meeh’s constant of ${fixed(meehConstant, 1)}.`,
    },
    mosteller: squareMeters('Mosteller'),
    duBois: squareMeters('Du Bois'),
    haycock: squareMeters('Haycock'),
    gehanGeorge: squareMeters('Gehan and George'),
    lowest: squareMeters('Lowest of the four'),
    highest: squareMeters('Highest of the four'),
    spreadPercent: {
      kind: 'number',
      label: 'Spread of the four',
      unit: '%',
      written: decimals(1),
      missingNote: ONLY_PEOPLE,
    },
    meehConstant: { kind: 'number', label: 'Meeh’s constant', written: decimals(1), missingNote: 'Only for animals.' },
  },
  present,
  evidence: 'estimate',
  sources: ['mosteller1987', 'duBois1916', 'haycock1978', 'gehanGeorge1970', 'priceFrazier1998'],
});

function squareMeters(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'm²', written: decimals(2), missingNote: ONLY_PEOPLE };
}

function present(result: BodySurfaceAreaResult, input: BodySurfaceAreaInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('bodySurfaceArea');
  const isHuman = input.species === 'human';
  return {
    headline,
    status: `Body surface area ${headline.text} m².`,
    blocks: [
      ...notices(isHuman),
      {
        kind: 'facts',
        title: 'By each equation',
        figures: FIGURES.map((key) => figure(key)),
      },
      ...surfaceChart(result, input),
      whyDifferent<Key>('m²', isHuman ? OF_PEOPLE : OF_ANIMALS),
      INFORMS_NOTICE,
    ],
    working: [isHuman ? mostellerStep(input, headline.text) : meehStep(result, input, headline.text)],
  };
}

const OF_PEOPLE = [
  ['Du Bois in infants', '–', 'The equation rests on nine people and is too low in infants. Take Haycock there.'],
  ['Rounding', '–', 'Others round to one decimal.'],
] as const;

const OF_ANIMALS = [
  ['Another constant', '9.9 to 12.3', 'Published constants of dogs differ, so the area is known to some 20 %.'],
  ['Constants exchanged', '10.0 and 10.1', 'Some tables have the constant of cats for dogs, and the other way round.'],
] as const;

function notices(isHuman: boolean): readonly NoticeBlock[] {
  const dose =
    'No dose is calculated here. Doses by surface area are a matter for the treating doctor or veterinarian.';
  const animal = ' An estimate to start from; the animal’s condition decides.';
  return [{ kind: 'notice', tone: 'caution', text: `${dose}${isHuman ? '' : animal}` }];
}

function mostellerStep({ weight, height = 0 }: BodySurfaceAreaInput, text: string): WorkingStep {
  return {
    label: 'Mosteller',
    formula: '√(height·weight ÷ 3600)',
    substituted: `√(${workingNumber(height)}·${workingNumber(weight)} ÷ 3600)`,
    value: `${text} m²`,
  };
}

function meehStep(
  { meehConstant }: BodySurfaceAreaResult,
  { weight }: BodySurfaceAreaInput,
  text: string,
): WorkingStep {
  return {
    label: 'Meeh',
    formula: 'constant·grams^(2 ÷ 3) ÷ 10000',
    substituted: `${workingNumber(meehConstant ?? 0)}·${workingNumber(1000 * weight)}^(2 ÷ 3) ÷ 10000`,
    value: `${text} m²`,
  };
}
