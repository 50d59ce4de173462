import { pValueFigure, pValueWords, statistic, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed, percentOf } from '#src/kit/format.ts';
import type { Block, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type linkage from '#workers/formulas/linkage.ts';
import type { LinkageFromCounts, LinkageFromDistance, LinkageInput, LinkageResult } from '#workers/formulas/linkage.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<LinkageResult>;

const counted = ({ mode }: { readonly mode: string }) => mode === 'counts';
const measured = ({ mode }: { readonly mode: string }) => mode === 'distance';
const UNLIMITED = 'No distance: half of the offspring or more are recombinant.';

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
      hint: '0 to 1000.',
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
  present: (result, input) => (result.mode === 'counts' ? ofCounts(result) : ofDistance(result, input)),
});

function ofCounts(result: LinkageFromCounts): Presentation<Key> {
  const { recombination, lower, upper, recombinants, total, linkage: test, lod } = result;
  const isLinked = test.pValue <= SIGNIFICANCE && recombination < 0.5;
  return {
    headline: {
      field: 'recombination',
      label: 'Recombination frequency',
      value: recombination,
      text: percentOf(recombination, 2),
      unit: '%',
      note: `${recombinants} of ${total}; 95 % limits ${percentOf(lower, 2)} to ${percentOf(upper, 2)} %.`,
    },
    status: `Recombination frequency ${percentOf(recombination, 2)} %, ${pValueWords(test.pValue)}.`,
    blocks: [
      ...wrongWay(result),
      {
        kind: 'facts',
        figures: [
          distanceFigure('haldane', 'Map distance, Haldane', result.haldane),
          distanceFigure('kosambi', 'Map distance, Kosambi', result.kosambi),
          statistic<Key>('lod', 'LOD score', lod, { note: '3 or more is taken as proof of linkage.' }),
          statistic<Key>('standardError', 'Standard error of the frequency', result.standardError),
          statistic<Key>('lower', 'Lower limit of the frequency', lower),
          statistic<Key>('upper', 'Upper limit of the frequency', upper),
          statistic<Key>('recombinants', 'Recombinants', recombinants),
          statistic<Key>('total', 'Offspring', total),
        ],
      },
      {
        kind: 'table',
        title: 'Tests against 1:1',
        columns: [{ label: 'Test' }, { label: 'χ²', numeric: true }, { label: 'p', numeric: true }],
        rows: [
          testRow('linkage', 'Parental and recombinant', test),
          testRow('gene1', 'Alleles of the first gene', result.gene1),
          testRow('gene2', 'Alleles of the second gene', result.gene2),
        ],
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
              value: `${fixed(result.haldane.value, 2)} cM`,
            },
          ]),
    ],
  };
}

function wrongWay({ recombination }: LinkageFromCounts): readonly Block<Key>[] {
  if (recombination <= 0.5) return [];
  const text =
    'More recombinants than parental offspring: exchange the two pairs of classes, or the parents were in the other phase.';
  return [{ kind: 'notice', tone: 'caution', text }];
}

function distanceFigure(
  key: 'haldane' | 'kosambi',
  label: string,
  { value, lower, upper }: LinkageFromCounts['haldane'],
): Figure<Key> {
  if (value === null) return { field: `${key}.value`, label, value, text: '–', note: UNLIMITED };
  const limit = (each: number | null) => (each === null ? 'no limit' : fixed(each, 2));
  return {
    field: `${key}.value`,
    label,
    value,
    text: fixed(value, 2),
    unit: 'cM',
    note: `95 % limits ${limit(lower)} to ${limit(upper)} cM.`,
  };
}

function testRow(
  key: 'linkage' | 'gene1' | 'gene2',
  name: string,
  test: LinkageFromCounts['linkage'],
): readonly (string | Figure<Key>)[] {
  return [
    name,
    statistic<Key>(`${key}.statistic`, `χ², ${name}`, test.statistic),
    pValueFigure<Key>(`${key}.pValue`, `p value, ${name}`, test.pValue),
  ];
}

function ofDistance(result: LinkageFromDistance, { distance }: LinkageInput): Presentation<Key> {
  const { recombination, gametes, secondGeneration } = result;
  return {
    headline: {
      field: 'recombination',
      label: 'Recombinant gametes',
      value: recombination,
      text: percentOf(recombination, 2),
      unit: '%',
      note: `At ${statisticText(distance)} cM. Never more than 50 %.`,
    },
    status: `Recombinant gametes ${percentOf(recombination, 2)} %.`,
    blocks: [
      {
        kind: 'table',
        title: 'Gametes, and offspring of a test cross',
        columns: [{ label: 'Gamete' }, { label: 'Kind' }, { label: 'Share', numeric: true }],
        rows: gametes.map(({ gamete, share, isRecombinant }, index) => [
          { field: `gametes.${index}.gamete`, label: 'Gamete', value: gamete, text: gamete },
          {
            field: `gametes.${index}.isRecombinant`,
            label: `Kind of ${gamete}`,
            value: isRecombinant,
            text: isRecombinant ? 'recombinant' : 'parental',
          },
          shareFigure(`gametes.${index}.share`, `Share of ${gamete}`, share),
        ]),
        isFolded: false,
      },
      {
        kind: 'table',
        title: 'F2, if both sexes recombine alike',
        columns: [{ label: 'Phenotype' }, { label: 'Share', numeric: true }],
        rows: secondGeneration.map(({ phenotype, share }, index) => [
          { field: `secondGeneration.${index}.phenotype`, label: 'Phenotype', value: phenotype, text: phenotype },
          shareFigure(`secondGeneration.${index}.share`, `Share of ${phenotype}`, share),
        ]),
        isFolded: false,
        note: 'Without linkage 56.25, 18.75, 18.75 and 6.25 %, that is 9:3:3:1.',
      },
    ],
    working: [],
  };
}

function shareFigure(field: Key, label: string, share: number): Figure<Key> {
  return { field, label, value: share, text: percentOf(share, 2), unit: '%' };
}
