/** Every case of the reading corpus through the worker's host, as the page would have it: refusal, one press, result. */
import { describe, expect, test } from 'vitest';
import dnaSequence from '#src/calculators/dna-sequence/calculator.ts';
import proteinSynthesis from '#src/calculators/protein-synthesis/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { lookAt } from '#src/engine/form/onDemand/chosenFile.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { calculation } from '#src/tools/cli/calculation.ts';
import { heldFiles } from '#src/tools/cli/heldFiles.ts';
import type { AnyTypes, Remedy } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import {
  chosenFile,
  EDITS,
  isReading,
  isReadingEdit,
  pastedText,
  type Reading,
  type ReadingCase,
  readingCases,
  saidIn,
} from './readingCases.ts';

const DEFINITIONS: Readonly<Record<ReadingCase['page'], unknown>> = {
  'dna-sequence': dnaSequence,
  'protein-synthesis': proteinSynthesis,
};

const host = createHost<AnyTypes>({
  './formulas/dna-sequence.ts': () => import('#workers/formulas/dna-sequence.ts'),
  './formulas/protein-synthesis.ts': () => import('#workers/formulas/protein-synthesis.ts'),
});
const texts = heldFiles(host);

async function draftOf(given: ReadingCase): Promise<Values> {
  const definition = DEFINITIONS[given.page] as AnyCalculatorDefinition;
  const pasted = pastedText(given);
  const sequence = pasted === null ? await texts.hold(chosenFile(given)) : texts.holdText(pasted);
  return { ...createFormModel(definition).blank, ...given.set, sequence };
}

interface Run {
  readonly result: Readonly<Record<string, unknown>> | null;
  /** All that the page shows of it. */
  readonly said: string;
  readonly remedies: readonly Remedy[];
}

async function run({ page }: ReadingCase, draft: Values): Promise<Run> {
  const answer = await calculation(host, DEFINITIONS[page] as AnyCalculatorDefinition, draft);
  if ('issues' in answer) {
    const remedies = answer.issues.flatMap(({ remedies = [] }) => remedies);
    return { result: null, said: saidIn(answer.issues), remedies };
  }
  const result = answer.result as Readonly<Record<string, unknown>>;
  return { result, said: JSON.stringify(answer.presentation), remedies: [] };
}

function expectReading({ result, said }: Run, { length, gc, firstLetters, recordCount, mustShow }: Reading): void {
  expect(result?.length).toBe(length);
  if (gc !== undefined) expect(result?.gcContent).toBeCloseTo(gc, 5);
  if (recordCount !== undefined) expect(result?.recordCount).toBe(recordCount);
  if (mustShow !== undefined) expect(said).toMatch(new RegExp(mustShow, 'i'));
  const { rna, sequence } = result as { rna?: unknown; sequence?: unknown };
  const letters = typeof rna === 'string' ? rna.replaceAll('U', 'T') : sequence;
  if (firstLetters !== undefined && typeof letters === 'string')
    expect(letters.slice(0, firstLetters.length)).toBe(firstLetters);
}

describe('the reading corpus', () => {
  test('is read at all', () => {
    expect(readingCases().length).toBeGreaterThanOrEqual(83);
  });

  test.each(readingCases())('$page: $name', async (given) => {
    const draft = await draftOf(given);
    const first = await run(given, draft);
    const wanted = given.expect;
    if (isReading(wanted)) return expectReading(first, wanted);
    if (first.result !== null) {
      expect(wanted.mayRead, 'read, where it should be refused').toBe(true);
      return expectReading(first, wanted.then as Reading);
    }
    expect(first.said).toMatch(new RegExp(wanted.mustSay, 'i'));
    if (wanted.remedy === undefined) return;
    const isWanted = EDITS[wanted.remedy] ?? isReadingEdit;
    const remedy = first.remedies.find(isWanted);
    expect(remedy, `offers only ${JSON.stringify(first.remedies)}`).toBeDefined();
    if (remedy === undefined || wanted.then === undefined) return;
    expectReading(await run(given, { ...draft, [remedy.field]: remedy.value }), wanted.then);
  });

  test('a file is looked at as the page looks at it', async () => {
    const given = readingCases().find(({ file }) => file === 'files/one.fa.gz') as ReadingCase;
    expect((await lookAt(chosenFile(given))).isGzip).toBe(true);
  });
});
