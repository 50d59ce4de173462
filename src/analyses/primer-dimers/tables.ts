/** The tables of judged primers, of their dimers and of their products. */
import { CROSSES_ORIGIN } from '#src/families/regionFields.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { fixed } from '#src/kit/format.ts';
import type { Cell, Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { PairProduct, PrimerDimersResult } from '#workers/formulas/primer-dimers.ts';
import type { PrimerFold } from '#workers/lib/sequences/primerFolds.ts';
import { celsius, rangeText } from './words.ts';

type Key = ResultKey<PrimerDimersResult>;

const DRAWN_ROWS = 60;

/** A row for each primer. */
export function primerTable({ primers }: PrimerDimersResult): TableBlock<Key> {
  const hasStrand = primers.some(({ sites }) => sites !== null);
  return {
    kind: 'table',
    title: 'Primers',
    columns: [
      { label: 'Primer' },
      { label: 'Sequence, 5′ to 3′' },
      { label: 'Length', numeric: true },
      { label: 'GC content (%)', numeric: true },
      { label: 'Tm (°C)', numeric: true },
      { label: 'Hairpin ΔG', numeric: true },
      { label: 'Hairpin Tm', numeric: true },
      { label: 'Self-dimer ΔG', numeric: true },
      { label: 'Self-dimer Tm', numeric: true },
      { label: '3′ end ΔG', numeric: true },
      ...(hasStrand ? [{ label: 'Sites', numeric: true }] : []),
    ],
    rows: primers.map(({ name, letters, tail, length, gcContent, tm, hairpin, selfDimer, selfEnd, sites }, index) => [
      name,
      letters.slice(0, tail).toLowerCase() + letters.slice(tail),
      { field: `primers.${index}.length`, label: 'Length', value: length, text: String(length) },
      rangeText(gcContent, 1),
      tm === null
        ? 'not defined'
        : { field: `primers.${index}.tm.lowest`, label: `Tm, ${name}`, value: tm.lowest, text: rangeText(tm, 1) },
      ...foldCells(hairpin, `primers.${index}.hairpin`, 'Hairpin'),
      ...foldCells(selfDimer, `primers.${index}.selfDimer`, 'Self-dimer'),
      selfEnd === null ? 'none' : energyOf(selfEnd.energy, `primers.${index}.selfEnd.energy`, '3′ end ΔG'),
      ...(sites === null ? [] : [String(sites)]),
    ]),
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: 'ΔG in kcal/mol at 37 °C, Tm in °C. Tm and GC content are those of the part that binds. DMSO and formamide lower its Tm; the folds are those without them, as in Primer3. 3′ end: the self-dimer in which a 3′ end is paired, which a polymerase can extend.',
  };
}

/** The pairs of different primers, the most stable first. */
export function crossTable({ primers, crosses }: PrimerDimersResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Cross-dimers, the most stable first',
    columns: [
      { label: 'Primers' },
      { label: 'ΔG (kcal/mol)', numeric: true },
      { label: 'Tm (°C)', numeric: true },
      { label: '3′ end ΔG', numeric: true },
      { label: '3′ end Tm', numeric: true },
    ],
    rows: crosses.map(({ first, second, dimer, end }, index) => [
      `${primers[first]?.name ?? ''} with ${primers[second]?.name ?? ''}`,
      ...foldCells(dimer, `crosses.${index}.dimer`, 'Dimer'),
      ...foldCells(end, `crosses.${index}.end`, '3′ end'),
    ]),
    drawnRows: 20,
    isFolded: false,
  };
}

/** ΔG of every primer with every other. */
export function crossMatrix({ primers, crosses }: PrimerDimersResult): TableBlock<Key> {
  const energies = new Map(crosses.map(({ first, second, dimer }) => [`${first} ${second}`, dimer?.energy ?? null]));
  const energyAt = (one: number, other: number): string => {
    const energy =
      one === other
        ? (primers[one]?.selfDimer?.energy ?? null)
        : (energies.get(`${Math.min(one, other)} ${Math.max(one, other)}`) ?? null);
    return energy === null ? 'none' : fixed(energy, 1);
  };
  return {
    kind: 'table',
    title: 'Every primer with every other, ΔG in kcal/mol',
    columns: [{ label: 'Primer' }, ...primers.map(({ name }) => ({ label: name, numeric: true }))],
    rows: primers.map(({ name }, row) => [name, ...primers.map((_, column) => energyAt(row, column))]),
    isFolded: true,
  };
}

/** What the primers make of the strand. */
export function productTable(
  { shape, primers, productCount }: PrimerDimersResult,
  products: readonly PairProduct[],
): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Products on this sequence',
    columns: [
      { label: 'Primers' },
      { label: 'Start', numeric: true },
      { label: 'End', numeric: true },
      { label: 'Length', numeric: true },
      { label: 'GC content', numeric: true },
      { label: 'Tm', numeric: true },
      { label: 'Annealing', numeric: true },
    ],
    rows: products.map(({ forward, reverse, start, end, length, gcContent, tm, annealing }, index) => [
      `${primers[forward]?.name ?? ''} and ${primers[reverse]?.name ?? ''}`,
      { field: `products.${index}.start`, label: 'Start', value: start, text: String(start) },
      { field: `products.${index}.end`, label: 'End', value: end, text: String(end) },
      { field: `products.${index}.length`, label: 'Length', value: length, text: String(length), unit: 'nt' },
      figureOr(gcContent, `products.${index}.gcContent`, 'GC content', '%'),
      figureOr(tm, `products.${index}.tm`, 'Tm', '°C'),
      figureOr(annealing, `products.${index}.annealing`, 'Annealing temperature', '°C'),
    ]),
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${productCount > products.length ? `The first ${grouped(products.length)} of ${grouped(productCount)}. ` : ''}Tm of the product by GC content and length; annealing is 0.3 times the Tm of the less stable primer and 0.7 times that of the product, less 14.9 °C (Rychlik 1990). Lengths include 5′ tails.${shape?.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  };
}

function foldCells(
  fold: PrimerFold | null,
  field: `primers.${number}.${'hairpin' | 'selfDimer'}` | `crosses.${number}.${'dimer' | 'end'}`,
  label: string,
): readonly [Cell<Key>, Cell<Key>] {
  if (fold === null) return ['none', 'none'];
  const tm: Cell<Key> =
    fold.tm === null
      ? celsius(null)
      : { field: `${field}.tm`, label: `${label} Tm`, value: fold.tm, text: fixed(fold.tm, 1) };
  return [energyOf(fold.energy, `${field}.energy`, `${label} ΔG`), tm];
}

function energyOf(energy: number, field: Key, label: string): Figure<Key> {
  return { field, label, value: energy, text: fixed(energy, 2) };
}

function figureOr(value: number | null, field: Key, label: string, unit: string): Figure<Key> {
  return value === null
    ? { field, label, value, text: 'not defined' }
    : { field, label, value, text: fixed(value, 1), unit };
}
