/** Formats answers for the command's output. */
import { BRAND } from '#src/engine/kit/brand.ts';
import { type StandingWarning, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import { remedyWords } from '#src/engine/kit/onDemand/remedyWords.ts';
import type { ToldToday } from '#src/engine/kit/onDemand/toldToday.ts';
import { csvLine, resultAsCsv } from '#src/engine/tables/csv.ts';
import type { Issue } from '#workers/contract.ts';
import { answerParts } from './answerParts.ts';
import type { Answer } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';
import type { Given } from './givenRows.ts';
import type { GivenRow } from './givenTable.ts';
import type { RecordAnswer } from './recordAnswers.ts';

/** Entries of a column that are printed: a list of a million records would be longer than a text can be. */
const MOST_ENTRIES = 100_000;

export interface AnsweredRow {
  readonly given: GivenRow;
  readonly answer: Answer;
  /** The record that the answer is about, when records are answered one by one. */
  readonly record: RecordAnswer['record'];
  readonly said?: RecordAnswer['said'];
  /** What was computed, where the whole input was. */
  readonly draft?: Values;
  readonly today?: ToldToday;
}

/** What computed an answer. */
export interface AnswerSource {
  readonly calculator: string;
  /** The section of its page that was asked; undefined: the calculator itself. */
  readonly ask: string | undefined;
  readonly formula: string;
  readonly warning: StandingWarning | undefined;
}

/** Returns whether a format prints a single answer. */
export function isOfOne(format: string | undefined): boolean {
  return format === 'tables' || format === 'text';
}

/** @param format undefined: JSON */
export function printedAnswers(
  format: string | undefined,
  source: AnswerSource,
  rows: readonly AnsweredRow[],
  isList: boolean,
): string {
  if (format === 'csv') return answersAsCsv(rows);
  if (!isOfOne(format)) return answersAsJson(source, rows, isList);
  const [answer] = rows.map((row) => row.answer);
  // What is refused was said with its reason.
  if (answer === undefined || 'issues' in answer) return '';
  return format === 'tables' ? resultAsCsv(answer.presentation) : `${asText(answer.presentation)}\n`;
}

/** Returns one object, or a list of them for a list of inputs. */
function answersAsJson(
  { calculator, ask, formula, warning }: AnswerSource,
  rows: readonly AnsweredRow[],
  isList: boolean,
): string {
  const site = { name: BRAND, version: __SITE_VERSION__ };
  const objects = rows.map(({ given, answer, today }) => ({
    calculator,
    ...(ask === undefined ? {} : { ask }),
    formula,
    site,
    ...(Object.keys(given.kept).length === 0 ? {} : { kept: given.kept }),
    ...(warning === undefined ? {} : { warning: [warning.title, ...warningSentences(warning)] }),
    ...answerParts(answer, MOST_ENTRIES),
    ...(today === undefined ? {} : { today }),
  }));
  return `${JSON.stringify(isList ? objects : objects[0], null, 2)}\n`;
}

const ERROR = 'error';
const RESULT = 'result';
const UNCERTAINTY = 'standardUncertainty';
const TODAY = 'today';
const RECORD = 'record';
const NAME = 'name';

/**
 * Result columns that identify a record within its text. When records are answered one by one, the line's own columns
 * do so, and the result knows of no other record.
 */
const PLACE_IN_TEXT: ReadonlySet<string> = new Set(
  ['record.number', 'record.name', 'recordName', 'recordCount', 'format'].map((key) => `${RESULT}.${key}`),
);

/**
 * Keeps the caller's own columns from being overwritten by those of the answer.
 *
 * @param isByRecord the answer has columns that name the record
 * @param isOfDay the answer has columns about a day
 * @throws CommandMistake where a table has a column that the answer needs
 */
export function refuseNamesOfAnswers({ rows: [first] }: Given, isByRecord: boolean, isOfDay: boolean): void {
  const own = [ERROR, ...(isByRecord ? [RECORD, NAME] : [])];
  const groups = [...(isOfDay ? [TODAY] : []), RESULT];
  const taken = [...(first?.line?.keys() ?? [])].find(
    (name) => own.includes(name) || groups.some((group) => name.startsWith(`${group}.`)),
  );
  if (taken === undefined) return;
  const names = [...own, ...groups.map((group) => `${group}.…`)].map((name) => `'${name}'`);
  throw new CommandMistake(
    `The answer has columns of its own named ${names.slice(0, -1).join(', ')} and ${names.at(-1)}: rename '${taken}'`,
  );
}

/**
 * Returns one line per calculation (RFC 4180): the input columns, the single values of the result under `result.` and
 * their key, and the reason for a refusal under `error`. Lists in a result are in JSON only.
 */
function answersAsCsv(rows: readonly AnsweredRow[]): string {
  const lines = rows.map(
    ({ given, answer, record, today }) =>
      new Map<string, unknown>([
        ...(given.line ?? Object.entries(singleValues(given.values))),
        ...columnsOf(record),
        ...(today === undefined ? [] : Object.entries(singleValues(today, TODAY))),
        ...('result' in answer ? resultColumns(answer.result, record !== null) : []),
        ...('result' in answer ? uncertaintyColumns(answer) : []),
        [ERROR, 'issues' in answer ? errorOf(answer) : ''],
      ]),
  );
  const names = new Set(lines.flatMap((line) => [...line.keys()]));
  names.delete(ERROR);
  const columns = [...names, ERROR];
  const cells = lines.map((line) => columns.map((name) => String(line.get(name) ?? '')));
  return [columns, ...cells].map(csvLine).join('');
}

function columnsOf(record: AnsweredRow['record']): readonly (readonly [string, unknown])[] {
  if (record === null) return [];
  return [
    [RECORD, record.number],
    [NAME, record.header],
  ];
}

function resultColumns(result: unknown, isOfRecord: boolean): readonly (readonly [string, unknown])[] {
  const columns = Object.entries(singleValues(result, RESULT));
  return isOfRecord ? columns.filter(([name]) => !PLACE_IN_TEXT.has(name)) : columns;
}

/** Standard uncertainties, each of the number in the column of its figure. */
function uncertaintyColumns({ uncertainty }: Extract<Answer, { readonly result: unknown }>) {
  return (uncertainty?.figures ?? []).map(
    ({ field, ownUncertainty }) => [`${RESULT}.${field}.${UNCERTAINTY}`, ownUncertainty] as const,
  );
}

/** Returns the reasons for a refusal and the flags that would help, on one line. */
export function errorOf({ issues }: { readonly issues: readonly Issue[] }): string {
  if (issues.length === 0) return 'There is nothing to calculate yet.';
  const parts = issues
    .flatMap(({ message, place = '', remedies = [] }) => [message, place, remedyWords(remedies)])
    .filter((words) => words !== '');
  return parts.map((words, index) => (index < parts.length - 1 ? sentence(words) : words)).join(' ');
}

/** On a page a message is shown alone, and some have no full stop; here another sentence follows. */
function sentence(words: string): string {
  return /[\p{L}\p{N}”)]$/u.test(words) ? `${words}.` : words;
}

function singleValues(value: unknown, path = ''): Readonly<Record<string, unknown>> {
  if (Array.isArray(value)) return {};
  if (typeof value !== 'object' || value === null) return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => singleValues(inner, path === '' ? key : `${path}.${key}`)),
  );
}
