import { readingNotices } from '#src/families/formulaReading.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, Figure, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type isotopePattern from '#workers/formulas/isotope-pattern.ts';
import type { IsotopePatternInput, IsotopePatternResult } from '#workers/formulas/isotope-pattern.ts';
import { ADDUCTS, type AdductId } from '#workers/reference/adducts.ts';

type Key = ResultKey<IsotopePatternResult>;

const IONS = (Object.keys(ADDUCTS) as readonly AdductId[]).map((value) => ({ value, label: ADDUCTS[value].name }));
/** More peaks than this are a band. */
const MOST_BARS = 80;
const DRAWN_ROWS = 50;
const MOST_OPEN_ROWS = 20;

export default defineAnalysis<typeof isotopePattern>()({
  formula: 'isotope-pattern',
  action: 'Calculate the pattern',
  fields: {
    formula: {
      kind: 'text',
      label: 'Chemical formula of M',
      hint: 'A molecule or an ion, such as C14H11Cl2NO2, [13C]6H12O6 or SO4^2-.',
      placeholder: 'C14H11Cl2NO2',
      monospaced: true,
    },
    ion: {
      kind: 'choice',
      label: 'Pattern of',
      look: 'menu',
      options: [{ value: 'typed', label: 'The formula as it is typed' }, ...IONS],
      initial: 'typed',
    },
    leastPercent: {
      kind: 'number',
      label: 'Leave out peaks below',
      hint: 'In percent of the tallest, from 0.001 to 50. Blank: 0.1.',
      unit: '%',
      optional: true,
      min: 0.001,
      max: 50,
    },
  },
  example: { formula: 'C14H11Cl2NO2', ion: 'M+H', leastPercent: '' },
  sources: ['wang2021', 'meija2016', 'codata2022', 'huang1999', 'lacki2017'],
  present,
});

function present(result: IsotopePatternResult, input: IsotopePatternInput): Presentation<Key> {
  const { monoisotopicRatio, peaks, patternCharge, notes } = result;
  const name = input.ion === 'typed' ? shownFormula(result.written) : ADDUCTS[input.ion].name;
  const kind = patternCharge === 0 ? 'Monoisotopic mass' : 'Monoisotopic m/z';
  const text = fixed(monoisotopicRatio, 4);
  return {
    headline: {
      field: 'monoisotopicRatio',
      label: `${kind} of ${name}`,
      value: monoisotopicRatio,
      text,
      ...(patternCharge === 0 ? { unit: 'u' } : {}),
      note: `${counted(peaks.length, 'peak', 'peaks')} of at least ${input.leastPercent} % of the tallest.`,
    },
    status: `${kind} of ${name}: ${text}.`,
    blocks: [
      ...readingNotices(notes),
      { kind: 'facts', figures: masses(result) },
      ...picture(result, name),
      peakTable(result, name),
      ...fineStructure(result, input),
      ...ionTable(result),
    ],
    working: [],
  };
}

function masses(result: IsotopePatternResult): readonly Figure<Key>[] {
  const { patternCharge, mostAbundantRatio } = result;
  const formula = shownFormula(result.written);
  return [
    {
      field: 'mostAbundantRatio',
      label: patternCharge === 0 ? 'Most abundant mass' : 'Most abundant m/z',
      value: mostAbundantRatio,
      text: fixed(mostAbundantRatio, 4),
      note: 'Of the combination of isotopes that occurs most often.',
    },
    mass('monoisotopicMass', `Monoisotopic mass of ${formula}`, result.monoisotopicMass, 4, 'u'),
    mass('mostAbundantMass', `Most abundant mass of ${formula}`, result.mostAbundantMass, 4, 'u'),
    {
      ...mass('averageMass', `Molar mass of ${formula}`, result.averageMass, 3, 'g/mol'),
      note: 'From standard atomic weights: of a weighable amount.',
    },
  ];
}

function mass(field: Key, label: string, value: number, decimals: number, unit: string): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals), unit };
}

function picture({ peaks, patternCharge }: IsotopePatternResult, name: string): readonly Block<Key>[] {
  if (peaks.length < 2) return [];
  const points = peaks.map(({ ratio, relative }) => ({ x: ratio, y: relative }));
  const tallest = peaks.find(({ relative }) => relative === 100);
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: `Isotope pattern of ${name}`,
        summary: `${counted(peaks.length, 'peak', 'peaks')}, the tallest at ${fixed(tallest?.ratio ?? 0, 4)}.`,
        x: { label: scaleOf(patternCharge), decimals: 4 },
        y: { label: 'Relative abundance', unit: '%', decimals: 2, reaches: [100] },
        series: [{ name: 'Peaks', marks: peaks.length > MOST_BARS ? 'line' : 'bars', points }],
      },
    },
  ];
}

