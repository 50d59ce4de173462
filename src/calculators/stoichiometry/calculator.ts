import { amount } from '#src/calculators/families/amounts.ts';
import { formula } from '#src/calculators/families/elementShares.ts';
import { readingNotices } from '#src/calculators/families/formulaReading.ts';
import { namedBars } from '#src/calculators/families/namedBars.ts';
import { shownEquation } from '#src/calculators/families/shownEquation.ts';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  FactsBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type stoichiometry from '#workers/formulas/stoichiometry.ts';
import type { StoichiometryInput, StoichiometryResult } from '#workers/formulas/stoichiometry.ts';
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
      hint: 'How much of the possible product is obtained.',
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
  outputs: {
    coefficients: {
      kind: 'each',
      label: 'Coefficients',
      each: count(({ result, at }) => `Coefficient of ${result.species[Number(at)]?.formula}`),
    },
    balancedEquation: {
      kind: 'words',
      label: 'Balanced equation',
      words: (_, { result }) => shownEquation(result.writtenEquation),
    },
    writtenEquation: { kind: 'words', label: 'Equation with states and arrow', words: shownEquation },
    species: {
      kind: 'rows',
      label: 'Coefficients and molar masses',
      row: {
        formula: formula('Substance'),
        side: { kind: 'words', label: 'Side' },
        coefficient: count(({ row }) => `Coefficient of ${row.formula}`),
        molarMass: {
          kind: 'number',
          label: ({ row }) => `Molar mass of ${row.formula}`,
          columnUnit: 'g/mol',
          written: decimals(3),
        },
        atoms: { kind: 'inner', label: 'Atoms' },
        charge: count(({ row }) => `Charge of ${row.formula}`),
        label: { kind: 'words', label: ({ row }) => `State of ${row.formula}` },
      },
    },
    notes: { kind: 'inner', label: 'What was left out or can be read otherwise' },
    limitingReagent: formula('Limiting reagent'),
    extent: {
      kind: 'number',
      label: 'Extent of the reaction',
      unit: 'mol',
      written: amount(4),
      note: 'Moles of reaction (extent ξ).',
    },
    reactants: {
      kind: 'rows',
      label: 'Reactants',
      row: {
        formula: formula(({ at }) => `Reactant ${Number(at) + 1}`),
        moles: amountIn('mol', 'entered'),
        usedMoles: amountIn('mol', 'used'),
        usedMass: amountIn('g', 'used'),
        leftoverMoles: amountIn('mol', 'left'),
        leftoverMass: amountIn('g', 'left'),
      },
    },
    products: {
      kind: 'rows',
      label: 'Products',
      row: {
        formula: formula(({ at }) => `Product ${Number(at) + 1}`),
        moles: amountIn('mol', 'formed'),
        mass: amountIn('g', 'formed'),
        actualMass: amountIn('g', 'obtained'),
      },
    },
  },
  present,
  precision: { counts: 'figures', of: ['extent', 'products', 'reactants'] },
  evidence: 'law',
  sources: ['lavoisier', 'prohaska2022', 'ciaaw2024'],
});

/** Only amounts of a reactant in excess are without a value. */
function amountIn(unit: 'mol' | 'g', what: string): NumberOutput<Here<unknown, unknown, { readonly formula: string }>> {
  return {
    kind: 'number',
    label: ({ row }) => `${row.formula} ${what}, ${unit}`,
    columnUnit: unit,
    written: amount(unit === 'mol' ? 4 : 3),
    missing: 'in excess',
  };
}

function present(result: StoichiometryResult, input: StoichiometryInput, figure: FigureOf<Key>): Presentation<Key> {
  const { limitingReagent } = result;
  const equation = figure('balancedEquation');
  return {
    headline: equation,
    status:
      limitingReagent === null
        ? `Balanced: ${equation.text}.`
        : `Balanced: ${equation.text}. ${shownFormula(limitingReagent)} limits the reaction.`,
    blocks: [
      ...readingNotices(result.notes),
      ...notices(result),
      ...limits(result, figure),
      ...massChart(result),
      ...amountTables(result, figure),
      coefficientTable(result, figure),
    ],
    working: workingOf(result, input, figure),
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

function limits({ limitingReagent }: StoichiometryResult, figure: FigureOf<Key>): readonly FactsBlock<Key>[] {
  return limitingReagent === null ? [] : [{ kind: 'facts', figures: [figure('limitingReagent'), figure('extent')] }];
}

/** Returns the masses of the reaction; none without amounts. */
function massChart({ reactants, products, extent }: StoichiometryResult): readonly ChartBlock[] {
  if (extent === null) return [];
  const none = products.map(() => null);
  return [
    namedBars({
      title: 'Masses used, left over and formed',
      summary: 'The limiting reactant is used up; the products are formed at full yield.',
      of: 'Substance',
      y: { label: 'Mass', unit: 'g', decimals: 3 },
      names: [...reactants, ...products].map(({ formula }) => shownFormula(formula)),
      series: [
        {
          name: 'Used or formed',
          values: [...reactants.map(({ usedMass }) => usedMass), ...products.map(({ mass }) => mass)],
        },
        { name: 'Left over', values: [...reactants.map(({ leftoverMass }) => leftoverMass), ...none] },
      ],
    }),
  ];
}

function amountTables(
  { limitingReagent, products, reactants }: StoichiometryResult,
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
  if (limitingReagent === null) return [];
  const hasYield = products.some(({ actualMass }) => actualMass !== null);
  return [
    rowsTable(figure, {
      title: 'Products',
      list: 'products',
      rows: products.length,
      columns: [
        ['formula', 'Product'],
        ['moles', 'mol'],
        ['mass', 'Mass, g'],
        ...(hasYield ? [['actualMass', 'At this yield, g'] as const] : []),
      ],
    }),
    rowsTable(figure, {
      title: 'Reactants',
      list: 'reactants',
      rows: reactants.length,
      columns: [
        ['formula', 'Reactant'],
        ['usedMoles', 'Used, mol'],
        ['usedMass', 'Used, g'],
        ['leftoverMoles', 'Left, mol'],
        ['leftoverMass', 'Left, g'],
      ],
    }),
  ];
}

function coefficientTable({ species }: StoichiometryResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Coefficients and molar masses',
    columns: [
      { label: 'Substance' },
      { label: 'Side' },
      { label: 'Coefficient', numeric: true },
      { label: 'Molar mass, g/mol', numeric: true },
    ],
    rows: species.map(({ formula: name, side }, index) => [
      shownFormula(name),
      side,
      figure(`coefficients.${index}`),
      figure(`species.${index}.molarMass`),
    ]),
  };
}
