import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { acrossOrigin } from '#src/calculators/families/listedPlaces.ts';
import { PCR_SOLUTION_FIELDS } from '#src/calculators/families/pcrSolutionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type primerPicker from '#workers/formulas/primer-picker.ts';
import type { PickedPrimer, PrimerPickerInput, PrimerPickerResult } from '#workers/formulas/primer-picker.ts';
import type { CandidateCounts } from '#workers/lib/sequences/primers/primerCandidates.ts';

type Key = ResultKey<PrimerPickerResult>;

/** A number that is left blank for its default. */
function optionalNumber(
  label: string,
  usual: number,
  hint: string,
  limits: { readonly min: number; readonly max: number; readonly unit?: string },
) {
  return {
    kind: 'number',
    label,
    hint: `${hint}Blank: ${usual}.`,
    optional: true,
    isExact: true,
    placeholder: String(usual),
    ...limits,
  } as const;
}

const PRODUCT = { min: 30, max: 10_000, unit: 'nt' } as const;
const LENGTHS = { min: 10, max: 36, unit: 'nt' } as const;
const CELSIUS = { min: 0, max: 100, unit: '°C' } as const;
const PERCENT = { min: 0, max: 100, unit: '%' } as const;

/** Of a primer. */
const PRIMER: Outputs<PickedPrimer, unknown, unknown> = {
  letters: { kind: 'words', label: 'Sequence' },
  from: count('From'),
  to: count('To'),
  length: count('Length'),
  tm: measured('Tm', 2, '°C'),
  gcContent: measured('GC content', 1, '%'),
  penalty: measured('Penalty', 2),
  hairpinTm: measured('Hairpin Tm', 1, '°C'),
  selfTm: measured('Self-dimer Tm', 1, '°C'),
  endTm: measured('3′ self-dimer Tm', 1, '°C'),
};

export default defineAnalysis<typeof primerPicker>()({
  formula: 'primer-picker',
  action: 'Pick primers',
  fields: {
    from: {
      kind: 'number',
      label: 'First base of the region',
      hint: 'Counted from 1. Primers lie outside of the region.',
      isExact: true,
      min: 1,
    },
    to: { kind: 'number', label: 'Last base of the region', hint: 'It belongs to the region.', isExact: true, min: 1 },
    shortest: optionalNumber('Shortest product', 70, 'With both primers. ', PRODUCT),
    longest: optionalNumber('Longest product', 1000, '', PRODUCT),
    minLength: optionalNumber('Shortest primer', 18, '', LENGTHS),
    bestLength: optionalNumber('Best length', 20, '', LENGTHS),
    maxLength: optionalNumber('Longest primer', 27, '', LENGTHS),
    minTm: optionalNumber('Lowest Tm', 57, '', CELSIUS),
    bestTm: optionalNumber('Best Tm', 60, '', CELSIUS),
    maxTm: optionalNumber('Highest Tm', 63, '', CELSIUS),
    minGc: optionalNumber('Lowest GC content', 20, '', PERCENT),
    maxGc: optionalNumber('Highest GC content', 80, '', PERCENT),
    clamp: optionalNumber('G or C at the 3′ end', 0, 'Bases that have to be one of them, 0 to 5. ', { min: 0, max: 5 }),
    longestRun: optionalNumber('Longest run of one base', 5, '2 to 10. ', { min: 2, max: 10 }),
    hottest: optionalNumber('Highest Tm of hairpins and dimers', 47, '', CELSIUS),
    uniqueEnd: optionalNumber(
      'Bases at the 3′ end that occur once',
      15,
      'On the whole sequence, both strands. 0: it is not searched. ',
      { min: 0, max: 18 },
    ),
    ...PCR_SOLUTION_FIELDS,
    shape: SHAPE,
  },
  example: {
    from: '22',
    to: '25',
    shortest: '40',
    longest: '',
    minLength: '16',
    bestLength: '18',
    maxLength: '',
    minTm: '50',
    bestTm: '',
    maxTm: '70',
    minGc: '',
    maxGc: '',
    clamp: '',
    longestRun: '',
    hottest: '60',
    uniqueEnd: '',
    saltConcentration: '',
    magnesium: '',
    dntp: '',
    oligoConcentration: '',
    dmso: '',
    formamide: '',
    shape: 'entry',
  },
  sources: [
    'primer3Thermodynamics',
    'primer3Denaturants',
    'santaLucia1998',
    'santaLuciaHicks2004',
    'allawi1997',
    'bommarito2000',
    'peyret1999',
    'rychlik1990',
    'nebTaqProtocol',
  ],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    pairs: {
      kind: 'rows',
      label: 'Pairs, the best first',
      row: {
        forward: { kind: 'group', keys: PRIMER },
        reverse: { kind: 'group', keys: PRIMER },
        length: { ...count('Product'), columnUnit: 'nt' },
        penalty: measured('Penalty', 2),
        dimerTm: measured('Dimer Tm', 1, '°C'),
        endDimerTm: measured('3′ dimer Tm', 1, '°C'),
        productTm: measured('Product Tm', 1, '°C'),
        annealing: measured('Annealing', 1, '°C'),
      },
    },
    pairCount: count('Pairs of primers', ({ result: { pairs } }) =>
      pairs[0] === undefined
        ? 'Allow a wider range of Tm or of lengths, or longer products: the table says what rules primers out.'
        : `The best has a product of ${grouped(pairs[0].length)} nt.`,
    ),
    bestPenalty: measured('Lowest penalty', 2),
    left: { kind: 'inner', label: 'Forward primers' },
    right: { kind: 'inner', label: 'Reverse primers' },
    repeated: count('Good 3′ ends that occur elsewhere'),
  },
  present: (result, input, figure) => {
    const { pairs, pairCount, repeated } = result;
    const [first] = pairs;
    return {
      headline: figure('pairCount'),
      status:
        first === undefined
          ? 'Pairs of primers: 0.'
          : `${counted(pairCount, 'pair', 'pairs')} of primers; the best: ${first.forward.letters} and ${first.reverse.letters}.`,
      blocks: [
        ...cautionNotices([
          [
            repeated > 0,
            `${counted(repeated, 'good 3′ end occurs', 'good 3′ ends occur')} elsewhere on the sequence and ${repeated === 1 ? 'was' : 'were'} left out.`,
            'neutral',
          ],
        ]),
        ...(first === undefined ? [] : [pairTable(result, figure), primerTable(result, figure), orderList(result)]),
        countTable(result, input),
      ],
      working: [],
    };
  },
});

