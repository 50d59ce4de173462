import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { pValueWords, statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { pValue, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { fixed, percentOf } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Depends, FigureOf, GroupOutput, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Cell, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type linkage from '#workers/formulas/linkage.ts';
import type { LinkageFromCounts, LinkageFromDistance, LinkageResult } from '#workers/formulas/linkage.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<LinkageResult>;
type Test = 'linkage' | 'gene1' | 'gene2';

const counted = ({ mode }: { readonly mode: string }) => mode === 'counts';
const measured = ({ mode }: { readonly mode: string }) => mode === 'distance';
const TESTS = {
  linkage: 'Parental and recombinant',
  gene1: 'Alleles of the first gene',
  gene2: 'Alleles of the second gene',
} as const;

export default defineAnalysis<typeof linkage>()({
  formula: 'linkage',
  action: 'Calculate the linkage',
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you have?',
      look: 'radios',
      options: [
        { value: 'counts', label: 'Counted offspring of a test cross' },
        { value: 'distance', label: 'A map distance' },
      ],
      initial: 'counts',
    },
    parental1: {
      kind: 'number',
      label: 'Like one parent, such as AB',
      hint: 'The two larger classes are the parental ones.',
      isExact: true,
      min: 0,
      visibleWhen: counted,
    },
    parental2: {
      kind: 'number',
      label: 'Like the other parent, such as ab',
      isExact: true,
      min: 0,
      visibleWhen: counted,
    },
    recombinant1: {
      kind: 'number',
      label: 'Recombinant, such as Ab',
      hint: 'The first gene as in the first class above.',
      isExact: true,
      min: 0,
      visibleWhen: counted,
    },
    recombinant2: {
      kind: 'number',
      label: 'Recombinant, such as aB',
      isExact: true,
      min: 0,
      visibleWhen: counted,
    },
    distance: {
      kind: 'number',
      label: 'Map distance',
      unit: 'cM',
      min: 0,
      max: 1000,
      visibleWhen: measured,
    },
    mapFunction: {
      kind: 'choice',
      label: 'Map function',
      look: 'menu',
      options: [
        { value: 'haldane', label: 'Haldane: crossovers do not influence one another' },
        { value: 'kosambi', label: 'Kosambi: crossovers hinder one another nearby' },
        { value: 'none', label: 'None: 1 cM is 1 % recombinants' },
      ],
      initial: 'haldane',
      visibleWhen: measured,
    },
    phase: {
      kind: 'choice',
      label: 'Phase of the double heterozygote',
      look: 'radios',
      options: [
        { value: 'coupling', label: 'Coupling, AB/ab' },
        { value: 'repulsion', label: 'Repulsion, Ab/aB' },
      ],
      initial: 'coupling',
      visibleWhen: measured,
    },
  },
  example: {
    mode: 'counts',
    parental1: '965',
    parental2: '944',
    recombinant1: '206',
    recombinant2: '185',
    distance: '',
    mapFunction: 'haldane',
    phase: 'coupling',
  },
  sources: ['haldane1919', 'kosambi1944', 'morton1955', 'clopperPearson1934'],
  outputs: {
    mode: { kind: 'words', label: 'From', words: { counts: 'counted offspring', distance: 'a map distance' } },
    recombination: {
      kind: 'number',
      label: ({ result }) => (counted(result) ? 'Recombination frequency' : 'Recombinant gametes'),
      unit: '%',
      scale: 100,
      written: decimals(2),
      note: ({ result, input }) =>
        result.mode === 'counts'
          ? `${result.recombinants} of ${result.total}; 95 % limits ${percentOf(result.lower, 2)} to ${percentOf(result.upper, 2)} %.`
          : `At ${statisticText(input.distance)} cM. Never more than 50 %.`,
    },
    haldane: distance('Map distance, Haldane'),
    kosambi: distance('Map distance, Kosambi'),
    lod: statistic('LOD score', { note: '3 or more is taken as proof of linkage.' }),
    standardError: statistic('Standard error of the frequency'),
    lower: statistic('Lower limit of the frequency'),
    upper: statistic('Upper limit of the frequency'),
    recombinants: statistic('Recombinants'),
    total: statistic('Offspring'),
    linkage: test('linkage'),
    gene1: test('gene1'),
    gene2: test('gene2'),
    gametes: {
      kind: 'rows',
      label: 'Gametes',
      row: {
        gamete: { kind: 'words', label: 'Gamete' },
        share: share(({ row }) => `Share of ${row.gamete}`),
        isRecombinant: {
          kind: 'flag',
          label: ({ row }) => `Kind of ${row.gamete}`,
          words: { true: 'recombinant', false: 'parental' },
        },
      },
    },
    secondGeneration: {
      kind: 'rows',
      label: 'F2',
      row: {
        phenotype: { kind: 'words', label: 'Phenotype' },
        share: share(({ row }) => `Share of ${row.phenotype}`),
      },
    },
  },
  present: (result, _, figure) => (result.mode === 'counts' ? ofCounts(result, figure) : ofDistance(result, figure)),
});

