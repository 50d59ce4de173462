import { icsFile } from '#src/calendar/icsFile.ts';
import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import { takingTurns } from '#src/tables/turns.ts';
import type { AnyClient } from '#workers/client.ts';
import type { BatchResult } from './batchResult.ts';
import { computeRows } from './computeRows.ts';

/**
 * The events of every calculated row as one calendar file, each animal under what the first column of its own says, or
 * under the number of its row. The results are not kept for it: they are computed once more.
 *
 * @throws the reason of the signal when it is aborted, and whatever takes the worker away
 */
export async function batchCalendar(
  calculatorId: string,
  { job }: BatchResult,
  client: AnyClient,
  signal: AbortSignal,
): Promise<Blob> {
  const { definition, table, matching } = job;
  const taken = new Set(Object.values(matching));
  const named = table.columns.findIndex((_, column) => !taken.has(column));
  const turn = takingTurns();
  const events: CalendarEvent[] = [];
  for await (const outcomes of computeRows(job, client, signal)) {
    for (const outcome of outcomes) {
      if (outcome.kind !== 'computed') continue;
      const name = table.rows[outcome.row]?.[named]?.trim() || `Row ${outcome.row + 1}`;
      events.push(...(definition.calendar?.(outcome.result, outcome.input, name) ?? []));
      await turn();
    }
  }
  return new Blob([icsFile(calculatorId, events, new Date())], { type: 'text/calendar;charset=utf-8' });
}
