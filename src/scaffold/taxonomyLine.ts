import type { NewCalculator } from './newCalculator.ts';

/**
 * The source of the menu with the calculator at the end of its subcategory's list; as it was when it is listed there already.
 *
 * @throws {Error} when the source is not written as expected: the line is to be added by hand then
 */
export function withTaxonomyLine(source: string, { id, subcategory }: NewCalculator): string {
  const [category = '', name = ''] = subcategory.split('/');
  const entry = source.indexOf(`category: '${category}',\n    id: '${name}',`);
  const start = source.indexOf('calculators: [', entry);
  const end = source.indexOf(']', start);
  if (entry < 0 || start < 0 || end < 0)
    throw new Error(`The list of ${subcategory} was not found; add '${id}' to it.`);
  if (source.slice(start, end).includes(`'${id}'`)) return source;
  const before = source.slice(0, end).trimEnd();
  const separator = /[[,]$/.test(before) ? '' : ',';
  return `${before}${separator} '${id}'${source.slice(end)}`;
}
