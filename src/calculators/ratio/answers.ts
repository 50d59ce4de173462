import { amountBars } from '#src/families/amountBars.ts';
import { short, shortFigure } from '#src/families/shortFigure.ts';
import { asTerm, typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { RatioInput, RatioResult } from '#workers/formulas/ratio.ts';
import { dilutionAnswer } from './dilutionAnswer.ts';

type Key = ResultKey<RatioResult>;
type Result<Mode extends RatioResult['mode']> = Extract<RatioResult, { readonly mode: Mode }>;

/** Returns what is shown of the result, by the question asked. */
export function answerOf(result: RatioResult, input: RatioInput): Presentation<Key> {
  switch (result.mode) {
    case 'proportion':
      return proportion(result, input);
    case 'simplify':
      return lowestTerms(result, input);
    case 'split':
      return shares(result, input);
    case 'dilution':
      return dilutionAnswer(result, input);
  }
}

function proportion({ x, factor }: Result<'proportion'>, input: RatioInput): Presentation<Key> {
  const [a, b, c] = [input.a ?? 0, input.b ?? 0, input.c ?? 0].map(typedNumber).map(asTerm);
  const isDirect = input.type === 'direct';
  return {
    headline: shortFigure('x', 'x, the fourth number', x),
    status: `x is ${short(x)}.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'neutral',
        text: isDirect
          ? 'More of a gives more x. If more of a gives less, choose inverse: workers and days, animals and days of feed.'
          : 'More of a gives less x. If more of a gives more, choose direct: animals and bags of feed, meters and price.',
      },
      { kind: 'facts', figures: [shortFigure('factor', 'From b to x, times', factor)] },
      amountBars('Both pairs', `${a} belongs to ${b}, and ${c} to ${short(x)}.`, 'Number', { label: 'Value' }, [
        ['a', input.a ?? 0],
        ['c', input.c ?? 0],
        ['b', input.b ?? 0],
        ['x', x],
      ]),
    ],
    working: [
      {
        label: 'Fourth number',
        formula: isDirect ? 'x = b·c ÷ a' : 'x = a·b ÷ c',
        substituted: isDirect ? `${b}·${c} ÷ ${a}` : `${a}·${b} ÷ ${c}`,
        value: short(x),
      },
    ],
  };
}

function lowestTerms(result: Result<'simplify'>, { a = 0, b = 0, c }: RatioInput): Presentation<Key> {
  const entered = [a, b, ...(c === undefined ? [] : [c])].map(typedNumber);
  return {
    headline: {
      field: 'simplified',
      label: `${entered.join(':')} in lowest terms`,
      value: result.simplified,
      text: result.simplified,
    },
    status: `${entered.join(':')} is ${result.simplified}.`,
    blocks: [
      {
        kind: 'table',
        title: 'The terms',
        columns: [
          { label: 'Entered' },
          { label: 'Whole', numeric: true },
          { label: 'To one', numeric: true },
          { label: 'Share (%)', numeric: true },
        ],
        rows: result.terms.map((term, index) => [
          entered[index] ?? '',
          shortFigure(`terms.${index}`, `Term ${index + 1}`, term),
          shortFigure(`toOne.${index}`, `Term ${index + 1} to one`, result.toOne[index] ?? null),
          shortFigure(`shares.${index}`, `Share ${index + 1}`, result.shares[index] ?? null),
        ]),
      },
      amountBars(
        'Shares of the whole',
        `The terms are ${result.shares.map((share) => `${short(share, 3)} %`).join(', ')} of their sum.`,
        'Term',
        { label: 'Share', unit: '%' },
        result.shares.map((share, index) => [entered[index] ?? '', share]),
      ),
    ],
    working: result.terms.slice(1).map((term, index) => ({
      label: `Term ${index + 2} to one`,
      formula: 'term ÷ first term',
      substituted: `${term} ÷ ${result.terms[0] ?? 1}`,
      value: short(result.toOne[index + 1] ?? 0),
    })),
  };
}

function shares(result: Result<'split'>, { total = 0, parts }: RatioInput): Presentation<Key> {
  const sum = short(
    parts.reduce((before, { part }) => before + part, 0),
    12,
  );
  const texts = result.shares.map((share) => short(share));
  return {
    headline: shortFigure('onePart', 'One part', result.onePart),
    status: `One part is ${short(result.onePart)}; the shares are ${texts.join(', ')}.`,
    blocks: [
      {
        kind: 'table',
        title: 'Shares',
        columns: [{ label: 'Share' }, { label: 'Parts', numeric: true }, { label: 'Amount', numeric: true }],
        rows: result.shares.map((share, index) => [
          String(index + 1),
          typedNumber(parts[index]?.part ?? 0),
          shortFigure(`shares.${index}`, `Share ${index + 1}`, share),
        ]),
      },
      amountBars(
        'The total, split',
        `The shares are ${texts.join(', ')}.`,
        'Share',
        { label: 'Amount' },
        result.shares.map((share, index) => [`Share ${index + 1}`, share]),
      ),
    ],
    working: [
      {
        label: 'One part',
        formula: 'total ÷ sum of parts',
        substituted: `${typedNumber(total)} ÷ ${sum}`,
        value: short(result.onePart),
      },
      ...result.shares.map((share, index) => ({
        label: `Share ${index + 1}`,
        formula: 'total·parts ÷ sum of parts',
        substituted: `${typedNumber(total)}·${typedNumber(parts[index]?.part ?? 0)} ÷ ${sum}`,
        value: short(share),
      })),
    ],
  };
}
