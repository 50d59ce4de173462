import { acidOrBase, handlingOf } from '#src/calculators/families/acidsAndBases.ts';
import { shareBar } from '#src/calculators/families/shareBar.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type bufferRecipe from '#workers/formulas/buffer-recipe.ts';
import type { BufferRecipeInput, BufferRecipeResult } from '#workers/formulas/buffer-recipe.ts';

type Key = ResultKey<BufferRecipeResult>;

const written = upToDigits(4);
const solid = { visibleWhen: ({ source }: { readonly source: string }) => source === 'solid' };

export default defineCalculator<typeof bufferRecipe>()({
  formula: 'buffer-recipe',
  fixed: {},
  fields: {
    totalVolume: {
      kind: 'number',
      label: 'Volume of the buffer',
      ...measuredIn('volume', 'mL', 'L', 'µL'),
      min: 0,
      step: 100,
      initial: 1000,
      optional: true,
    },
    strength: { kind: 'number', label: 'Strength', hint: '10 for a 10× buffer.', min: 0, initial: 1, optional: true },
    components: {
      kind: 'rows',
      label: 'Components',
      hint: 'Concentrations at a strength of 1. Solids by formula or molar mass, stocks by their concentration in the same unit.',
      rowName: 'component',
      minRows: 1,
      row: {
        name: { kind: 'text', label: 'Name' },
        source: {
          kind: 'choice',
          label: 'From',
          look: 'menu',
          options: [
            { value: 'solid', label: 'Solid' },
            { value: 'stock', label: 'Stock' },
          ],
          initial: 'solid',
        },
        final: { kind: 'number', label: 'Final', min: 0 },
        finalUnit: {
          kind: 'choice',
          label: 'Unit',
          look: 'menu',
          options: [
            { value: 'mM', label: 'mM' },
            { value: 'M', label: 'M' },
            { value: 'uM', label: 'µM' },
            { value: 'percent-wv', label: '% w/v' },
            { value: 'percent-vv', label: '% v/v' },
            { value: 'mg-per-ml', label: 'mg/mL' },
            { value: 'x', label: '×' },
          ],
          initial: 'mM',
        },
        formula: { kind: 'text', label: 'Formula', monospaced: true, optional: true, ...solid },
        molarMass: { kind: 'number', label: 'Molar mass, g/mol', min: 0, optional: true, ...solid },
        purity: { kind: 'number', label: 'Purity, %', min: 0, max: 100, optional: true, ...solid },
        stock: {
          kind: 'number',
          label: 'Stock',
          min: 0,
          visibleWhen: ({ source }: { readonly source: string }) => source === 'stock',
        },
      },
    },
  },
  example: {
    totalVolume: '1000',
    strength: '1',
    components: [
      salt('Sodium chloride', '137', 'NaCl'),
      salt('Potassium chloride', '2.7', 'KCl'),
      salt('Disodium phosphate', '10', 'Na2HPO4'),
      salt('Potassium dihydrogen phosphate', '1.8', 'KH2PO4'),
    ],
  },
  errorStyle: 'inline',
  outputs: {
    components: {
      kind: 'rows',
      label: 'Components',
      of: ({ row }) => row.name,
      row: {
        name: { kind: 'words', label: 'Component' },
        mass: { kind: 'number', label: 'Mass', columnUnit: 'g', written },
        volume: { kind: 'number', label: 'Volume', columnUnit: 'mL', written },
        millimoles: { kind: 'number', label: 'Amount', columnUnit: 'mmol', written },
        molarMass: { kind: 'number', label: 'Molar mass', columnUnit: 'g/mol', written },
      },
    },
    liquidVolume: { kind: 'number', label: 'Stocks in all', unit: 'mL', written },
    solventVolume: { kind: 'number', label: 'Volume without the stocks', unit: 'mL', written },
    totalMass: { kind: 'number', label: 'Solids in all', unit: 'g', written },
    startVolume: {
      kind: 'number',
      label: 'Start with',
      unit: 'mL',
      written: upToDigits(6),
      note: ({ input }) =>
        `Water or other solvent. Dissolve the solids, add the stocks, adjust the pH if the recipe says so, ${lastStep(input)}`,
    },
  },
  present,
  evidence: 'law',
  sources: ['greenBook', 'prohaska2022', 'sambrookRussell2001'],
});

function salt(name: string, final: string, formula: string) {
  return { name, source: 'solid', final, finalUnit: 'mM', formula, molarMass: '', purity: '', stock: '' } as const;
}

/** g, below which a balance is uncertain. */
const LEAST_MASS = 0.005;
/** Of the total volume, below which solids do not dissolve at once. */
const LITTLE_ROOM = 0.3;

