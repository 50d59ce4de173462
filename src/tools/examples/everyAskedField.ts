/** The fields of all pages and sections that a line may ask, when the site is built. No page imports it. */
import type { AnyFields } from '#src/engine/kit/fields.ts';
import type { AskedFields } from '#src/site/asking/askedFields.ts';
import { ASKED_WORDS, askedName } from '#src/site/asking/askedPages.ts';
import type { AskedWords } from '#src/site/asking/declarations.ts';
import { loadedAnalysis, loadedDefinition } from '#src/tools/cli/everyCalculator.ts';

/** Returns the fields by the names of pages and sections. What only draws a field is left out. */
export async function askedFields(): Promise<Readonly<Record<string, AskedFields>>> {
  const entries = await Promise.all(
    ASKED_WORDS.map(async (words) => [askedName(words), await fieldsOf(words)] as const),
  );
  return Object.fromEntries(entries);
}

async function fieldsOf({ id, section }: AskedWords): Promise<AskedFields> {
  const definition = await loadedDefinition(id);
  const analysis = section === undefined ? undefined : await loadedAnalysis(section);
  if (definition === undefined || (section !== undefined && analysis === undefined))
    throw new Error(`A line asks '${id}', section '${section ?? ''}', which is not there`);
  return { fields: bare(analysis?.fields ?? definition.fields), isStrict: definition.resultAfterEdit === 'removed' };
}

/** Functions, such as those that say when a field is visible, do not travel; hints and placeholders are not read. */
function bare(fields: AnyFields): AnyFields {
  return JSON.parse(JSON.stringify(fields, (key, value: unknown) => (UNREAD.has(key) ? undefined : value)));
}

const UNREAD = new Set(['hint', 'placeholder', 'step', 'optional', 'look', 'description']);
