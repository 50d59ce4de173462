/** Answers as the command prints them. */
import { type StandingWarning, warningSentences } from '#src/kit/defineCalculator.ts';
import { isLearnt } from '#src/kit/learnt.ts';
import { blockText, figuresOf, type Presentation } from '#src/kit/presentation.ts';
import { csvLine } from '#src/results/csv.ts';
import type { Issue } from '#workers/contract.ts';
import type { Answer } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';
import type { Given, GivenRow } from './givenRows.ts';

export interface AnsweredRow {
  readonly given: GivenRow;
  readonly answer: Answer;
}

/** One object, or a list of them for a list of inputs. */
export function answersAsJson(
  calculator: string,
  warning: StandingWarning | undefined,
  rows: readonly AnsweredRow[],
  isList: boolean,
): string {
  const objects = rows.map(({ given, answer }) => ({
    calculator,
    ...(Object.keys(given.kept).length === 0 ? {} : { kept: given.kept }),
    ...(warning === undefined ? {} : { warning: [warning.title, ...warningSentences(warning)] }),
    ...printed(answer),
  }));
  return `${JSON.stringify(isList ? objects : objects[0], null, 2)}\n`;
}

/** The result unrounded, and what the page says and shows of it. */
function printed(answer: Answer): object {
  if ('issues' in answer) return answer;
  const { input, result, presentation } = answer;
  const shown = figuresOf(presentation).map(({ field, label, text, unit, note }) => ({
    field,
    label,
    text,
    unit,
    note,
  }));
  return { input: withoutLearnt(input), result, says: saidOf(presentation), shown };
}

/** What the page says in sentences: its status, and every notice. */
function saidOf({ status, blocks }: Presentation): readonly string[] {
  const notices = blocks.filter(({ kind }) => kind === 'notice');
  return [status, ...notices.flatMap(blockText)];
}

/** What a formula noted for its own use is no part of what was entered. */
function withoutLearnt(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([key]) => !isLearnt(key)));
}

const ERROR = 'error';
const RESULT = 'result';

/**
 * Columns of the caller's own are not lost to those of the answer.
 *
 * @throws CommandMistake where a table has a column that the answer needs
 */
export function refuseNamesOfAnswers({ rows: [first] }: Given): void {
  const taken = [...(first?.line?.keys() ?? [])].find((name) => name === ERROR || name.startsWith(`${RESULT}.`));
  if (taken !== undefined)
    throw new CommandMistake(`The answer has columns of its own named '${ERROR}' and '${RESULT}.…': rename '${taken}'`);
}

/**
 * A line for each calculation (RFC 4180): the columns that went in, the single values of the result under `result.` and
 * their key, and what was refused under `error`. Lists in a result are in JSON only.
 */
export function answersAsCsv(rows: readonly AnsweredRow[]): string {
  const lines = rows.map(
    ({ given, answer }) =>
      new Map<string, unknown>([
        ...(given.line ?? Object.entries(singleValues(given.values))),
        ...('result' in answer ? Object.entries(singleValues(answer.result, RESULT)) : []),
        [ERROR, 'issues' in answer ? errorOf(answer) : ''],
      ]),
  );
  const names = new Set(lines.flatMap((line) => [...line.keys()]));
  names.delete(ERROR);
  const columns = [...names, ERROR];
  const cells = lines.map((line) => columns.map((name) => String(line.get(name) ?? '')));
  return [columns, ...cells].map(csvLine).join('');
}

/** What was refused, in one line. */
export function errorOf({ issues }: { readonly issues: readonly Issue[] }): string {
  if (issues.length === 0) return 'There is nothing to calculate yet.';
  return issues.map(({ message, place }) => (place === undefined ? message : `${message} ${place}`)).join(' ');
}

function singleValues(value: unknown, path = ''): Readonly<Record<string, unknown>> {
  if (Array.isArray(value)) return {};
  if (typeof value !== 'object' || value === null) return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => singleValues(inner, path === '' ? key : `${path}.${key}`)),
  );
}
