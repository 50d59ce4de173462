/** Plans a new calculator, or explains why it cannot be created. */
import { SUBCATEGORIES, type SubcategoryPath } from '#src/engine/kit/taxonomy.ts';
import { calculatorFiles } from './calculatorFiles.ts';

export interface NewCalculator {
  /** Lower-case words with hyphens: 'oligo-resuspension'. */
  readonly id: string;
  /** 'Oligo Resuspension Calculator'. */
  readonly name: string;
  /** Its place in the menu: 'biology/cell-biology'. */
  readonly subcategory: SubcategoryPath;
}

/** The arguments of `npm run new`. */
export interface Wish {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly category?: string | undefined;
  /** 'biology/genetics'; 'genetics' where only one category has it, or beside `category`. */
  readonly subcategory?: string | undefined;
}

export type Planned = { readonly calculator: NewCalculator } | { readonly refusal: string };

const PATHS = SUBCATEGORIES.map(({ category, id }) => `${category}/${id}` as SubcategoryPath);

const USAGE =
  'npm run new -- oligo-resuspension --subcategory biology/cell-biology --name "Oligo Resuspension Calculator"';

/** @param exists whether a path from the top level exists */
export function planned({ id, name, category, subcategory }: Wish, exists: (path: string) => boolean): Planned {
  if (id === undefined) return refused(`Which calculator? For example: ${USAGE}`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    return refused(`'${id}' cannot be an id: ids are lower-case words with hyphens, such as oligo-resuspension.`);
  const taken = Object.values(calculatorFiles(id)).filter(exists);
  if (taken.length > 0) return refused(`'${id}' exists: ${taken.join(', ')}. Nothing was written.`);
  const path = subcategoryPath(category, subcategory);
  if (path === null) {
    const problem =
      subcategory === undefined
        ? 'Where does the menu list it? Add --subcategory.'
        : `There is no subcategory '${[category, subcategory].filter((part) => part !== undefined).join('/')}'.`;
    return refused(
      [problem, 'It is one of these:', ...PATHS.map((each) => `  ${each}`), `For example: ${USAGE}`].join('\n'),
    );
  }
  return { calculator: { id, name: name ?? `${titleOf(id)} Calculator`, subcategory: path } };
}

/** Returns 'Oligo Resuspension'. */
export function titleOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function subcategoryPath(category: string | undefined, subcategory: string | undefined): SubcategoryPath | null {
  if (subcategory === undefined) return null;
  const wished = category === undefined || subcategory.includes('/') ? subcategory : `${category}/${subcategory}`;
  const found = PATHS.filter((path) => path === wished || path.endsWith(`/${wished}`));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function refused(refusal: string): Planned {
  return { refusal };
}
