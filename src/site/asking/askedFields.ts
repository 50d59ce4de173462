import type { AnyFields } from '#src/engine/kit/fields.ts';

/** The parts of a page's definition that are needed to read a line. */
export interface AskedFields {
  readonly fields: AnyFields;
  readonly isStrict: boolean;
}

/**
 * The fields of the pages and sections that lines ask, by their ids: 'molarity', 'molarity solution-recipe'. The build fills it
 * (`src/tools/build/computedModules.ts`), so that a search loads no page; the development server answers no line.
 */
export const ASKED_FIELDS: Readonly<Record<string, AskedFields>> = {};
