import { shareBar } from '#src/calculators/families/shareBar.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { decimals, plain, upToDigits, type Writing } from '#src/engine/kit/writing.ts';
import type fence from '#workers/formulas/fence.ts';
import type { FenceInput, FenceResult } from '#workers/formulas/fence.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<FenceResult>;
type Mode = FenceInput['mode'];

const shown = visibleFor<'mode', Mode>('mode');
const meters = measuredIn('length', 'm', 'ft', 'yd');
const price = { kind: 'number', min: 0, step: 1, optional: true } as const;
const LENGTH = { kind: 'number', unit: 'm', written: decimals(1) } as const;
const NOT_OF_RAILS = 'Not in a fence of rails.';

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
      hint: 'For overlaps and knots.',
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
  outputs: {
    perimeter: { ...LENGTH, label: 'Length with gates' },
    fenceLength: { ...LENGTH, label: 'Length without gates' },
    sections: count('Sections'),
    actualSpacing: {
      ...LENGTH,
      label: 'From post to post, even',
      written: decimals(2),
      missingNote: 'The gates take up the whole length.',
    },
    posts: count('Posts'),
    linePosts: count('Line posts'),
    cornerPosts: count('Corner posts'),
    gatePosts: count('Gate posts'),
    endPosts: count('End posts'),
    braceAssemblies: count('Braces', 'Two for each corner and gate, one for each end.'),
    rails: { ...count('Rails of one section'), missingNote: 'Not in this fence.' },
    lineLength: { ...LENGTH, label: 'Wire or mesh, with waste', missingNote: NOT_OF_RAILS },
    rolls: {
      ...count('Rolls', 'Rounded up.'),
      missingNote: ({ result }) => (result.rails === null ? 'Enter the length of a roll.' : NOT_OF_RAILS),
    },
    gates: count('Gates'),
    area: area('Area', 'm²'),
    hectares: area('Area in hectares', 'ha'),
    acres: area('Area in acres', 'acres', upToDigits(4)),
    cost: { kind: 'number', label: 'Cost of what has a price', written: decimals(2), missingNote: 'Enter prices.' },
  },
  present,
  evidence: 'rule',
  sources: ['nrcsFence382', 'missouriFence'],
});

const RAILS: readonly Key[] = ['rails'];
const WIRE: readonly Key[] = ['lineLength', 'rolls'];

function present(result: FenceResult, input: FenceInput, figure: FigureOf<Key>): Presentation<Key> {
  const { text: fenceLength } = figure('fenceLength');
  const headline = figure('posts', { note: `Of ${fenceLength} m of fence without the gates.` });
  const hasRails = result.rails !== null;
  return {
    headline,
    status: `${headline.text} posts for ${fenceLength} m of fence.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Call before you dig: pipes and cables lie where posts go. Settle the boundary with the neighbor and the law first. No barbed wire for horses.',
      },
      {
        kind: 'facts',
        figures: [
          ...(hasRails ? RAILS : WIRE).map((key) => figure(key)),
          figure('gates'),
          figure('braceAssemblies'),
          figure('cost'),
        ],
      },
      shareBar(
        'Posts by kind',
        `${headline.text} posts: ${result.linePosts} in line, ${result.cornerPosts} at corners, ${result.gatePosts} at gates, ${result.endPosts} at ends.`,
        [
          ['Line', result.linePosts, String(result.linePosts)],
          ['Corner', result.cornerPosts, String(result.cornerPosts)],
          ['Gate', result.gatePosts, String(result.gatePosts)],
          ['End', result.endPosts, String(result.endPosts)],
        ],
      ),
      {
        kind: 'facts',
        title: 'The fence',
        figures: [
          figure('perimeter'),
          figure('fenceLength'),
          figure('sections'),
          figure('actualSpacing'),
          figure('linePosts'),
          figure('cornerPosts'),
          figure('gatePosts'),
          figure('endPosts'),
          figure('area'),
          figure('hectares'),
          figure('acres'),
          ...(hasRails ? WIRE : RAILS).map((key) => figure(key)),
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
    working: workingOf(result, input, figure),
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

function count(label: string, note?: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: plain, note };
}

function area(label: string, unit: string, written: Writing = upToDigits(6)): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written, missingNote: 'Only known of a rectangle.' };
}
