import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { asTerm, typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type quadratic from '#workers/formulas/quadratic-equation.ts';
import type { QuadraticEquationInput, QuadraticEquationResult } from '#workers/formulas/quadratic-equation.ts';
import { schoolbook } from './schoolbook.ts';

type Key = ResultKey<QuadraticEquationResult>;

const NO_REAL_ROOT = 'There is no real root.';

export default defineCalculator<typeof quadratic>()({
  formula: 'quadratic-equation',
  fixed: {},
  fields: {
    a: { kind: 'number', label: 'a, before x²', initial: 1 },
    b: { kind: 'number', label: 'b, before x', hint: '0 if there is no term with x.' },
    c: { kind: 'number', label: 'c, alone', hint: '0 if there is none.' },
  },
  example: { a: '1', b: '-5', c: '6' },
  errorStyle: 'inline',
  outputs: {
    discriminant: number('Discriminant'),
    nature: {
      kind: 'words',
      label: 'Kind of roots',
      words: { twoReal: 'Two real roots', oneReal: 'One real root, twice', complex: 'Two complex roots' },
    },
    x1: {
      ...number(({ result }) => (result.nature === 'oneReal' ? 'Root' : 'Smaller root, x₁')),
      missingNote: NO_REAL_ROOT,
    },
    x2: {
      ...number(({ result }) => (result.nature === 'oneReal' ? 'The same root, x₂' : 'Larger root, x₂')),
      missingNote: NO_REAL_ROOT,
    },
    realPart: { ...number('Real part of both roots'), note: NO_REAL_ROOT },
    imaginaryPart: number('Imaginary part, plus and minus'),
    vertex: {
      kind: 'group',
      keys: { x: { ...number('Vertex, x'), note: 'Also the axis of symmetry.' }, y: number('Vertex, y') },
    },
    yIntercept: number('Meets the y axis at'),
    sumOfRoots: number('Sum of the roots'),
    productOfRoots: number('Product of the roots'),
    opens: { kind: 'words', label: 'Opens', words: { up: 'Upward', down: 'Downward' } },
    reference: {
      kind: 'group',
      keys: { x1: number('Smaller root, schoolbook formula'), x2: number('Larger root, schoolbook formula') },
    },
  },
  present,
  evidence: 'definition',
  sources: ['goldberg1991', 'numericalRecipes'],
});

function number<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: upToDigits(6) };
}

const PARABOLA = ['vertex.x', 'vertex.y', 'yIntercept', 'opens', 'sumOfRoots', 'productOfRoots'] as const;

function present(
  result: QuadraticEquationResult,
  input: QuadraticEquationInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const [headline, ...others]: readonly [Key, ...Key[]] =
    result.nature === 'complex' ? ['realPart', 'imaginaryPart', 'x1', 'x2'] : ['x1', 'x2'];
  const facts: readonly Key[] = [...others, 'nature', 'discriminant'];
  return {
    headline: figure(headline),
    status: statusOf(result, figure),
    blocks: [
      { kind: 'facts', figures: facts.map((key) => figure(key)) },
      parabolaChart(result, input),
      { kind: 'facts', title: 'Numbers of the parabola', figures: PARABOLA.map((key) => figure(key)) },
      schoolbook(figure),
    ],
    working: workingOf(result, input, figure),
  };
}

function statusOf({ x1, x2 }: QuadraticEquationResult, figure: FigureOf<Key>): string {
  if (x1 === null || x2 === null)
    return `No real root: ${figure('realPart').text} plus and minus ${figure('imaginaryPart').text} i.`;
  const root = figure('x1').text;
  return x1 === x2 ? `One root, ${root}.` : `The roots are ${root} and ${figure('x2').text}.`;
}

const POINTS = 60;
/** Of the distance of the roots, to either side of the vertex. */
const BEYOND_ROOTS = 1.5;
/** To either side of the vertex, where there are no two roots. */
const AROUND_VERTEX = 2;

