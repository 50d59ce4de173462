/** Reads golden cases and says which calculator each file belongs to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf, type SequenceGenerator } from '#tests/support/longSequences.ts';

export interface Tolerance {
  readonly rel: number;
  readonly abs: number;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface VectorCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expect?: JsonObject;
  readonly error?: string;
  readonly disabled?: true;
  readonly noResult?: true;
  readonly rejected?: true;
  readonly display?: Readonly<Record<string, string>>;
  readonly tolerance?: Tolerance;
}

export interface VectorFile {
  readonly file: string;
  readonly calculator: string;
  /** The expected keys are those of the reference method. */
  readonly isReference: boolean;
  readonly tolerance: Tolerance;
  readonly cases: readonly VectorCase[];
}

/** Where the golden cases are kept when the checkout stands beside them; `tests/vectors` is a copy. */
export const ORIGINAL_FOLDER = '../shared/vectors';
export const COPIED_FOLDER = 'tests/vectors';

/** The folder that `VECTORS` names, else the original, else the copy. */
export function vectorFolder(root: string): string {
  const original = join(root, ORIGINAL_FOLDER);
  return process.env.VECTORS || (existsSync(original) ? original : join(root, COPIED_FOLDER));
}

/** With a folder of somebody else's, every file must be runnable: nothing is waved through. */
export function isForeignFolder(): boolean {
  return Boolean(process.env.VECTORS);
}

export function readVectorFiles(folder: string): readonly VectorFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((file) => {
      const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<VectorFile, 'file' | 'isReference'>;
      return { ...content, file, isReference: file.endsWith('.reference.json'), cases: content.cases.map(withLetters) };
    });
}

/** A generated sequence takes the place of its recipe. */
function withLetters(vectorCase: VectorCase): VectorCase {
  const { generator, ...input } = vectorCase.input;
  if (generator === undefined) return vectorCase;
  return { ...vectorCase, input: { ...input, sequence: lettersOf(generator as unknown as SequenceGenerator) } };
}