function peakTable({ peaks, patternCharge }: IsotopePatternResult, name: string): TableBlock<Key> {
  return {
    kind: 'table',
    title: `Peaks of ${name} at unit resolution`,
    note: 'A peak holds all molecules of one mass number, at their mean mass. M is that of the most abundant isotopes.',
    columns: [
      { label: 'Peak' },
      { label: scaleOf(patternCharge), numeric: true },
      { label: 'Of the tallest, %', numeric: true },
      { label: 'Of all, %', numeric: true },
    ],
    isFolded: peaks.length > MOST_OPEN_ROWS,
    rows: peaks.map(({ shift, ratio, relative, share }, at) => {
      const peak = peakName(shift);
      return [
        { field: `peaks.${at}.shift`, label: 'Peak', value: shift, text: peak },
        {
          field: `peaks.${at}.ratio`,
          label: `${scaleOf(patternCharge)}, ${peak}`,
          value: ratio,
          text: fixed(ratio, 4),
        },
        {
          field: `peaks.${at}.relative`,
          label: `${peak}, of the tallest, %`,
          value: relative,
          text: percent(relative),
        },
        { field: `peaks.${at}.share`, label: `${peak}, of all, %`, value: share, text: percent(share) },
      ];
    }),
  };
}

function fineStructure(
  { isotopologues, hasTooMany, patternCharge }: IsotopePatternResult,
  { leastPercent }: IsotopePatternInput,
): readonly Block<Key>[] {
  if (hasTooMany)
    return [
      {
        kind: 'notice',
        tone: 'neutral',
        title: 'Fine structure not listed',
        text: `More than 5000 combinations of isotopes reach ${leastPercent} % of the most abundant one. A higher limit lists fewer.`,
      },
    ];
  return [
    {
      kind: 'table',
      title: 'Fine structure: every combination of isotopes',
      note: `All that reach ${leastPercent} % of the most abundant combination; isotopes that are not named are the most abundant of their element.`,
      columns: [
        { label: 'Isotopes' },
        { label: 'Peak' },
        { label: scaleOf(patternCharge), numeric: true },
        { label: 'Of the tallest, %', numeric: true },
      ],
      drawnRows: DRAWN_ROWS,
      rows: isotopologues.map(({ isotopes, shift, ratio, relative }, at) => {
        const text = isotopes === '' ? 'most abundant only' : shownFormula(isotopes);
        return [
          { field: `isotopologues.${at}.isotopes`, label: 'Isotopes', value: isotopes, text },
          { field: `isotopologues.${at}.shift`, label: `Peak of ${text}`, value: shift, text: peakName(shift) },
          {
            field: `isotopologues.${at}.ratio`,
            label: `${scaleOf(patternCharge)} of ${text}`,
            value: ratio,
            text: fixed(ratio, 5),
          },
          {
            field: `isotopologues.${at}.relative`,
            label: `${text}, of the tallest, %`,
            value: relative,
            text: percent(relative),
          },
        ];
      }),
    },
  ];
}

function ionTable({ ions, written }: IsotopePatternResult): readonly Block<Key>[] {
  if (ions.length === 0) return [];
  return [
    {
      kind: 'table',
      title: `Usual ions of ${shownFormula(written)}`,
      note: 'The mass of the electrons is counted. Ions that have lost atoms which the molecule lacks are left out.',
      isFolded: false,
      columns: [
        { label: 'Ion' },
        { label: 'Charge', numeric: true },
        { label: 'm/z, monoisotopic', numeric: true },
        { label: 'm/z, most abundant', numeric: true },
      ],
      rows: ions.map(({ ion, charge, monoisotopicRatio, mostAbundantRatio }, at) => {
        const { name } = ADDUCTS[ion];
        return [
          { field: `ions.${at}.ion`, label: 'Ion', value: ion, text: name },
          {
            field: `ions.${at}.charge`,
            label: `Charge of ${name}`,
            value: charge,
            text: `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`,
          },
          ratio(`ions.${at}.monoisotopicRatio`, `m/z of ${name}, monoisotopic`, monoisotopicRatio),
          ratio(`ions.${at}.mostAbundantRatio`, `m/z of ${name}, most abundant`, mostAbundantRatio),
        ];
      }),
    },
  ];
}

function ratio(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 4) };
}

function scaleOf(charge: number): string {
  return charge === 0 ? 'Mass, u' : 'm/z';
}

/** 'M', 'M+1', 'M−2'. */
function peakName(shift: number): string {
  if (shift === 0) return 'M';
  return shift > 0 ? `M+${shift}` : `M−${-shift}`;
}

/** Two decimals; small ones with two significant digits. */
function percent(value: number): string {
  return value < 0.1 ? String(Number(value.toPrecision(2))) : fixed(value, 2);
}
