/** The tables of judged primers, of their dimers and of their products. */
import { acrossOrigin } from '#src/calculators/families/listedPlaces.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Cell, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { PairProduct, PrimerDimersResult } from '#workers/formulas/primer-dimers.ts';
import type { PrimerFold } from '#workers/lib/sequences/primers/primerFolds.ts';
import { namesOf } from './outputs.ts';

type Key = ResultKey<PrimerDimersResult>;

const DRAWN_ROWS = 60;

const numeric = (label: string) => ({ label, numeric: true });

/** A row for each primer. */
export function primerTable({ primers }: PrimerDimersResult, figure: FigureOf<Key>): TableBlock<Key> {
  const hasStrand = primers.some(({ sites }) => sites !== null);
  return {
    kind: 'table',
    title: 'Primers',
    columns: [
      { label: 'Primer' },
      { label: 'Sequence, 5′ to 3′' },
      ...['Length', 'GC content (%)', 'Tm (°C)', 'Hairpin ΔG', 'Hairpin Tm'].map(numeric),
      ...['Self-dimer ΔG', 'Self-dimer Tm', '3′ end ΔG', ...(hasStrand ? ['Sites'] : [])].map(numeric),
    ],
    rows: primers.map(({ name, letters, tail, tm, hairpin, selfDimer, selfEnd, sites }, index) => [
      name,
      letters.slice(0, tail).toLowerCase() + letters.slice(tail),
      figure(`primers.${index}.length`),
      figure(`primers.${index}.gcContent.lowest`).text,
      tm === null ? 'not defined' : figure(`primers.${index}.tm.lowest`),
      ...foldCells(hairpin, `primers.${index}.hairpin`, figure),
      ...foldCells(selfDimer, `primers.${index}.selfDimer`, figure),
      selfEnd === null ? 'none' : figure(`primers.${index}.selfEnd.energy`),
      ...(sites === null ? [] : [String(sites)]),
    ]),
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: 'ΔG in kcal/mol at 37 °C, Tm in °C. Tm and GC content are those of the part that binds. DMSO and formamide lower its Tm; the folds are those without them, as in Primer3. 3′ end: the self-dimer in which a 3′ end is paired, which a polymerase can extend.',
  };
}

/** The pairs of different primers, the most stable first. */
export function crossTable(result: PrimerDimersResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Cross-dimers, the most stable first',
    columns: [{ label: 'Primers' }, ...['ΔG (kcal/mol)', 'Tm (°C)', '3′ end ΔG', '3′ end Tm'].map(numeric)],
    rows: result.crosses.map((cross, index) => [
      namesOf(result, cross),
      ...foldCells(cross.dimer, `crosses.${index}.dimer`, figure),
      ...foldCells(cross.end, `crosses.${index}.end`, figure),
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
    columns: [{ label: 'Primer' }, ...primers.map(({ name }) => numeric(name))],
    rows: primers.map(({ name }, row) => [name, ...primers.map((_, column) => energyAt(row, column))]),
    isFolded: true,
  };
}

/** What the primers make of the strand. */
export function productTable(
  { shape, primers, productCount }: PrimerDimersResult,
  products: readonly PairProduct[],
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const names = products.map(
    ({ forward, reverse }) => `${primers[forward]?.name ?? ''} and ${primers[reverse]?.name ?? ''}`,
  );
  return rowsTable(figure, {
    title: 'Products on this sequence',
    list: 'products',
    rows: products.length,
    names: { heading: 'Primers', of: (at) => names[at] ?? '' },
    columns: ['start', 'end', 'length', 'gcContent', 'tm', ['annealing', 'Annealing']],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${productCount > products.length ? `The first ${grouped(products.length)} of ${grouped(productCount)}. ` : ''}Tm of the product by GC content and length; annealing is 0.3 times the Tm of the less stable primer and 0.7 times that of the product, less 14.9 °C (Rychlik 1990). Lengths include 5′ tails.${acrossOrigin(shape)}`,
  });
}

function foldCells(
  fold: PrimerFold | null,
  field: `primers.${number}.${'hairpin' | 'selfDimer'}` | `crosses.${number}.${'dimer' | 'end'}`,
  figure: FigureOf<Key>,
): readonly [Cell<Key>, Cell<Key>] {
  if (fold === null) return ['none', 'none'];
  const tm = figure(`${field}.tm`);
  return [figure(`${field}.energy`), fold.tm === null ? tm.text : tm];
}
