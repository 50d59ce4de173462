/**
 * The pages of the quality-of-life scale for dogs and cats: one formula, and what each score means for the animal. A
 * result is worded calmly and never in the colors of alarm; no sentence here decides anything for the owner. If a
 * veterinarian is needed soon, that is the headline instead of the verdict of the scale.
 */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { NumberField, Values } from '#src/engine/kit/fields.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  Block,
  FactsBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import type qualityOfLife from '#workers/formulas/quality-of-life.ts';
import type { QualityOfLifeInput, QualityOfLifeResult } from '#workers/formulas/quality-of-life.ts';
import {
  BEST_TOTAL,
  LOW_SCORE,
  QUALITY_ITEMS,
  type QualityItem,
  SCORE_LIMITS,
} from '#workers/reference/qualityOfLife.ts';
import { OUTPUTS } from './qualityOfLifeOutputs.ts';
import { refusedQualityOfLife } from './qualityOfLifeRefused.ts';
import { ENDS, namesOf, overrideSentences, type Species } from './qualityOfLifeWords.ts';
import { qualityOfLifeWorking } from './qualityOfLifeWorking.ts';

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
    outputs: OUTPUTS,
    present: (result, input, figure) => present(species, result, input, figure),
    shareText: (presentation, facts) => [presentation.status, facts].join('\n'),
    evidence: 'rule',
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

function present(
  species: Species,
  result: QualityOfLifeResult,
  input: QualityOfLifeInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { overrides, lowTogether, seeVet, total } = result;
  const sentences = overrideSentences(species, overrides, lowTogether, seeVet);
  const headline =
    seeVet === null
      ? figure('category', { note: [`Total ${total} of ${BEST_TOTAL}.`, ...lowScores(result)].join(' ') })
      : figure('seeVet');
  const facts: readonly Key[] =
    seeVet === null ? ['total', 'acceptable', 'urgent', 'seeVet'] : ['total', 'category', 'acceptable', 'urgent'];
  return {
    headline,
    status: [
      seeVet === null ? `${headline.text}: total ${total} of ${BEST_TOTAL}.` : `${headline.text}.`,
      ...sentences,
      ...lowScores(result),
    ].join(' '),
    blocks: [
      ...notices(species, sentences),
      { kind: 'facts', figures: facts.map((key) => figure(key)) },
      ...overridesOf(result, figure),
      ...scores(result, input, figure),
    ],
    working: qualityOfLifeWorking(result, input, figure),
  };
}

function lowScores({ lowItems }: QualityOfLifeResult): readonly string[] {
  if (lowItems.length === 0) return [];
  const them = lowItems.length === 1 ? 'it' : 'them';
  return [`Low, whatever the total: ${namesOf(lowItems)}. Ask your veterinarian about ${them}.`];
}

function notices(species: Species, sentences: readonly string[]): readonly NoticeBlock[] {
  return [
    ...(sentences.length > 0
      ? [{ kind: 'notice', tone: 'caution', title: 'This comes before the total', text: sentences.join(' ') } as const]
      : []),
    {
      kind: 'notice',
      tone: 'neutral',
      text: `One day, seen by one person. Show these scores to the veterinarian who knows your ${species} and ask what can be made easier.`,
    },
  ];
}

/** Lists what outweighs the total, each by its name. */
function overridesOf(
  { overrides, lowTogether }: QualityOfLifeResult,
  figure: FigureOf<Key>,
): readonly FactsBlock<Key>[] {
  const blocks: readonly FactsBlock<Key>[] = [
    {
      kind: 'facts',
      title: 'What counts for more than the total: house rules of this page',
      figures: overrides.map((_, index) => figure(`overrides.${index}`)),
    },
    {
      kind: 'facts',
      title: `Low together, at ${LOW_SCORE} or less: a house rule of this page`,
      figures: lowTogether.map((_, index) => figure(`lowTogether.${index}`)),
    },
  ];
  return blocks.filter(({ figures }) => figures.length > 0);
}

/** Shows every score as a row, with low ones named in words, and as a bar. */
function scores(
  { lowItems }: QualityOfLifeResult,
  input: QualityOfLifeInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  const table: TableBlock<Key> = {
    kind: 'table',
    title: 'Score by score',
    columns: [{ label: 'Item' }, { label: 'Score', numeric: true }, { label: 'Remark' }],
    note: `A score of ${LOW_SCORE} or less is low, whatever the total.`,
    rows: ITEMS.map((item) => {
      const place = lowItems.indexOf(item);
      return [QUALITY_ITEMS[item].label, String(input[item]), place < 0 ? '–' : figure(`lowItems.${place}`)];
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
          {
            name: 'Low at or below',
            marks: 'points',
            points: ITEMS.map((_, index) => ({ x: index + 1, y: LOW_SCORE })),
          },
        ],
      },
    },
  ];
}
