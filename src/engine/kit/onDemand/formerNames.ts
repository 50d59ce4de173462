/** Inputs under the names that they had in earlier versions: links, kept drafts and files outlast a name. */
import type { AnyFields } from '../fields.ts';

/** What an input is called now, and its value; unchanged where the fields know its name, or never did. */
export function renamedInput(fields: AnyFields, name: string, value: unknown): readonly [name: string, value: unknown] {
  if (Object.hasOwn(fields, name)) return [name, value];
  for (const [now, field] of Object.entries(fields)) {
    const values = field.kind === 'choice' ? field.formerly?.[name] : undefined;
    const known = values !== undefined && Object.hasOwn(values, String(value)) ? values[String(value)] : undefined;
    if (known !== undefined) return [now, known];
  }
  return [name, value];
}
