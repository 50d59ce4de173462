import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { shownEquation } from '#src/calculators/families/shownEquation.ts';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { short } from '#src/engine/kit/format.ts';
import { cellText, figureText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type reactionAmounts from '#workers/formulas/reaction-amounts.ts';
import type { ReactionAmountsInput, ReactionAmountsResult } from '#workers/formulas/reaction-amounts.ts';

type Key = ResultKey<ReactionAmountsResult>;
type OfSpecies = Here<unknown, unknown, { readonly formula: string }>;

/** Those that do not apply are left out; the first of the others is the headline. */
const FIGURES = [
  'percentYield',
  'theoreticalMass',
  'limitingReagent',
  'extent',
  'atomEconomy',
  'balancedEquation',
] as const;

export default defineAnalysis<typeof reactionAmounts>()({
  formula: 'reaction-amounts',
  action: 'Calculate the reaction',
  fields: {
    equation: {
      kind: 'text',
      label: 'Chemical equation',
      hint: 'Coefficients may be left out: they are computed.',
      placeholder: 'Zn + HCl -> ZnCl2 + H2',
      monospaced: true,
    },
    amounts: {
      kind: 'rows',
      label: 'Reactants',
      hint: 'Only those you know; the others are in excess. A solution needs its concentration in mol/L, a liquid its density in g/mL.',
      rowName: 'reactant',
      minRows: 2,
      row: {
        formula: { kind: 'text', label: 'Reactant', monospaced: true },
        amount: { kind: 'number', label: 'Amount', min: 0 },
        kind: {
          kind: 'choice',
          label: 'Of',
          look: 'menu',
          options: [
            { value: 'g', label: 'g' },
            { value: 'mg', label: 'mg' },
            { value: 'kg', label: 'kg' },
            { value: 'mol', label: 'mol' },
            { value: 'mmol', label: 'mmol' },
            { value: 'solution', label: 'mL of a solution' },
            { value: 'liquid', label: 'mL of a liquid' },
            { value: 'gas', label: 'L of a gas' },
          ],
          initial: 'g',
        },
        strength: {
          kind: 'number',
          label: 'mol/L or g/mL',
          min: 0,
          visibleWhen: ({ kind }) => kind === 'solution' || kind === 'liquid',
        },
        purity: {
          kind: 'number',
          label: 'Purity, %',
          optional: true,
          min: 0,
          max: 100,
          visibleWhen: ({ kind }) => kind === 'g' || kind === 'mg' || kind === 'kg' || kind === 'liquid',
        },
      },
    },
    temperature: {
      kind: 'number',
      label: 'Temperature of gases',
      hint: 'Blank: 25 °C.',
      ...measuredIn('temperature', '°C', 'K', '°F'),
      optional: true,
    },
    pressure: {
      kind: 'number',
      label: 'Pressure of gases',
      hint: 'Blank: 101.325 kPa, 1 atm.',
      ...measuredIn('pressure', 'kPa', 'bar', 'atm'),
      optional: true,
      min: 0,
    },
    product: {
      kind: 'text',
      label: 'Product of interest',
      hint: 'For yield and atom economy. Blank: the first product.',
      optional: true,
      monospaced: true,
    },
    actualMass: {
      kind: 'number',
      label: 'Obtained of it',
      ...measuredIn('mass', 'g', 'mg', 'kg'),
      optional: true,
      min: 0,
    },
  },
  example: {
    equation: 'C7H6O3 + C4H6O3 -> C9H8O4 + C2H4O2',
    amounts: [
      { formula: 'C7H6O3', amount: '2', kind: 'g', strength: '', purity: '' },
      { formula: 'C4H6O3', amount: '5', kind: 'liquid', strength: '1.08', purity: '99' },
    ],
    temperature: '',
    pressure: '',
    product: 'C9H8O4',
    actualMass: '1.95',
  },
  sources: ['lavoisier', 'prohaska2022', 'siBrochure2019', 'trost1991'],
  outputs: {
    balancedEquation: {
      kind: 'words',
      label: 'Balanced equation',
      words: (_, { result }) => shownEquation(result.writtenEquation),
    },
    writtenEquation: { kind: 'words', label: 'Balanced equation, with states', words: shownEquation },
    limitingReagent: { kind: 'words', label: 'Limiting reagent', words: shownFormula },
    extent: { kind: 'number', label: 'Extent of the reaction', unit: 'mol', written: upToDigits(5) },
    reactants: {
      kind: 'rows',
      label: 'Reactants',
      row: {
        formula: { kind: 'words', label: 'Reactant', words: shownFormula },
        moles: inColumn('mol', ({ row }) => `${row.formula} entered, mol`),
        usedMoles: inColumn('mol', ({ row }) => `${row.formula} used, mol`),
        leftMoles: inColumn('mol', ({ row }) => `${row.formula} left, mol`),
        usedMass: inColumn('g', ({ row }) => `${row.formula} used, g`),
        leftMass: inColumn('g', ({ row }) => `${row.formula} left, g`),
      },
    },
    products: {
      kind: 'rows',
      label: 'Products',
      row: {
        formula: { kind: 'words', label: 'Product', words: shownFormula },
        moles: inColumn('mol', ({ row }) => `${row.formula}, mol`),
        mass: inColumn('g', ({ row }) => `${row.formula}, g`),
        gasVolume: inColumn('L', ({ row }) => `${row.formula}, L`),
        atomEconomy: {
          kind: 'number',
          label: ({ row }) => `Atom economy of ${row.formula}`,
          columnUnit: '%',
          written: decimals(2),
        },
      },
    },
    product: { kind: 'words', label: 'Product of interest', words: shownFormula },
    theoreticalMass: {
      kind: 'number',
      label: ({ result }) => `${shownFormula(result.product)} at most`,
      unit: 'g',
      written: upToDigits(5),
    },
    percentYield: {
      kind: 'number',
      label: ({ result }) => `Yield of ${shownFormula(result.product)}`,
      unit: '%',
      written: decimals(1),
    },
    atomEconomy: {
      kind: 'number',
      label: ({ result }) => `Atom economy of ${shownFormula(result.product)}`,
      unit: '%',
      written: decimals(2),
      note: 'Share of the mass of all reactants, by the equation, that is in the product.',
    },
  },
  present: (result, input, figure) => {
    const { limitingReagent, reactants, products } = result;
    const [headline, ...figures] = FIGURES.filter((key) => result[key] !== null).map((key) => figure(key));
    if (headline === undefined) throw new Error('An equation has an atom economy');
    return {
      headline,
      status: figureText(headline),
      blocks: [
        ...notices(result),
        { kind: 'facts', figures },
        rowsTable(figure, {
          title: 'Products',
          list: 'products',
          rows: products.length,
          columns: [
            'formula',
            ['moles', 'mol'],
            ['mass', 'Mass, g'],
            ['gasVolume', 'As a gas, L'],
            ['atomEconomy', 'Atom economy, %'],
          ],
          isFolded: false,
        }),
        ...(limitingReagent === null ? [] : [reactantTable(reactants, figure)]),
      ],
      working: workingOf(result, input, figure),
    };
  },
});

function inColumn(columnUnit: string, label: (here: OfSpecies) => string): NumberOutput<OfSpecies> {
  return { kind: 'number', label, columnUnit, written: upToDigits(5) };
}

function notices({ percentYield, limitingReagent, reactants }: ReactionAmountsResult): readonly NoticeBlock[] {
  const inExcess = reactants.filter(({ moles }) => moles === null).map(({ formula }) => shownFormula(formula));
  return cautionNotices([
    [
      percentYield !== null && percentYield > 100,
      'More was obtained than can be formed: the product may hold solvent, water or side products.',
    ],
    [
      limitingReagent !== null && inExcess.length > 0,
      `No amount was given for ${inExcess.join(', ')}: taken to be in excess.`,
      'neutral',
    ],
  ]);
}

function reactantTable(reactants: ReactionAmountsResult['reactants'], figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Reactants',
    list: 'reactants',
    rows: reactants.length,
    columns: [
      'formula',
      ['moles', 'Entered, mol'],
      ['usedMoles', 'Used, mol'],
      ['usedMass', 'Used, g'],
      ['leftMoles', 'Left, mol'],
      ['leftMass', 'Left, g'],
    ],
    isFolded: false,
  });
}

function workingOf(
  { extent, theoreticalMass, percentYield }: ReactionAmountsResult,
  { actualMass }: ReactionAmountsInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  if (extent === null || theoreticalMass === null) return [];
  const most = figure('theoreticalMass');
  return [
    {
      label: most.label,
      formula: 'extent·coefficient·molar mass',
      substituted: `${short(extent)} mol·${short(theoreticalMass / extent)} g/mol`,
      value: cellText(most),
    },
    ...(percentYield === null || actualMass === undefined
      ? []
      : [
          {
            label: 'Yield',
            formula: '100·obtained ÷ at most',
            substituted: `100·${short(actualMass)} ÷ ${short(theoreticalMass)}`,
            value: cellText(figure('percentYield')),
          },
        ]),
  ];
}
