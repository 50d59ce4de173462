import { elementTable, shareChart, standardWeightNotices } from '#src/calculators/families/elementShares.ts';
import { readingNotices } from '#src/calculators/families/formulaReading.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type percentComposition from '#workers/formulas/percent-composition.ts';
import type {
  CompositionOfFormula,
  PercentCompositionInput,
  PercentCompositionResult,
} from '#workers/formulas/percent-composition.ts';
import { ofAnalysis } from './analysis.ts';
import { OUTPUTS } from './outputs.ts';

type Key = ResultKey<PercentCompositionResult>;

export default defineCalculator<typeof percentComposition>()({
  formula: 'percent-composition',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you know?',
      look: 'radios',
      options: [
        { value: 'formula', label: 'The formula' },
        { value: 'composition', label: 'The percentages' },
      ],
      initial: 'formula',
    },
    formula: {
      kind: 'text',
      label: 'Formula of the compound',
      hint: 'Brackets and hydrates are read: Ca3(PO4)2, Na2CO3·10H2O.',
      placeholder: 'Ca3(PO4)2',
      monospaced: true,
      visibleWhen: ({ mode }) => mode === 'formula',
    },
    composition: {
      kind: 'rows',
      label: 'Elemental analysis',
      hint: 'Percent by mass. Leave one element blank, such as oxygen, if it makes up the rest to 100 %. You can paste two columns from a spreadsheet.',
      rowName: 'element',
      minRows: 2,
      row: {
        symbol: { kind: 'text', label: 'Symbol', maxLength: 3, placeholder: 'C' },
        percentage: { kind: 'number', label: 'Share of the mass', unit: '%', min: 0, max: 100, optional: true },
      },
      visibleWhen: ({ mode }) => mode === 'composition',
    },
    window: {
      kind: 'number',
      label: 'Error of each percentage',
      hint: 'To either side. Blank counts as 0.4, which most journals accept.',
      unit: '%',
      optional: true,
      min: 0,
      max: 5,
      placeholder: '0.4',
      visibleWhen: ({ mode }) => mode === 'composition',
    },
    molarMass: {
      kind: 'number',
      label: 'Molar mass',
      hint: 'If it is known, to 1 %: picks the molecular formula.',
      ...measuredIn('molarMass', 'g/mol', 'kDa'),
      optional: true,
      min: 0,
      visibleWhen: ({ mode }) => mode === 'composition',
    },
  },
  example: {
    mode: 'composition',
    formula: '',
    composition: [
      { symbol: 'Fe', percentage: '69.9' },
      { symbol: 'O', percentage: '30.1' },
    ],
    window: '',
    molarMass: '',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: [
    'prohaska2022',
    'ciaaw2024',
    'hill1900',
    'elementalAnalysis2022',
    'kindFiehn2007',
    'wang2021',
    'codata2022',
  ],
});

function present(
  result: PercentCompositionResult,
  input: PercentCompositionInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  return result.mode === 'formula' ? ofFormula(result, figure) : ofAnalysis(result, input, figure);
}

function ofFormula(result: CompositionOfFormula, figure: FigureOf<Key>): Presentation<Key> {
  const { molarMass, composition } = result;
  const percentages = composition.map((_, index) => `${figure(`composition.${index}.percentage`).text} %`);
  const shares = composition.map(({ symbol }, index) => `${symbol} ${percentages[index]}`).join(', ');
  const headline = figure('molarMass', { note: shares });
  return {
    headline,
    status: `${shares} of ${headline.text} g/mol.`,
    blocks: [
      ...readingNotices(result.notes),
      ...standardWeightNotices(result.withoutStandardWeight),
      shareChart(composition),
      elementTable('composition', 'Mass percent of each element', composition, figure),
      {
        kind: 'facts',
        figures: [
          ...(result.charge === 0 ? [] : [figure('charge')]),
          figure('empiricalFormula'),
          figure('hillFormula'),
        ],
      },
    ],
    working: [
      {
        label: 'Molar mass',
        formula: 'M = Σ count·atomic weight',
        substituted: composition.map(({ count, atomicMass }) => `${count}·${atomicMass}`).join(' + '),
        value: `${headline.text} g/mol`,
      },
      ...composition.map(({ name, count, atomicMass }, index) => ({
        label: `Mass percent of ${name.toLowerCase()}`,
        formula: '100·count·atomic weight ÷ M',
        substituted: `100·${count}·${atomicMass} ÷ ${workingNumber(molarMass)}`,
        value: percentages[index] ?? '',
      })),
    ],
  };
}
