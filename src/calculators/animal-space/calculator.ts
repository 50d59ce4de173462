import { amountBars } from '#src/families/amountBars.ts';
import { short, shortFigure } from '#src/families/shortFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted, fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type animalSpace from '#workers/formulas/animal-space.ts';
import type { AnimalSpaceInput, AnimalSpaceResult } from '#workers/formulas/animal-space.ts';
import { SPACE_RULES, type SpaceRule, type SpaceRuleId } from '#workers/reference/animalSpace.ts';

type Key = ResultKey<AnimalSpaceResult>;

const RULES: Readonly<Record<SpaceRuleId, SpaceRule>> = SPACE_RULES;
const goesBy = (rule: SpaceRuleId | '') => {
  const bands = rule === '' ? [] : RULES[rule]?.bands;
  if (bands === undefined) return 'length';
  return bands.length > 1 ? 'weight' : 'nothing';
};
const squareMeters = { kind: 'number', ...measuredIn('area', 'm²', 'ft²'), min: 0, step: 1, optional: true } as const;

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
      hint: 'Above 0, up to 1500 kg.',
      ...measuredIn('mass', 'kg', 'lb'),
      min: 0,
      max: 1500,
      step: 10,
      visibleWhen: ({ rule }) => goesBy(rule) === 'weight',
    },
    bodyLength: {
      kind: 'number',
      label: 'Length of the body',
      hint: '10 to 150 cm, from the tip of the nose to the base of the tail.',
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
  present,
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

const FIXES_NONE = 'The text fixes no outdoor area.';
const LEGAL_MINIMUM: NoticeBlock = {
  kind: 'notice',
  tone: 'caution',
  title: 'A legal minimum for dealers and laboratories',
  text: 'It is far below what a pet needs. Give a dog or a cat a home to move about in, company and daily exercise.',
};

function present(result: AnimalSpaceResult, input: AnimalSpaceInput): Presentation<Key> {
  const { indoorTotal, outdoorTotal, source } = result;
  const animals = counted(input.count, 'animal', 'animals');
  const outdoors = outdoorTotal === null ? '' : ` and ${fixed(outdoorTotal, 1)} m² outdoors`;
  const { species } = RULES[input.rule];
  return {
    headline: { ...area('indoorTotal', `Indoors for ${animals}`, indoorTotal, 1), note: 'At least.' },
    status: `At least ${fixed(indoorTotal, 1)} m² indoors${outdoors} for ${animals}.`,
    blocks: [
      ...(species === 'dog' || species === 'cat' ? [LEGAL_MINIMUM] : []),
      {
        kind: 'notice',
        tone: 'neutral',
        text: 'An estimate to start from; the animal’s condition decides. Law changes and national rules may ask for more; read the text named.',
      },
      {
        kind: 'facts',
        figures: [
          area('indoorPerAnimal', 'Indoors for one', result.indoorPerAnimal, 2),
          area('outdoorPerAnimal', 'Outdoors for one', result.outdoorPerAnimal, 2),
          area('outdoorTotal', `Outdoors for ${animals}`, outdoorTotal, 1),
          {
            field: 'indoorTotalSquareFeet',
            label: 'Indoors in square feet',
            value: result.indoorTotalSquareFeet,
            text: fixed(result.indoorTotalSquareFeet, 1),
            unit: 'ft²',
          },
          { field: 'source', label: 'By', value: source, text: source },
        ],
      },
      {
        kind: 'facts',
        title: 'Your areas',
        figures: [
          most('maxAnimalsIndoor', 'Animals with room indoors', result.maxAnimalsIndoor),
          enough('indoorEnough', 'Enough indoors', result.indoorEnough),
          most('maxAnimalsOutdoor', 'Animals with room outdoors', result.maxAnimalsOutdoor, outdoorTotal),
          enough('outdoorEnough', 'Enough outdoors', result.outdoorEnough, outdoorTotal),
        ],
      },
      needAndHave(result, input),
      ...otherRules(result, input),
      WHY,
    ],
    working: [
      {
        label: 'Area indoors',
        formula: 'animals·area for one',
        substituted: `${input.count}·${workingNumber(result.indoorPerAnimal, fixed(indoorTotal, 1))}`,
        value: `${fixed(indoorTotal, 1)} m²`,
      },
      ...(outdoorTotal === null
        ? []
        : [
            {
              label: 'Area outdoors',
              formula: 'animals·area for one',
              substituted: `${input.count}·${workingNumber(result.outdoorPerAnimal ?? 0, fixed(outdoorTotal, 1))}`,
              value: `${fixed(outdoorTotal, 1)} m²`,
            },
          ]),
    ],
  };
}

function area(field: Key, label: string, value: number | null, decimals: number): Figure<Key> {
  return value === null
    ? { field, label, value, text: '–', note: FIXES_NONE }
    : { field, label, value, text: fixed(value, decimals), unit: 'm²' };
}

function most(field: Key, label: string, value: number | null, total: number | null = 0): Figure<Key> {
  return shortFigure(field, label, value, value === null ? { note: missing(total) } : {});
}

function enough(field: Key, label: string, value: boolean | null, total: number | null = 0): Figure<Key> {
  if (value === null) return { field, label, value, text: '–', note: missing(total) };
  return { field, label, value, text: value ? 'Yes' : 'No' };
}

function missing(total: number | null): string {
  return total === null ? FIXES_NONE : 'Enter the area that you have.';
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

function otherRules({ others }: AnimalSpaceResult, { rule }: AnimalSpaceInput): readonly TableBlock<Key>[] {
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
      rows: others.map(({ rule: other, indoorPerAnimal, outdoorPerAnimal }, index) => [
        { field: `others.${index}.rule`, label: 'Animal and standard', value: other, text: RULES[other].label },
        cell(`others.${index}.indoorPerAnimal`, `${RULES[other].label}, indoors`, indoorPerAnimal),
        cell(`others.${index}.outdoorPerAnimal`, `${RULES[other].label}, outdoors`, outdoorPerAnimal),
      ]),
    },
  ];
}

function cell(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? '–' : fixed(value, 2) };
}

const WHY: TableBlock<Key> = {
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