function distance(label: string): GroupOutput<LinkageFromCounts['haldane'], unknown, unknown, unknown> {
  const limit = (each: number | null) => (each === null ? 'no limit' : fixed(each, 2));
  const centimorgans = { kind: 'number', unit: 'cM', written: decimals(2) } as const;
  return {
    kind: 'group',
    keys: {
      value: {
        ...centimorgans,
        label,
        note: ({ row }) => `95 % limits ${limit(row.lower)} to ${limit(row.upper)} cM.`,
        missingNote: 'No distance: half of the offspring or more are recombinant.',
      },
      lower: { ...centimorgans, label: `${label}, lower limit`, missing: 'no limit' },
      upper: { ...centimorgans, label: `${label}, upper limit`, missing: 'no limit' },
    },
  };
}

function test(key: Test): GroupOutput<LinkageFromCounts[Test], unknown, unknown, unknown> {
  return {
    kind: 'group',
    keys: { statistic: statistic(`χ², ${TESTS[key]}`), pValue: pValue(`p value, ${TESTS[key]}`) },
  };
}

function share<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, unit: '%', scale: 100, written: decimals(2) };
}

function ofCounts(result: LinkageFromCounts, figure: FigureOf<Key>): Presentation<Key> {
  const { recombination, recombinants, total, linkage } = result;
  const isLinked = linkage.pValue <= SIGNIFICANCE && recombination < 0.5;
  const headline = figure('recombination');
  const row = (key: Test): readonly Cell<Key>[] => [TESTS[key], figure(`${key}.statistic`), figure(`${key}.pValue`)];
  return {
    headline,
    status: `Recombination frequency ${headline.text} %, ${pValueWords(linkage.pValue)}.`,
    blocks: [
      ...cautionNotices([
        [
          recombination > 0.5,
          'More recombinants than parental offspring: exchange the two pairs of classes, or the parents were in the other phase.',
        ],
      ]),
      {
        kind: 'facts',
        figures: (
          ['haldane.value', 'kosambi.value', 'lod', 'standardError', 'lower', 'upper', 'recombinants', 'total'] as const
        ).map((key) => figure(key)),
      },
      {
        kind: 'table',
        title: 'Tests against 1:1',
        columns: [{ label: 'Test' }, { label: 'χ²', numeric: true }, { label: 'p', numeric: true }],
        rows: [row('linkage'), row('gene1'), row('gene2')],
        isFolded: false,
        note: `${isLinked ? 'The genes are linked' : 'Linkage is not shown'} by the first test. If the alleles of one gene are not 1:1, offspring of a kind died or were missed.`,
      },
    ],
    working: [
      {
        label: 'Recombination frequency r',
        formula: 'recombinants ÷ offspring',
        substituted: `${recombinants} ÷ ${total}`,
        value: fixed(recombination, 5),
      },
      ...(result.haldane.value === null
        ? []
        : [
            {
              label: 'Haldane',
              formula: '−50 · ln(1 − 2r)',
              substituted: `−50 · ln(1 − 2 · ${fixed(recombination, 5)})`,
              value: cellText(figure('haldane.value')),
            },
          ]),
    ],
  };
}

function ofDistance({ gametes, secondGeneration }: LinkageFromDistance, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('recombination');
  return {
    headline,
    status: `Recombinant gametes ${headline.text} %.`,
    blocks: [
      rowsTable(figure, {
        title: 'Gametes, and offspring of a test cross',
        list: 'gametes',
        rows: gametes.length,
        columns: ['gamete', ['isRecombinant', 'Kind'], ['share', 'Share']],
        isFolded: false,
      }),
      rowsTable(figure, {
        title: 'F2, if both sexes recombine alike',
        list: 'secondGeneration',
        rows: secondGeneration.length,
        columns: ['phenotype', ['share', 'Share']],
        isFolded: false,
        note: 'Without linkage 56.25, 18.75, 18.75 and 6.25 %, that is 9:3:3:1.',
      }),
    ],
    working: [],
  };
}
