import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, fixedApart, withNoun } from '#src/kit/format.ts';
import type {
  FactsBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  Tone,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type capacity from '#workers/formulas/carrying-capacity.ts';
import type { CapacityInput, CapacityResult } from '#workers/formulas/carrying-capacity.ts';
import { capacityChart } from './chart.ts';

type Key = ResultKey<CapacityResult>;

const RATINGS = {
  green: { text: 'Green', tone: 'good', note: 'The score is above 75.' },
  yellow: { text: 'Yellow', tone: 'caution', note: 'The score is above 50, up to 75.' },
  red: { text: 'Red', tone: 'danger', note: 'The score is 50 or below.' },
} as const satisfies Record<CapacityResult['scoreColor'], { text: string; tone: Tone; note: string }>;
/** Scores at which the rating or the recommendation changes. */
const SCORE_LIMITS = [50, 75] as const;

export default defineCalculator<typeof capacity>()({
  formula: 'carrying-capacity',
  fixed: {},
  fields: {
    resources: {
      kind: 'rows',
      label: 'Resources',
      hint: 'Both numbers of a row in one unit and for the same time, each above 0.',
      rowName: 'resource',
      minRows: 3,
      fixedRows: [{ resource: 'Food' }, { resource: 'Water' }, { resource: 'Space' }],
      row: {
        resource: { kind: 'text', label: 'Resource' },
        available: { kind: 'number', label: 'Available', min: 0, step: 10 },
        perIndividual: { kind: 'number', label: 'Per individual', min: 0 },
      },
    },
    currentPopulation: {
      kind: 'number',
      label: 'Current population',
      hint: '0 or more. Blank counts as 0.',
      optional: true,
      min: 0,
      step: 10,
      placeholder: '0',
    },
  },
  example: {
    resources: [
      { resource: 'Food', available: '1000', perIndividual: '2' },
      { resource: 'Water', available: '600', perIndividual: '3' },
      { resource: 'Space', available: '5000', perIndividual: '10' },
    ],
    currentPopulation: '120',
  },
  errorStyle: 'inline',
  present,
  sources: ['spec', 'liebigMinimum', 'hutchinson1978'],
});

function present(result: CapacityResult, input: CapacityInput): Presentation<Key> {
  const { totalCapacity, limitingResource } = result;
  const total = String(totalCapacity);
  return {
    headline: {
      field: 'totalCapacity',
      label: 'Total capacity',
      value: totalCapacity,
      text: total,
      unit: totalCapacity === 1 ? 'individual' : 'individuals',
      note: `${limitingResource} runs out first.`,
    },
    status: `Total capacity ${total}, limited by ${limitingResource.toLowerCase()}.`,
    blocks: [...notices(result, input), assessment(result, input), utilization(result), capacityChart(result, input)],
    working: workingOf(result, input),
  };
}

function notices({ overCapacity, totalCapacity }: CapacityResult, input: CapacityInput): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (overCapacity)
    found.push({
      kind: 'notice',
      tone: 'danger',
      title: 'Over capacity',
      text: `${withNoun(String(input.currentPopulation), 'individual lives', 'individuals live')} where the scarcest resource keeps ${totalCapacity}.`,
    });
  if (totalCapacity === 0)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Not enough for one',
      text: 'Of at least one resource there is less than a single individual needs; the score is 0 then.',
    });
  return found;
}

function assessment(result: CapacityResult, input: CapacityInput): FactsBlock<Key> {
  const { limitingResource, sustainabilityScore, scoreColor, overCapacity, reduceRecommendation } = result;
  const rating = RATINGS[scoreColor];
  return {
    kind: 'facts',
    figures: [
      {
        field: 'overCapacity',
        label: 'Status',
        value: overCapacity,
        text: overCapacity ? 'Over capacity' : 'Within capacity',
        ...statusTone(result),
        ...(overCapacity ? {} : { note: roomLeft(result.totalCapacity - input.currentPopulation) }),
      },
      { field: 'limitingResource', label: 'Limiting resource', value: limitingResource, text: limitingResource },
      {
        field: 'sustainabilityScore',
        label: 'Sustainability score',
        value: sustainabilityScore,
        text: scoreText(sustainabilityScore),
        unit: 'of 100',
        tone: rating.tone,
        note: 'The free share of the capacity: an index of this site, not from the literature.',
      },
      { field: 'scoreColor', label: 'Rating', value: scoreColor, ...rating },
      {
        field: 'reduceRecommendation',
        label: 'Recommendation',
        value: reduceRecommendation,
        text: result.recommendations[0] ?? 'None',
        ...(reduceRecommendation ? { note: whyReduce(result) } : {}),
      },
    ],
  };
}

/** Green beside a yellow or red rating would contradict it. */
function statusTone({ overCapacity, scoreColor }: CapacityResult): { readonly tone?: Tone } {
  if (overCapacity) return { tone: 'danger' };
  return scoreColor === 'green' ? { tone: 'good' } : {};
}

function roomLeft(more: number): string {
  return more < 1 ? 'No room for more.' : `Room for ${Math.floor(more)} more.`;
}

function whyReduce({ totalCapacity, overCapacity }: CapacityResult): string {
  if (totalCapacity === 0) return 'The capacity is 0.';
  if (overCapacity) return 'More than the whole capacity is used.';
  return 'An early warning: more than half of the capacity is used.';
}

function utilization({ resourceUtilization }: CapacityResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Each resource by itself',
    columns: [
      { label: 'Resource' },
      { label: 'Capacity (individuals)', numeric: true },
      { label: 'In use (%)', numeric: true },
    ],
    rows: resourceUtilization.map(({ resource, capacity, utilizationPercent }, index) => [
      { field: `resourceUtilization.${index}.resource`, label: 'Resource', value: resource, text: resource },
      {
        field: `resourceUtilization.${index}.capacity`,
        label: `${resource}, capacity`,
        value: capacity,
        text: String(capacity),
      },
      {
        field: `resourceUtilization.${index}.utilizationPercent`,
        label: `${resource}, in use`,
        value: utilizationPercent,
        text: utilizationPercent === null ? 'not defined' : fixed(utilizationPercent, 1),
      },
    ]),
  };
}

function workingOf(result: CapacityResult, { resources, currentPopulation }: CapacityInput): readonly WorkingStep[] {
  const { resourceUtilization, totalCapacity, sustainabilityScore } = result;
  return [
    ...resources.map(({ resource, available, perIndividual }, index) => ({
      label: `${resource}, capacity`,
      formula: 'available ÷ per individual, rounded down',
      substituted: `⌊${available} ÷ ${perIndividual}⌋`,
      value: String(resourceUtilization[index]?.capacity ?? 0),
    })),
    {
      label: 'Total capacity',
      formula: 'the smallest capacity',
      substituted: `min(${resourceUtilization.map(({ capacity }) => capacity).join(', ')})`,
      value: String(totalCapacity),
    },
    totalCapacity === 0
      ? { label: 'Sustainability score', formula: '0 where the capacity is 0', substituted: '0', value: '0.0' }
      : {
          label: 'Sustainability score',
          formula: '100 − (N ÷ K)·100, not below 0',
          substituted: `100 − (${currentPopulation} ÷ ${totalCapacity})·100`,
          value: scoreText(sustainabilityScore),
        },
  ];
}

/** Formats with one decimal, or as many as show the rating and the recommendation. */
function scoreText(score: number): string {
  return fixedApart(score, 1, SCORE_LIMITS);
}
