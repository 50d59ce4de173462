/** The choices and boxes to tick of a page that a line names. */
import type { Values } from '#src/engine/kit/fields.ts';
import { isUnitField } from '#src/engine/kit/unitFields.ts';
import type { AskedPage } from './declarations.ts';
import type { Line } from './marks.ts';
import { placesOf } from './phrases.ts';
import { lengthOf, overlap, type Range } from './range.ts';

/** What a choice is set to, and the words that say so. */
export interface Chosen {
  /** Several where the words mean several options. */
  readonly values: readonly Values[];
  readonly places: readonly Range[];
}

const MOST_OPTIONS = 4;

/**
 * Returns what the line says of these inputs; nothing of a choice of which it names several options in several places.
 *
 * @param names of the inputs that are not filled
 */
export function choicesIn(line: Line, page: AskedPage, names: readonly string[]): readonly Chosen[] {
  return names.flatMap((name) => {
    const field = page.fields[name];
    if (field?.kind === 'checkbox') {
      const places = placesOf(page.inputs?.[name]?.words, line.text, line.marks);
      return places.length === 0 ? [] : [{ values: [{ [name]: true }], places }];
    }
    if (field?.kind !== 'choice' || isUnitField(field) || isUnitChoice(page, name)) return [];
    return page.inputs?.[name]?.reads === undefined ? (optionIn(line, page, name) ?? []) : [];
  });
}

function isUnitChoice({ fields }: AskedPage, name: string): boolean {
  return Object.values(fields).some((field) => field.kind === 'number' && field.unitIn === name);
}

interface Found {
  readonly value: string;
  readonly places: ReturnType<typeof placesOf>;
}

function optionIn({ text, marks }: Line, page: AskedPage, name: string): Chosen | null {
  const field = page.fields[name];
  if (field?.kind !== 'choice') return null;
  const found = field.options
    .map(({ value, label }): Found => ({ value, places: placesOf(optionWords(page, name, value, label), text, marks) }))
    .filter(({ places }) => places.length > 0)
    .toSorted((one, other) => lengthOf(other.places[0]) - lengthOf(one.places[0]));
  const exact = found.filter(({ places }) => places.some(({ isExact }) => isExact));
  const named = exact.length > 0 ? exact : found;
  const best = named.filter(({ places }) => lengthOf(places[0]) === lengthOf(named[0]?.places[0]));
  if (best.length === 0 || best.length > MOST_OPTIONS) return null;
  const places = best.flatMap((each) => each.places);
  // 'Cholesterol triglycerides 100 mg/dL' names two: the longer word does not decide between them.
  if (
    named.some(
      (each) => !best.includes(each) && !each.places.some((place) => places.some((other) => overlap(place, other))),
    )
  )
    return null;
  return { values: best.map(({ value }) => ({ [name]: value })), places };
}

function optionWords({ inputs }: AskedPage, name: string, value: string, label: string): string {
  const declared = inputs?.[name]?.options?.[value];
  const plain = (label.split(/[,:(]/)[0] ?? '').trim();
  const spaced = value.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return [declared, plain, spaced, value].filter((each) => each !== undefined && each.length > 1).join('|');
}
