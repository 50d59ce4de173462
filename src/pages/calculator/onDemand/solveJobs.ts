/** What the worker is asked for 'Find an input', and how its answers become values that can be typed. */

import {
  candidateOf,
  changeableInputs,
  type ExploredResult,
  lastPlace,
  type ScaledFigure,
  scaledFigures,
  typedText,
  withUnit,
} from '#src/exploring/exploredResult.ts';
import { createFormModel } from '#src/form/createFormModel.ts';
import { inTypedUnit, type NumberInput, withTyped } from '#src/form/onDemand/numberInputs.ts';
import { type NumberFigure, numberFigures } from '#src/kit/onDemand/numberFigures.ts';
import { figureText } from '#src/kit/onDemand/presentationText.ts';
import type { Figure } from '#src/kit/presentation.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import type { Moves, SolveChoice } from '#src/machine/onDemand/solveMachine.ts';
import type { AnyClient } from '#workers/client.ts';
import type { Report } from '#workers/contract.ts';
import type { Searched, Solution, SolveAnswer } from '#workers/evaluation/questions.ts';

/** What solving asks of the worker. */
export type SolveClient = Pick<AnyClient, 'computeMany' | 'sample' | 'solve'>;

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

/** Changes by which a figure must move to count as moved by an input. */
const TRIED = [1.1, 0.9, 1.01];
const MOVED = 1e-9;
const MOST_DIGITS = 15;

/** Asks which inputs move which figures. */
export async function lookFor(subject: ExploredResult, client: SolveClient, signal: AbortSignal): Promise<Moves> {
  const figures = scaledFigures(subject.presentation);
  const keys = figures.map(({ figure }) => figure.field);
  const moves: Record<string, string[]> = Object.fromEntries(keys.map((key) => [key, []]));
  const candidate = candidateOf(subject);
  for (const { path, own } of changeableInputs(subject)) {
    const present = own ?? 0;
    const points =
      present === 0 ? [[1], [0.1], [-1]] : [...TRIED.map((by) => [present * by]), [present + 1], [present - 1]];
    const { formula } = subject.definition;
    const samples = await client.sample(formula, { candidate, paths: [path], points, keys }, signal);
    for (const [index, { value }] of figures.entries()) {
      const found = points.map((_, point) => samples[point * keys.length + index] ?? Number.NaN);
      if (found.some((each) => Math.abs(each - value) > MOVED * Math.abs(value))) moves[keys[index] ?? '']?.push(path);
    }
  }
  return moves;
}

/** Searches, and puts what was found back through the calculation. */
export async function searchFor(
  subject: ExploredResult,
  choice: SolveChoice,
  client: SolveClient,
  signal: AbortSignal,
  report: Report,
): Promise<Solved> {
  const wanted = scaledFigures(subject.presentation).find(({ figure }) => figure.field === choice.figure);
  const input = changeableInputs(subject).find(({ path }) => path === choice.input);
  const shown = readNumber(choice.target);
  if (wanted === undefined || input?.own == null || shown === null || Number.isNaN(shown))
    return { kind: 'unreadable' };
  const { min, max } = input.field;
  const range = { present: input.own, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const question = {
    candidate: candidateOf(subject),
    path: input.path,
    key: choice.figure,
    target: shown / wanted.scale,
  };
  const solve = (target: number) =>
    client.solve(subject.definition.formula, { ...question, target, range }, signal, report);
  const first = await solve(question.target);
  // A figure that ends just short of the wanted value may still show its digits.
  const end = first.kind === 'none' ? nearestEnd(first, question.target) : question.target;
  const isNear = Math.abs(end - question.target) * Math.abs(wanted.scale) <= lastPlace(choice.target) / 2;
  const answer = end !== question.target && isNear ? await solve(end) : first;
  if (answer.kind === 'refused') return { kind: 'refused' };
  if (answer.kind !== 'found' && answer.kind !== 'stepped')
    return { kind: answer.kind, ...searchedInWords(answer, input, wanted) };
  const values: PutBack[] = [];
  for (const solution of solutionsOf(answer)) {
    const put = await putBack(subject, { input, wanted, target: choice.target, shown }, solution, client, signal);
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
  readonly input: NumberInput;
  readonly wanted: ScaledFigure;
  /** As typed, and as read. */
  readonly target: string;
  readonly shown: number;
}

/**
 * Computes the form with the value at 1 to 15 digits and takes the fewest that give the wanted digits back; without any,
 * all of them. Null when the calculation refuses it.
 */
async function putBack(
  subject: ExploredResult,
  { input, wanted, target, shown }: Put,
  { at }: Solution,
  client: SolveClient,
  signal: AbortSignal,
): Promise<PutBack | null> {
  const { definition, draft } = subject;
  const form = createFormModel(definition);
  const typed = inTypedUnit(input, at);
  const texts = [...new Set(Array.from({ length: MOST_DIGITS }, (_, digits) => typedText(typed, digits + 1)))];
  const drafts = texts.map((text) => withTyped(draft, input.path, text));
  const candidates = drafts.map((each) => form.candidate(each));
  const answers = await client.computeMany(definition.formula, candidates, signal);
  let last: PutBack | null = null;
  for (const [index, answer] of answers.entries()) {
    if (answer.kind !== 'computed') continue;
    const shownThere = numberFigures(definition.present(answer.result, answer.input));
    const found = shownThere.find(({ figure }) => figure.field === wanted.figure.field);
    if (found === undefined) continue;
    const isExact = showsDigits(found, wanted.scale, target, shown);
    last = { text: texts[index] ?? '', gives: valueText(found.figure), isExact };
    if (isExact) return last;
  }
  return last;
}

/** Whether the figure rounds to the wanted number at its digits, and reads as it on the page. */
function showsDigits({ figure, value }: NumberFigure, scale: number, target: string, shown: number): boolean {
  const text = readNumber(figure.text);
  if (text === null || Number.isNaN(text)) return false;
  const closest = 0.5000001 * Math.min(lastPlace(target), Math.max(lastPlace(figure.text), Number.MIN_VALUE));
  const isSame = Math.abs(value * scale - shown) <= Math.max(closest, 1e-12 * Math.abs(shown));
  return isSame && Math.abs(text - shown) <= 0.5000001 * Math.max(lastPlace(figure.text), 0);
}

function solutionsOf(answer: Extract<SolveAnswer, { readonly kind: 'found' | 'stepped' }>): readonly Solution[] {
  return answer.kind === 'found' ? answer.solutions : answer.sides;
}

function searchedInWords(searched: Searched, input: NumberInput, { scale, figure }: ScaledFigure): SearchedInWords {
  const inputText = (own: number) => withUnit(typedText(inTypedUnit(input, own), 6), input.unit);
  const figureWords = (value: number) => withUnit(typedText(value * scale, 6), figure.unit);
  return {
    from: inputText(searched.from),
    to: inputText(searched.to),
    least: figureWords(searched.least),
    most: figureWords(searched.most),
  };
}

function valueText(figure: Figure): string {
  return figureText(figure).slice(figure.label.length + 2);
}
