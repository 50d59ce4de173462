import { amountBars } from '#src/families/amountBars.ts';
import { short, shortFigure } from '#src/families/shortFigure.ts';
import { asTerm, typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { PercentageInput, PercentageMode, PercentageResult } from '#workers/formulas/percentage.ts';
import { changeWays } from './changeWays.ts';

type Key = ResultKey<PercentageResult>;
type Result<Mode extends PercentageMode> = Extract<PercentageResult, { readonly mode: Mode }>;

/** Returns what is shown of the result, by the question asked. */
export function answerOf(result: PercentageResult, input: PercentageInput): Presentation<Key> {
  switch (result.mode) {
    case 'of':
      return percentOfNumber(result, input);
    case 'isWhatPercent':
      return whatPercent(result, input);
    case 'change':
      return percentChange(result, input);
    case 'reverse':
      return before(result, input);
    case 'difference':
      return percentDifference(result, input);
  }
}

function percentOfNumber(result: Result<'of'>, { percent = 0, value = 0 }: PercentageInput): Presentation<Key> {
  const [p, whole] = [typedNumber(percent), typedNumber(value)];
  return {
    headline: shortFigure('result', `${p} % of ${whole}`, result.result),
    status: `${p} % of ${whole} is ${short(result.result)}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          shortFigure('increased', `${whole} and ${p} % more`, result.increased),
          shortFigure('decreased', `${whole} and ${p} % less`, result.decreased),
        ],
      },
      amountBars(
        'The percentage beside the whole',
        `${p} % of ${whole} is ${short(result.result)}.`,
        'Part',
        { label: 'Value' },
        [
          ['100 %', value],
          [`${p} %`, result.result],
        ],
      ),
    ],
    working: [
      {
        label: 'Percentage of the number',
        formula: 'p·number ÷ 100',
        substituted: `${asTerm(p)}·${asTerm(whole)} ÷ 100`,
        value: short(result.result),
      },
    ],
  };
}

function whatPercent(result: Result<'isWhatPercent'>, { part = 0, whole = 0 }: PercentageInput): Presentation<Key> {
  const [some, all] = [typedNumber(part), typedNumber(whole)];
  const percent = short(result.percent);
  return {
    headline: shortFigure('percent', `${some} of ${all}`, result.percent, { unit: '%' }),
    status: `${some} is ${percent} % of ${all}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          shortFigure('ratio', 'As a ratio', result.ratio),
          shortFigure('remainderPercent', 'What is left of 100 %', result.remainderPercent, { unit: '%' }),
        ],
      },
      amountBars('The part beside the whole', `The part is ${percent} % of the whole.`, 'Bar', { label: 'Value' }, [
        ['Whole', whole],
        ['Part', part],
      ]),
    ],
    working: [
      {
        label: 'Percent',
        formula: '100·part ÷ whole',
        substituted: `100·${asTerm(some)} ÷ ${asTerm(all)}`,
        value: `${percent} %`,
      },
    ],
  };
}

function percentChange(result: Result<'change'>, input: PercentageInput): Presentation<Key> {
  const { from = 0, to = 0 } = input;
  const [start, end] = [typedNumber(from), typedNumber(to)];
  const percent = short(result.percentChange);
  return {
    headline: shortFigure('percentChange', `Change from ${start} to ${end}`, result.percentChange, { unit: '%' }),
    status: `From ${start} to ${end} is a change of ${percent} %.`,
    blocks: [
      ...(from < 0 ? [NEGATIVE_START] : []),
      {
        kind: 'facts',
        figures: [
          shortFigure('difference', 'Difference', result.difference),
          shortFigure('factor', 'End divided by start', result.factor),
          shortFigure(
            'percentToReturn',
            'Change that leads back to the start',
            result.percentToReturn,
            result.percentToReturn === null ? { note: 'No percentage of 0 leads anywhere.' } : { unit: '%' },
          ),
        ],
      },
      amountBars('Start and end', `From ${start} to ${end}: ${percent} %.`, 'Before and after', { label: 'Value' }, [
        ['Start', from],
        ['End', to],
      ]),
      changeWays(result),
    ],
    working: [
      {
        label: 'Percent change',
        formula: '100·(end − start) ÷ |start|',
        substituted: `100·(${asTerm(end)} − ${asTerm(start)}) ÷ |${asTerm(start)}|`,
        value: `${percent} %`,
      },
    ],
  };
}

const NEGATIVE_START: NoticeBlock = {
  kind: 'notice',
  tone: 'neutral',
  text: 'The start is negative: the change is given relative to the size of the start, so a rise is a positive percentage.',
};

function before(
  result: Result<'reverse'>,
  { final = 0, percentChange: change = 0 }: PercentageInput,
): Presentation<Key> {
  const [after, p] = [typedNumber(final), typedNumber(change)];
  const original = short(result.original);
  return {
    headline: shortFigure('original', `Before a change of ${p} % to ${after}`, result.original),
    status: `Before a change of ${p} % the number was ${original}.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'neutral',
        title: 'Not the same percentage backwards',
        text: `${short(Math.abs(change))} % ${change < 0 ? 'added to' : 'taken off'} ${after} gives ${short(result.wrongWay)}, which is not the number before: the ${short(Math.abs(change))} % were counted from ${original}.`,
      },
      {
        kind: 'facts',
        figures: [
          shortFigure('difference', 'Share of the change in the final number', result.difference),
          shortFigure('wrongWay', 'The usual mistake', result.wrongWay, {
            note: 'The same percentage of the final number.',
          }),
        ],
      },
      amountBars(
        'Before and after the change',
        `${original} became ${after}.`,
        'Before and after',
        { label: 'Value' },
        [
          ['Before', result.original],
          ['After', final],
        ],
      ),
    ],
    working: [
      {
        label: 'Number before the change',
        formula: 'final ÷ (1 + p ÷ 100)',
        substituted: `${asTerm(after)} ÷ (1 + ${asTerm(p)} ÷ 100)`,
        value: original,
      },
    ],
  };
}

function percentDifference(
  result: Result<'difference'>,
  { value1 = 0, value2 = 0 }: PercentageInput,
): Presentation<Key> {
  const [one, other] = [typedNumber(value1), typedNumber(value2)];
  const percent = short(result.percentDifference);
  return {
    headline: shortFigure('percentDifference', `Difference of ${one} and ${other}`, result.percentDifference, {
      unit: '%',
      note: 'Of the mean of both.',
    }),
    status: `${one} and ${other} differ by ${percent} % of their mean.`,
    blocks: [
      { kind: 'facts', figures: [shortFigure('difference', 'Difference', result.difference)] },
      amountBars('Both numbers', `They differ by ${percent} % of their mean.`, 'Number', { label: 'Value' }, [
        ['One', value1],
        ['Other', value2],
      ]),
    ],
    working: [
      {
        label: 'Percent difference',
        formula: '100·|a − b| ÷ |mean|',
        substituted: `100·|${asTerm(one)} − ${asTerm(other)}| ÷ |${asTerm(workingNumber((value1 + value2) / 2, percent))}|`,
        value: `${percent} %`,
      },
    ],
  };
}
