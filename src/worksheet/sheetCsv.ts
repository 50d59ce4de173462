import { csvLine } from '#src/tables/csv.ts';
import type { Problem } from './makeProblems.ts';

/** Returns a sheet as comma-separated values: a line for each problem, with what is given, what is asked and the answer. */
export function sheetCsv(problems: readonly Problem[]): string {
  const rows = problems.map(({ givens, asked, answer }, index) => [
    String(index + 1),
    givens.map(({ label, text }) => `${label}: ${text}`).join('; '),
    asked,
    answer,
  ]);
  return [['Problem', 'Given', 'Asked', 'Answer'], ...rows].map(csvLine).join('');
}
