/**
 * Lines of the corpus of questions, changed at random, against a naive reader: a number that is shown must be the one that the page's formula gives for what the
 * line says. To refuse is allowed. `npm run fuzz:ask` asks 10,000 of them, with `-- --runs 500` fewer; `-- --seed 7 --runs 1` asks the line with this seed again.
 */
import { parseArgs } from 'node:util';
import { askedLine, type PrintedAnswer } from '#src/tools/cli/askCommand.ts';
import type { AskedCase } from '#tests/ask/judgedCase.ts';
import { type ChangedLine, changedLine } from './askedChanges.ts';
import { type Template, templates } from './askedTemplates.ts';
import { chanceOf } from './chance.ts';
import { naiveResult } from './naiveFigure.ts';

const CLOSE = 1e-9;
/** Where the corpus and the engine ask two sections of a page, of which both are right: the one that answers. */
const ANSWERED_BY: Readonly<Record<string, Pick<AskedCase, 'section' | 'values' | 'answer'>>> = {
  '250 mL of 0.5 M NaCl': {
    section: 'solution-recipe',
    values: { find: 'amount', solute: 'NaCl', volume: '250 mL', strength: '0.5', unit: 'M' },
    answer: { field: 'mass', value: 7.305 },
  },
};

const TEMPLATES = templates(ANSWERED_BY);

/** Every line that is changed. */
export function askedTemplates(): readonly Template[] {
  return TEMPLATES;
}

/** Returns the line with this seed. */
export function lineOf(seed: number): ChangedLine {
  const chance = chanceOf(seed);
  return changedLine(chance.of(TEMPLATES), chance);
}

export interface Verdict {
  readonly kind: PrintedAnswer['kind'];
  /** What is wrong with a number that is shown; null where nothing is. */
  readonly wrong: string | null;
}

/** Asks a line, and compares what it is answered with what it says. */
export async function verdictOn(line: ChangedLine): Promise<Verdict> {
  const given = await askedLine(line.typed);
  const { kind } = given;
  if (kind !== 'answer' && kind !== 'choose') return { kind, wrong: null };
  const results = [
    await naiveResult(line.template.expected, line.values),
    ...(line.swapped === null ? [] : [await naiveResult(line.template.expected, line.swapped)]),
  ];
  // Of two days the page may refuse one, as a birth after the day of the age.
  const accepted = results.filter((result) => result !== null);
  const readings = kind === 'choose' ? (given.readings ?? []) : [given];
  const complaints = readings.flatMap((reading) =>
    (accepted.length === 0 ? [null] : accepted).map((result) => complaintOn(line, reading, result)),
  );
  const isRight = complaints.some((complaint) => complaint === null) && (kind === 'choose' || accepted.length < 2);
  return { kind, wrong: isRight ? null : (complaints[0] ?? 'the date may be another one') };
}

function complaintOn(
  { template: { expected } }: ChangedLine,
  { answer, ...given }: PrintedAnswer,
  result: unknown,
): string | null {
  const field = answer?.field ?? '';
  const [fields, sections] = rightOf(expected);
  const asked = `${given.calculator} ${given.section ?? ''} ${field} ${JSON.stringify(given.values)}`;
  if (result === null) return `the page refuses it, got ${JSON.stringify(answer?.value)} by ${asked}`;
  const wanted = at(result, field === '' || !fields.includes(field) ? (expected.answer?.field ?? '') : field);
  if (!isSame(wanted, answer?.value))
    return `expected ${JSON.stringify(wanted)}, got ${JSON.stringify(answer?.value)} by ${asked}`;
  return given.calculator === expected.calculator && sections.includes(given.section) && fields.includes(field)
    ? null
    : `another page: ${asked}`;
}

function rightOf({ answer, section, alsoRight = [] }: AskedCase) {
  return [
    [answer?.field ?? '', ...alsoRight.flatMap(({ field }) => field ?? [])],
    [section, ...alsoRight.map((other) => other.section ?? section)],
  ] as const;
}

function at(holder: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], holder);
}

function isSame(wanted: unknown, given: unknown): boolean {
  if (typeof wanted !== 'number' || typeof given !== 'number')
    return wanted !== undefined && String(wanted) === String(given);
  return Math.abs(wanted - given) <= CLOSE * Math.abs(wanted) + Number.MIN_VALUE;
}

/** The exit code: 1 if any number was wrong. */
export async function main(): Promise<number> {
  const { values } = parseArgs({
    // Skip Node, the runner and this module.
    args: process.argv.slice(3),
    options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261123' } },
  });
  const [runs, first] = [Number(values.runs), Number(values.seed)];
  const counts: Record<string, number> = {};
  let failed = 0;
  for (let seed = first; seed < first + runs; seed += 1) {
    const line = lineOf(seed);
    const { kind, wrong } = await verdictOn(line);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (wrong === null) continue;
    failed += 1;
    console.log(
      `WRONG ${JSON.stringify(line.typed)} (seed ${seed}, of ${JSON.stringify(line.template.expected.ask)}): ${wrong}`,
    );
  }
  const { answer = 0, choose = 0, fill = 0, open = 0, none = 0 } = counts;
  console.log(
    `${runs} lines: ${answer} answered, ${choose} with readings to choose from, ${fill + open} opened, ${none} refused`,
  );
  console.log(`${runs - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
