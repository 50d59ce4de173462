import { shareBar } from '#src/calculators/families/shareBar.ts';
import { short } from '#src/engine/kit/format.ts';
import { asTerm, typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type { RatioInput, RatioResult } from '#workers/formulas/ratio.ts';
import { dilutionAnswer } from './dilutionAnswer.ts';

type Key = ResultKey<RatioResult>;
type Result<Mode extends RatioResult['mode']> = Extract<RatioResult, { readonly mode: Mode }>;

/** Returns what is shown of the result, by the question asked. */
export function answerOf(result: RatioResult, input: RatioInput, figure: FigureOf<Key>): Presentation<Key> {
  switch (result.mode) {
    case 'proportion':
      return proportion(input, figure);
    case 'simplify':
      return lowestTerms(result, input, figure);
    case 'split':
      return shares(result, input, figure);
    case 'dilution':
      return dilutionAnswer(result, input, figure);
  }
}

function proportion(input: RatioInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('x');
  const [a, b, c] = [input.a ?? 0, input.b ?? 0, input.c ?? 0].map(typedNumber).map(asTerm);
  const isDirect = input.type === 'direct';
  return {
    headline,
    status: `x is ${headline.text}.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'neutral',
        text: isDirect
          ? 'More of a gives more x. If more of a gives less, choose inverse: workers and days, animals and days of feed.'
          : 'More of a gives less x. If more of a gives more, choose direct: animals and bags of feed, meters and price.',
      },
      { kind: 'facts', figures: [figure('factor')] },
    ],
    working: [
      {
        label: 'Fourth number',
        formula: isDirect ? 'x = b·c ÷ a' : 'x = a·b ÷ c',
        substituted: isDirect ? `${b}·${c} ÷ ${a}` : `${a}·${b} ÷ ${c}`,
        value: headline.text,
      },
    ],
  };
}

/** The terms as typed. */
export function termsOf({ a = 0, b = 0, c }: RatioInput): readonly string[] {
  return [a, b, ...(c === undefined ? [] : [c])].map(typedNumber);
}

function lowestTerms(result: Result<'simplify'>, input: RatioInput, figure: FigureOf<Key>): Presentation<Key> {
  const entered = termsOf(input);
  return {
    headline: figure('simplified'),
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
        rows: result.terms.map((_, index) => [
          entered[index] ?? '',
          figure(`terms.${index}`),
          figure(`toOne.${index}`),
          figure(`shares.${index}`),
        ]),
      },
      shareBar(
        'Shares of the whole',
        `The terms are ${result.shares.map((share) => `${short(share, 3)} %`).join(', ')} of their sum.`,
        result.shares.map((share, index) => [entered[index] ?? '', share]),
      ),
    ],
    working: result.terms.slice(1).map((term, index) => ({
      label: `Term ${index + 2} to one`,
      formula: 'term ÷ first term',
      substituted: `${term} ÷ ${result.terms[0] ?? 1}`,
      value: figure(`toOne.${index + 1}`).text,
    })),
  };
}

function shares(result: Result<'split'>, { total = 0, parts }: RatioInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('onePart');
  const sum = short(
    parts.reduce((before, { part }) => before + part, 0),
    12,
  );
  const shown = result.shares.map((_, index) => figure(`shares.${index}`));
  const texts = shown.map(({ text }) => text).join(', ');
  return {
    headline,
    status: `One part is ${headline.text}; the shares are ${texts}.`,
    blocks: [
      {
        kind: 'table',
        title: 'Shares',
        columns: [{ label: 'Share' }, { label: 'Parts', numeric: true }, { label: 'Amount', numeric: true }],
        rows: shown.map((share, index) => [String(index + 1), typedNumber(parts[index]?.part ?? 0), share]),
      },
      shareBar(
        'The total, split',
        `The shares are ${texts}.`,
        result.shares.map((share, index) => [`Share ${index + 1}`, share, shown[index]?.text]),
      ),
    ],
    working: [
      {
        label: 'One part',
        formula: 'total ÷ sum of parts',
        substituted: `${typedNumber(total)} ÷ ${sum}`,
        value: headline.text,
      },
      ...shown.map(({ label, text }, index) => ({
        label,
        formula: 'total·parts ÷ sum of parts',
        substituted: `${typedNumber(total)}·${typedNumber(parts[index]?.part ?? 0)} ÷ ${sum}`,
        value: text,
      })),
    ],
  };
}