/** Returns the graph around the vertex, with its roots, its vertex and where it meets the y axis. */
function parabolaChart(
  { x1, x2, vertex, yIntercept }: QuadraticEquationResult,
  { a }: QuadraticEquationInput,
): ChartBlock {
  const distance = x1 === null || x2 === null ? 0 : x2 - x1;
  const reach = distance === 0 ? AROUND_VERTEX : BEYOND_ROOTS * distance;
  const line = Array.from({ length: POINTS + 1 }, (_, index) => {
    const fromVertex = reach * ((2 * index) / POINTS - 1);
    // In this order no product is beyond the range of a double before the last.
    return { x: vertex.x + fromVertex, y: a * fromVertex * fromVertex + vertex.y };
  });
  const marked = [
    ...(x1 === null ? [] : [{ x: x1, y: 0, label: 'Root' }]),
    ...(x2 === null || x2 === x1 ? [] : [{ x: x2, y: 0, label: 'Root' }]),
    ...(distance === 0 && x1 !== null ? [] : [{ ...vertex, label: 'Vertex' }]),
    ...(Math.abs(vertex.x) <= reach && vertex.x !== 0 ? [{ x: 0, y: yIntercept, label: 'On the y axis' }] : []),
  ];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'The parabola',
      summary: `The vertex is at ${short(vertex.x)}, ${short(vertex.y)}.`,
      x: { label: 'x' },
      y: { label: 'y', reaches: [0] },
      series: [
        { name: 'y', marks: 'line', points: line },
        { name: 'Roots, vertex and y axis', marks: 'points', points: marked.toSorted((one, other) => one.x - other.x) },
      ],
      levels: [{ y: 0, label: 'y = 0' }],
    },
  };
}

function workingOf(
  result: QuadraticEquationResult,
  input: QuadraticEquationInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [a = '', b = '', c = ''] = [input.a, input.b, input.c].map(typedNumber).map(asTerm);
  return [
    {
      label: 'Discriminant',
      formula: 'D = b² − 4·a·c',
      substituted: `${b}² − 4·${a}·${c}`,
      value: figure('discriminant').text,
    },
    ...(result.nature === 'complex' ? complexSteps(result, figure, a, b) : realSteps(result, input, figure, a, b, c)),
  ];
}

function complexSteps(
  { discriminant }: QuadraticEquationResult,
  figure: FigureOf<Key>,
  a: string,
  b: string,
): readonly WorkingStep[] {
  return [
    { label: 'Real part', formula: '−b ÷ 2a', substituted: `−${b} ÷ (2·${a})`, value: figure('realPart').text },
    {
      label: 'Imaginary part',
      formula: '√|D| ÷ 2|a|',
      substituted: `√(${workingNumber(-discriminant)}) ÷ (2·|${a}|)`,
      value: figure('imaginaryPart').text,
    },
  ];
}

/** Returns the larger root in size, then the other one from it. */
function realSteps(
  { discriminant, x1, x2 }: QuadraticEquationResult,
  input: QuadraticEquationInput,
  figure: FigureOf<Key>,
  a: string,
  b: string,
  c: string,
): readonly WorkingStep[] {
  if (input.b === 0)
    return [
      { label: 'Roots', formula: 'plus and minus √(−c ÷ a)', substituted: `√(−${c} ÷ ${a})`, value: figure('x2').text },
    ];
  const [sign, q] = [Math.sign(input.b), -(input.b + Math.sign(input.b) * Math.sqrt(discriminant)) / 2];
  if (q === 0) return [];
  const isFirst = Math.abs(q / input.a - (x1 ?? 0)) <= Math.abs(q / input.a - (x2 ?? 0));
  const [one, other] = isFirst ? (['x1', 'x2'] as const) : (['x2', 'x1'] as const);
  return [
    {
      label: 'Half of −b and the root of D, of one sign',
      formula: `q = −(b ${sign > 0 ? '+' : '−'} √D) ÷ 2`,
      substituted: `−(${b} ${sign > 0 ? '+' : '−'} √(${workingNumber(discriminant)})) ÷ 2`,
      value: short(q),
    },
    { label: 'Root', formula: 'q ÷ a', substituted: `${asTerm(workingNumber(q))} ÷ ${a}`, value: figure(one).text },
    { label: 'Root', formula: 'c ÷ q', substituted: `${c} ÷ ${asTerm(workingNumber(q))}`, value: figure(other).text },
  ];
}
