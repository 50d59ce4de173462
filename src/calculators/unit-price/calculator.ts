import { amountBars } from '#src/calculators/families/amountBars.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals, plain, upToDigits } from '#src/engine/kit/writing.ts';
import type unitPrice from '#workers/formulas/unit-price.ts';
import type { UnitPriceInput, UnitPriceResult } from '#workers/formulas/unit-price.ts';
import { PACK_UNITS, type PackUnit } from '#workers/reference/packUnits.ts';

type Key = ResultKey<UnitPriceResult>;

const UNIT_LABELS: Readonly<Record<PackUnit, string>> = {
  g: 'g',
  kg: 'kg',
  oz: 'oz',
  lb: 'lb',
  ml: 'mL',
  l: 'L',
  floz: 'US fl oz',
  pint: 'US pint',
  gallon: 'US gal',
  piece: 'pieces',
};

export default defineCalculator<typeof unitPrice>()({
  formula: 'unit-price',
  fixed: {},
  fields: {
    items: {
      kind: 'rows',
      label: 'Packs to compare',
      hint: 'Two or more, all by weight, all by volume or all by the piece. Energy is in kcal per kg of food.',
      rowName: 'pack',
      minRows: 2,
      row: {
        name: { kind: 'text', label: 'Name', maxLength: 40, optional: true },
        price: { kind: 'number', label: 'Price', min: 0, step: 0.5 },
        quantity: { kind: 'number', label: 'Amount', min: 0 },
        unit: {
          kind: 'choice',
          label: 'Unit',
          look: 'menu',
          options: (Object.keys(UNIT_LABELS) as PackUnit[]).map((value) => ({ value, label: UNIT_LABELS[value] })),
          initial: 'kg',
        },
        packs: { kind: 'number', label: 'Packs', min: 0, optional: true, isExact: true },
        energyPerKg: { kind: 'number', label: 'kcal/kg', min: 0, optional: true },
      },
    },
  },
  example: {
    items: [
      { name: 'Dry A', price: '38', quantity: '10', unit: 'kg', packs: '', energyPerKg: '3500' },
      { name: 'Dry B', price: '41', quantity: '10', unit: 'kg', packs: '', energyPerKg: '4100' },
      { name: 'Small bags', price: '13.5', quantity: '1.5', unit: 'kg', packs: '2', energyPerKg: '3800' },
    ],
  },
  errorStyle: 'inline',
  outputs: {
    kind: { kind: 'words', label: 'Compared by', words: { weight: 'Weight', volume: 'Volume', pieces: 'Pieces' } },
    items: {
      kind: 'rows',
      label: 'Prices of the packs',
      row: {
        name: name('Pack'),
        unitPrice: {
          kind: 'number',
          label: ({ row, result }) => `${row.name}, price ${PER[result.kind]}`,
          written: decimals(2),
        },
        rank: { kind: 'number', label: ({ row }) => `${row.name}, rank`, written: plain },
        morePercent: {
          kind: 'number',
          label: ({ row }) => `${row.name}, percent more than the cheapest`,
          columnUnit: '%',
          written: upToDigits(3),
        },
        pricePerMcal: { kind: 'number', label: ({ row }) => `${row.name}, per 1000\u00a0kcal`, written: decimals(2) },
      },
    },
    cheapest: name('Cheapest'),
    cheapestPerMcal: {
      ...name('Cheapest per 1000\u00a0kcal'),
      missingNote: 'Needs the energy of every pack, by weight.',
    },
  },
  present,
  evidence: 'definition',
  sources: ['nistUnitPricing', 'directive98of6', 'nistHandbook44'],
});

const UNIT_PRICE = { weight: 'Per kg', volume: 'Per L', pieces: 'Each' } as const;
const PER = { weight: 'per kg', volume: 'per L', pieces: 'each' } as const;

