/** Which value of one input gives a figure a wanted value: a scan of the range, then closing in on each passage. */
import type { Progress } from '../contract.ts';
import type { Solution, SolveAnswer, SolveTarget } from '../questions.ts';
import { closeIn, closeInWhole, type Off, type Place } from './closeIn.ts';
import type { Evaluate } from './evaluator.ts';
import { scanPoints } from './scanPoints.ts';

/** Most evaluations of one search; a scan takes some 400, closing in on a passage some 10. */
const MOST_EVALUATIONS = 2000;
const MOST_SOLUTIONS = 5;
/** Halvings towards the place where the formula begins to refuse. */
const WALL_STEPS = 40;
const TURN_STEPS = 60;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Relative size of what is left between neighboring numbers where a figure jumps. */
const JUMP = 1e-6;
/** Closing in on a pole, a figure grows by more than this; at a step it stays. */
const POLE = 10;
/** Values that differ by less are the same figure with rounding errors. */
const SAME = 1e-12;

/**
 * Returns the answer for the one path and the one key of `evaluate`. What lies between two points of the scan and turns
 * back within them may be missed; that no solution was found is always said together with the range that was searched.
 */
export async function solve(
  evaluate: Evaluate,
  { target, range }: SolveTarget,
  report: (progress: Progress) => void,
): Promise<SolveAnswer> {
  let evaluations = 0;
  let isSpent = false;
  const seen = new Map<number, number>();
  const off: Off = async (at) => {
    const known = seen.get(at);
    if (known !== undefined) return known;
    if (evaluations >= MOST_EVALUATIONS) {
      isSpent = true;
      return Number.NaN;
    }
    evaluations += 1;
    report({ done: evaluations, total: MOST_EVALUATIONS });
    const found = ((await evaluate([at]))?.[0] ?? Number.NaN) - target;
    seen.set(at, found);
    return found;
  };
  const isWhole = await takesWholeOnly(off, range.present);
  const places: Place[] = [];
  for (const at of scanPoints(range, isWhole)) places.push({ at, off: await off(at) });
  const runs = await acceptedRuns(off, places, isWhole);
  const all = runs.flat();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return { kind: 'refused', evaluations };
  const solutions: Solution[] = [];
  const jumps: (readonly [Place, Place])[] = [];
  for (const run of runs) await searchRun(run);
  const values = [...seen.values()].filter((value) => !Number.isNaN(value)).map((value) => value + target);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const searched = { from: first.at, to: last.at, least, most, evaluations };
  if (isSpent && solutions.length === 0) return { kind: 'unfinished', ...searched };
  if (most - least <= SAME * Math.max(Math.abs(least), Math.abs(most))) return { kind: 'independent', ...searched };
  if (solutions.length > 0) {
    const nearest = solutions.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST_SOLUTIONS);
    return { kind: 'found', solutions: nearest.toSorted((a, b) => a.at - b.at), count: solutions.length, ...searched };
  }
  const [nearest] = jumps.toSorted(([a], [b]) => distance(a) - distance(b));
  if (nearest === undefined) return { kind: 'none', ...searched };
  const sides = nearest.map(toSolution).toSorted((a, b) => a.gives - b.gives);
  return { kind: 'stepped', sides, ...searched };

  function distance({ at }: { readonly at: number }): number {
    return Math.abs(at - range.present);
  }

  function toSolution({ at, off: left }: Place): Solution {
    return { at, gives: left + target };
  }

  async function searchRun(run: readonly Place[]): Promise<void> {
    let index = 0;
    for (const [place, here] of run.entries()) {
      if (place < index) continue;
      if (here.off === 0) {
        // On a stretch of equal values the one nearest to the present value is the smallest change.
        const end = run.findIndex((each, later) => later > place && each.off !== 0);
        const stretch = run.slice(place, end < 0 ? undefined : end);
        index = place + stretch.length;
        const [best] = stretch.toSorted((a, b) => distance(a) - distance(b));
        if (best !== undefined) solutions.push(toSolution(best));
        continue;
      }
      const next = run[place + 1];
      if (next === undefined || next.off === 0) continue;
      if (Math.sign(here.off) !== Math.sign(next.off)) await pass(here, next);
      else await turn(run[place - 1], here, next);
    }
  }

  async function pass(from: Place, to: Place): Promise<void> {
    const { a, b, isBroken } = await (isWhole ? closeInWhole : closeIn)(off, from, to);
    const spread = Math.max(Math.abs(from.off), Math.abs(to.off));
    const size = Math.abs(target) || spread;
    if (a.off === 0 || (!isWhole && Math.abs(a.off - b.off) <= JUMP * size)) solutions.push(toSolution(a));
    // A figure that leaves for infinity on both sides of a pole comes near the wanted value on neither.
    else if (!isBroken && Math.max(Math.abs(a.off), Math.abs(b.off)) <= POLE * spread) jumps.push([a, b]);
  }

  /** Looks between three points for a turn of the figure that reaches the wanted value. */
  async function turn(before: Place | undefined, here: Place, next: Place): Promise<void> {
    if (isWhole || before === undefined || Math.sign(before.off) !== Math.sign(here.off)) return;
    const isTurn = Math.abs(here.off) < Math.abs(before.off) && Math.abs(here.off) <= Math.abs(next.off);
    if (!isTurn) return;
    let [low, high] = [before.at, next.at];
    let best = here;
    for (let step = 0; step < TURN_STEPS; step += 1) {
      const width = high - low;
      const left = await off(high - GOLDEN * width);
      const right = await off(low + GOLDEN * width);
      if (Number.isNaN(left) || Number.isNaN(right)) return;
      const isLeft = Math.abs(left) < Math.abs(right);
      const tried = isLeft ? { at: high - GOLDEN * width, off: left } : { at: low + GOLDEN * width, off: right };
      if (Math.abs(tried.off) < Math.abs(best.off)) best = tried;
      if (Math.sign(tried.off) !== Math.sign(here.off)) {
        if (tried.off === 0) solutions.push(toSolution(tried));
        else {
          await pass(before, tried);
          await pass(tried, next);
        }
        return;
      }
      if (isLeft) high = low + GOLDEN * width;
      else low = high - GOLDEN * width;
    }
    if (Math.abs(best.off) <= SAME * Math.abs(target)) solutions.push(toSolution(best));
  }
}

