/** What a calculator's page is made of, as words: kinds of fields and blocks with their options, and the options of the page. */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyField, AnyFields } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';

/** Keys that hold words or numbers of one calculator, and none that change what the engine does with it. */
const CONTENT: ReadonlySet<string> = new Set([
  ...[
    'kind',
    'label',
    'hint',
    'placeholder',
    'title',
    'rowName',
    'addLabel',
    'options',
    'fields',
    'row',
    'min',
    'max',
    'limits',
  ],
  ...['step', 'unit', 'maxLength', 'minRows', 'field', 'figures', 'columns', 'rows', 'items', 'text', 'texts', 'note'],
  ...['formula', 'fixed', 'example', 'present', 'sources', 'subject'],
]);

/** Options with one of a few values, each of which is a feature of its own. */
const CHOSEN: ReadonlySet<string> = new Set([
  ...['look', 'letterCase', 'readsAs', 'errorStyle', 'resultAfterEdit', 'share', 'frame', 'tone', 'format'],
]);

/**
 * Returns the features of a page: 'number', 'number.units', 'choice.look=radios', 'block chart', 'page warning', and 'number × chart' for
 * each pair of a kind of field and a kind of block.
 *
 * @param presentation of the example's result
 */
export function featuresOf(definition: AnyCalculatorDefinition, presentation: Presentation): ReadonlySet<string> {
  const fields = fieldsWithin({ ...definition.fields, ...definition.backwards?.value?.fields });
  const { blocks, working, ...beside } = presentation;
  const kindsOf = (parts: readonly { readonly kind: string }[]) => [...new Set(parts.map(({ kind }) => kind))];
  return new Set([
    ...fields.flatMap((field) => [field.kind, ...optionsOf(field).map((option) => `${field.kind}.${option}`)]),
    ...blocks.flatMap((block) => [
      `block ${block.kind}`,
      ...optionsOf(block).map((key) => `block ${block.kind}.${key}`),
    ]),
    ...kindsOf(fields).flatMap((field) => kindsOf(blocks).map((block) => `${field} × ${block}`)),
    ...optionsOf(definition).map((option) => `page ${option}`),
    ...Object.keys(beside).map((part) => `result ${part}`),
    ...(working.length > 0 ? ['result working'] : []),
  ]);
}

function fieldsWithin(fields: AnyFields): readonly AnyField[] {
  return Object.values(fields).flatMap((field) => [
    field,
    ...(field.kind === 'group' ? fieldsWithin(field.fields) : field.kind === 'rows' ? fieldsWithin(field.row) : []),
  ]);
}

function optionsOf(part: object): readonly string[] {
  return Object.entries(part)
    .filter(([key, value]) => !CONTENT.has(key) && value !== undefined && value !== false)
    .map(([key, value]) => (CHOSEN.has(key) ? `${key}=${String(value)}` : key));
}
