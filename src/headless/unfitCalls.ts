/** Calls that could be followed, but not as they were meant. */

import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { type AnyFields, resetsOthers, type Values } from '#src/kit/fields.ts';
import type { Call } from './callWords.ts';
import { CommandMistake } from './commandMistake.ts';
import { inputNamed } from './fieldFlags.ts';

/** What does not fit the declared fields, and which there are. */
export function misfit(complaints: readonly string[], fields: AnyFields): string {
  return `${complaints.join('\n')}\nThe inputs are: ${Object.keys(fields).join(', ')}`;
}

/**
 * On the page the type of a sequence is chosen before the file, and choosing it removes the file. A file of proteins that is
 * taken for DNA because nothing was said would be wrong, or refused in words about DNA.
 *
 * @throws CommandMistake where the calculator reads several types and the call names none
 */
export function refuseUnsaidType({ fields }: AnyCalculatorDefinition, values: unknown): void {
  const found = Object.entries(fields).find(([, field]) => resetsOthers(field));
  const [name, field] = found ?? [];
  if (name === undefined || field?.kind !== 'choice') return;
  if (typeof values === 'object' && values !== null && Object.hasOwn(values, name)) return;
  const types = field.options.map(({ value }) => value);
  throw new CommandMistake(`Say what the sequences are: --${name} ${types.slice(0, -1).join(', ')} or ${types.at(-1)}`);
}

/** @throws CommandMistake for a flag of an input that the page would hide: the formula takes it for blank */
export function refuseUnusedFlags({ id = '', flags }: Call, { fields }: AnyCalculatorDefinition, draft: Values): void {
  for (const flag of flags) {
    const visibleWhen = fields[inputNamed(id, fields, flag)]?.visibleWhen;
    if (visibleWhen?.(draft) === false)
      throw new CommandMistake(`'${flag.written}' has no effect with the other inputs as they are: leave it out`);
  }
}
