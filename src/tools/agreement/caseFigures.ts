import type { ComparedCase, ComparedFigure } from '#src/engine/kit/comparison.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { comparedFigure } from './comparedFigure.ts';
import type { Json, JsonObject, Tolerance } from './goldenCase.ts';

/** Figures of a case on the page; the files have all. */
const MOST_LISTED = 8;

/** An answer of ours, and what another program answers for the same input. */
interface AnsweredCase {
  /** File and case, for what is thrown. */
  readonly place: string;
  readonly presentation: Presentation;
  readonly result: unknown;
  readonly expect: JsonObject;
  /** Key of the result under which the expected values are found; '' is the result itself. */
  readonly base: string;
  /** Keys that are compared; 'shown': those of figures and sequences that the page shows. */
  readonly keys: readonly string[] | 'shown';
  readonly tolerance: Tolerance;
  /** Why a figure differs by more than the tolerance, by its key in the result. */
  readonly differs: Readonly<Record<string, string>>;
}

/**
 * Compares the figures of a case.
 *
 * @param used receives the keys whose reason was needed
 * @throws Error if a figure differs without a stated reason
 */
export function caseFigures(
  { place, presentation, result, expect, base, keys, tolerance, differs }: AnsweredCase,
  used: Set<string>,
): readonly ComparedFigure[] {
  const names = drawnOn(presentation);
  return leavesOf(expect).flatMap(({ path, expected }) => {
    const key = base === '' ? path : `${base}.${path}`;
    const drawn = names.get(key);
    if (keys === 'shown' ? drawn === undefined : !keys.includes(path)) return [];
    const compared = comparedFigure({
      label: drawn?.label ?? key,
      unit: drawn?.unit,
      ours: valueAt(result, key),
      theirs: expected,
      tolerance,
      reason: differs[key],
    });
    if (compared === null) throw new Error(`${place}: ${key} differs without a reason`);
    if (compared.reason !== undefined) used.add(key);
    return [compared];
  });
}

/**
 * Returns the figures that the page lists, and how many it does not: all that differ for a reason, and otherwise the first ones.
 */
export function listedFigures(figures: readonly ComparedFigure[]): Pick<ComparedCase, 'figures' | 'unlisted'> {
  const listed = figures.filter(({ reason }, at) => reason !== undefined || at < MOST_LISTED);
  const unlisted = figures.length - listed.length;
  return { figures: listed, ...(unlisted === 0 ? {} : { unlisted }) };
}

/** @throws Error if a reason is given for a figure that agrees */
export function refuseUnused(file: string, differs: Readonly<Record<string, string>>, used: ReadonlySet<string>): void {
  const unused = Object.keys(differs).filter((key) => !used.has(key));
  if (unused.length > 0) throw new Error(`${file}: a reason is given, but ${unused.join(', ')} agrees`);
}

interface Drawn {
  readonly label: string;
  readonly unit?: string;
}

/** How the page names its figures and sequences, by their keys. */
function drawnOn(presentation: Presentation): ReadonlyMap<string, Drawn> {
  const sequences = presentation.blocks.flatMap((block): readonly (readonly [string, Drawn])[] =>
    block.kind === 'sequence' ? [[block.field, { label: block.title }]] : [],
  );
  // The first figure of a key is the one that the page leads with.
  const figures = figuresOf(presentation).map((figure) => [figure.field, figure] as const);
  return new Map([...sequences, ...figures.toReversed()]);
}

interface Leaf {
  readonly path: string;
  readonly expected: number | string;
}

/** Numbers and texts of an expectation, with their dotted keys. */
export function leavesOf(expected: Json, path = ''): readonly Leaf[] {
  if (typeof expected === 'number' || typeof expected === 'string') return [{ path, expected }];
  if (typeof expected !== 'object' || expected === null) return [];
  return Object.entries(expected).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}

function valueAt(result: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], result);
}
