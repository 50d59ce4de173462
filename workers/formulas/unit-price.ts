/**
 * Prices of packs per kilogram, liter or piece, and of foods per 1000 kcal.
 *
 *   unit price = price ÷ (packs × quantity in kg, L or pieces);  per 1000 kcal = unit price × 1000 ÷ (kcal per kg)
 *
 * Source: `nistUnitPricing`, `directive98of6`. US pints and gallons are liquid measure. Equal prices share a rank, of which
 * the first is called the cheapest.
 *
 * Refuses: a row that is half filled; a negative price, a quantity, number of packs or energy that is not above 0; fewer
 * than two rows; amounts of different kinds; results beyond the range of a double.
 */
import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { PACK_UNITS, type PackUnit } from '../reference/packUnits.ts';

export interface PricedItem {
  readonly name: string;
  /** In any currency, 0 or more. */
  readonly price: number;
  /** In one pack, above 0. */
  readonly quantity: number;
  readonly unit: PackUnit;
  /** For the price, above 0. Left out: 1. */
  readonly packs?: number;
  /** kcal/kg, above 0; for foods by weight. */
  readonly energyPerKg?: number;
}

export interface UnitPriceInput {
  readonly items: readonly PricedItem[];
}

export interface UnitPriceResult {
  readonly kind: 'weight' | 'volume' | 'pieces';
  /** In the order entered. */
  readonly items: readonly {
    /** 'Item 2' where none was entered. */
    readonly name: string;
    /** Per kg, L or piece. */
    readonly unitPrice: number;
    /** 1 for the cheapest. */
    readonly rank: number;
    /** More than the cheapest; null where that is free. */
    readonly morePercent: number | null;
    /** Price of 1000 kcal; null without energy. */
    readonly pricePerMcal: number | null;
  }[];
  readonly cheapest: string;
  /** Null unless all have their energy. */
  readonly cheapestPerMcal: string | null;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'unit-price': FormulaType<UnitPriceInput, UnitPriceResult>;
  }
}

export default {
  id: 'unit-price',

  validate(candidate) {
    const rows = filledRows(candidate.items, 'items', ['price', 'quantity', 'packs', 'energyPerKg']);
    const items: PricedItem[] = [];
    for (const { row, path } of rows) {
      const { unit } = row;
      const numbers = enteredNumbers(row, ['price', 'quantity'], ['packs', 'energyPerKg']);
      if (!numbers.ok) return within(numbers, path);
      if (unit === '' || !Object.hasOwn(PACK_UNITS, unit)) return refuse(INVALID, `${path}.unit`);
      const { price, quantity, packs = 1, energyPerKg = 1 } = numbers.input;
      const refused = firstRefusal([
        [price < 0, 'Price must not be negative', `${path}.price`],
        [!(quantity > 0), 'Quantity must be greater than 0', `${path}.quantity`],
        [!(packs > 0), 'Quantity must be greater than 0', `${path}.packs`],
        [!(energyPerKg > 0), 'Energy must be greater than 0', `${path}.energyPerKg`],
      ]);
      if (refused !== null) return refused;
      items.push({ name: textOf(row.name).trim(), unit, ...numbers.input });
    }
    if (items.length < 2) return refuse('Please enter at least two items', `items.${rows.length}.price`);
    if (new Set(items.map(({ unit }) => PACK_UNITS[unit].kind)).size > 1)
      return refuse('Compare only amounts of the same kind: weight, volume or pieces', 'items.1.unit');
    const compared = compare({ items });
    const results = compared.items.flatMap(({ unitPrice, morePercent, pricePerMcal }) => [
      unitPrice,
      morePercent,
      pricePerMcal,
    ]);
    return acceptWithinNumbers({ items }, results, 'items.0.quantity');
  },

  compute: compare,
} satisfies Formula<'unit-price'>;

function within<Input>(verdict: Verdict<Input>, path: string): Verdict<never> {
  const [issue] = verdict.ok ? [] : verdict.issues;
  return refuse(issue?.message ?? INVALID, `${path}.${issue?.path ?? 'price'}`);
}

function compare({ items }: UnitPriceInput): UnitPriceResult {
  const kind = items[0] === undefined ? 'weight' : PACK_UNITS[items[0].unit].kind;
  const priced = items.map(({ name, price, quantity, unit, packs = 1, energyPerKg }, index) => {
    const unitPrice = price / (packs * quantity * PACK_UNITS[unit].size);
    const hasEnergy = kind === 'weight' && energyPerKg !== undefined;
    return {
      name: name === '' ? `Item ${index + 1}` : name,
      unitPrice,
      pricePerMcal: hasEnergy ? (unitPrice * 1000) / energyPerKg : null,
    };
  });
  const prices = priced.map(({ unitPrice }) => unitPrice);
  const lowest = Math.min(...prices);
  const byEnergy = priced.flatMap(({ pricePerMcal }) => pricePerMcal ?? []);
  return {
    kind,
    items: priced.map((item) => ({
      ...item,
      rank: 1 + prices.filter((price) => price < item.unitPrice).length,
      morePercent: lowest === 0 ? null : 100 * (item.unitPrice / lowest - 1),
    })),
    cheapest: nameOf(priced, ({ unitPrice }) => unitPrice === lowest) ?? '',
    cheapestPerMcal:
      byEnergy.length < priced.length
        ? null
        : nameOf(priced, ({ pricePerMcal }) => pricePerMcal === Math.min(...byEnergy)),
  };
}

function nameOf<Item extends { readonly name: string }>(items: readonly Item[], isIt: (item: Item) => boolean) {
  return items.find(isIt)?.name ?? null;
}
