/** What people type into number boxes, and what must come of it: the cases of `numbers.json`. */
import { readFileSync } from 'node:fs';
import { withValueAt } from '#src/engine/form/controls.ts';
import { blankValues } from '#src/engine/form/fieldValues.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';

export const COPY = 'tests/reading/numbers.json';
export const ORIGINAL = '../shared/reading/numbers.json';

export interface CorpusBox {
  readonly label: string;
  readonly page: string;
  readonly name: string;
  readonly unit?: string;
  readonly units?: readonly string[];
  readonly fill: Readonly<Record<string, string>>;
  /** A list, and how many rows it needs. */
  readonly rows?: { readonly add: string; readonly count: number };
}

/** The figures of the plain number, or a sentence that names each text ('a|b': one of them) as a word of its own. */
export type Outcome =
  | { readonly value: number | string; readonly unit?: string }
  | { readonly refused: true; readonly sentenceNames: readonly string[] };

export interface NumberCase {
  readonly typed: string;
  readonly box: CorpusBox;
  readonly outcomes: readonly Outcome[];
}

interface Corpus {
  readonly fields: Readonly<Record<string, CorpusBox>>;
  readonly cases: readonly {
    readonly typed: string;
    readonly field: { readonly id: string };
    readonly expect: Outcome;
    readonly alsoRight?: readonly Outcome[];
  }[];
}

export function numberCases(): readonly NumberCase[] {
  const { fields, cases } = JSON.parse(readFileSync(COPY, 'utf8')) as Corpus;
  return cases.map(({ typed, field: { id }, expect, alsoRight = [] }) => {
    const box = fields[id];
    if (box === undefined) throw new Error(`No box '${id}'`);
    return { typed, box, outcomes: [expect, ...alsoRight] };
  });
}

/** The page's form with everything else filled in and the text in the box. */
export function filledWith(fields: AnyFields, box: CorpusBox, text: string, unit?: string): Values {
  const { add, count = 0 } = box.rows ?? {};
  const list = add === undefined ? undefined : fields[add];
  const blank = blankValues(fields);
  const start =
    add !== undefined && list?.kind === 'rows'
      ? { ...blank, [add]: Array.from({ length: count }, () => blankValues(list.row)) }
      : blank;
  const entries = { ...box.fill, [box.name]: text, ...(unit !== undefined && { [`${box.name}_unit`]: unit }) };
  return Object.entries(entries).reduce((so, [name, value]) => withValueAt(so, name, value), start);
}

/** Whether each of the texts stands in the sentence as a word of its own. */
export function namesAll(sentence: string, texts: readonly string[]): boolean {
  return texts.every((either) => either.split('|').some((text) => hasWord(sentence, text)));
}

function hasWord(sentence: string, text: string): boolean {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(sentence);
}
