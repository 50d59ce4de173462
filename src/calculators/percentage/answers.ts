import { short } from '#src/engine/kit/format.ts';
import { asTerm, typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type { PercentageInput, PercentageResult } from '#workers/formulas/percentage.ts';
import { changeWays } from './changeWays.ts';

type Key = ResultKey<PercentageResult>;

/** Returns what is shown of the result, by the question asked. */
export function answerOf(result: PercentageResult, input: PercentageInput, figure: FigureOf<Key>): Presentation<Key> {
  switch (result.mode) {
    case 'of':
      return percentOfNumber(input, figure);
    case 'isWhatPercent':
      return whatPercent(input, figure);
    case 'change':
      return percentChange(input, figure);
    case 'reverse':
      return before(input, figure);
    case 'difference':
      return percentDifference(input, figure);
  }
}

function percentOfNumber({ percent = 0, value = 0 }: PercentageInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('result');
  const [p, whole] = [typedNumber(percent), typedNumber(value)];
  return {
    headline,
    status: `${p} % of ${whole} is ${headline.text}.`,
    blocks: [{ kind: 'facts', figures: [figure('increased'), figure('decreased')] }],
    working: [
      {
        label: 'Percentage of the number',
        formula: 'p·number ÷ 100',
        substituted: `${asTerm(p)}·${asTerm(whole)} ÷ 100`,
        value: headline.text,
      },
    ],
  };
}

function whatPercent({ part = 0, whole = 0 }: PercentageInput, figure: FigureOf<Key>): Presentation<Key> {
  const [some, all] = [typedNumber(part), typedNumber(whole)];
  const headline = figure('percent');
  const { text: percent } = headline;
  return {
    headline,
    status: `${some} is ${percent} % of ${all}.`,
    blocks: [{ kind: 'facts', figures: [figure('ratio'), figure('remainderPercent')] }],
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

function percentChange({ from = 0, to = 0 }: PercentageInput, figure: FigureOf<Key>): Presentation<Key> {
  const [start, end] = [typedNumber(from), typedNumber(to)];
  const headline = figure('percentChange');
  const { text: percent } = headline;
  return {
    headline,
    status: `From ${start} to ${end} is a change of ${percent} %.`,
    blocks: [
      ...(from < 0 ? [NEGATIVE_START] : []),
      { kind: 'facts', figures: [figure('difference'), figure('factor'), figure('percentToReturn')] },
      changeWays(figure),
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

function before({ final = 0, percentChange: change = 0 }: PercentageInput, figure: FigureOf<Key>): Presentation<Key> {
  const [after, p] = [typedNumber(final), typedNumber(change)];
  const headline = figure('original');
  const { text: original } = headline;
  return {
    headline,
    status: `Before a change of ${p} % the number was ${original}.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'neutral',
        title: 'Not the same percentage backwards',
        text: `${short(Math.abs(change))} % ${change < 0 ? 'added to' : 'taken off'} ${after} gives ${figure('wrongWay').text}, which is not the number before: the ${short(Math.abs(change))} % were counted from ${original}.`,
      },
      { kind: 'facts', figures: [figure('difference'), figure('wrongWay')] },
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

function percentDifference({ value1 = 0, value2 = 0 }: PercentageInput, figure: FigureOf<Key>): Presentation<Key> {
  const [one, other] = [typedNumber(value1), typedNumber(value2)];
  const headline = figure('percentDifference');
  const { text: percent, written } = headline;
  return {
    headline,
    status: `${one} and ${other} differ by ${percent} % of their mean.`,
    blocks: [{ kind: 'facts', figures: [figure('difference')] }],
    working: [
      {
        label: 'Percent difference',
        formula: '100·|a − b| ÷ |mean|',
        substituted: `100·|${asTerm(one)} − ${asTerm(other)}| ÷ |${asTerm(workingNumber((value1 + value2) / 2, written))}|`,
        value: `${percent} %`,
      },
    ],
  };
}
