import { amountBars } from '#src/families/amountBars.ts';
import { missingFigure, short, shortFigure } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import { visibleFor } from '#src/kit/visibleFor.ts';
import type fence from '#workers/formulas/fence.ts';
import type { FenceInput, FenceResult } from '#workers/formulas/fence.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<FenceResult>;
type Mode = FenceInput['mode'];

const shown = visibleFor<'mode', Mode>('mode');
const meters = measuredIn('length', 'm', 'ft', 'yd');
const price = { kind: 'number', min: 0, step: 1, optional: true } as const;

export default defineCalculator<typeof fence>()({
  formula: 'fence',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What is fenced',
      look: 'menu',
      options: [
        { value: 'perimeter', label: 'A closed fence, length around' },
        { value: 'rectangle', label: 'A rectangle' },
        { value: 'line', label: 'An open run' },
      ],
      initial: 'perimeter',
    },
    perimeter: {
      kind: 'number',
      label: 'Length of the fence',
      hint: 'With the gates.',
      ...meters,
      min: 0,
      step: 10,
      ...shown('perimeter', 'line'),
    },
    length: { kind: 'number', label: 'Length', ...meters, min: 0, step: 5, ...shown('rectangle') },
    width: { kind: 'number', label: 'Width', ...meters, min: 0, step: 5, ...shown('rectangle') },
    postSpacing: { kind: 'number', label: 'From post to post', hint: 'At most.', ...meters, min: 0, step: 0.5 },
    corners: {
      kind: 'number',
      label: 'Corners',
      hint: 'Blank counts as 4 of a closed fence, none of a run.',
      isExact: true,
      min: 0,
      optional: true,
    },
    gates: {
      kind: 'rows',
      label: 'Gates',
      hint: 'Width in meters.',
      rowName: 'gate',
      minRows: 0,
      optional: true,
      row: {
        width: { kind: 'number', label: 'Width', unit: 'm', min: 0, step: 0.5, optional: true },
        count: { kind: 'number', label: 'How many', min: 1, isExact: true, optional: true },
      },
    },
    lineType: {
      kind: 'choice',
      label: 'Between the posts',
      look: 'radios',
      options: [
        { value: 'wire', label: 'Wires' },
        { value: 'rails', label: 'Rails' },
        { value: 'mesh', label: 'Mesh' },
      ],
      initial: 'wire',
    },
    strands: {
      kind: 'number',
      label: 'Wires or rails, one above the other',
      isExact: true,
      min: 0,
      initial: 3,
      optional: true,
      visibleWhen: ({ lineType }) => lineType !== 'mesh',
    },
    waste: {
      kind: 'number',
      label: 'Added for waste',
      hint: '0 to 50, for overlaps and knots.',
      unit: '%',
      min: 0,
      max: 50,
      initial: 5,
      optional: true,
      visibleWhen: ({ lineType }) => lineType !== 'rails',
    },
    rollLength: {
      kind: 'number',
      label: 'Length of a roll',
      ...meters,
      min: 0,
      step: 50,
      optional: true,
      visibleWhen: ({ lineType }) => lineType !== 'rails',
    },
    postPrice: { ...price, label: 'Price of a post' },
    railPrice: {
      ...price,
      label: 'Price of a rail',
      hint: 'Of one section.',
      visibleWhen: ({ lineType }) => lineType === 'rails',
    },
    rollPrice: { ...price, label: 'Price of a roll', visibleWhen: ({ lineType }) => lineType !== 'rails' },
    gatePrice: { ...price, label: 'Price of a gate' },
  },
  example: {
    mode: 'rectangle',
    perimeter: '',
    length: '60',
    width: '40',
    postSpacing: '2.5',
    corners: '4',
    gates: [{ width: '3.6', count: '1' }],
    lineType: 'rails',
    strands: '3',
    waste: '5',
    rollLength: '',
    postPrice: '9.5',
    railPrice: '7',
    rollPrice: '',
    gatePrice: '180',
  },
  errorStyle: 'inline',
  present,
  sources: ['nrcsFence382', 'missouriFence'],
});

