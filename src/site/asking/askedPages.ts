/** Everything that pages declare about lines, joined with their fields. */
import { type AnyFields, isHeldText, type Value, type Values } from '#src/engine/kit/fields.ts';
import type { AskedPage, AskedWords } from './declarations.ts';
import { ANIMAL_WORDS } from './words/animals.ts';
import { ATOM_WORDS } from './words/atoms.ts';
import { BENCH_WORDS } from './words/bench.ts';
import { CHEMISTRY_WORDS } from './words/chemistry.ts';
import { CONVERTER_WORDS } from './words/converters.ts';
import { ECOLOGY_WORDS } from './words/ecology.ts';
import { EVERYDAY_WORDS } from './words/everyday.ts';
import { GENE_WORDS } from './words/genes.ts';
import { HEALTH_WORDS } from './words/health.ts';
import { MEDICINE_WORDS } from './words/medicines.ts';
import { STATISTICS_WORDS } from './words/statistics.ts';

export const ASKED_WORDS: readonly AskedWords[] = [
  ...BENCH_WORDS,
  ...GENE_WORDS,
  ...CHEMISTRY_WORDS,
  ...ATOM_WORDS,
  ...CONVERTER_WORDS,
  ...ANIMAL_WORDS,
  ...MEDICINE_WORDS,
  ...HEALTH_WORDS,
  ...EVERYDAY_WORDS,
  ...STATISTICS_WORDS,
  ...ECOLOGY_WORDS,
];

/** 'molarity', and of a section 'molarity solution-recipe'. */
export function askedName({ id, section }: Pick<AskedWords, 'id' | 'section'>): string {
  return section === undefined ? id : `${id} ${section}`;
}

/**
 * Joins the words of a page with its fields.
 *
 * @param fields of the page, or of the section that answers
 * @param isStrict a page on toxicity or medicine
 */
export function askedPage(words: AskedWords, fields: AnyFields, isStrict: boolean): AskedPage {
  return { ...words, fields, isStrict };
}

/**
 * Returns the whole draft of a reading: its values over those of the blank page, the rows of a list completed, and the unit that is asked for.
 *
 * @param fields of the page, or of the section that answers
 * @param blank the draft of the blank page
 * @param hold makes a long text of a typed one
 */
export function draftOf(
  { values, opens }: { readonly values: Values; readonly opens?: Values },
  fields: AnyFields,
  blank: Values,
  hold: (text: string) => Value,
): Values {
  const filled = Object.entries(values).map(([name, value]): readonly [string, Value] => {
    const field = fields[name];
    if (field?.kind === 'sequence' && typeof value === 'string' && !isHeldText(value)) return [name, hold(value)];
    if (field?.kind !== 'rows' || !Array.isArray(value)) return [name, value];
    const row = (blankRow: Values) => (value as readonly Values[]).map((each) => ({ ...blankRow, ...each }));
    const [first] = (blank[name] as readonly Values[] | undefined) ?? [];
    return [
      name,
      row(
        first === undefined
          ? {}
          : Object.fromEntries(
              Object.entries(first).map(([key, each]) => [key, field.row[key]?.kind === 'choice' ? each : '']),
            ),
      ),
    ];
  });
  return { ...blank, ...Object.fromEntries(filled), ...opens };
}

/**
 * Whether the page took the units that were typed, where a result says which they are: both the one of the number and the one asked for are in the line.
 *
 * @param proved keys of the result
 */
export function isProved(proved: readonly string[] = [], result: unknown, line: string): boolean {
  const written = line
    .toLowerCase()
    .replace(/\bu(?=mol|g)/g, 'µ')
    .replaceAll('μ', 'µ');
  return proved.every((key) => {
    const unit = (result as Readonly<Record<string, unknown>>)[key];
    return typeof unit === 'string' && written.includes(unit.toLowerCase().replaceAll('μ', 'µ'));
  });
}
