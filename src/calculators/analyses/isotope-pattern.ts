import { AS_READ, readingNotices } from '#src/calculators/families/formulaReading.ts';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Depends, FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals, inWords, upToDigits, type WrittenNumber } from '#src/engine/kit/writing.ts';
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
  outputs: {
    ...AS_READ,
    monoisotopicMass: mass(ofFormula('Monoisotopic mass'), 4, { unit: 'u' }),
    mostAbundantMass: mass(ofFormula('Most abundant mass'), 4, { unit: 'u' }),
    averageMass: mass(ofFormula('Molar mass'), 3, {
      unit: 'g/mol',
      note: 'From standard atomic weights: of a weighable amount.',
    }),
    patternCharge: count('Charge in the pattern'),
    monoisotopicRatio: mass(
      ({ result, input }) =>
        `${result.patternCharge === 0 ? 'Monoisotopic mass' : 'Monoisotopic m/z'} of ${nameOf(result, input)}`,
      4,
      {
        unit: massUnit,
        note: ({ result, input }) =>
          `${counted(result.peaks.length, 'peak', 'peaks')} of at least ${input.leastPercent} % of the tallest.`,
      },
    ),
    mostAbundantRatio: mass(
      ({ result }) => (result.patternCharge === 0 ? 'Most abundant mass' : 'Most abundant m/z'),
      4,
      { note: 'Of the combination of isotopes that occurs most often.' },
    ),
    peaks: {
      kind: 'rows',
      label: 'Peaks at unit resolution',
      row: {
        shift: { kind: 'number', label: 'Peak', written: writtenShift },
        ratio: mass(({ result, row }) => `${scaleOf(result)}, ${peakName(row.shift)}`, 4, { columnUnit: massUnit }),
        relative: percent(({ row }) => `${peakName(row.shift)}, of the tallest, %`),
        share: percent(({ row }) => `${peakName(row.shift)}, of all, %`),
      },
    },
    isotopologues: {
      kind: 'rows',
      label: 'Combinations of isotopes',
      row: {
        isotopes: { kind: 'words', label: 'Isotopes', words: isotopesText },
        shift: { kind: 'number', label: ({ row }) => `Peak of ${isotopesText(row.isotopes)}`, written: writtenShift },
        ratio: mass(({ result, row }) => `${scaleOf(result)} of ${isotopesText(row.isotopes)}`, 5, {
          columnUnit: massUnit,
        }),
        relative: percent(({ row }) => `${isotopesText(row.isotopes)}, of the tallest, %`),
      },
    },
    hasTooMany: { kind: 'flag', label: 'Too many combinations of isotopes' },
    ions: {
      kind: 'rows',
      label: 'Usual ions',
      row: {
        ion: { kind: 'words', label: 'Ion', words: (ion) => ADDUCTS[ion].name },
        charge: {
          kind: 'number',
          label: ({ row }) => `Charge of ${ADDUCTS[row.ion].name}`,
          written: (charge) => inWords(`${Math.abs(charge)}${charge > 0 ? '+' : '−'}`),
        },
        monoisotopicRatio: mass(({ row }) => `m/z of ${ADDUCTS[row.ion].name}, monoisotopic`, 4),
        mostAbundantRatio: mass(({ row }) => `m/z of ${ADDUCTS[row.ion].name}, most abundant`, 4),
      },
    },
  },
  present,
});

function present(result: IsotopePatternResult, input: IsotopePatternInput, figure: FigureOf<Key>): Presentation<Key> {
  const { notes, ions, written } = result;
  const name = nameOf(result, input);
  const headline = figure('monoisotopicRatio');
  return {
    headline,
    status: `${headline.label}: ${headline.text}.`,
    blocks: [
      ...readingNotices(notes),
      {
        kind: 'facts',
        figures: (['mostAbundantRatio', 'monoisotopicMass', 'mostAbundantMass', 'averageMass'] as const).map((key) =>
          figure(key),
        ),
      },
      ...picture(result, name),
      peakTable(result, name, figure),
      ...fineStructure(result, input, figure),
      ...(ions.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: `Usual ions of ${shownFormula(written)}`,
              note: 'The mass of the electrons is counted. Ions that have lost atoms which the molecule lacks are left out.',
              isFolded: false,
              list: 'ions',
              rows: ions.length,
              columns: [
                'ion',
                ['charge', 'Charge'],
                ['monoisotopicRatio', 'm/z, monoisotopic'],
                ['mostAbundantRatio', 'm/z, most abundant'],
              ],
            }),
          ]),
    ],
    working: [],
  };
}