/** Where a count is asked for, the formula refuses what lies between two whole numbers. */
async function takesWholeOnly(off: Off, present: number): Promise<boolean> {
  if (!Number.isInteger(present)) return false;
  const between = [await off(present - 0.5), await off(present + 0.5)];
  const whole = [await off(present - 1), await off(present + 1)];
  return between.every(Number.isNaN) && !whole.every(Number.isNaN);
}

/** Returns the stretches without a refusal, each with its ends moved to where the refusal begins. */
async function acceptedRuns(
  off: Off,
  places: readonly Place[],
  isWhole: boolean,
): Promise<readonly (readonly Place[])[]> {
  const runs: Place[][] = [];
  let before: Place | undefined;
  for (const place of places) {
    const isAccepted = !Number.isNaN(place.off);
    const wasAccepted = before !== undefined && !Number.isNaN(before.off);
    if (isAccepted && !wasAccepted) runs.push(before === undefined ? [] : await edge(off, place, before, isWhole));
    if (isAccepted) runs.at(-1)?.push(place);
    else if (before !== undefined && wasAccepted) runs.at(-1)?.push(...(await edge(off, before, place, isWhole)));
    before = place;
  }
  return runs;
}

/** Returns the accepted place nearest to the refusal, where it is another one. */
async function edge(off: Off, accepted: Place, refused: Place, isWhole: boolean): Promise<Place[]> {
  let [inside, outside] = [accepted, refused.at];
  for (let step = 0; step < WALL_STEPS; step += 1) {
    const middle = (inside.at + outside) / 2;
    const at = isWhole ? Math.round(middle) : middle;
    if (at === inside.at || at === outside) break;
    const left = await off(at);
    if (Number.isNaN(left)) outside = at;
    else inside = { at, off: left };
  }
  return inside === accepted ? [] : [inside];
}
