import { short } from '#src/families/shortFigure.ts';
import { shownEquation } from '#src/families/shownEquation.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, ResultKey, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type reactionAmounts from '#workers/formulas/reaction-amounts.ts';
import type { ReactionAmountsInput, ReactionAmountsResult } from '#workers/formulas/reaction-amounts.ts';

type Key = ResultKey<ReactionAmountsResult>;

const DIGITS = 5;

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
  present: (result, input) => {
    const equation = shownEquation(result.writtenEquation);
    const [headline, ...figures] = figuresOf(result, equation);
    if (headline === undefined) throw new Error('An equation has an atom economy');
    return {
      headline,
      status: `${headline.label}: ${headline.text} ${headline.unit ?? ''}`.trim(),
      blocks: [...notices(result), { kind: 'facts', figures }, ...tables(result)],
      working: workingOf(result, input),
    };
  },
});

function figuresOf(result: ReactionAmountsResult, equation: string): readonly Figure<Key>[] {
  const { product, theoreticalMass, percentYield, atomEconomy, limitingReagent, extent } = result;
  const name = shownFormula(product);
  const known: readonly Figure<Key>[] =
    limitingReagent === null
      ? []
      : [
          {
            field: 'theoreticalMass',
            label: `${name} at most`,
            value: theoreticalMass,
            text: mass(theoreticalMass),
            unit: 'g',
          },
          {
            field: 'limitingReagent',
            label: 'Limiting reagent',
            value: limitingReagent,
            text: shownFormula(limitingReagent),
          },
          { field: 'extent', label: 'Extent of the reaction', value: extent, text: mass(extent), unit: 'mol' },
        ];
  return [
    ...(percentYield === null
      ? []
      : [
          {
            field: 'percentYield',
            label: `Yield of ${name}`,
            value: percentYield,
            text: fixed(percentYield, 1),
            unit: '%',
          } as const,
        ]),
    ...known,
    {
      field: 'atomEconomy',
      label: `Atom economy of ${name}`,
      value: atomEconomy,
      text: fixed(atomEconomy, 2),
      unit: '%',
      note: 'Share of the mass of all reactants, by the equation, that is in the product.',
    },
    { field: 'balancedEquation', label: 'Balanced equation', value: result.balancedEquation, text: equation },
  ];
}

function notices({ percentYield, limitingReagent, reactants }: ReactionAmountsResult): readonly NoticeBlock[] {
  const inExcess = reactants.filter(({ moles }) => moles === null).map(({ formula }) => shownFormula(formula));
  return [
    ...(percentYield !== null && percentYield > 100
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'More was obtained than can be formed: the product may hold solvent, water or side products.',
          } as const,
        ]
      : []),
    ...(limitingReagent !== null && inExcess.length > 0
      ? [
          {
            kind: 'notice',
            tone: 'neutral',
            text: `No amount was given for ${inExcess.join(', ')}: taken to be in excess.`,
          } as const,
        ]
      : []),
  ];
}

function tables({ limitingReagent, reactants, products }: ReactionAmountsResult): readonly TableBlock<Key>[] {
  const economies: TableBlock<Key> = {
    kind: 'table',
    title: 'Products',
    isFolded: false,
    columns: [
      { label: 'Product' },
      { label: 'mol', numeric: true },
      { label: 'Mass, g', numeric: true },
      { label: 'As a gas, L', numeric: true },
      { label: 'Atom economy, %', numeric: true },
    ],
    rows: products.map(({ formula, moles, mass: grams, gasVolume, atomEconomy }, index) => [
      { field: `products.${index}.formula`, label: 'Product', value: formula, text: shownFormula(formula) },
      { field: `products.${index}.moles`, label: `${formula}, mol`, value: moles, text: mass(moles) },
      { field: `products.${index}.mass`, label: `${formula}, g`, value: grams, text: mass(grams) },
      { field: `products.${index}.gasVolume`, label: `${formula}, L`, value: gasVolume, text: mass(gasVolume) },
      {
        field: `products.${index}.atomEconomy`,
        label: `Atom economy of ${formula}`,
        value: atomEconomy,
        text: fixed(atomEconomy, 2),
      },
    ]),
  };
  if (limitingReagent === null) return [economies];
  return [
    economies,
    {
      kind: 'table',
      title: 'Reactants',
      isFolded: false,
      columns: [
        { label: 'Reactant' },
        { label: 'Entered, mol', numeric: true },
        { label: 'Used, mol', numeric: true },
        { label: 'Used, g', numeric: true },
        { label: 'Left, mol', numeric: true },
        { label: 'Left, g', numeric: true },
      ],
      rows: reactants.map(({ formula, moles, usedMoles, usedMass, leftMoles, leftMass }, index) => [
        { field: `reactants.${index}.formula`, label: 'Reactant', value: formula, text: shownFormula(formula) },
        { field: `reactants.${index}.moles`, label: `${formula} entered, mol`, value: moles, text: mass(moles) },
        {
          field: `reactants.${index}.usedMoles`,
          label: `${formula} used, mol`,
          value: usedMoles,
          text: mass(usedMoles),
        },
        { field: `reactants.${index}.usedMass`, label: `${formula} used, g`, value: usedMass, text: mass(usedMass) },
        {
          field: `reactants.${index}.leftMoles`,
          label: `${formula} left, mol`,
          value: leftMoles,
          text: mass(leftMoles),
        },
        { field: `reactants.${index}.leftMass`, label: `${formula} left, g`, value: leftMass, text: mass(leftMass) },
      ]),
    },
  ];
}

/** A dash where it is not known. */
function mass(value: number | null): string {
  return value === null ? '–' : short(value, DIGITS);
}

function workingOf(
  { extent, theoreticalMass, percentYield, product }: ReactionAmountsResult,
  { actualMass }: ReactionAmountsInput,
): readonly WorkingStep[] {
  if (extent === null || theoreticalMass === null) return [];
  return [
    {
      label: `${shownFormula(product)} at most`,
      formula: 'extent·coefficient·molar mass',
      substituted: `${short(extent)} mol·${short(theoreticalMass / extent)} g/mol`,
      value: `${short(theoreticalMass, DIGITS)} g`,
    },
    ...(percentYield === null || actualMass === undefined
      ? []
      : [
          {
            label: 'Yield',
            formula: '100·obtained ÷ at most',
            substituted: `100·${short(actualMass)} ÷ ${short(theoreticalMass)}`,
            value: `${fixed(percentYield, 1)} %`,
          },
        ]),
  ];
}
