import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { significant } from '#src/engine/kit/format.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { digits, numeral } from '#src/engine/kit/writing.ts';
import type carrierFrequency from '#workers/formulas/carrier-frequency.ts';
import type { CarrierFrequencyInput, CarrierFrequencyResult } from '#workers/formulas/carrier-frequency.ts';

type Key = ResultKey<CarrierFrequencyResult>;

const DIGITS = 4;
const FACTS = ['q', 'p', 'incidence', 'carriersOneIn', 'affectedFemales'] as const;

export default defineAnalysis<typeof carrierFrequency>()({
  formula: 'carrier-frequency',
  action: 'Find the carriers',
  fields: {
    inheritance: {
      kind: 'choice',
      label: 'Inheritance',
      look: 'radios',
      options: [
        { value: 'recessive', label: 'Recessive' },
        { value: 'dominant', label: 'Dominant' },
        { value: 'x-linked', label: 'X-linked recessive' },
      ],
      initial: 'recessive',
    },
    oneIn: {
      kind: 'number',
      label: 'One affected in',
      hint: 'Newborns; of an X-linked disease, newborn boys.',
      isExact: true,
      min: 1,
    },
    inbreeding: {
      kind: 'number',
      label: 'Inbreeding coefficient F of the population',
      hint: '0 to 1. Blank: 0, partners are not related.',
      optional: true,
      min: 0,
      max: 1,
      step: 0.01,
    },
  },
  example: { inheritance: 'recessive', oneIn: '2500', inbreeding: '' },
  sources: ['hardy1908', 'wright1922'],
  outputs: {
    incidence: share('Affected'),
    q: share('Frequency of the disease allele, q'),
    p: share('Frequency of the other allele, p'),
    carriers: {
      kind: 'number',
      label: ({ input }) => (input.inheritance === 'dominant' ? 'Heterozygotes, who are affected' : 'Carriers'),
      unit: '%',
      scale: 100,
      written: digits(DIGITS),
      note: ({ value, result: { carriersOneIn }, input }) =>
        value === 0
          ? 'None.'
          : `About one of ${grouped(Math.max(1, Math.round(carriersOneIn)))} ${input.inheritance === 'x-linked' ? 'women' : 'people'}.`,
    },
    carriersOneIn: { kind: 'number', label: 'One carrier in', written: (people) => numeral(statisticText(people, 3)) },
    affectedFemales: share('Affected women'),
    healthyCarrier: share('A healthy person is a carrier'),
    couple: share('Child of two healthy strangers affected'),
    carrierCouple: share('Child of a carrier and a healthy stranger affected'),
    siblingCouple: share('Child of the healthy sibling of somebody affected and a healthy stranger'),
    cousins: share('Child of first cousins affected'),
  },
  present: (result, input, figure) => {
    const headline = figure('carriers');
    return {
      headline,
      status:
        result.carriers === 0
          ? 'Carriers 0 %.'
          : `Carriers ${headline.text} %, one in ${figure('carriersOneIn').text}.`,
      blocks: [
        {
          kind: 'facts',
          figures: FACTS.filter((key) => result[key] !== null).map((key) => figure(key)),
        },
        ...couples(result, figure),
        {
          kind: 'notice',
          tone: 'neutral',
          text: 'For teaching and planning. It assumes random mating, no selection and no new mutations, and says nothing about one family: a genetic counselor does.',
        },
      ],
      working: workingOf(result, input, figure),
    };
  },
});

function share(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: digits(DIGITS) };
}

function couples(result: CarrierFrequencyResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  const keys = ['healthyCarrier', 'couple', 'carrierCouple', 'siblingCouple', 'cousins'] as const;
  const rows = keys.flatMap((key) => {
    const chance = result[key];
    if (chance === null) return [];
    const shown = figure(key);
    return [[shown.label, shown, chance === 0 ? '–' : statisticText(1 / chance, 3)]];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Chances',
      columns: [{ label: 'Who' }, { label: 'Chance', numeric: true }, { label: 'One in', numeric: true }],
      rows,
      isFolded: false,
    },
  ];
}

function workingOf(
  { carriers }: CarrierFrequencyResult,
  { inheritance, inbreeding }: CarrierFrequencyInput,
  figure: FigureOf<Key>,
) {
  if ((inbreeding ?? 0) !== 0) return [];
  const [q, p, affected] = [figure('q').text, figure('p').text, figure('incidence').text];
  const root = {
    recessive: { formula: '√ affected', substituted: `√ ${affected}` },
    dominant: { formula: '1 − √(1 − affected)', substituted: `1 − √(1 − ${affected})` },
    'x-linked': { formula: 'affected boys', substituted: affected },
  }[inheritance];
  return [
    { label: 'q', ...root, value: q },
    { label: 'Carriers', formula: '2 · p · q', substituted: `2 · ${p} · ${q}`, value: significant(carriers, DIGITS) },
  ];
}
