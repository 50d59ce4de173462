/**
 * Projects a population by a matrix of ages or stages, with its growth rate, stable structure and elasticities.
 *
 *   n(t + 1) = A·n(t);  A·w = λ·w, Σw = 1;  vᵀ·A = λ·vᵀ, v₁ = 1;  sensitivity s_ij = v_i·w_j/Σvw;  elasticity a_ij·s_ij/λ
 *   damping ratio λ/|λ₂|, λ₂ the largest of the matrix without λ: A − λ·w·vᵀ/Σvw
 *
 * Ages: fecundities fill the first row, survivals the places below the diagonal; that of the last age stays on the diagonal.
 * Sources: `leslie1945`, `caswell2001`, `crouse1987`, `braultCaswell1993`.
 * Refuses what is not a square of numbers of 0 or more, survivals above 1, populations that never renew themselves, and
 * projections beyond all numbers.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { cellsOf } from '../lib/inputs/namedTable.ts';
import { acceptWithinNumbers, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { applied, dominantVector, hasCycle, spectralRadius, transposed } from './leslie-matrix/nonNegativeMatrix.ts';

export interface AgeClass {
  /** Daughters of a female in one step, 0 or more. */
  readonly fecundity: number;
  /** Share that reaches the next age, 0 to 1; of the last age, share that stays in it. */
  readonly survival: number;
  /** Females at the start, 0 or more. */
  readonly initial: number;
}

export interface LeslieMatrixInput {
  readonly mode: 'ages' | 'matrix';
  readonly rows: readonly AgeClass[];
  /** Square of numbers of 0 or more, without headings; blank for ages. */
  readonly matrix: string;
  /** One number for each stage; blank for ages. */
  readonly initial: string;
  /** Whole, 0 to 1000. */
  readonly steps: number;
}

type Matrix = readonly (readonly number[])[];

export interface LeslieMatrixResult {
  /** Growth in one step. */
  readonly lambda: number;
  /** ln λ. */
  readonly intrinsicRate: number;
  /** Shares of the stages, together 1. */
  readonly stableDistribution: readonly number[];
  /** Of the first stage 1; null where that is 0. */
  readonly reproductiveValues: readonly number[] | null;
  /** By row and column of the matrix; null where no stage has both individuals and a reproductive value. */
  readonly sensitivities: Matrix | null;
  /** Together 1. */
  readonly elasticities: Matrix | null;
  /** Null where the second eigenvalue is 0. */
  readonly dampingRatio: number | null;
  readonly cyclic: boolean;
  readonly projection: readonly { readonly time: number; readonly stages: readonly number[]; readonly total: number }[];
  readonly matrix: Matrix;
  /** Stages, counted from 1, whose survivals and moves add up to more than 1. */
  readonly overfullStages: readonly number[];
}

const MOST_STAGES = 50;
const CYCLE = 1e-9;
/** A second eigenvalue below this part of the first is rounding. */
const NO_SECOND = 1e-6;
const SLACK = 1e-9;
const BLANKS = /[\s,;]+/;

declare module '../contract.ts' {
  interface FormulaTypes {
    'leslie-matrix': FormulaType<LeslieMatrixInput, LeslieMatrixResult>;
  }
}

export default {
  id: 'leslie-matrix',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const { matrix, initial } = populationOf(verdict.input);
    const totals = projectionOf(matrix, initial, verdict.input.steps).map(({ total }) => total);
    if (!totals.every(Number.isFinite))
      return refuse('The population grows beyond what can be computed: take fewer steps', 'steps');
    if (!hasCycle(matrix))
      return refuse(
        'No stage ever renews itself: there is no growth rate',
        verdict.input.mode === 'ages' ? 'rows' : 'matrix',
      );
    const { lambda, intrinsicRate, sensitivities } = compute(verdict.input);
    return acceptWithinNumbers(verdict.input, [lambda, intrinsicRate, ...(sensitivities?.flat() ?? [])], 'mode');
  },

  compute,
} satisfies Formula<'leslie-matrix'>;

function inputOf(candidate: Candidate<LeslieMatrixInput>): Verdict<LeslieMatrixInput> {
  const { mode, steps } = candidate;
  if (mode !== 'ages' && mode !== 'matrix') return refuse(REQUIRED, 'mode');
  const population = mode === 'ages' ? agesIn(candidate) : matrixIn(candidate);
  if (!population.ok) return population;
  if (isMissing(steps)) return refuse(REQUIRED, 'steps');
  const { initial } = populationOf({ ...population.input, mode, steps: 0 });
  return (
    firstRefusal([
      [
        initial.every((count) => count === 0),
        'At least one initial number must be greater than 0',
        mode === 'ages' ? 'rows.0.initial' : 'initial',
      ],
      [
        !(Number.isInteger(steps) && steps >= 0 && steps <= 1000),
        'Steps must be a whole number between 0 and 1000',
        'steps',
      ],
    ]) ?? accept({ mode, ...population.input, steps })
  );
}

type Population = Pick<LeslieMatrixInput, 'rows' | 'matrix' | 'initial'>;

