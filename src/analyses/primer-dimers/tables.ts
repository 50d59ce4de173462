/** The tables of judged primers, of their dimers and of their products. */
import { CROSSES_ORIGIN } from '#src/families/regionFields.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { fixed } from '#src/kit/format.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { Cell, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { PairProduct, PrimerDimersResult } from '#workers/formulas/primer-dimers.ts';
import type { PrimerFold } from '#workers/lib/sequences/primerFolds.ts';

type Key = ResultKey<PrimerDimersResult>;

const DRAWN_ROWS = 60;

/** A row for each primer. */
export function primerTable({ primers }: PrimerDimersResult, figure: FigureOf<Key>): TableBlock<Key> {
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
export function crossTable({ primers, crosses }: PrimerDimersResult, figure: FigureOf<Key>): TableBlock<Key> {
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
      ...foldCells(dimer, `crosses.${index}.dimer`, figure),
      ...foldCells(end, `crosses.${index}.end`, figure),
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
  figure: FigureOf<Key>,
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
    rows: products.map(({ forward, reverse }, index) => [
      `${primers[forward]?.name ?? ''} and ${primers[reverse]?.name ?? ''}`,
      figure(`products.${index}.start`),
      figure(`products.${index}.end`),
      figure(`products.${index}.length`),
      figure(`products.${index}.gcContent`),
      figure(`products.${index}.tm`),
      figure(`products.${index}.annealing`),
    ]),
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${productCount > products.length ? `The first ${grouped(products.length)} of ${grouped(productCount)}. ` : ''}Tm of the product by GC content and length; annealing is 0.3 times the Tm of the less stable primer and 0.7 times that of the product, less 14.9 °C (Rychlik 1990). Lengths include 5′ tails.${shape?.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  };
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
