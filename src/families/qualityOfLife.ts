/**
 * The pages of the quality-of-life scale for dogs and cats: one formula, and what each score means for the animal. A
 * result is worded calmly and never in the colors of alarm; no sentence here decides anything for the owner. If a
 * veterinarian is needed soon, that is the headline instead of the verdict of the scale.
 */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/kit/defineCalculator.ts';
import type { NumberField, Values } from '#src/kit/fields.ts';
import type {
  Block,
  FactsBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/kit/presentation.ts';
import type qualityOfLife from '#workers/formulas/quality-of-life.ts';
import type { QualityOfLifeInput, QualityOfLifeResult } from '#workers/formulas/quality-of-life.ts';
import {
  ACCEPTABLE_ABOVE,
  BEST_TOTAL,
  LOW_SCORE,
  OVERRIDE_SCORE,
  type Override,
  QUALITY_ITEMS,
  type QualityItem,
  SCORE_LIMITS,
  SEE_VET,
  type SeeVet,
} from '#workers/reference/qualityOfLife.ts';
import { refusedQualityOfLife } from './qualityOfLifeRefused.ts';
import { ENDS, namesOf, overrideSentences, type Species } from './qualityOfLifeWords.ts';
import { qualityOfLifeWorking, weightier, withScore, yesOrNo } from './qualityOfLifeWorking.ts';

type Key = ResultKey<QualityOfLifeResult>;

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];

/** Returns the page of one species. */
export function qualityOfLifeCalculator(species: Species): AnyCalculatorDefinition {
  return defineCalculator<typeof qualityOfLife>()({
    formula: 'quality-of-life',
    fixed: {},
    fields: {
      breathingTrouble: {
        kind: 'checkbox',
        label: 'Breathes hard, fast or with the mouth open at rest',
        hint: 'Counts for more than all seven scores.',
      },
      hurt: scoreField('hurt', species),
      hunger: scoreField('hunger', species),
      hydration: scoreField('hydration', species),
      hygiene: scoreField('hygiene', species),
      happiness: scoreField('happiness', species),
      mobility: scoreField('mobility', species),
      goodDays: scoreField('goodDays', species),
    },
    example: {
      breathingTrouble: false,
      ...{ hurt: '7', hunger: '4', hydration: '6', hygiene: '8', happiness: '7', mobility: '3', goodDays: '6' },
    },
    errorStyle: 'inline',
    refused: (draft) => refusedQualityOfLife(species, draft),
    present: (result: QualityOfLifeResult, input: QualityOfLifeInput) => present(species, result, input),
    shareText: (presentation, facts) => [presentation.status, facts].join('\n'),
    sources: [
      'villalobosScale',
      'qualityOfLifeHouseRules',
      ...(species === 'cat' ? (['merckHepaticLipidosis', 'webb2018'] as const) : []),
    ],
  });
}

/** Returns a box for one or two digits: faster on a keyboard, and on a phone, than seven times eleven buttons. */
function scoreField(item: QualityItem, species: Species): NumberField<Values> {
  const { label, covers } = QUALITY_ITEMS[item];
  return {
    kind: 'number',
    label,
    hint: `${covers} ${ENDS[species][item]}`,
    unit: '0 to 10',
    min: SCORE_LIMITS.min,
    max: SCORE_LIMITS.max,
  };
}

function present(species: Species, result: QualityOfLifeResult, input: QualityOfLifeInput): Presentation<Key> {
  const { overrides, lowTogether, seeVet, total } = result;
  const sentences = overrideSentences(species, overrides, lowTogether, seeVet);
  const headline = seeVet === null ? byTheScale(result) : byTheOverrides(seeVet, result, input);
  return {
    headline,
    status: [
      seeVet === null ? `${headline.text}: total ${total} of ${BEST_TOTAL}.` : `${headline.text}.`,
      ...sentences,
      ...lowScores(result),
    ].join(' '),
    blocks: [...notices(species, sentences), rules(result), ...overridesOf(result, input), ...scores(result, input)],
    working: qualityOfLifeWorking(result, input),
  };
}

function byTheScale(result: QualityOfLifeResult): Figure<Key> {
  return {
    ...categoryFigure(result, 'What the seven scores say'),
    note: [`Total ${result.total} of ${BEST_TOTAL}.`, ...lowScores(result)].join(' '),
  };
}

function byTheOverrides(seeVet: SeeVet, result: QualityOfLifeResult, input: QualityOfLifeInput): Figure<Key> {
  const found = weightier(result)
    .map((override) => withScore(override, input))
    .join(', ');
  return {
    field: 'seeVet',
    label: 'What comes first',
    value: seeVet,
    text: SEE_VET[seeVet],
    note: `Whatever the total: ${found}.`,
  };
}

function categoryFigure({ category }: QualityOfLifeResult, label: string): Figure<Key> {
  return { field: 'category', label, value: category, text: category };
}

