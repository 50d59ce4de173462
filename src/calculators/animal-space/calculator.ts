import { amountBars } from '#src/calculators/families/amountBars.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted, short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type animalSpace from '#workers/formulas/animal-space.ts';
import type { AnimalSpaceInput, AnimalSpaceResult } from '#workers/formulas/animal-space.ts';
import { SPACE_RULES, type SpaceRule, type SpaceRuleId } from '#workers/reference/animalSpace.ts';

type Key = ResultKey<AnimalSpaceResult>;

const AREAS = ['indoorPerAnimal', 'outdoorPerAnimal', 'outdoorTotal', 'indoorTotalSquareFeet', 'source'] as const;
const AT_HAND = ['maxAnimalsIndoor', 'indoorEnough', 'maxAnimalsOutdoor', 'outdoorEnough'] as const;

const RULES: Readonly<Record<SpaceRuleId, SpaceRule>> = SPACE_RULES;
const goesBy = (rule: SpaceRuleId | '') => {
  const bands = rule === '' ? [] : RULES[rule]?.bands;
  if (bands === undefined) return 'length';
  return bands.length > 1 ? 'weight' : 'nothing';
};
const squareMeters = { kind: 'number', ...measuredIn('area', 'm²', 'ft²'), min: 0, step: 1, optional: true } as const;

const FIXES_NONE = 'The text fixes no outdoor area.';
const NO_AREA = 'Enter the area that you have.';

export default defineCalculator<typeof animalSpace>()({
  formula: 'animal-space',
  fixed: {},
  fields: {
    rule: {
      kind: 'choice',
      label: 'Animal and standard',
      look: 'menu',
      options: (Object.keys(RULES) as SpaceRuleId[]).map((value) => ({ value, label: RULES[value].label })),
    },
    count: { kind: 'number', label: 'Number of animals', min: 1, isExact: true },
    bodyWeight: {
      kind: 'number',
      label: 'Body weight of one',
      ...measuredIn('mass', 'kg', 'lb'),
      min: 0,
      max: 1500,
      step: 10,
      visibleWhen: ({ rule }) => goesBy(rule) === 'weight',
    },
    bodyLength: {
      kind: 'number',
      label: 'Length of the body',
      hint: 'From the tip of the nose to the base of the tail.',
      ...measuredIn('length', 'cm', 'in'),
      min: 10,
      max: 150,
      visibleWhen: ({ rule }) => goesBy(rule) === 'length',
    },
    availableIndoor: { ...squareMeters, label: 'Area that you have indoors' },
    availableOutdoor: { ...squareMeters, label: 'Area that you have outdoors' },
  },
  example: {
    rule: 'organicLayingHen',
    count: '150',
    bodyWeight: '',
    bodyLength: '',
    availableIndoor: '25',
    availableOutdoor: '500',
  },
  errorStyle: 'inline',
  outputs: {
    indoorPerAnimal: area('Indoors for one', 2),
    outdoorPerAnimal: area('Outdoors for one', 2),
    indoorTotal: { ...area(({ input }) => `Indoors for ${animalsIn(input)}`, 1), note: 'At least.' },
    outdoorTotal: area(({ input }) => `Outdoors for ${animalsIn(input)}`, 1),
    indoorTotalSquareFeet: { kind: 'number', label: 'Indoors in square feet', unit: 'ft²', written: decimals(1) },
    source: { kind: 'words', label: 'By' },
    maxAnimalsIndoor: most('Animals with room indoors', NO_AREA),
    maxAnimalsOutdoor: most('Animals with room outdoors', missingOutdoors),
    indoorEnough: { kind: 'flag', label: 'Enough indoors', missingNote: NO_AREA },
    outdoorEnough: { kind: 'flag', label: 'Enough outdoors', missingNote: missingOutdoors },
    others: {
      kind: 'rows',
      label: 'Other standards for the species',
      row: {
        rule: { kind: 'words', label: 'Animal and standard', words: (rule) => RULES[rule].label },
        indoorPerAnimal: ofRule('indoors'),
        outdoorPerAnimal: ofRule('outdoors'),
      },
    },
  },
  present,
  evidence: 'rule',
  sources: [
    'euOrganic2020of464',
    'euOrganic2018of848',
    'directive2008of120',
    'directive2008of119',
    'directive1999of74',
    'cfrDogsCats',
    'extensionCoops',
    'fawc1979',
  ],
});

const LEGAL_MINIMUM: NoticeBlock = {
  kind: 'notice',
  tone: 'caution',
  title: 'A legal minimum for dealers and laboratories',
  text: 'It is far below what a pet needs. Give a dog or a cat a home to move about in, company and daily exercise.',
};

