import { elementTable, formulaFigure, standardWeightNotices } from '#src/families/elementShares.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, significant } from '#src/kit/format.ts';
import type { FactsBlock, Presentation, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import { withSubscripts } from '#src/kit/scriptDigits.ts';
import { handedOn } from '#src/kit/workingNumbers.ts';
import type percentComposition from '#workers/formulas/percent-composition.ts';
import type {
  CompositionOfFormula,
  FormulaOfComposition,
  PercentCompositionInput,
  PercentCompositionResult,
} from '#workers/formulas/percent-composition.ts';

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
      hint: 'Percent by mass, together 99.5 to 100.5. Symbols and percentages can be pasted as two columns.',
      rowName: 'element',
      minRows: 2,
      row: {
        symbol: { kind: 'text', label: 'Symbol', maxLength: 3, placeholder: 'C' },
        percentage: { kind: 'number', label: 'Share of the mass', unit: '%', min: 0, max: 100 },
      },
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
  },
  errorStyle: 'inline',
  present,
  sources: ['prohaska2022', 'hill1900'],
});

function present(result: PercentCompositionResult, input: PercentCompositionInput): Presentation {
  return result.mode === 'formula' ? ofFormula(result, input) : ofAnalysis(result);
}

function ofFormula(result: CompositionOfFormula, { formula }: PercentCompositionInput): Presentation {
  const { molarMass, composition, hillFormula, empiricalFormula } = result;
  const mass = fixed(molarMass, 3);
  const shares = composition.map(({ symbol, percentage }) => `${symbol} ${fixed(percentage, 2)} %`).join(', ');
  return {
    headline: {
      field: 'molarMass',
      label: `Molar mass of ${withSubscripts(formula)}`,
      value: molarMass,
      text: mass,
      unit: 'g/mol',
      note: shares,
    },
    status: `${shares} of ${mass} g/mol.`,
    blocks: [
      ...standardWeightNotices(result.withoutStandardWeight),
      elementTable('composition', 'Mass percent of each element', composition),
      {
        kind: 'facts',
        figures: [
          formulaFigure('empiricalFormula', 'Simplest formula with these percentages', empiricalFormula),
          formulaFigure('hillFormula', 'Elements in Hill order', hillFormula),
        ],
      },
    ],
    working: [
      {
        label: 'Molar mass',
        formula: 'M = Σ count·atomic weight',
        substituted: composition.map(({ count, atomicMass }) => `${count}·${atomicMass}`).join(' + '),
        value: `${mass} g/mol`,
      },
      ...composition.map(({ name, count, atomicMass, percentage }) => ({
        label: `Mass percent of ${name.toLowerCase()}`,
        formula: '100·count·atomic weight ÷ M',
        substituted: `100·${count}·${atomicMass} ÷ ${handedOn(molarMass)}`,
        value: `${fixed(percentage, 2)} %`,
      })),
    ],
  };
}

function ofAnalysis(result: FormulaOfComposition): Presentation {
  const { empiricalFormula } = result;
  const headline = {
    ...formulaFigure('empiricalFormula', 'Empirical formula', empiricalFormula),
    note: 'The simplest whole-number ratio; a molecule may hold it several times.',
  };
  return {
    headline,
    status: `Empirical formula ${headline.text}.`,
    blocks: [...standardWeightNotices(result.withoutStandardWeight), ratioFacts(result), ratioTable(result)],
    working: ratioSteps(result),
  };
}

function ratioFacts({ multiplier, empiricalMass, totalPercentage, deviation }: FormulaOfComposition): FactsBlock {
  return {
    kind: 'facts',
    figures: [
      {
        field: 'multiplier',
        label: 'Multiplier',
        value: multiplier,
        text: String(multiplier),
        note: 'By which all ratios become nearly whole.',
      },
      {
        field: 'empiricalMass',
        label: 'Mass of the empirical formula',
        value: empiricalMass,
        text: fixed(empiricalMass, 3),
        unit: 'g/mol',
      },
      {
        field: 'deviation',
        label: 'Farthest from a whole number',
        value: deviation,
        text: fixed(deviation, 3),
        note: 'Of the multiplied ratios; near 0 is good.',
      },
      {
        field: 'totalPercentage',
        label: 'Sum of the percentages',
        value: totalPercentage,
        text: fixed(totalPercentage, 2),
        unit: '%',
      },
    ],
  };
}

function ratioTable({ analysis }: FormulaOfComposition): TableBlock {
  return {
    kind: 'table',
    title: 'From percentages to atoms',
    columns: [
      { label: 'Element' },
      { label: 'mol in 100 g', numeric: true },
      { label: 'Ratio', numeric: true },
      { label: 'Atoms', numeric: true },
      { label: 'Entered, %', numeric: true },
      { label: 'By formula, %', numeric: true },
    ],
    rows: analysis.map(({ symbol, moles, ratio, count, measured, calculated }, index) => {
      const cell = (key: string, label: string, value: number, text: string) => ({
        field: `analysis.${index}.${key}`,
        label: `${label} of ${symbol}`,
        value,
        text,
      });
      return [
        symbol,
        cell('moles', 'mol in 100 g', moles, significant(moles, 4)),
        cell('ratio', 'Ratio to the smallest amount', ratio, significant(ratio, 4)),
        cell('count', 'Atoms in the formula', count, String(count)),
        cell('measured', 'Percentage entered', measured, fixed(measured, 2)),
        cell('calculated', 'Percentage by the formula', calculated, fixed(calculated, 2)),
      ];
    }),
  };
}

function ratioSteps({ analysis, multiplier, empiricalFormula }: FormulaOfComposition): readonly WorkingStep[] {
  const smallest = Math.min(...analysis.map(({ moles }) => moles));
  return [
    ...analysis.map(({ symbol, measured, atomicMass, moles }) => ({
      label: `${symbol} in 100 g`,
      formula: 'percent ÷ atomic weight',
      substituted: `${measured} ÷ ${atomicMass}`,
      value: `${significant(moles, 4)} mol`,
    })),
    {
      label: 'Ratios to the smallest amount',
      formula: 'mol ÷ smallest mol',
      substituted: analysis.map(({ moles }) => `${handedOn(moles)} ÷ ${handedOn(smallest)}`).join(', '),
      value: analysis.map(({ ratio }) => significant(ratio, 4)).join(' : '),
    },
    {
      label: 'Whole numbers',
      formula: 'ratio·multiplier, rounded',
      substituted: analysis.map(({ ratio }) => `${significant(ratio, 4)}·${multiplier}`).join(', '),
      value: withSubscripts(empiricalFormula),
    },
  ];
}
