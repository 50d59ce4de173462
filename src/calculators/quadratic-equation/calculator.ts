import { missingFigure, short, shortFigure } from '#src/families/shortFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { asTerm, typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type quadratic from '#workers/formulas/quadratic-equation.ts';
import type { QuadraticEquationInput, QuadraticEquationResult } from '#workers/formulas/quadratic-equation.ts';
import { parabola } from './parabola.ts';
import { schoolbook } from './schoolbook.ts';

type Key = ResultKey<QuadraticEquationResult>;

export default defineCalculator<typeof quadratic>()({
  formula: 'quadratic-equation',
  fixed: {},
  fields: {
    a: { kind: 'number', label: 'a, before x²', hint: 'Not 0.', initial: 1 },
    b: { kind: 'number', label: 'b, before x', hint: '0 if there is no term with x.' },
    c: { kind: 'number', label: 'c, alone', hint: '0 if there is none.' },
  },
  example: { a: '1', b: '-5', c: '6' },
  errorStyle: 'inline',
  present,
  sources: ['goldberg1991', 'numericalRecipes'],
});

const NATURE = {
  twoReal: 'Two real roots',
  oneReal: 'One real root, twice',
  complex: 'Two complex roots',
} as const;

function present(result: QuadraticEquationResult, input: QuadraticEquationInput): Presentation<Key> {
  const { discriminant, nature, vertex, yIntercept, sumOfRoots, productOfRoots, opens } = result;
  return {
    headline: headlineOf(result),
    status: statusOf(result),
    blocks: [
      {
        kind: 'facts',
        figures: [
          ...others(result),
          { field: 'nature', label: 'Kind of roots', value: nature, text: NATURE[nature] },
          shortFigure('discriminant', 'Discriminant', discriminant),
        ],
      },
      parabola(result, input),
      {
        kind: 'facts',
        title: 'Numbers of the parabola',
        figures: [
          shortFigure('vertex.x', 'Vertex, x', vertex.x, { note: 'Also the axis of symmetry.' }),
          shortFigure('vertex.y', 'Vertex, y', vertex.y),
          shortFigure('yIntercept', 'Meets the y axis at', yIntercept),
          { field: 'opens', label: 'Opens', value: opens, text: opens === 'up' ? 'Upward' : 'Downward' },
          shortFigure('sumOfRoots', 'Sum of the roots', sumOfRoots),
          shortFigure('productOfRoots', 'Product of the roots', productOfRoots),
        ],
      },
      schoolbook(result),
    ],
    working: workingOf(result, input),
  };
}

function headlineOf({ nature, x1, realPart }: QuadraticEquationResult): Figure<Key> {
  if (nature === 'complex')
    return shortFigure('realPart', 'Real part of both roots', realPart, { note: 'There is no real root.' });
  return shortFigure('x1', nature === 'oneReal' ? 'Root' : 'Smaller root, x₁', x1);
}

function others({ nature, x2, imaginaryPart }: QuadraticEquationResult): readonly Figure<Key>[] {
  if (nature === 'complex') {
    return [
      shortFigure('imaginaryPart', 'Imaginary part, plus and minus', imaginaryPart),
      missingFigure('x1', 'Smaller root, x₁', 'There is no real root.'),
      missingFigure('x2', 'Larger root, x₂', 'There is no real root.'),
    ];
  }
  return [shortFigure('x2', nature === 'oneReal' ? 'The same root, x₂' : 'Larger root, x₂', x2)];
}

function statusOf({ x1, x2, realPart, imaginaryPart }: QuadraticEquationResult): string {
  if (x1 === null || x2 === null)
    return `No real root: ${short(realPart ?? 0)} plus and minus ${short(imaginaryPart ?? 0)} i.`;
  return x1 === x2 ? `One root, ${short(x1)}.` : `The roots are ${short(x1)} and ${short(x2)}.`;
}

function workingOf(result: QuadraticEquationResult, input: QuadraticEquationInput): readonly WorkingStep[] {
  const [a = '', b = '', c = ''] = [input.a, input.b, input.c].map(typedNumber).map(asTerm);
  const { discriminant } = result;
  return [
    {
      label: 'Discriminant',
      formula: 'D = b² − 4·a·c',
      substituted: `${b}² − 4·${a}·${c}`,
      value: short(discriminant),
    },
    ...(result.nature === 'complex' ? complexSteps(result, a, b) : realSteps(result, input, a, b, c)),
  ];
}

function complexSteps(
  { discriminant, realPart, imaginaryPart }: QuadraticEquationResult,
  a: string,
  b: string,
): readonly WorkingStep[] {
  return [
    { label: 'Real part', formula: '−b ÷ 2a', substituted: `−${b} ÷ (2·${a})`, value: short(realPart ?? 0) },
    {
      label: 'Imaginary part',
      formula: '√|D| ÷ 2|a|',
      substituted: `√(${workingNumber(-discriminant)}) ÷ (2·|${a}|)`,
      value: short(imaginaryPart ?? 0),
    },
  ];
}

/** The larger root in size, then the other one from it. */
function realSteps(
  { discriminant, x1, x2 }: QuadraticEquationResult,
  input: QuadraticEquationInput,
  a: string,
  b: string,
  c: string,
): readonly WorkingStep[] {
  if (input.b === 0)
    return [
      { label: 'Roots', formula: 'plus and minus √(−c ÷ a)', substituted: `√(−${c} ÷ ${a})`, value: short(x2 ?? 0) },
    ];
  const [sign, q] = [Math.sign(input.b), -(input.b + Math.sign(input.b) * Math.sqrt(discriminant)) / 2];
  if (q === 0) return [];
  const isFirst = Math.abs(q / input.a - (x1 ?? 0)) <= Math.abs(q / input.a - (x2 ?? 0));
  const [one, other] = isFirst ? [x1, x2] : [x2, x1];
  return [
    {
      label: 'Half of −b and the root of D, of one sign',
      formula: `q = −(b ${sign > 0 ? '+' : '−'} √D) ÷ 2`,
      substituted: `−(${b} ${sign > 0 ? '+' : '−'} √(${workingNumber(discriminant)})) ÷ 2`,
      value: short(q),
    },
    { label: 'Root', formula: 'q ÷ a', substituted: `${asTerm(workingNumber(q))} ÷ ${a}`, value: short(one ?? 0) },
    { label: 'Root', formula: 'c ÷ q', substituted: `${c} ÷ ${asTerm(workingNumber(q))}`, value: short(other ?? 0) },
  ];
}