function present(result: AnimalSpaceResult, input: AnimalSpaceInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('indoorTotal');
  const outdoors = figure('outdoorTotal');
  const { species } = RULES[input.rule];
  return {
    headline,
    status: `At least ${headline.text} m² indoors${outdoors.value === null ? '' : ` and ${outdoors.text} m² outdoors`} for ${animalsIn(input)}.`,
    blocks: [
      ...(species === 'dog' || species === 'cat' ? [LEGAL_MINIMUM] : []),
      {
        kind: 'notice',
        tone: 'neutral',
        text: 'An estimate to start from; the animal’s condition decides. Law changes and national rules may ask for more; read the text named.',
      },
      { kind: 'facts', figures: AREAS.map((key) => figure(key)) },
      { kind: 'facts', title: 'Your areas', figures: AT_HAND.map((key) => figure(key)) },
      needAndHave(result, input),
      ...otherRules(result, input, figure),
      WHY,
    ],
    working: [
      areaStep('Area indoors', input, result.indoorPerAnimal, headline),
      ...(result.outdoorPerAnimal === null
        ? []
        : [areaStep('Area outdoors', input, result.outdoorPerAnimal, outdoors)]),
    ],
  };
}

function areaStep(label: string, { count }: AnimalSpaceInput, one: number, { text, written }: Figure): WorkingStep {
  const substituted = `${count}·${workingNumber(one, written)}`;
  return { label, formula: 'animals·area for one', substituted, value: `${text} m²` };
}

function area<Place>(label: Depends<string, Place>, count: number): NumberOutput<Place> {
  return { kind: 'number', label, unit: 'm²', written: decimals(count), missingNote: FIXES_NONE };
}

function ofRule(where: string): NumberOutput<{ readonly row: { readonly rule: SpaceRuleId } }> {
  return {
    kind: 'number',
    label: ({ row }) => `${RULES[row.rule].label}, ${where}`,
    columnUnit: 'm²',
    written: decimals(2),
  };
}

function most<Place>(label: string, missingNote: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: upToDigits(6), missingNote };
}

function missingOutdoors({ result }: { readonly result: AnimalSpaceResult }): string {
  return result.outdoorTotal === null ? FIXES_NONE : NO_AREA;
}

function animalsIn({ count }: AnimalSpaceInput): string {
  return counted(count, 'animal', 'animals');
}

function needAndHave(
  { indoorTotal, outdoorTotal }: AnimalSpaceResult,
  { availableIndoor, availableOutdoor }: AnimalSpaceInput,
): Block<Key> {
  const bars = [
    ['Needed indoors', indoorTotal],
    ['You have indoors', availableIndoor],
    ['Needed outdoors', outdoorTotal],
    ['You have outdoors', availableOutdoor],
  ] as const;
  return amountBars(
    'Area needed and area at hand',
    `${short(indoorTotal, 4)} m² are needed indoors${outdoorTotal === null ? '' : `, ${short(outdoorTotal, 4)} m² outdoors`}.`,
    'Area',
    { label: 'Area', unit: 'm²', decimals: 1 },
    bars.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, value] as const])),
  );
}

function otherRules(
  { others }: AnimalSpaceResult,
  { rule }: AnimalSpaceInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (others.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Other standards for the species',
      note: `For one animal; chosen: ${RULES[rule].label}.`,
      columns: [
        { label: 'Animal and standard' },
        { label: 'Indoors (m²)', numeric: true },
        { label: 'Outdoors (m²)', numeric: true },
      ],
      rows: others.map((_, index) =>
        (['rule', 'indoorPerAnimal', 'outdoorPerAnimal'] as const).map((key) => figure(`others.${index}.${key}`)),
      ),
    },
  ];
}

const WHY: Block<Key> = {
  kind: 'table',
  title: 'Why is my number different?',
  isFolded: true,
  columns: [{ label: 'Difference' }, { label: 'What it means' }],
  rows: [
    ['Net or gross floor', 'The texts count floor that animals can use, without mangers, nests and walls.'],
    ['More than floor', 'Perches, places at the trough, group size, horns and breed add to the need.'],
    [
      'Horses',
      'Loose box 3.65 by 3.65 m, pony 3.05 by 3.05 m, pasture 0.4 to 1 ha a horse: British guidance, not computed here.',
    ],
    ['Rabbits', '3 by 2 by 1 m for a pair: advice of the Rabbit Welfare Association, not computed here.'],
    ['The Five Freedoms', 'They ask for space to behave normally and name no number.'],
  ],
};