function lastStep({ totalVolume = 1000 }: BufferRecipeInput): string {
  return `fill up to ${short(totalVolume)} mL.`;
}

function present(result: BufferRecipeResult, input: BufferRecipeInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('startVolume');
  return {
    headline,
    status: `${toWeigh(result, figure)}Start with ${headline.text} mL, ${lastStep(input)}`,
    blocks: [
      ...notices(result, input),
      rowsTable(figure, {
        title: 'To weigh and to pipette',
        isFolded: false,
        list: 'components',
        rows: result.components.length,
        columns: [
          'name',
          ['mass', 'Mass, g'],
          ['volume', 'Volume, mL'],
          ['millimoles', 'Amount, mmol'],
          ['molarMass', 'Molar mass, g/mol'],
        ],
      }),
      { kind: 'facts', figures: [figure('totalMass'), figure('liquidVolume'), figure('solventVolume')] },
      ...pictures(result),
      whyDifferent<Key>('Result', [
        [
          'Anhydrous salt for a hydrate',
          '–',
          'The water of a hydrate is weighed along: enter the formula on the bottle.',
        ],
        ['Percent v/v for percent w/v', '–', 'Milliliters of a liquid against grams of a solid in 100 mL.'],
        [
          'Acid form, base form or salt',
          '–',
          'They have different molar masses; the pH then takes more or less acid or base.',
        ],
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

/** More than these are left to the table. */
const MOST_TOLD = 4;

/** 'Weigh NaCl 8.006 g, KCl 0.2013 g. ' */
function toWeigh({ components }: BufferRecipeResult, figure: FigureOf<Key>): string {
  const solids = components.flatMap(({ name, mass }, index) =>
    mass === null ? [] : [`${name} ${figure(`components.${index}.mass`).text} g`],
  );
  return solids.length === 0 || solids.length > MOST_TOLD ? '' : `Weigh ${solids.join(', ')}. `;
}

function notices(
  { components, startVolume }: BufferRecipeResult,
  { strength = 1, totalVolume = 1000, components: entered }: BufferRecipeInput,
): readonly NoticeBlock[] {
  const light = components.filter(({ mass }) => mass !== null && mass > 0 && mass < LEAST_MASS);
  const texts = [
    light.length > 0
      ? `Less than 5 mg has to be weighed of ${light.map(({ name }) => name).join(', ')}: make a stock and pipette it.`
      : '',
    strength >= 10 ? 'Concentrated buffers may precipitate in the cold, 10× PBS among them.' : '',
    startVolume < LITTLE_ROOM * totalVolume ? 'Little room: add the solids in portions and let each dissolve.' : '',
    ...handlingOf(entered.flatMap(({ name, formula, source }) => acidOrBase(name, formula, source === 'solid') ?? [])),
  ];
  return texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'caution', text } as const]));
}

/** What fills the bottle. Masses of solids do not add up to one volume. */
function pictures({ components, solventVolume }: BufferRecipeResult): readonly Block<Key>[] {
  const stocks = components.flatMap(({ name, volume }) => (volume === null ? [] : [[name, volume] as const]));
  if (stocks.length === 0) return [];
  return [
    shareBar(
      'What fills the bottle',
      'Stocks, and the solvent that is left to add.',
      [...stocks, ['Solvent', solventVolume] as const].map(([name, volume]) => [name, volume, `${short(volume)} mL`]),
    ),
  ];
}

function workingOf(
  { components, liquidVolume, totalMass }: BufferRecipeResult,
  input: BufferRecipeInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const withoutStocks = `${workingNumber(input.totalVolume ?? 1000)} − ${workingNumber(liquidVolume)}`;
  const rows = components.flatMap(({ name, mass, millimoles, molarMass }, index): readonly WorkingStep[] => {
    const purity = input.components[index]?.purity ?? 100;
    if (mass === null || millimoles === null || molarMass === null) return [];
    return [
      {
        label: `Mass of ${name}`,
        formula: 'mmol·molar mass ÷ 1000 ÷ purity',
        substituted: `${workingNumber(millimoles)}·${workingNumber(molarMass)} ÷ 1000 ÷ (${workingNumber(purity)} ÷ 100)`,
        value: `${figure(`components.${index}.mass`).text} g`,
      },
    ];
  });
  return [
    ...rows,
    {
      label: 'Volume without the stocks',
      formula: 'total volume − stocks',
      substituted: withoutStocks,
      value: `${figure('solventVolume').text} mL`,
    },
    {
      label: 'Volume to start with',
      formula: 'total volume − stocks − 0.75 mL/g·solids, at most 0.8·total volume, rounded down',
      substituted: `${withoutStocks} − 0.75·${workingNumber(totalMass)}`,
      value: `${figure('startVolume').text} mL`,
    },
  ];
}