function measured(label: string, places: number, columnUnit?: string): NumberOutput<unknown> {
  return { kind: 'number', label, columnUnit, written: decimals(places), missing: 'not defined' };
}

function pairTable({ pairs }: PrimerPickerResult, figure: FigureOf<Key>): Block<Key> {
  return rowsTable(figure, {
    title: 'Pairs, the best first',
    list: 'pairs',
    rows: pairs.length,
    names: { heading: 'Pair', of: (at) => String(at + 1) },
    columns: ['length', 'penalty', 'productTm', 'annealing', 'dimerTm', 'endDimerTm'],
    isFolded: false,
    note: 'The penalty is what both primers differ from the best Tm, in °C, and from the best length, in bases. Dimers that melt below 0 °C are given as 0. Annealing: Rychlik 1990.',
  });
}

const PRIMER_NUMBERS = ['from', 'to', 'length', 'tm', 'gcContent', 'penalty', 'hairpinTm', 'selfTm', 'endTm'] as const;

function primerTable({ shape, pairs }: PrimerPickerResult, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'table',
    title: 'Their primers',
    columns: [
      { label: 'Primer' },
      { label: 'Sequence, 5′ to 3′' },
      ...PRIMER_NUMBERS.map((key) => figure.column(`pairs.0.forward.${key}`)),
    ],
    rows: pairs.flatMap((_, index) =>
      (['forward', 'reverse'] as const).map((side) => [
        `${index + 1} ${side}`,
        figure(`pairs.${index}.${side}.letters`),
        ...PRIMER_NUMBERS.map((key) => figure(`pairs.${index}.${side}.${key}`)),
      ]),
    ),
    isFolded: false,
    note: `Positions are those of the strand as it stands, counted from 1. A reverse primer reads as the other strand.${acrossOrigin(shape)}`,
  };
}

function orderList({ pairs }: PrimerPickerResult): Block<Key> {
  const lines = pairs.flatMap(({ forward, reverse }, index) => [
    `>forward_${index + 1}\n${forward.letters}`,
    `>reverse_${index + 1}\n${reverse.letters}`,
  ]);
  return {
    kind: 'list',
    title: 'Primers as FASTA',
    items: ['They can be put into the section on hairpins and dimers, or into an order.'],
    code: { label: 'FASTA', text: lines.join('\n') },
    isFolded: true,
  };
}

function countTable(
  { left, right }: PrimerPickerResult,
  { minTm, maxTm, minGc, maxGc }: PrimerPickerInput,
): Block<Key> {
  const rows: readonly (readonly [label: string, key: keyof CandidateCounts])[] = [
    ['Considered', 'considered'],
    ['Letters besides A, C, G and T', 'ambiguous'],
    [`GC content outside of ${minGc} to ${maxGc} %`, 'gcContent'],
    ['A long run of one base, or the 3′ end', 'letters'],
    [`Tm outside of ${minTm} to ${maxTm} °C`, 'temperature'],
  ];
  const accepted = (counts: CandidateCounts) =>
    counts.considered - counts.ambiguous - counts.gcContent - counts.letters - counts.temperature;
  return {
    kind: 'table',
    title: 'What rules primers out',
    columns: [{ label: 'Primers' }, { label: 'Forward', numeric: true }, { label: 'Reverse', numeric: true }],
    rows: [
      ...rows.map(([label, key]) => [label, String(left[key]), String(right[key])]),
      ['Left to be paired', String(accepted(left)), String(accepted(right))],
    ],
    isFolded: true,
  };
}
