import { shareBar } from '#src/calculators/families/shareBar.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type masterMix from '#workers/formulas/master-mix.ts';
import type { MasterMixInput, MasterMixResult } from '#workers/formulas/master-mix.ts';

type Key = ResultKey<MasterMixResult>;

const DECIMALS = 2;
/** Of the reaction, from which the glycerol of an enzyme may disturb. */
const MUCH_ENZYME = 0.1;
/** µL in a tube of 1.5 mL. */
const TUBE = 1500;

const FACTS = ['mixVolumePerReaction', 'addedPerReaction', 'reactions', 'effectiveReactions'] as const;

const microliters = { kind: 'number', ...measuredIn('volume', 'µL', 'mL'), min: 0, optional: true } as const;

export default defineCalculator<typeof masterMix>()({
  formula: 'master-mix',
  fixed: {},
  fields: {
    samples: { kind: 'number', label: 'Samples', min: 1, isExact: true },
    replicates: {
      kind: 'number',
      label: 'Replicates of each',
      min: 1,
      initial: 1,
      isExact: true,
      optional: true,
    },
    controls: {
      kind: 'number',
      label: 'Controls',
      hint: 'Such as one without template.',
      min: 0,
      initial: 0,
      isExact: true,
      optional: true,
    },
    overage: {
      kind: 'number',
      label: 'Overage',
      hint: 'For what stays in tips and tube.',
      unit: '%',
      min: 0,
      max: 100,
      initial: 10,
      optional: true,
    },
    reactionVolume: { ...microliters, label: 'Volume of a reaction', hint: 'With the template.', initial: 20 },
    smallestVolume: {
      ...microliters,
      label: 'Smallest volume',
      hint: 'That your pipette still measures.',
      step: 0.1,
      initial: 0.5,
    },
    components: {
      kind: 'rows',
      label: 'Components',
      hint: 'Without the water. Stock and final concentration in the same unit, or a volume for one reaction.',
      rowName: 'component',
      minRows: 1,
      row: {
        name: { kind: 'text', label: 'Name' },
        stock: { kind: 'number', label: 'Stock', hint: 'Such as 10 for 10× or 10 µM.', min: 0, optional: true },
        final: { kind: 'number', label: 'Final', hint: 'In the unit of the stock.', min: 0, optional: true },
        volume: { kind: 'number', label: 'Volume, µL', hint: 'In one reaction.', min: 0, optional: true },
        inMix: { kind: 'checkbox', label: 'In the mix', initial: true },
      },
    },
  },
  example: {
    samples: '10',
    replicates: '3',
    controls: '1',
    overage: '5',
    reactionVolume: '20',
    smallestVolume: '0.5',
    components: [
      { name: 'qPCR master mix, 2×', stock: '2', final: '1', volume: '', inMix: true },
      { name: 'Forward primer, µM', stock: '10', final: '0.4', volume: '', inMix: true },
      { name: 'Reverse primer, µM', stock: '10', final: '0.4', volume: '', inMix: true },
      { name: 'cDNA', stock: '', final: '', volume: '2', inMix: false },
    ],
  },
  errorStyle: 'inline',
  outputs: {
    reactions: count('Reactions'),
    effectiveReactions: { kind: 'number', label: 'Reactions mixed for', written: upToDigits(6) },
    components: {
      kind: 'rows',
      label: 'Pipetting table',
      row: {
        name: { kind: 'words', label: 'Component' },
        volumePerReaction: inColumn(({ row }) => `${row.name} in one reaction`),
        totalVolume: inColumn(({ row }) => `${row.name} in total`),
        inMix: {
          kind: 'flag',
          label: ({ row }) => `${row.name} is in the mix`,
          words: { true: 'In the mix', false: 'To each tube' },
        },
      },
    },
    water: {
      kind: 'group',
      keys: { volumePerReaction: inColumn('Water in one reaction'), totalVolume: inColumn('Water in total') },
    },
    mixVolumePerReaction: volume('Mix into each tube'),
    mixTotalVolume: {
      ...volume('Master mix'),
      note: ({ result }) => `For ${result.reactions} reactions and the overage.`,
    },
    addedPerReaction: volume('Then add to each tube'),
    belowSmallest: { kind: 'each', label: 'Too small to pipette', each: { kind: 'words', label: 'Component' } },
  },
  present,
  evidence: 'law',
  sources: ['conservationOfParticles', 'miqe2009'],
});