function present(result: UnitPriceResult, input: UnitPriceInput, figure: FigureOf<Key>): Presentation<Key> {
  const { kind, items, cheapest, cheapestPerMcal } = result;
  const first = items.findIndex(({ rank }) => rank === 1);
  const price = figure(`items.${first}.unitPrice`).text;
  const pack = packInWords(input.items[first]);
  return {
    headline: figure('cheapest', { note: `${pack}: ${price} ${PER[kind]}.` }),
    status: `${cheapest}, ${pack}, is the cheapest, at ${price} ${PER[kind]}.`,
    blocks: [
      ...(cheapestPerMcal === null || cheapestPerMcal === cheapest
        ? []
        : [
            {
              kind: 'notice',
              tone: 'neutral',
              title: `${cheapestPerMcal} is cheaper to feed`,
              text: 'A richer food costs more by weight and less by energy, and less of it is eaten.',
            } as const,
          ]),
      pricesTable(result, figure),
      amountBars(
        `Prices ${PER[kind]}`,
        `${cheapest} is the lowest.`,
        'Pack',
        { label: `Price ${PER[kind]}`, decimals: 2 },
        items.toSorted((one, other) => one.rank - other.rank).map((item) => [item.name, item.unitPrice]),
      ),
      ...byEnergy(result, figure),
      whyDifferent<Key>('Basis', [
        ['Shelf label', 'per 100 g, per oz or per lb', 'The order of the packs is the same. 1 lb is 0.4536 kg.'],
        ['Cans', 'drained weight', 'What you eat may be half of what the can weighs in all.'],
        [
          'Food by energy',
          'per 1000\u00a0kcal',
          'Foods with little water and more fat are dearer by weight and feed longer.',
        ],
      ]),
    ],
    working: input.items.map(({ price: paid, quantity, unit, packs = 1 }, index) => ({
      label: items[index]?.name ?? '',
      formula: 'price ÷ (packs·amount·size of the unit)',
      substituted: `${typedNumber(paid)} ÷ (${typedNumber(packs)}·${typedNumber(quantity)}·${workingNumber(PACK_UNITS[unit].size)})`,
      value: `${figure(`items.${index}.unitPrice`).text} ${PER[kind]}`,
    })),
  };
}

/** '900 g for 6.49', '2 × 1.5 kg for 13.5': a pack without a name is known by it. */
function packInWords(item: UnitPriceInput['items'][number] | undefined): string {
  if (item === undefined) throw new Error('A validated list has a cheapest pack');
  const { price, quantity, unit, packs = 1 } = item;
  const each = `${typedNumber(quantity)} ${unit === 'piece' && quantity === 1 ? unit : UNIT_LABELS[unit]}`;
  return `${packs === 1 ? each : `${typedNumber(packs)} × ${each}`} for ${typedNumber(price)}`;
}

const OF_PACK = ['name', 'unitPrice', 'rank', 'morePercent', 'pricePerMcal'] as const;

function pricesTable({ kind, items, cheapestPerMcal }: UnitPriceResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Prices of the packs',
    columns: [
      { label: 'Pack' },
      { label: UNIT_PRICE[kind], numeric: true },
      { label: 'Rank', numeric: true },
      { label: 'More (%)', numeric: true },
      { label: 'Per 1000\u00a0kcal', numeric: true },
    ],
    ...(cheapestPerMcal === null ? {} : { note: `Cheapest per 1000\u00a0kcal: ${cheapestPerMcal}.` }),
    rows: items.map((_, index) => OF_PACK.map((key) => figure(`items.${index}.${key}`))),
  };
}

function byEnergy({ items, cheapestPerMcal }: UnitPriceResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  const facts: Block<Key> = { kind: 'facts', figures: [figure('kind'), figure('cheapestPerMcal')] };
  if (cheapestPerMcal === null) return [facts];
  return [
    amountBars(
      'Prices per 1000\u00a0kcal',
      `${cheapestPerMcal} is the lowest.`,
      'Pack',
      { label: 'Price per 1000\u00a0kcal', decimals: 2 },
      items.map((item) => [item.name, item.pricePerMcal ?? 0]),
    ),
    facts,
  ];
}
