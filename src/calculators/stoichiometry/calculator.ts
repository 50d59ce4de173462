import { amountFigure } from '#src/families/amounts.ts';
import { formulaFigure } from '#src/families/elementShares.ts';
import { readingNotices } from '#src/families/formulaReading.ts';
import { shownEquation } from '#src/families/shownEquation.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { FactsBlock, Figure, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type stoichiometry from '#workers/formulas/stoichiometry.ts';
import type { StoichiometryInput, StoichiometryResult } from '#workers/formulas/stoichiometry.ts';
import { massChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<StoichiometryResult>;

export default defineCalculator<typeof stoichiometry>()({
  formula: 'stoichiometry',
  fixed: {},
  fields: {
    equation: {
      kind: 'text',
      label: 'Chemical equation',
      hint: 'With -> or = between the sides. Coefficients may be left out: they are computed.',
      placeholder: 'Fe2O3 + Al -> Al2O3 + Fe',
      monospaced: true,
    },
    amounts: {
      kind: 'rows',
      label: 'Amounts of reactants',
      hint: 'Only those you know: a reactant without an amount counts as in excess. Leave all blank only to balance the equation.',
      rowName: 'reactant',
      minRows: 2,
      row: {
        formula: { kind: 'text', label: 'Reactant', placeholder: 'Fe2O3', monospaced: true },
        amount: { kind: 'number', label: 'Amount', min: 0 },
        unit: {
          kind: 'choice',
          label: 'Unit',
          look: 'menu',
          options: [
            { value: 'g', label: 'g' },
            { value: 'mol', label: 'mol' },
          ],
          initial: 'g',
        },
      },
      unitsIn: { amount: ['unit'] },
    },
    percentYield: {
      kind: 'number',
      label: 'Percent yield',
      hint: 'How much of the possible product is obtained, up to 100.',
      unit: '%',
      optional: true,
      min: 0,
      max: 100,
    },
  },
  example: {
    equation: 'Fe2O3 + Al -> Al2O3 + Fe',
    amounts: [
      { formula: 'Fe2O3', amount: '80', unit: 'g' },
      { formula: 'Al', amount: '25', unit: 'g' },
    ],
    percentYield: '92',
  },
  errorStyle: 'inline',
  present,
  precision: { counts: 'figures', of: ['extent', 'products', 'reactants'] },
  sources: ['lavoisier', 'prohaska2022', 'ciaaw2024'],
});

function present(result: StoichiometryResult, input: StoichiometryInput): Presentation<Key> {
  const { balancedEquation, writtenEquation, limitingReagent } = result;
  const equation = shownEquation(writtenEquation);
  return {
    headline: { field: 'balancedEquation', label: 'Balanced equation', value: balancedEquation, text: equation },
    status:
      limitingReagent === null
        ? `Balanced: ${equation}.`
        : `Balanced: ${equation}. ${shownFormula(limitingReagent)} limits the reaction.`,
    blocks: [
      ...readingNotices(result.notes),
      ...notices(result),
      ...limits(result),
      ...massChart(result),
      ...amountTables(result),
      coefficientTable(result),
    ],
    working: workingOf(result, input),
  };
}

function notices({ limitingReagent, reactants }: StoichiometryResult): readonly NoticeBlock[] {
  const inExcess = reactants.filter(({ moles }) => moles === null).map(({ formula }) => shownFormula(formula));
  if (limitingReagent === null || inExcess.length === 0) return [];
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'Taken to be in excess',
      text: `No amount was given for ${inExcess.join(', ')}: the rest of it is not known.`,
    },
  ];
}

function limits({ limitingReagent, extent }: StoichiometryResult): readonly FactsBlock<Key>[] {
  if (limitingReagent === null) return [];
  return [
    {
      kind: 'facts',
      figures: [
        formulaFigure('limitingReagent', 'Limiting reagent', limitingReagent),
        {
          ...amountFigure('extent', 'Extent of the reaction', extent, { decimals: 4, unit: 'mol' }),
          note: 'Moles of reaction (extent ξ).',
        },
      ],
    },
  ];
}

function amountTables({ limitingReagent, products, reactants }: StoichiometryResult): readonly TableBlock<Key>[] {
  if (limitingReagent === null) return [];
  const hasYield = products.some(({ actualMass }) => actualMass !== null);
  return [
    {
      kind: 'table',
      title: 'Products',
      columns: [
        { label: 'Product' },
        { label: 'mol', numeric: true },
        { label: 'Mass, g', numeric: true },
        ...(hasYield ? [{ label: 'At this yield, g', numeric: true }] : []),
      ],
      rows: products.map(({ formula, moles, mass, actualMass }, index) => {
        const at = `products.${index}` as const;
        return [
          formulaFigure(`${at}.formula`, `Product ${index + 1}`, formula),
          amountFigure(`${at}.moles`, `${formula} formed, mol`, moles, { decimals: 4 }),
          grams(`${at}.mass`, `${formula} formed, g`, mass),
          ...(hasYield ? [grams(`${at}.actualMass`, `${formula} obtained, g`, actualMass)] : []),
        ];
      }),
    },
    {
      kind: 'table',
      title: 'Reactants',
      columns: [
        { label: 'Reactant' },
        { label: 'Used, mol', numeric: true },
        { label: 'Used, g', numeric: true },
        { label: 'Left, mol', numeric: true },
        { label: 'Left, g', numeric: true },
      ],
      rows: reactants.map(({ formula, usedMoles, usedMass, leftoverMoles, leftoverMass }, index) => {
        const at = `reactants.${index}` as const;
        return [
          formulaFigure(`${at}.formula`, `Reactant ${index + 1}`, formula),
          amountFigure(`${at}.usedMoles`, `${formula} used, mol`, usedMoles, { decimals: 4 }),
          grams(`${at}.usedMass`, `${formula} used, g`, usedMass),
          amountFigure(`${at}.leftoverMoles`, `${formula} left, mol`, leftoverMoles, {
            decimals: 4,
            missing: 'in excess',
          }),
          grams(`${at}.leftoverMass`, `${formula} left, g`, leftoverMass),
        ];
      }),
    },
  ];
}

function coefficientTable({ species }: StoichiometryResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Coefficients and molar masses',
    columns: [
      { label: 'Substance' },
      { label: 'Side' },
      { label: 'Coefficient', numeric: true },
      { label: 'Molar mass, g/mol', numeric: true },
    ],
    rows: species.map(({ formula, side, coefficient, molarMass }, index) => [
      shownFormula(formula),
      side,
      {
        field: `coefficients.${index}`,
        label: `Coefficient of ${formula}`,
        value: coefficient,
        text: String(coefficient),
      },
      {
        field: `species.${index}.molarMass`,
        label: `Molar mass of ${formula}`,
        value: molarMass,
        text: fixed(molarMass, 3),
      },
    ]),
  };
}

function grams(field: Key, label: string, value: number | null): Figure<Key> {
  return amountFigure(field, label, value, { decimals: 3, missing: 'in excess' });
}
