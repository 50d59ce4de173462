import type { Expression, FunctionName, Sign } from './expression.ts';

/** A number and its derivative with respect to one variable; null where the variable is not part of it. */
interface Dual {
  readonly value: number;
  readonly slope: number | null;
}

const FUNCTIONS: Readonly<Record<FunctionName, (value: number) => number>> = {
  ln: Math.log,
  log10: Math.log10,
  exp: Math.exp,
  sqrt: Math.sqrt,
};

const SIGNS: Readonly<Record<Sign, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
};

/** The derivative of each function, where `value` is what it gives for `of`. */
const SLOPES: Readonly<Record<FunctionName, (of: number, value: number) => number>> = {
  ln: (of) => 1 / of,
  log10: (of) => 1 / (of * Math.LN10),
  exp: (_, value) => value,
  sqrt: (_, value) => 0.5 / value,
};

/**
 * Returns the function of a formula: its value from the values of the names, in their order. Not finite where the formula has no
 * value. Every name of the formula has to be among them.
 */
export function expressionFunction(
  expression: Expression,
  names: readonly string[],
): (values: ArrayLike<number>) => number {
  switch (expression.kind) {
    case 'number': {
      const { value } = expression;
      return () => value;
    }
    case 'name': {
      const at = names.indexOf(expression.name);
      return (values) => values[at] ?? Number.NaN;
    }
    case 'negative': {
      const of = expressionFunction(expression.of, names);
      return (values) => -of(values);
    }
    case 'call': {
      const [call, of] = [FUNCTIONS[expression.function], expressionFunction(expression.of, names)];
      return (values) => call(of(values));
    }
    case 'pair': {
      const join = SIGNS[expression.sign];
      const [left, right] = [expressionFunction(expression.left, names), expressionFunction(expression.right, names)];
      return (values) => join(left(values), right(values));
    }
  }
}

/**
 * Returns the exact derivative of a formula with respect to one name, by automatic differentiation; not finite where it does not exist.
 *
 * @param values of all names in the formula
 */
export function derivativeOf(expression: Expression, values: ReadonlyMap<string, number>, name: string): number {
  return dualOf(expression).slope ?? 0;

  function dualOf(part: Expression): Dual {
    switch (part.kind) {
      case 'number':
        return { value: part.value, slope: null };
      case 'name':
        return { value: values.get(part.name) ?? Number.NaN, slope: part.name === name ? 1 : null };
      case 'negative': {
        const { value, slope } = dualOf(part.of);
        return { value: -value, slope: times(-1, slope) };
      }
      case 'call': {
        const of = dualOf(part.of);
        const value = FUNCTIONS[part.function](of.value);
        return { value, slope: times(SLOPES[part.function](of.value, value), of.slope) };
      }
      case 'pair': {
        const [left, right] = [dualOf(part.left), dualOf(part.right)];
        const isFixed = left.slope === null && right.slope === null;
        const value = SIGNS[part.sign](left.value, right.value);
        return { value, slope: isFixed ? null : PAIR_SLOPES[part.sign](left, right) };
      }
    }
  }
}

const PAIR_SLOPES: Readonly<Record<Sign, (left: Dual, right: Dual) => number>> = {
  '+': (left, right) => (left.slope ?? 0) + (right.slope ?? 0),
  '-': (left, right) => (left.slope ?? 0) - (right.slope ?? 0),
  '*': (left, right) => (times(right.value, left.slope) ?? 0) + (times(left.value, right.slope) ?? 0),
  '/': (left, right) =>
    (times(1 / right.value, left.slope) ?? 0) - (times(left.value / right.value / right.value, right.slope) ?? 0),
  '^': (left, right) =>
    (times(right.value * left.value ** (right.value - 1), left.slope) ?? 0) +
    (times(slopeOfExponent(left.value, right.value), right.slope) ?? 0),
};

/** 0 to any exponent above 0 is 0. */
function slopeOfExponent(base: number, exponent: number): number {
  return base === 0 && exponent > 0 ? 0 : base ** exponent * Math.log(base);
}

/** What does not depend on the variable adds nothing, even where the other factor is infinite. */
function times(factor: number, slope: number | null): number | null {
  return slope === null ? null : factor * slope;
}