function agesIn(candidate: Candidate<LeslieMatrixInput>): Verdict<Population> {
  const names = ['fecundity', 'survival', 'initial'] as const;
  const filled = filledRows(candidate.rows, 'rows', names);
  if (filled.length === 0) return refuse(REQUIRED, 'rows');
  for (const { row, path } of filled) {
    const blank = names.find((name) => isMissing(row[name]));
    if (blank !== undefined) return refuse(REQUIRED, `${path}.${blank}`);
  }
  const rows = filled.map(({ row }) => ({
    fecundity: row.fecundity ?? 0,
    survival: row.survival ?? 0,
    initial: row.initial ?? 0,
  }));
  const negative = rows.findIndex(({ fecundity, initial }) => fecundity < 0 || initial < 0);
  const beyond = rows.findIndex(({ survival }) => survival < 0 || survival > 1);
  return (
    firstRefusal([
      [
        negative >= 0,
        'All values must be non-negative',
        `${filled[negative]?.path}.${(rows[negative]?.fecundity ?? 0) < 0 ? 'fecundity' : 'initial'}`,
      ],
      [rows.length < 2 || rows.length > MOST_STAGES, 'Please enter 2 to 50 stages', 'rows'],
      [beyond >= 0, `Survival must be between 0 and 1: row ${beyond + 1}`, `${filled[beyond]?.path}.survival`],
      [rows.every(({ fecundity }) => fecundity === 0), 'At least one fecundity must be greater than 0', 'rows'],
    ]) ?? accept({ rows, matrix: '', initial: '' })
  );
}

function matrixIn(candidate: Candidate<LeslieMatrixInput>): Verdict<Population> {
  const [matrix, initial] = [textOf(candidate.matrix), textOf(candidate.initial)];
  if (matrix.trim() === '') return refuse(REQUIRED, 'matrix');
  if (initial.trim() === '') return refuse(REQUIRED, 'initial');
  const cells = cellsOf(matrix);
  if (cells.some((row) => row.length !== cells.length))
    return refuse('The matrix must have as many rows as columns', 'matrix');
  if (cells.length < 2 || cells.length > MOST_STAGES) return refuse('Please enter 2 to 50 stages', 'matrix');
  for (const [row, texts] of cells.entries()) {
    const wrong = texts.findIndex((text) => (writtenNumber(text, 'point') ?? -1) < 0);
    if (wrong >= 0)
      return refuse(
        `Matrix elements must be numbers that are not negative: "${texts[wrong]}" in row ${row + 1}, column ${wrong + 1}`,
        'matrix',
      );
  }
  const numbers = numbersIn(initial);
  if (numbers.some((number) => number === null)) return refuse(REQUIRED, 'initial');
  if (numbers.some((number) => (number ?? 0) < 0)) return refuse('All values must be non-negative', 'initial');
  if (numbers.length !== cells.length) return refuse('The initial numbers must be one for each stage', 'initial');
  return accept({ rows: [], matrix, initial });
}

function numbersIn(list: string): readonly (number | null)[] {
  return list
    .split(BLANKS)
    .filter((text) => text !== '')
    .map((text) => writtenNumber(text, 'point'));
}

function populationOf({ mode, rows, matrix, initial }: LeslieMatrixInput): {
  matrix: Matrix;
  initial: readonly number[];
} {
  if (mode === 'matrix')
    return {
      matrix: cellsOf(matrix).map((row) => row.map((cell) => writtenNumber(cell, 'point') ?? 0)),
      initial: numbersIn(initial).map((number) => number ?? 0),
    };
  const last = rows.length - 1;
  return {
    matrix: rows.map((_, at) =>
      rows.map(({ fecundity, survival }, from) => {
        const moves = at === from + 1 || (at === last && from === last) ? survival : 0;
        return at === 0 ? fecundity : moves;
      }),
    ),
    initial: rows.map((row) => row.initial),
  };
}

function projectionOf(matrix: Matrix, initial: readonly number[], steps: number): LeslieMatrixResult['projection'] {
  let stages = initial;
  return Array.from({ length: steps + 1 }, (_, time) => {
    if (time > 0) stages = applied(matrix, stages);
    return { time, stages, total: stages.reduce((sum, count) => sum + count, 0) };
  });
}

function compute(input: LeslieMatrixInput): LeslieMatrixResult {
  const { matrix, initial } = populationOf(input);
  const lambda = spectralRadius(matrix);
  const stable = dominantVector(matrix, lambda);
  const values = dominantVector(transposed(matrix), lambda);
  const both = stable.reduce((sum, share, at) => sum + share * (values[at] ?? 0), 0);
  const newborn = values[0] ?? 0;
  const sensitivities = both === 0 ? null : values.map((value) => stable.map((share) => (value * share) / both));
  // Without its dominant part λ·w·vᵀ/Σvw, which is λ times the transposed sensitivities.
  const rest = matrix.map((row, at) => row.map((element, to) => element - lambda * (sensitivities?.[to]?.[at] ?? 0)));
  const second = spectralRadius(rest);
  const dampingRatio = second < NO_SECOND * lambda ? null : lambda / second;
  return {
    lambda,
    intrinsicRate: Math.log(lambda),
    stableDistribution: stable,
    reproductiveValues: newborn === 0 ? null : values.map((value) => value / newborn),
    sensitivities,
    elasticities:
      sensitivities?.map((row, at) => row.map((each, to) => (each * (matrix[at]?.[to] ?? 0)) / lambda)) ?? null,
    dampingRatio,
    cyclic: dampingRatio !== null && Math.abs(dampingRatio - 1) < CYCLE,
    projection: projectionOf(matrix, initial, input.steps),
    matrix,
    overfullStages: matrix.flatMap((_, stage) =>
      matrix.slice(1).reduce((sum, row) => sum + (row[stage] ?? 0), 0) > 1 + SLACK ? [stage + 1] : [],
    ),
  };
}
