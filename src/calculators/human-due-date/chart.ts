import { longDate } from '#src/kit/format.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { HumanDueDateInput, HumanDueDateResult } from '#workers/formulas/human-due-date.ts';

/** Returns the weeks in three trimesters, with the terms and the chosen day. */
export function pregnancyChart(result: HumanDueDateResult, { asOf }: HumanDueDateInput): ChartBlock {
  const { estimatedLastPeriod, secondTrimesterStart, thirdTrimesterStart, dueDate, postTermStart } = result;
  const end = asOf !== undefined && result.today !== null && asOf > postTermStart ? asOf : postTermStart;
  return {
    kind: 'chart',
    chart: {
      type: 'timeline',
      title: 'The pregnancy on the calendar',
      summary: `From ${longDate(estimatedLastPeriod)} to ${longDate(dueDate)}.`,
      start: estimatedLastPeriod,
      end,
      spans: [
        { label: 'First trimester', from: estimatedLastPeriod, to: result.firstTrimesterEnd },
        { label: 'Second trimester', from: secondTrimesterStart, to: result.secondTrimesterEnd },
        { label: 'Third trimester', from: thirdTrimesterStart, to: dueDate },
      ],
      days: [
        { label: 'Full term', date: result.fullTermStart },
        { label: 'Due date', date: dueDate },
        ...(asOf === undefined || result.today === null ? [] : [{ label: 'Chosen day', date: asOf }]),
      ],
    },
  };
}