function ofFormula(name: string) {
  return ({ result }: Here<IsotopePatternResult, unknown, unknown>) => `${name} of ${shownFormula(result.written)}`;
}

function mass<Place>(
  label: Depends<string, Place>,
  places: number,
  more: Pick<NumberOutput<NoInfer<Place>>, 'unit' | 'columnUnit' | 'note'> = {},
): NumberOutput<Place> {
  return { kind: 'number', label, written: decimals(places), ...more };
}

/** None of m/z. */
function massUnit({ result }: { readonly result: IsotopePatternResult }): string | undefined {
  return result.patternCharge === 0 ? 'u' : undefined;
}

/** With two decimals; a small one with two significant digits. */
function percent<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return {
    kind: 'number',
    label,
    columnUnit: '%',
    written: (value) => (value < 0.1 ? upToDigits(2) : decimals(2))(value),
  };
}

function writtenShift(shift: number): WrittenNumber {
  return inWords(peakName(shift));
}

/** What the pattern is of. */
function nameOf({ written }: IsotopePatternResult, { ion }: IsotopePatternInput): string {
  return ion === 'typed' ? shownFormula(written) : ADDUCTS[ion].name;
}

function picture(result: IsotopePatternResult, name: string): readonly Block<Key>[] {
  const { peaks } = result;
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
        x: { label: scaleOf(result), decimals: 4 },
        y: { label: 'Relative abundance', unit: '%', decimals: 2, reaches: [100] },
        series: [{ name: 'Peaks', marks: peaks.length > MOST_BARS ? 'line' : 'bars', points }],
      },
    },
  ];
}

function peakTable(result: IsotopePatternResult, name: string, figure: FigureOf<Key>): TableBlock<Key> {
  const { peaks } = result;
  return {
    kind: 'table',
    title: `Peaks of ${name} at unit resolution`,
    note: 'A peak holds all molecules of one mass number, at their mean mass. M is that of the most abundant isotopes.',
    columns: [
      { label: 'Peak' },
      { label: scaleOf(result), numeric: true },
      { label: 'Of the tallest, %', numeric: true },
      { label: 'Of all, %', numeric: true },
    ],
    isFolded: peaks.length > MOST_OPEN_ROWS,
    rows: peaks.map((_, at) =>
      (['shift', 'ratio', 'relative', 'share'] as const).map((key) => figure(`peaks.${at}.${key}`)),
    ),
  };
}

function fineStructure(
  result: IsotopePatternResult,
  { leastPercent }: IsotopePatternInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (result.hasTooMany)
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
        { label: scaleOf(result), numeric: true },
        { label: 'Of the tallest, %', numeric: true },
      ],
      drawnRows: DRAWN_ROWS,
      rows: result.isotopologues.map((_, at) =>
        (['isotopes', 'shift', 'ratio', 'relative'] as const).map((key) => figure(`isotopologues.${at}.${key}`)),
      ),
    },
  ];
}

function scaleOf({ patternCharge }: IsotopePatternResult): string {
  return patternCharge === 0 ? 'Mass, u' : 'm/z';
}

/** 'M', 'M+1', 'M−2'. */
function peakName(shift: number): string {
  if (shift === 0) return 'M';
  return shift > 0 ? `M+${shift}` : `M−${-shift}`;
}

function isotopesText(isotopes: string): string {
  return isotopes === '' ? 'most abundant only' : shownFormula(isotopes);
}
