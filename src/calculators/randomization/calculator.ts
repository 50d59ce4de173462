import { seedField } from '#src/calculators/families/seedField.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import type randomization from '#workers/formulas/randomization.ts';
import type { RandomizationInput, RandomizationResult } from '#workers/formulas/randomization.ts';
import { charts } from './charts.ts';
import { pythonOf } from './python.ts';

type Key = ResultKey<RandomizationResult>;

const DRAWN_ROWS = 200;

export default defineCalculator<typeof randomization>()({
  formula: 'randomization',
  fixed: {},
  fields: {
    method: {
      kind: 'choice',
      label: 'Method',
      look: 'menu',
      options: [
        { value: 'blocks', label: 'In blocks' },
        { value: 'complete', label: 'Fixed group sizes' },
        { value: 'simple', label: 'Simple, like tossing a coin' },
      ],
      initial: 'blocks',
    },
    groups: {
      kind: 'rows',
      label: 'Groups',
      hint: '2 to 20, of different names. Ratio: whole, 1 to 20; blank for 1.',
      rowName: 'group',
      minRows: 2,
      row: {
        name: { kind: 'text', label: 'Group', maxLength: 40 },
        ratio: { kind: 'number', label: 'Ratio', isExact: true, min: 1, max: 20, optional: true },
      },
    },
    numberOfSubjects: {
      kind: 'number',
      label: 'Subjects',
      hint: 'Whole, 1 to 10000. Not needed with labels or strata.',
      isExact: true,
      min: 1,
      max: 10_000,
    },
    subjects: {
      kind: 'text',
      label: 'Labels of the subjects',
      hint: 'One on each line. Blank: 1, 2, 3 and so on.',
      lines: 5,
      optional: true,
    },
    strata: {
      kind: 'rows',
      label: 'Strata',
      hint: 'Each gets a list of its own, such as females and males. Blank: one list.',
      rowName: 'stratum',
      minRows: 0,
      optional: true,
      row: {
        name: { kind: 'text', label: 'Stratum', maxLength: 40 },
        subjects: { kind: 'number', label: 'Subjects', isExact: true, min: 1, max: 10_000 },
      },
    },
    blockSizes: {
      kind: 'text',
      label: 'Block sizes',
      hint: 'Up to five, such as 4, 6: multiples of the sum of the ratios. Blank: twice the sum.',
      optional: true,
      visibleWhen: ({ method }) => method === 'blocks',
    },
    seed: {
      ...seedField('Choose it yourself, before you see a list: by rolling dice, for example.'),
      optional: true,
    },
  },
  example: {
    method: 'blocks',
    groups: [
      { name: 'Control', ratio: '1' },
      { name: 'Treatment', ratio: '1' },
    ],
    numberOfSubjects: '24',
    subjects: '',
    strata: [],
    blockSizes: '4, 6',
    seed: '2024',
  },
  errorStyle: 'inline',
  outputs: {
    seed: count('Seed', 'The same entries with this seed give this list again.'),
    total: count('Subjects allocated'),
    assignments: {
      kind: 'rows',
      label: 'The list',
      row: {
        number: count('Number'),
        subject: name(({ row }) => `Subject of number ${row.number}`),
        stratum: { kind: 'words', label: ({ row }) => `Stratum of number ${row.number}` },
        block: count(({ row }) => `Block of number ${row.number}`),
        group: name(({ row }) => `Group of number ${row.number}`),
      },
    },
    counts: {
      kind: 'rows',
      label: 'Sizes of the groups',
      row: { group: name('Group'), count: count(({ row }) => `Subjects of ${row.group}`) },
    },
    sizes: { kind: 'each', label: 'Block sizes', each: count('Block size') },
  },
  present,
  evidence: 'definition',
  sources: ['matsumotoNishimura1998', 'mattsLachin1988', 'arrive2020'],
});

function present(result: RandomizationResult, input: RandomizationInput, figure: FigureOf<Key>): Presentation<Key> {
  const { total, counts } = result;
  const sizes = counts.map(({ group, count }) => `${group} ${count}`).join(', ');
  return {
    headline: figure('total', { note: `${sizes}.` }),
    status: `${counted(total, 'subject', 'subjects')} allocated: ${sizes}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: [figure('seed')] },
      groupTable(result, figure),
      listTable(result, figure),
      ...charts(result),
      {
        kind: 'list',
        title: 'Repeat it in Python',
        isFolded: true,
        items: [
          'NumPy’s RandomState draws the same numbers. Other programs have generators of their own and give other lists.',
        ],
        code: { label: 'In Python', text: pythonOf(result, input) },
      },
    ],
    working: workingOf(result, input),
  };
}

function notices(result: RandomizationResult, { method, groups }: RandomizationInput): readonly NoticeBlock[] {
  const unit = groups.reduce((sum, { ratio = 1 }) => sum + ratio, 0);
  const [size = 0, ...others] = result.sizes;
  const isGuessable = method === 'blocks' && others.length === 0 && size <= 2 * unit;
  const texts = [
    isGuessable
      ? 'Unless the study is blinded, the last assignments of a block can be guessed; use several block sizes.'
      : '',
    method === 'simple' ? 'Groups may come out unequal: each subject is a draw of its own.' : '',
    isUneven(result, groups) && method !== 'simple'
      ? 'The number of subjects does not fill the last block or round of the ratios, so the groups are not exactly in the ratio.'
      : '',
    'Keep the list away from those who enroll subjects; write the seed and the address of this page into the protocol.',
  ];
  return texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'neutral', text } as const]));
}

function isUneven({ counts }: RandomizationResult, groups: RandomizationInput['groups']): boolean {
  const rounds = counts.map(({ count }, index) => count / (groups[index]?.ratio ?? 1));
  return rounds.some((round) => round !== rounds[0]);
}

function groupTable({ counts }: RandomizationResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Sizes of the groups',
    list: 'counts',
    rows: counts.length,
    columns: ['group', ['count', 'Subjects']],
    isFolded: false,
  });
}

function listTable({ assignments }: RandomizationResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'The list',
    list: 'assignments',
    rows: assignments.length,
    columns: ['number', ['subject', 'Subject'], ['stratum', 'Stratum'], ['block', 'Block'], ['group', 'Group']],
    isFolded: false,
    drawnRows: DRAWN_ROWS,
  });
}

function workingOf(
  { total, sizes }: RandomizationResult,
  { method, groups }: RandomizationInput,
): readonly WorkingStep[] {
  const ratios = groups.map(({ ratio = 1 }) => ratio);
  return [
    {
      label: 'Sum of the ratios',
      formula: 'R = r1 + r2 + …',
      substituted: ratios.join(' + '),
      value: String(ratios.reduce((sum, ratio) => sum + ratio, 0)),
    },
    {
      label: 'Allocation',
      ...{
        blocks: {
          formula: 'size ÷ R rounds of the groups in a block, shuffled',
          substituted: `sizes ${sizes.join(', ')}`,
        },
        complete: { formula: 'rounds of the groups up to the number, shuffled', substituted: `number ${total}` },
        simple: { formula: 'place ⌊u × R⌋ of a round, for each subject', substituted: `${total} draws` },
      }[method],
      value: counted(total, 'subject', 'subjects'),
    },
  ];
}