function present(result: FenceResult, input: FenceInput): Presentation<Key> {
  const { posts, fenceLength, sections } = result;
  return {
    headline: count('posts', 'Posts', posts, `Of ${fixed(fenceLength, 1)} m of fence without the gates.`),
    status: `${posts} posts for ${fixed(fenceLength, 1)} m of fence.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Call before you dig: pipes and cables lie where posts go. Settle the boundary with the neighbor and the law first. No barbed wire for horses.',
      },
      {
        kind: 'facts',
        figures: [
          ...material(result),
          count('gates', 'Gates', result.gates),
          count('braceAssemblies', 'Braces', result.braceAssemblies, 'Two for each corner and gate, one for each end.'),
          result.cost === null
            ? missingFigure('cost', LABELS.cost, 'Enter prices.')
            : { field: 'cost', label: LABELS.cost, value: result.cost, text: fixed(result.cost, 2) },
        ],
      },
      amountBars(
        'Posts by kind',
        `${posts} posts: ${result.linePosts} in line, ${result.cornerPosts} at corners, ${result.gatePosts} at gates, ${result.endPosts} at ends.`,
        'Kind',
        { label: 'Posts', decimals: 0 },
        [
          ['Line', result.linePosts],
          ['Corner', result.cornerPosts],
          ['Gate', result.gatePosts],
          ['End', result.endPosts],
        ],
      ),
      {
        kind: 'facts',
        title: 'The fence',
        figures: [
          {
            field: 'perimeter',
            label: 'Length with gates',
            value: result.perimeter,
            text: fixed(result.perimeter, 1),
            unit: 'm',
          },
          {
            field: 'fenceLength',
            label: 'Length without gates',
            value: fenceLength,
            text: fixed(fenceLength, 1),
            unit: 'm',
          },
          count('sections', 'Sections', sections),
          {
            field: 'actualSpacing',
            label: 'From post to post, even',
            value: result.actualSpacing,
            ...(result.actualSpacing === null
              ? { text: '–', note: 'The gates take up the whole length.' }
              : { text: fixed(result.actualSpacing, 2), unit: 'm' }),
          },
          count('linePosts', 'Line posts', result.linePosts),
          count('cornerPosts', 'Corner posts', result.cornerPosts),
          count('gatePosts', 'Gate posts', result.gatePosts),
          count('endPosts', 'End posts', result.endPosts),
          ...area(result),
          ...notNeeded(result),
        ],
      },
      SPACINGS,
      whyDifferent<Key>('Posts', [
        [
          'Each side rounded by itself',
          'up to one more a side',
          'A plan that begins anew at every corner has shorter sections there.',
        ],
        ['Gates hung on line posts', 'two fewer a gate', 'This page gives each gate two posts of its own.'],
        [
          'Timber of the braces',
          'one more a brace',
          'Each H-brace needs another post and a rail, which are not in the count.',
        ],
      ]),
    ],
    working: workingOf(result, input),
  };
}

const SPACINGS: TableBlock<Key> = {
  kind: 'table',
  title: 'Spacings that are common',
  isFolded: true,
  note: 'Guide values: ground, animals and the maker’s instructions decide.',
  columns: [{ label: 'Fence' }, { label: 'From post to post' }],
  rows: [
    ['High-tensile electric', '6 to 15 m'],
    ['Barbed wire, not for horses', '3.6 to 5 m'],
    ['Woven wire', '3.6 to 4.9 m'],
    ['Boards', '2.4 m'],
  ],
};

const LABELS = {
  rails: 'Rails of one section',
  lineLength: 'Wire or mesh, with waste',
  rolls: 'Rolls',
  cost: 'Cost of what has a price',
  area: 'Area',
  hectares: 'Area in hectares',
  acres: 'Area in acres',
} as const;

function count(field: Key, label: string, value: number, note?: string): Figure<Key> {
  return { field, label, value, text: String(value), ...(note === undefined ? {} : { note }) };
}

function material({ rails, lineLength, rolls }: FenceResult): readonly Figure<Key>[] {
  if (rails !== null) return [count('rails', LABELS.rails, rails)];
  return [
    {
      field: 'lineLength',
      label: LABELS.lineLength,
      value: lineLength,
      text: fixed(lineLength ?? 0, 1),
      unit: 'm',
    },
    rolls === null
      ? missingFigure('rolls', LABELS.rolls, 'Enter the length of a roll.')
      : count('rolls', LABELS.rolls, rolls, 'Rounded up.'),
  ];
}

/** What another kind of fence would have between its posts. */
function notNeeded({ rails }: FenceResult): readonly Figure<Key>[] {
  if (rails === null) return [missingFigure('rails', LABELS.rails, 'Not in this fence.')];
  return [
    missingFigure('lineLength', LABELS.lineLength, 'Not in a fence of rails.'),
    missingFigure('rolls', LABELS.rolls, 'Not in a fence of rails.'),
  ];
}

function area({ area: square, hectares, acres }: FenceResult): readonly Figure<Key>[] {
  if (square === null) {
    return (['area', 'hectares', 'acres'] as const).map((field) =>
      missingFigure(field, LABELS[field], 'Only known of a rectangle.'),
    );
  }
  return [
    shortFigure('area', LABELS.area, square, { unit: 'm²' }),
    shortFigure('hectares', LABELS.hectares, hectares, { unit: 'ha' }),
    { ...shortFigure<Key>('acres', LABELS.acres, acres, { unit: 'acres' }), text: short(acres ?? 0, 4) },
  ];
}
