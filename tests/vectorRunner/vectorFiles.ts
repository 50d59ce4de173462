/** Reads golden cases and says which calculator each file belongs to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject, Tolerance } from '#src/agreement/goldenCase.ts';
import { lettersOf, type SequenceGenerator } from '#tests/support/longSequences.ts';

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

/** The golden cases; where the checkout stands beside their originals, a test holds the two together. */
export const VECTOR_FOLDER = 'tests/vectors';
/** Those of the first 77 calculators: all of them are copied. */
export const ORIGINAL_FOLDER = '../shared/vectors';
/** Those of calculators to come: a file is copied with its calculator. */
export const NEXT_ORIGINAL_FOLDER = '../shared/vectors-next';

/** The folder that `VECTORS` names, else our own. */
export function vectorFolder(root: string): string {
  return process.env.VECTORS || join(root, VECTOR_FOLDER);
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
