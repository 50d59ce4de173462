import type { NewCalculator } from './newCalculator.ts';

/**
 * Returns the source of the menu with the calculator appended to its subcategory's list; unchanged when it is already
 * listed there.
 *
 * @throws {Error} when the source has an unexpected form; then the line has to be added by hand
 */
export function withTaxonomyLine(source: string, { id, subcategory }: NewCalculator): string {
  const [category = '', name = ''] = subcategory.split('/');
  const entry = [' ', '\n    ']
    .map((space) => source.indexOf(`category: '${category}',${space}id: '${name}',`))
    .reduce((one, other) => Math.max(one, other));
  const start = source.indexOf('calculators: [', entry);
  const end = source.indexOf(']', start);
  if (entry < 0 || start < 0 || end < 0)
    throw new Error(`The list of ${subcategory} was not found; add '${id}' to it.`);
  if (source.slice(start, end).includes(`'${id}'`)) return source;
  const before = source.slice(0, end).trimEnd();
  const separator = /[[,]$/.test(before) ? '' : ',';
  return `${before}${separator} '${id}'${source.slice(end)}`;
}
