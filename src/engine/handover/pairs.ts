/** Looks up which figure may be handed to which field. */
import { numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import { convertedNumber } from '#src/engine/kit/onDemand/units.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import type { Giver, Kind, Taker } from './kind.ts';
import { KINDS } from './kinds.ts';
import { figureKey } from './notebook.ts';

/** A figure and a field of another calculator that takes it. */
export interface Way {
  readonly kind: Kind;
  readonly giver: Giver;
  readonly taker: Taker;
}

/** Such a figure of a result. */
export interface Pair extends Way {
  /** As shown with the figure; '' for none. */
  readonly unit: string;
}

/** A figure of a result with the fields that take it. */
export interface HandedFigure {
  readonly figure: Figure & { readonly value: number };
  readonly pairs: readonly Pair[];
}

/** Every figure with every field of another calculator that takes it. */
export function everyWay(): readonly Way[] {
  return KINDS.flatMap((kind) =>
    kind.givers.flatMap((giver) =>
      kind.takers
        .filter(({ calculator }) => calculator !== giver.calculator)
        .map((taker): Way => ({ kind, giver, taker })),
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
  const way = everyWay().find(
    ({ kind, giver, taker }) =>
      giver.calculator === from &&
      giver.figure === figure &&
      isOf(kind, unit) &&
      taker.calculator === to &&
      taker.input === input,
  );
  return way === undefined ? undefined : { ...way, unit };
}

/** Returns whether figures in that unit are of the kind: a sequence of 100 nt is not 100 m long. */
function isOf({ quantity, unit: own = '' }: Kind, unit: string): boolean {
  return quantity === undefined ? unit === own : convertedNumber(quantity, 1, unit, unit) !== null;
}

/** Returns the figures of a result that other calculators take, in the order of the result, each once. */
export function handedFigures(calculator: string, presentation: Presentation): readonly HandedFigure[] {
  const own = everyWay().filter(({ giver }) => giver.calculator === calculator);
  if (own.length === 0) return [];
  return numberFigures(presentation).flatMap(({ figure, value }): readonly HandedFigure[] => {
    const { unit = '' } = figure;
    const pairs = own
      .filter(({ kind, giver }) => giver.figure === figure.field && isOf(kind, unit))
      .map((way) => ({ ...way, unit }));
    return pairs.length === 0 ? [] : [{ figure: { ...figure, value }, pairs }];
  });
}

/** Returns every number of a result, by `figureKey`. */
export function numbersOf(presentation: Presentation): Readonly<Record<string, number>> {
  return Object.fromEntries(
    numberFigures(presentation).map(({ figure: { field, unit = '' }, value }) => [
      figureKey(field, unit),
      Number(value.toPrecision(15)),
    ]),
  );
}