function lowScores({ lowItems }: QualityOfLifeResult): readonly string[] {
  if (lowItems.length === 0) return [];
  const them = lowItems.length === 1 ? 'it' : 'them';
  return [`Low, whatever the total: ${namesOf(lowItems)}. Ask your veterinarian about ${them}.`];
}

function notices(species: Species, sentences: readonly string[]): readonly NoticeBlock[] {
  return [
    ...(sentences.length > 0
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            title: 'This comes before the total',
            text: sentences.join(' '),
          } as const,
        ]
      : []),
    {
      kind: 'notice',
      tone: 'neutral',
      text: `One day, seen by one person. Show these scores to the veterinarian who knows your ${species} and ask what can be made easier.`,
    },
  ];
}

function rules(result: QualityOfLifeResult): FactsBlock<Key> {
  const { total, acceptable, urgent, seeVet } = result;
  return {
    kind: 'facts',
    figures: [
      {
        field: 'total',
        label: seeVet === null ? 'Total' : 'Total of the scale',
        value: total,
        text: String(total),
        unit: `of ${BEST_TOTAL}`,
      },
      ...(seeVet === null ? [] : [categoryFigure(result, 'By the scale and the house rules')]),
      {
        field: 'acceptable',
        label: 'Acceptable',
        value: acceptable,
        text: yesOrNo(acceptable),
        note: `Total above ${ACCEPTABLE_ABOVE}; hurt, hunger and hydration above ${OVERRIDE_SCORE}, and at most one of them at ${LOW_SCORE} or less; no trouble breathing.`,
      },
      {
        field: 'urgent',
        label: `Hurt at ${OVERRIDE_SCORE} or less`,
        value: urgent,
        text: yesOrNo(urgent),
        note: `A hurt score of ${OVERRIDE_SCORE} or less overrides the total.`,
      },
      ...(seeVet === null
        ? [
            {
              field: 'seeVet',
              label: 'Overrides of the total',
              value: null,
              text: 'none',
              note: `No score of ${OVERRIDE_SCORE} or less, and trouble breathing is not ticked.`,
            } as const,
          ]
        : []),
    ],
  };
}

/** Lists what outweighs the total, each by its name. */
function overridesOf(
  { overrides, lowTogether }: QualityOfLifeResult,
  input: QualityOfLifeInput,
): readonly FactsBlock<Key>[] {
  const figure = (field: Key, override: Override): Figure<Key> => ({
    field,
    label: override === 'breathing' ? 'Breathing' : QUALITY_ITEMS[override].label,
    value: override,
    text: override === 'breathing' ? 'Trouble at rest' : `${input[override]} of ${SCORE_LIMITS.max}`,
  });
  const blocks: readonly FactsBlock<Key>[] = [
    {
      kind: 'facts',
      title: 'What counts for more than the total: house rules of this page',
      figures: overrides.map((override, index) => figure(`overrides.${index}`, override)),
    },
    {
      kind: 'facts',
      title: `Low together, at ${LOW_SCORE} or less: a house rule of this page`,
      figures: lowTogether.map((item, index) => figure(`lowTogether.${index}`, item)),
    },
  ];
  return blocks.filter(({ figures }) => figures.length > 0);
}

/** Shows every score as a row, with low ones named in words, and as a bar. */
function scores({ lowItems }: QualityOfLifeResult, input: QualityOfLifeInput): readonly Block<Key>[] {
  const table: TableBlock<Key> = {
    kind: 'table',
    title: 'Score by score',
    columns: [{ label: 'Item' }, { label: 'Score', numeric: true }, { label: 'Remark' }],
    note: `A score of ${LOW_SCORE} or less is low, whatever the total.`,
    rows: ITEMS.map((item) => {
      const { label } = QUALITY_ITEMS[item];
      const place = lowItems.indexOf(item);
      return [
        label,
        String(input[item]),
        place < 0
          ? '–'
          : {
              field: `lowItems.${place}`,
              label: `${label}, low score`,
              value: item,
              text: 'Low: ask your vet',
            },
      ];
    }),
  };
  return [
    table,
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'The seven scores',
        summary:
          lowItems.length === 0
            ? `All seven scores are above ${LOW_SCORE}.`
            : `At ${LOW_SCORE} or less: ${namesOf(lowItems)}.`,
        x: { label: 'Item', counted: true },
        y: { label: 'Score', decimals: 0, reaches: [SCORE_LIMITS.max] },
        series: [
          {
            name: 'Score',
            marks: 'bars',
            points: ITEMS.map((item, index) => ({ x: index + 1, y: input[item], label: QUALITY_ITEMS[item].label })),
          },
          { name: 'Low at or below', marks: 'line', points: ITEMS.map((_, index) => ({ x: index + 1, y: LOW_SCORE })) },
        ],
      },
    },
  ];
}
