/** What the worker is asked for 'Find an input', and how its answers become values that can be typed. */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import { dayNumber } from '#src/engine/kit/isoDate.ts';
import { dayFigures, numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import { figureText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import type { AnyClient } from '#workers/client.ts';
import type { IsoDate, Report } from '#workers/contract.ts';
import type { Searched, Solution, SolveAnswer } from '#workers/questions.ts';
import { candidateOf, type ExploredResult } from '../exploredResult.ts';
import {
  type SolvableFigure,
  type SolvableInput,
  type SolvedFigures,
  solvableFigures,
  solvableInputs,
} from './solvables.ts';

/** What solving asks of the worker. */
export type SolveClient = Pick<AnyClient, 'ask'>;

/** The inputs that move a figure, by the figure's `field`: paths in page order. */
export type Moves = Readonly<Record<string, readonly string[]>>;

/** What the visitor has chosen; '' for not yet. */
export interface SolveChoice {
  /** The `field` of the figure. */
  readonly figure: string;
  /** The wanted value, as typed. */
  readonly target: string;
  /** The path of the input. */
  readonly input: string;
}

/** A value of the input that was put back through the calculation. */
export interface PutBack {
  /** In the unit typed in. */
  readonly text: string;
  /** The figure there, as displayed: '12.50 mM'. */
  readonly gives: string;
  /** The figure there shows the wanted digits. */
  readonly isExact: boolean;
}

export type Solved =
  | { readonly kind: 'found'; readonly values: readonly PutBack[]; readonly count: number }
  | { readonly kind: 'stepped'; readonly values: readonly PutBack[] }
  | ({ readonly kind: 'none' | 'independent' | 'unfinished' } & SearchedInWords)
  /** No input was accepted, or the wanted value does not read as a number. */
  | { readonly kind: 'refused' | 'unreadable' };

/** The accepted inputs that were searched, and the figure's range there, in the units on the screen. */
export interface SearchedInWords {
  readonly from: string;
  readonly to: string;
  readonly least: string;
  readonly most: string;
}

/** A change of a figure that counts, as a share of it. */
const MOVED = 1e-9;

/** Asks which inputs move which figures. */
export async function lookFor(subject: ExploredResult, client: SolveClient, signal: AbortSignal): Promise<Moves> {
  const figures = solvableFigures(subject);
  const keys = figures.map(({ figure }) => figure.field);
  const moves: Record<string, string[]> = Object.fromEntries(keys.map((key) => [key, []]));
  const candidate = candidateOf(subject);
  for (const { path, tried } of solvableInputs(subject)) {
    const points = tried.map((at) => [at]);
    const { formula } = subject.definition;
    const samples = await client.ask('sample', formula, { candidate, paths: [path], points, keys }, signal);
    for (const [index, { value }] of figures.entries()) {
      const found = points.map((_, point) => samples[point * keys.length + index] ?? Number.NaN);
      if (found.some((each) => Math.abs(each - value) > MOVED * Math.abs(value))) moves[keys[index] ?? '']?.push(path);
    }
  }
  return moves;
}

/** Returns the choice with a figure that can be moved and an input that moves it: what is chosen where it fits, else the first. */
export function fittingChoice(choice: SolveChoice, moves: Moves | null): SolveChoice {
  if (moves === null) return choice;
  const isMoved = (field: string): boolean => (moves[field]?.length ?? 0) > 0;
  const figure = isMoved(choice.figure) ? choice.figure : (Object.keys(moves).find(isMoved) ?? '');
  const inputs = moves[figure] ?? [];
  const input = inputs.includes(choice.input) ? choice.input : (inputs[0] ?? '');
  return { ...choice, figure, input };
}

/** Searches, and puts what was found back through the calculation. */
export async function searchFor(
  subject: ExploredResult,
  choice: SolveChoice,
  client: SolveClient,
  signal: AbortSignal,
  report: Report,
): Promise<Solved> {
  const wanted = solvableFigures(subject).find(({ figure }) => figure.field === choice.figure);
  const input = solvableInputs(subject).find(({ path }) => path === choice.input);
  const target = wanted?.read(choice.target) ?? null;
  if (wanted === undefined || input === undefined || target === null) return { kind: 'unreadable' };
  const { own, min, max } = input;
  const range = { present: own, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const question = { candidate: candidateOf(subject), path: input.path, key: choice.figure };
  const solve = (at: number) =>
    client.ask('solve', subject.definition.formula, { ...question, target: at, range }, signal, report);
  const first = await solve(target);
  // A figure that ends just short of the wanted value may still show its digits.
  const end = first.kind === 'none' ? nearestEnd(first, target) : target;
  const isNear = Math.abs(end - target) <= wanted.slack(choice.target);
  const answer = end !== target && isNear ? await solve(end) : first;
  if (answer.kind === 'refused') return { kind: 'refused' };
  if (answer.kind !== 'found' && answer.kind !== 'stepped')
    return { kind: answer.kind, ...searchedInWords(answer, input, wanted) };
  const values: PutBack[] = [];
  for (const solution of solutionsOf(answer)) {
    const put = await putBack(subject, { input, wanted, target: choice.target }, solution, client, signal);
    if (put !== null && !values.some(({ text }) => text === put.text)) values.push(put);
  }
  if (values.length === 0) return { kind: 'none', ...searchedInWords(answer, input, wanted) };
  const exact = values.filter(({ isExact }) => isExact);
  if (exact.length > 0) return { kind: 'found', values: exact, count: answer.kind === 'found' ? answer.count : 1 };
  return { kind: 'stepped', values };
}

function nearestEnd({ least, most }: Searched, target: number): number {
  return target > most ? most : target < least ? least : target;
}

interface Put {
  readonly input: SolvableInput;
  readonly wanted: SolvableFigure;
  /** As typed. */
  readonly target: string;
}

/**
 * Computes the form with what may be typed for the value and takes the shortest that gives the wanted figure back; without any, the
 * longest. Null when the calculation refuses it.
 */
async function putBack(
  subject: ExploredResult,
  { input, wanted, target }: Put,
  { at }: Solution,
  client: SolveClient,
  signal: AbortSignal,
): Promise<PutBack | null> {
  const { definition, draft } = subject;
  const form = createFormModel(definition);
  const texts = input.texts(at);
  const candidates = texts.map((text) => form.candidate(withTyped(draft, input.path, text)));
  const answers = await client.ask('computeMany', definition.formula, candidates, signal);
  let last: PutBack | null = null;
  for (const [index, answer] of answers.entries()) {
    if (answer.kind !== 'computed') continue;
    const figures = figuresIn(definition.present(answer.result, answer.input));
    const found = figures(wanted.figure.field);
    if (found === undefined) continue;
    const isExact = wanted.isShownBy(figures, target);
    last = { text: texts[index] ?? '', gives: valueText(found.figure), isExact };
    if (isExact) return last;
  }
  return last;
}

/** Includes the numbers in tables, which a list of the key figures leaves out. */
function figuresIn(presentation: Presentation): SolvedFigures {
  const days = dayFigures(presentation).map((figure) => ({ figure, value: dayNumber(figure.value as IsoDate) }));
  const all = [...numberFigures(presentation), ...days];
  return (field) => all.find(({ figure }) => figure.field === field);
}

function solutionsOf(answer: Extract<SolveAnswer, { readonly kind: 'found' | 'stepped' }>): readonly Solution[] {
  return answer.kind === 'found' ? answer.solutions : answer.sides;
}

function searchedInWords(searched: Searched, input: SolvableInput, wanted: SolvableFigure): SearchedInWords {
  return {
    from: input.inWords(searched.from),
    to: input.inWords(searched.to),
    least: wanted.inWords(searched.least),
    most: wanted.inWords(searched.most),
  };
}

function valueText(figure: Figure): string {
  return figureText(figure).slice(figure.label.length + 2);
}
