import { namedBars } from '#src/calculators/families/namedBars.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixedApart, withNoun } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  Tone,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { decimals, numeral, plain } from '#src/engine/kit/writing.ts';
import type capacity from '#workers/formulas/carrying-capacity.ts';
import type { CapacityInput, CapacityResult } from '#workers/formulas/carrying-capacity.ts';

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
      hint: 'Blank counts as 0.',
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
  outputs: {
    totalCapacity: {
      kind: 'number',
      label: 'Total capacity',
      unit: ({ value }) => (value === 1 ? 'individual' : 'individuals'),
      written: plain,
      note: ({ result }) => `${result.limitingResource} runs out first.`,
    },
    limitingResource: { kind: 'words', label: 'Limiting resource' },
    resourceUtilization: {
      kind: 'rows',
      label: 'Each resource by itself',
      row: {
        resource: { kind: 'words', label: 'Resource' },
        capacity: {
          kind: 'number',
          label: ({ row }) => `${row.resource}, capacity`,
          columnUnit: 'individuals',
          written: plain,
        },
        utilizationPercent: {
          kind: 'number',
          label: ({ row }) => `${row.resource}, in use`,
          columnUnit: '%',
          written: decimals(1),
          missing: 'not defined',
        },
      },
    },
    sustainabilityScore: {
      kind: 'number',
      label: 'Sustainability score',
      unit: 'of 100',
      // One decimal, or as many as show the rating and the recommendation.
      written: (score) => numeral(fixedApart(score, 1, SCORE_LIMITS)),
      tone: ({ result }) => RATINGS[result.scoreColor].tone,
      note: 'The free share of the capacity: an index of this site, not from the literature.',
    },
    scoreColor: {
      kind: 'words',
      label: 'Rating',
      words: (color) => RATINGS[color].text,
      tone: ({ value }) => RATINGS[value].tone,
      note: ({ value }) => RATINGS[value].note,
    },
    overCapacity: {
      kind: 'flag',
      label: 'Status',
      words: { true: 'Over capacity', false: 'Within capacity' },
      tone: ({ result }) => statusTone(result),
      note: ({ value, result, input }) =>
        value ? undefined : roomLeft(result.totalCapacity - input.currentPopulation),
    },
    reduceRecommendation: {
      kind: 'flag',
      label: 'Recommendation',
      words: (isAdvised, { result }) => (isAdvised ? (result.recommendations[0] ?? '') : 'None'),
      note: ({ value, result }) => (value ? whyReduce(result) : undefined),
    },
    recommendations: {
      kind: 'each',
      label: 'Recommendations',
      each: { kind: 'words', label: 'Recommendation' },
    },
  },
  present,
  evidence: 'law',
  sources: ['spec', 'liebigMinimum', 'hutchinson1978'],
});

/** Green beside a yellow or red rating would contradict it. */
function statusTone({ overCapacity, scoreColor }: CapacityResult): Tone | undefined {
  if (overCapacity) return 'danger';
  return scoreColor === 'green' ? 'good' : undefined;
}

function roomLeft(more: number): string {
  return more < 1 ? 'No room for more.' : `Room for ${Math.floor(more)} more.`;
}

function whyReduce({ totalCapacity, overCapacity }: CapacityResult): string {
  if (totalCapacity === 0) return 'The capacity is 0.';
  if (overCapacity) return 'More than the whole capacity is used.';
  return 'An early warning: more than half of the capacity is used.';
}

const FACTS = [
  'overCapacity',
  'limitingResource',
  'sustainabilityScore',
  'scoreColor',
  'reduceRecommendation',
] as const;

function present(result: CapacityResult, input: CapacityInput, figure: FigureOf<Key>): Presentation<Key> {
  const total = figure('totalCapacity');
  return {
    headline: total,
    status: `Total capacity ${total.text}, limited by ${result.limitingResource.toLowerCase()}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      rowsTable(figure, {
        title: 'Each resource by itself',
        list: 'resourceUtilization',
        rows: result.resourceUtilization.length,
        columns: ['resource', ['capacity', 'Capacity (individuals)'], ['utilizationPercent', 'In use (%)']],
      }),
      capacityChart(result, input),
    ],
    working: workingOf(result, input, figure),
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

/** Returns how many individuals each resource supports, beside the population. */
function capacityChart(
  { resourceUtilization, limitingResource, totalCapacity }: CapacityResult,
  { currentPopulation }: CapacityInput,
): ChartBlock {
  return namedBars({
    title: 'Population and what each resource supports',
    summary: `${limitingResource} supports the fewest: ${totalCapacity}.`,
    of: 'Population and resources',
    y: { label: 'Individuals', decimals: 0 },
    names: ['Now', ...resourceUtilization.map(({ resource }) => resource)],
    series: [
      { name: 'Individuals', values: [currentPopulation, ...resourceUtilization.map(({ capacity }) => capacity)] },
    ],
  });
}

function workingOf(
  { resourceUtilization, totalCapacity }: CapacityResult,
  { resources, currentPopulation }: CapacityInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  return [
    ...resources.map(({ resource, available, perIndividual }, index) => ({
      label: `${resource}, capacity`,
      formula: 'available ÷ per individual, rounded down',
      substituted: `⌊${available} ÷ ${perIndividual}⌋`,
      value: figure(`resourceUtilization.${index}.capacity`).text,
    })),
    {
      label: 'Total capacity',
      formula: 'the smallest capacity',
      substituted: `min(${resourceUtilization.map(({ capacity }) => capacity).join(', ')})`,
      value: figure('totalCapacity').text,
    },
    totalCapacity === 0
      ? { label: 'Sustainability score', formula: '0 where the capacity is 0', substituted: '0', value: '0.0' }
      : {
          label: 'Sustainability score',
          formula: '100 − (N ÷ K)·100, not below 0',
          substituted: `100 − (${currentPopulation} ÷ ${totalCapacity})·100`,
          value: figure('sustainabilityScore').text,
        },
  ];
}
