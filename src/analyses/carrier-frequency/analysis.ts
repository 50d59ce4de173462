import { statisticText } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { significant } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type carrierFrequency from '#workers/formulas/carrier-frequency.ts';
import type { CarrierFrequencyInput, CarrierFrequencyResult } from '#workers/formulas/carrier-frequency.ts';

type Key = ResultKey<CarrierFrequencyResult>;

const DIGITS = 4;

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
  present: (result, input) => {
    const { carriers, carriersOneIn } = result;
    const among = input.inheritance === 'x-linked' ? 'women' : 'people';
    const oneIn = statisticText(carriersOneIn, 3);
    return {
      headline: {
        field: 'carriers',
        label: input.inheritance === 'dominant' ? 'Heterozygotes, who are affected' : 'Carriers',
        value: carriers,
        text: significant(100 * carriers, DIGITS),
        unit: '%',
        note: carriers === 0 ? 'None.' : `About one of ${grouped(Math.max(1, Math.round(carriersOneIn)))} ${among}.`,
      },
      status: carriers === 0 ? 'Carriers 0 %.' : `Carriers ${significant(100 * carriers, DIGITS)} %, one in ${oneIn}.`,
      blocks: [
        {
          kind: 'facts',
          figures: [
            share('q', 'Frequency of the disease allele, q', result.q),
            share('p', 'Frequency of the other allele, p', result.p),
            share('incidence', 'Affected', result.incidence),
            { field: 'carriersOneIn', label: 'One carrier in', value: carriersOneIn, text: oneIn },
            ...(result.affectedFemales === null
              ? []
              : [share('affectedFemales', 'Affected women', result.affectedFemales)]),
          ],
        },
        ...couples(result),
        {
          kind: 'notice',
          tone: 'neutral',
          text: 'For teaching and planning. It assumes random mating, no selection and no new mutations, and says nothing about one family: a genetic counselor does.',
        },
      ],
      working: workingOf(result, input),
    };
  },
});

function couples(result: CarrierFrequencyResult): readonly Block<Key>[] {
  const rows = [
    ['healthyCarrier', 'A healthy person is a carrier'],
    ['couple', 'Child of two healthy strangers affected'],
    ['carrierCouple', 'Child of a carrier and a healthy stranger affected'],
    ['siblingCouple', 'Child of the healthy sibling of somebody affected and a healthy stranger'],
    ['cousins', 'Child of first cousins affected'],
  ] as const;
  const known = rows.flatMap(([field, label]) => {
    const chance = result[field];
    return chance === null ? [] : [{ field, label, chance }];
  });
  if (known.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Chances',
      columns: [{ label: 'Who' }, { label: 'Chance', numeric: true }, { label: 'One in', numeric: true }],
      rows: known.map(({ field, label, chance }) => [
        label,
        share(field, label, chance),
        chance === 0 ? '–' : statisticText(1 / chance, 3),
      ]),
      isFolded: false,
    },
  ];
}

function share(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: significant(value, DIGITS) };
}

function workingOf(
  { q, p, incidence, carriers }: CarrierFrequencyResult,
  { inheritance, inbreeding }: CarrierFrequencyInput,
) {
  if ((inbreeding ?? 0) !== 0) return [];
  const [qText, pText] = [significant(q, DIGITS), significant(p, DIGITS)];
  const root = {
    recessive: { formula: '√ affected', substituted: `√ ${significant(incidence, DIGITS)}` },
    dominant: { formula: '1 − √(1 − affected)', substituted: `1 − √(1 − ${significant(incidence, DIGITS)})` },
    'x-linked': { formula: 'affected boys', substituted: significant(incidence, DIGITS) },
  }[inheritance];
  return [
    { label: 'q', ...root, value: qText },
    {
      label: 'Carriers',
      formula: '2 · p · q',
      substituted: `2 · ${pText} · ${qText}`,
      value: significant(carriers, DIGITS),
    },
  ];
}
