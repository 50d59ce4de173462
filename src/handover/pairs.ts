/** Looks up which figure may be handed to which field. */
import type { Figure, Presentation } from '#src/kit/presentation.ts';
import type { Giver, Kind, Taker } from './kind.ts';
import { KINDS } from './kinds.ts';
import { figureKey } from './notebook.ts';

/** A figure and a field that takes it. */
export interface Pair {
  readonly kind: Kind;
  readonly giver: Giver;
  readonly taker: Taker;
}

/** A figure of a result with the fields that take it. */
export interface HandedFigure {
  readonly figure: Figure & { readonly value: number };
  readonly pairs: readonly Pair[];
}

/** Every pair of a figure and a field of another calculator. */
export function everyPair(): readonly Pair[] {
  return KINDS.flatMap((kind) =>
    kind.givers.flatMap((giver) =>
      kind.takers
        .filter(({ calculator }) => calculator !== giver.calculator)
        .map((taker): Pair => ({ kind, giver, taker })),
    ),
  );
}

/** What identifies a pair: of a link, unchecked. */
export interface PairNames {
  readonly from: string;
  readonly figure: string;
  /** As shown with the figure; '' for none. */
  readonly unit: string;
  readonly to: string;
  readonly input: string;
}

/** @returns undefined when there is no such pair */
export function findPair({ from, figure, unit, to, input }: PairNames): Pair | undefined {
  return everyPair().find(
    ({ giver, taker }) =>
      giver.calculator === from &&
      giver.figure === figure &&
      giver.unit === unit &&
      taker.calculator === to &&
      taker.input === input,
  );
}

/** Returns the figures of a result that other calculators take, in the order of the result, each once. */
export function handedFigures(calculator: string, presentation: Presentation): readonly HandedFigure[] {
  const own = everyPair().filter(({ giver }) => giver.calculator === calculator);
  if (own.length === 0) return [];
  return figuresOf(presentation).flatMap((figure): readonly HandedFigure[] => {
    const { value } = figure;
    const pairs = own.filter(({ giver }) => giver.figure === figure.field && giver.unit === (figure.unit ?? ''));
    const isNumber = typeof value === 'number' && Number.isFinite(value);
    return pairs.length === 0 || !isNumber ? [] : [{ figure: { ...figure, value }, pairs }];
  });
}

/** Returns the figures of a presentation, the first of each `field`. */
export function figuresOf(presentation: Presentation): readonly Figure[] {
  const { headline, accepted, second, blocks } = presentation;
  const found = new Map<string, Figure>();
  const add = (figure: Figure | undefined): void => {
    if (figure !== undefined && !found.has(figure.field)) found.set(figure.field, figure);
  };
  for (const figure of [headline, accepted?.figure, second?.figure, second?.accepted.figure]) add(figure);
  for (const block of blocks) {
    if (block.kind === 'facts') block.figures.forEach(add);
    else if (block.kind === 'comparison') for (const { figures } of block.rows) figures.forEach(add);
    else if (block.kind === 'table') for (const cell of block.rows.flat()) if (typeof cell !== 'string') add(cell);
  }
  return [...found.values()];
}

/** Returns every number of a result, by `figureKey`. */
export function numbersOf(presentation: Presentation): Readonly<Record<string, number>> {
  return Object.fromEntries(
    figuresOf(presentation).flatMap(({ field, unit = '', value }) =>
      typeof value === 'number' && Number.isFinite(value)
        ? [[figureKey(field, unit), Number(value.toPrecision(15))]]
        : [],
    ),
  );
}
