/** Rejects command lines that could run, but not as intended. */

import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { type AnyFields, resetsOthers, type Values } from '#src/engine/kit/fields.ts';
import { dayFault } from '#src/engine/kit/onDemand/toldToday.ts';
import type { IsoDate } from '#workers/contract.ts';
import type { AskedSection } from './askedSection.ts';
import type { Call } from './callWords.ts';
import { CommandMistake } from './commandMistake.ts';
import { inputNamed } from './fieldFlags.ts';
import { isOfOne } from './printedAnswers.ts';

/** Creates the error for inputs that do not fit the declared fields, with a list of these. */
export function misfit(complaints: readonly string[], fields: AnyFields): string {
  return `${complaints.join('\n')}\nThe inputs are: ${Object.keys(fields).join(', ')}`;
}

/**
 * Requires the type of a sequence. On the page it is chosen before the file, and choosing it removes the file. A
 * protein file read as DNA by default would give wrong results, or be refused with messages about DNA.
 *
 * @throws CommandMistake where the calculator reads several types and none is given
 */
export function requireSequenceType({ fields }: AnyCalculatorDefinition, values: unknown): void {
  const found = Object.entries(fields).find(([, field]) => resetsOthers(field));
  const [name, field] = found ?? [];
  if (name === undefined || field?.kind !== 'choice') return;
  if (typeof values === 'object' && values !== null && Object.hasOwn(values, name)) return;
  const types = field.options.map(({ value }) => value);
  throw new CommandMistake(`Say what the sequences are: --${name} ${types.slice(0, -1).join(', ')} or ${types.at(-1)}`);
}

/** @throws CommandMistake for options that a section makes no use of */
export function refuseUnaskable({ options, uncertainties }: Call, { entry, isAboutText }: AskedSection): void {
  if (uncertainties.length > 0) throw new CommandMistake(`'${entry.id}' takes no uncertainties: only calculators do`);
  if (isAboutText && options.record !== undefined)
    throw new CommandMistake(`'${entry.id}' is about all records: leave out '--record'`);
}

/** @throws CommandMistake for a flag of an input that the page would hide: the formula would treat it as blank */
export function refuseUnusedFlags({ id = '', flags }: Call, { fields }: AnyCalculatorDefinition, draft: Values): void {
  for (const flag of flags) {
    const visibleWhen = fields[inputNamed(id, fields, flag)]?.visibleWhen;
    if (visibleWhen?.(draft) === false)
      throw new CommandMistake(`'${flag.written}' has no effect with the other inputs as they are: leave it out`);
  }
}

/**
 * Returns the day that a call names; undefined where it names none.
 *
 * @throws CommandMistake for a day that cannot be used
 */
export function calledDay({ options }: Call, definition: AnyCalculatorDefinition): IsoDate | undefined {
  const { today, text, check, format } = options;
  if (today === undefined) return undefined;
  if (text !== undefined || check !== undefined || isOfOne(format))
    throw new CommandMistake("'--today' is for answers in JSON and CSV");
  const fault = dayFault(definition, today);
  if (fault !== null) throw new CommandMistake(fault);
  return today as IsoDate;
}
