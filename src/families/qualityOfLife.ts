/**
 * The pages of the quality-of-life scale for dogs and cats: one formula, and what each score means for the animal.
 * Worded calmly and never in the colours of alarm; no sentence here decides anything for the owner.
 */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/kit/defineCalculator.ts';
import type { NumberField, Values } from '#src/kit/fields.ts';
import type { Block, FactsBlock, NoticeBlock, Presentation, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import { factsText } from '#src/kit/sharedText.ts';
import type qualityOfLife from '#workers/formulas/quality-of-life.ts';
import type { QualityOfLifeInput, QualityOfLifeResult } from '#workers/formulas/quality-of-life.ts';
import {
  ACCEPTABLE_ABOVE,
  BEST_TOTAL,
  LOW_SCORE,
  QUALITY_ITEMS,
  type QualityItem,
  SCORE_LIMITS,
  URGENT_HURT,
} from '#workers/reference/qualityOfLife.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

type Species = 'dog' | 'cat';

/** What the ends of each score look like. */
const ENDS: Readonly<Record<Species, Readonly<Record<QualityItem, string>>>> = {
  dog: {
    hurt: '0: pain or laboured breathing that nothing relieves. 10: no pain and easy breathing, with medicine or without.',
    hunger: '0: refuses all food, from your hand as well. 10: eats full meals gladly.',
    hydration: '0: does not drink. 10: drinks enough unprompted.',
    hygiene: '0: soiled most of the day, or sores that stay open. 10: clean and dry, skin sound.',
    happiness: '0: nothing stirs any interest. 10: greets, plays, wants to be with you.',
    mobility: '0: cannot rise even with help. 10: rises and walks unaided.',
    goodDays: '0: only bad days lately. 10: only good ones.',
  },
  cat: {
    hurt: '0: in pain or fighting for breath all day. 10: at ease and breathing quietly, treated or not.',
    hunger: '0: turns away from everything offered. 10: comes to the bowl and finishes.',
    hydration: '0: takes no water in any form. 10: drinks, or eats enough wet food.',
    hygiene: '0: matted, soiled or sore. 10: grooms, coat clean.',
    happiness: '0: hides and answers to nothing. 10: seeks company, a lap, the window.',
    mobility: '0: cannot reach the litter box. 10: jumps or climbs where it likes.',
    goodDays: '0: no good day of late. 10: no bad one.',
  },
};

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];

/** The page of one species. */
export function qualityOfLifeCalculator(species: Species): AnyCalculatorDefinition {
  return defineCalculator<typeof qualityOfLife>()({
    formula: 'quality-of-life',
    fixed: {},
    fields: {
      hurt: scoreField('hurt', species),
      hunger: scoreField('hunger', species),
      hydration: scoreField('hydration', species),
      hygiene: scoreField('hygiene', species),
      happiness: scoreField('happiness', species),
      mobility: scoreField('mobility', species),
      goodDays: scoreField('goodDays', species),
    },
    example: { hurt: '7', hunger: '4', hydration: '6', hygiene: '8', happiness: '7', mobility: '3', goodDays: '6' },
    errorStyle: 'inline',
    present: (result: QualityOfLifeResult, input: QualityOfLifeInput) => present(species, result, input),
    shareText: (presentation) => [presentation.status, factsText(presentation)].join('\n'),
    sources: ['villalobosScale', 'qualityOfLifeHouseRules'],
  });
}

/** A box for a digit or two: quicker to fill on a keyboard, and on a telephone, than seven times eleven buttons. */
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

function present(species: Species, result: QualityOfLifeResult, input: QualityOfLifeInput): Presentation {
  const { category, total, urgent } = result;
  const first = firstThings(result);
  return {
    headline: {
      field: 'category',
      label: 'What the seven scores say',
      value: category,
      text: category,
      note: [
        urgent ? `Hurt at ${input.hurt} overrides the total of ${total}.` : `Total ${total} of ${BEST_TOTAL}.`,
        ...first,
      ].join(' '),
    },
    status: [`${category}: total ${total} of ${BEST_TOTAL}.`, ...first].join(' '),
    blocks: [...notices(species, result), rules(result), ...scores(result, input)],
    working: workingOf(result, input),
  };
}

/** What counts for more than the total, wherever the total is told. */
function firstThings({ urgent, lowItems }: QualityOfLifeResult): readonly string[] {
  return [
    ...(urgent ? [SAFETY_NOTES.uncontrolledPain] : []),
    ...(lowItems.length > 0
      ? [
          `Low, whatever the total: ${namesOf(lowItems)}. Ask your veterinarian about ${lowItems.length === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
}

function notices(species: Species, { urgent }: QualityOfLifeResult): readonly NoticeBlock[] {
  return [
    ...(urgent
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            title: 'Pain and breathing come first',
            text: SAFETY_NOTES.uncontrolledPain,
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

function rules({ total, acceptable, urgent }: QualityOfLifeResult): FactsBlock {
  return {
    kind: 'facts',
    figures: [
      { field: 'total', label: 'Total', value: total, text: String(total), unit: `of ${BEST_TOTAL}` },
      {
        field: 'acceptable',
        label: 'Acceptable by the scale',
        value: acceptable,
        text: yesOrNo(acceptable),
        note: `Total above ${ACCEPTABLE_ABOVE}, and hurt above ${URGENT_HURT}.`,
      },
      {
        field: 'urgent',
        label: `Hurt at ${URGENT_HURT} or less`,
        value: urgent,
        text: yesOrNo(urgent),
        note: 'Where it is, it overrides the total.',
      },
    ],
  };
}

/** Every score as a row, with what is low said in words, and as a bar. */
function scores({ lowItems }: QualityOfLifeResult, input: QualityOfLifeInput): readonly Block[] {
  const table: TableBlock = {
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

function workingOf(
  { total, acceptable, lowItems }: QualityOfLifeResult,
  input: QualityOfLifeInput,
): readonly WorkingStep[] {
  return [
    {
      label: 'Total',
      formula: 'sum of the seven scores',
      substituted: ITEMS.map((item) => input[item]).join(' + '),
      value: `${total} of ${BEST_TOTAL}`,
    },
    {
      label: 'Acceptable by the scale',
      formula: `total > ${ACCEPTABLE_ABOVE} and hurt > ${URGENT_HURT}`,
      substituted: `${total} > ${ACCEPTABLE_ABOVE} and ${input.hurt} > ${URGENT_HURT}`,
      value: yesOrNo(acceptable).toLowerCase(),
    },
    {
      label: 'Low scores',
      formula: `each score ≤ ${LOW_SCORE}`,
      substituted: `${ITEMS.map((item) => input[item]).join(', ')}`,
      value: lowItems.length === 0 ? 'none' : namesOf(lowItems),
    },
  ];
}

function namesOf(items: readonly QualityItem[]): string {
  return items.map((item) => QUALITY_ITEMS[item].label.toLowerCase()).join(', ');
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
