/** Compares what a line was answered with what the corpus expects of it. */
import type { PrintedAnswer } from '#src/tools/cli/askCommand.ts';

interface Expected {
  readonly calculator?: string;
  readonly section?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly answer?: {
    readonly field: string;
    readonly value: unknown;
    readonly tolerance?: number;
    readonly warning?: string;
  };
}

/** One line of the corpus. */
export interface AskedCase extends Expected {
  readonly ask: string;
  readonly kind: PrintedAnswer['kind'];
  readonly readings?: readonly Expected[];
  readonly alsoRight?: readonly (Expected & { readonly field?: string })[];
  readonly optional?: readonly string[];
  readonly orResults?: boolean;
  readonly emergency?: string;
}

export interface Judged {
  readonly ask: string;
  /** Null: as expected. */
  readonly fault: string | null;
  readonly isWrongNumber: boolean;
}

export function judged(expected: AskedCase, given: PrintedAnswer): Judged {
  const { ask } = expected;
  const fault = faultOf(expected, given);
  const hasNumber = given.kind === 'answer';
  const isWrong =
    hasNumber &&
    (expected.kind === 'fill' ||
      expected.kind === 'open' ||
      expected.kind === 'none' ||
      (fault !== null && isOtherValue(expected, given)));
  return { ask, fault, isWrongNumber: fault !== null && isWrong };
}

function isOtherValue(expected: AskedCase, given: PrintedAnswer): boolean {
  return expected.answer !== undefined && !sameValue(expected.answer, given.answer?.value);
}

function faultOf(expected: AskedCase, given: PrintedAnswer): string | null {
  if (expected.orResults === true && given.kind === 'none') return null;
  const { kind } = expected;
  if (given.kind !== kind) return `${kind} ${expected.calculator ?? ''} expected, ${told(given)}`;
  if (kind === 'none') return null;
  if (kind === 'choose') {
    const missing = (expected.readings ?? []).filter(
      (reading) => !(given.readings ?? []).some((each) => fits(reading, each, expected.optional)),
    );
    return missing.length === 0 ? null : `a reading is missing: ${JSON.stringify(missing[0])}; ${told(given)}`;
  }
  const rights = [expected, ...(expected.alsoRight ?? []).map((other) => alsoRight(expected, other))];
  if (!rights.some((right) => fits(right, given, expected.optional)))
    return `${JSON.stringify([expected.calculator, expected.section, expected.values, expected.answer?.field, expected.answer?.value])} expected, ${told(given)}`;
  if (expected.emergency !== given.emergency)
    return `emergency ${expected.emergency ?? 'none'} expected, ${given.emergency ?? 'none'}`;
  return null;
}

function alsoRight(expected: AskedCase, { field, ...other }: Expected & { readonly field?: string }): Expected {
  if (other.section !== undefined && other.values === undefined)
    return { calculator: other.calculator ?? expected.calculator ?? '', section: other.section };
  if (other.values !== undefined)
    return { calculator: other.calculator ?? expected.calculator ?? '', values: other.values };
  return {
    ...(expected.calculator === undefined ? {} : { calculator: expected.calculator }),
    ...(expected.values === undefined ? {} : { values: expected.values }),
    ...(field === undefined ? {} : {}),
  };
}

function told({ kind, calculator, section, values, answer, readings }: PrintedAnswer): string {
  return `${kind} ${JSON.stringify([calculator, section, values, answer?.field, answer?.value, readings?.map((each) => [each.calculator, each.values, each.answer?.field])])} given`;
}

function fits(expected: Expected, given: PrintedAnswer, optional: readonly string[] = []): boolean {
  if (expected.calculator !== given.calculator || expected.section !== given.section) return false;
  const names = new Set([...Object.keys(expected.values ?? {}), ...Object.keys(given.values ?? {})]);
  const areSame =
    expected.values === undefined ||
    [...names].every((name) => optional.includes(name) || sameInput(expected.values?.[name], given.values?.[name]));
  if (!areSame) return false;
  return (
    expected.answer === undefined ||
    (expected.answer.field === given.answer?.field && sameValue(expected.answer, given.answer.value))
  );
}

function sameInput(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => sameRow(each, other[index]));
  const [first, second] = [textOf(one), textOf(other)];
  // Without a unit, in the unit of the blank page.
  return first === second || (!first.includes(' ') && /^\d/.test(first) && second.startsWith(`${first} `));
}

function sameRow(one: unknown, other: unknown): boolean {
  const rows = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))].every(
    (key) => textOf(rows[0]?.[key]) === textOf(rows[1]?.[key]),
  );
}

/** '2e5' is 200000, and '7.50' is 7.5. */
function textOf(value: unknown): string {
  const [first = '', ...rest] = String(value ?? '').split(' ');
  const number = first === '' ? Number.NaN : Number(first);
  return [Number.isNaN(number) ? first : String(number), ...rest].join(' ');
}

function sameValue(
  { value, tolerance = 0 }: { readonly value: unknown; readonly tolerance?: number },
  given: unknown,
): boolean {
  if (typeof value !== 'number') return String(value) === String(given);
  return typeof given === 'number' && Math.abs(given - value) <= Math.abs(value) * tolerance;
}