function volume(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'µL', written: decimals(DECIMALS) };
}

function inColumn<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, columnUnit: 'µL', written: decimals(DECIMALS) };
}

function present(result: MasterMixResult, input: MasterMixInput, figure: FigureOf<Key>): Presentation<Key> {
  const { mixVolumePerReaction, addedPerReaction, reactions, effectiveReactions } = result;
  const headline = figure('mixTotalVolume');
  return {
    headline,
    status: `${headline.text} µL of master mix.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      pipetting(result, figure),
      ...tooSmall(result, figure),
      shareBar(
        'One reaction',
        'What is in a tube when everything is added.',
        [
          ['Water', result.water.volumePerReaction] as const,
          ...result.components.map((each) => [each.name, each.volumePerReaction] as const),
        ].map(([name, volume]) => [name, volume, `${fixed(volume, DECIMALS)} µL`]),
      ),
      whyDifferent<Key>('Result', [
        [
          'Overage as extra reactions',
          `${short(effectiveReactions - reactions)} reactions`,
          'The percentage, said in reactions.',
        ],
        [
          'Template on top of the reaction volume',
          `${fixed(mixVolumePerReaction + 2 * addedPerReaction, DECIMALS)} µL`,
          'Then the reaction would be that large, and everything in it more dilute.',
        ],
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

function pipetting({ components }: MasterMixResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Pipetting table',
    isFolded: false,
    note: 'In the mix: the total once, with overage. To each tube: the volume of one reaction.',
    columns: [
      { label: 'Component' },
      { label: 'One reaction, µL', numeric: true },
      { label: 'Total, µL', numeric: true },
      { label: 'Where' },
    ],
    rows: [
      ['Water', figure('water.volumePerReaction'), figure('water.totalVolume'), 'In the mix'],
      ...components.map((_, index) => [
        figure(`components.${index}.name`),
        figure(`components.${index}.volumePerReaction`),
        figure(`components.${index}.totalVolume`),
        figure(`components.${index}.inMix`),
      ]),
    ],
  };
}

function tooSmall({ belowSmallest }: MasterMixResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  if (belowSmallest.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Too small to pipette',
      isFolded: false,
      columns: [{ label: 'Component' }, { label: 'What to do' }],
      rows: belowSmallest.map((_, index) => [
        figure(`belowSmallest.${index}`),
        'Dilute it first, or mix for more reactions.',
      ]),
    },
  ];
}

function notices(
  { belowSmallest, components, mixTotalVolume }: MasterMixResult,
  { controls = 0, reactionVolume = 20, smallestVolume = 0.5 }: MasterMixInput,
): readonly NoticeBlock[] {
  const isEnzyme = /polymerase|enzyme|\btaq\b/i;
  const texts = [
    belowSmallest.length > 0
      ? `Less than ${short(smallestVolume)} µL has to be pipetted of ${belowSmallest.join(', ')}: dilute it first.`
      : '',
    components.some((each) => isEnzyme.test(each.name) && each.volumePerReaction > MUCH_ENZYME * reactionVolume)
      ? 'An enzyme takes more than a tenth of the reaction: its glycerol may exceed 5 %.'
      : '',
    controls === 0 ? 'Add at least one control without template.' : '',
    mixTotalVolume > TUBE ? 'The mix does not fit into a tube of 1.5 mL.' : '',
  ];
  return texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'caution', text } as const]));
}

function workingOf(result: MasterMixResult, input: MasterMixInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { samples, controls = 0, replicates = 1, overage = 10 } = input;
  const { reactions, effectiveReactions, mixVolumePerReaction } = result;
  const { text, written } = figure('mixTotalVolume');
  return [
    {
      label: 'Reactions',
      formula: '(samples + controls)·replicates',
      substituted: `(${samples} + ${controls})·${replicates}`,
      value: String(reactions),
    },
    {
      label: 'With overage',
      formula: 'reactions·(1 + overage ÷ 100)',
      substituted: `${reactions}·(1 + ${workingNumber(overage)} ÷ 100)`,
      value: figure('effectiveReactions').text,
    },
    {
      label: 'Master mix',
      formula: 'mix for each tube·reactions with overage',
      substituted: `${workingNumber(mixVolumePerReaction, written)}·${workingNumber(effectiveReactions, written)}`,
      value: `${text} µL`,
    },
  ];
}
