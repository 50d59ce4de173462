/**
 * Typing errors that must not compile. Each is below `@ts-expect-error`, so that `tsc -b` fails here as soon as it
 * accepts one; the lines beside them show that the correct spelling compiles.
 */
import { expect, test } from 'vitest';
import { defineBackwards, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { Figure, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { BackLinkTarget } from '#src/engine/kit/taxonomy.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type { AnyTypes, TextKey } from '#workers/contract.ts';
import type { AverageMassResult } from '#workers/formulas/average-atomic-mass.ts';
import average from '#workers/formulas/average-atomic-mass.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';
import type { PhResult } from '#workers/formulas/ph-analysis.ts';
import ph from '#workers/formulas/ph-analysis.ts';
import { createHost } from '#workers/host.ts';
import type { CalculatorHost } from '#workers/questions.ts';
import type { SourceKey } from '#workers/reference/sources.ts';

type PhKey = ResultKey<PhResult>;

const FIELDS = {
  pH: { kind: 'number', label: 'pH' },
  temperature: { kind: 'number', label: 'Temperature' },
} as const;
const POH: Figure<PhKey> = { field: 'pOH', label: 'pOH', value: 7, text: '7' };
const PRESENTATION: Presentation<PhKey> = { headline: POH, status: '', blocks: [], working: [] };
const NUMBER = { kind: 'number', label: '', written: plain } as const;
const WORDS = { kind: 'words', label: '' } as const;
const OUTPUTS = {
  type: WORDS,
  hydrogenConcentration: NUMBER,
  hydroxideConcentration: NUMBER,
  pOH: NUMBER,
  reference: {
    kind: 'group',
    keys: { pKw: NUMBER, pOH: NUMBER, neutralPoint: NUMBER, type: WORDS, hydroxideConcentration: NUMBER },
  },
} as const satisfies Outputs<PhResult>;
const REST = {
  outputs: OUTPUTS,
  fixed: {},
  example: { pH: '7', temperature: '' },
  errorStyle: 'inline',
  present: () => PRESENTATION,
  evidence: 'law',
  sources: ['iupacPh2002'],
} as const;

/** Misspelled keys have no value at run time. */
function strayKeys(keys: readonly string[], known: readonly string[]): readonly string[] {
  return keys.filter((key) => !known.includes(key));
}

test('the id of a formula', () => {
  const right = defineCalculator<typeof ph>()({ ...REST, formula: 'ph-analysis', fields: FIELDS });
  // @ts-expect-error: ph-analysis
  const wrong = defineCalculator<typeof ph>()({ ...REST, formula: 'ph-analisys', fields: FIELDS });
  expect([right.formula, wrong.formula]).toEqual([ph.id, 'ph-analisys']);
});

test('the name of an input', () => {
  const formula = 'ph-analysis';
  const misspelt = { pH: FIELDS.pH, temprature: FIELDS.temperature } as const;
  // @ts-expect-error: temperature
  const { fields } = defineCalculator<typeof ph>()({ ...REST, formula, fields: misspelt });
  // @ts-expect-error: temperature
  const { fixed } = defineCalculator<typeof ph>()({ ...REST, formula, fields: FIELDS, fixed: { temprature: 25 } });
  expect(strayKeys([...Object.keys(fields), ...Object.keys(fixed)], ['pH', 'temperature'])).toHaveLength(2);
});

test('the name of another input, where a field points to one', () => {
  const pointing = { ...FIELDS, pH: { ...FIELDS.pH, unitIn: 'phUnit' } } as const;
  // @ts-expect-error: there is no input phUnit
  const { fields } = defineCalculator<typeof ph>()({ ...REST, formula: 'ph-analysis', fields: pointing });
  expect(fields).not.toHaveProperty(pointing.pH.unitIn);
});

test('the keys of the result, and what kind of value each has', () => {
  const { type: _, ...incomplete } = OUTPUTS;
  const found: readonly Outputs<PhResult>[] = [
    OUTPUTS,
    // @ts-expect-error: type
    incomplete,
    // @ts-expect-error: pOH
    { ...OUTPUTS, poh: NUMBER },
    // @ts-expect-error: a number
    { ...OUTPUTS, pOH: WORDS },
    // @ts-expect-error: there are three types
    { ...OUTPUTS, type: { ...WORDS, words: { acidic: 'Acidic', basic: 'Basic' } } },
  ];
  expect(found).toHaveLength(5);
});

test('the key of a figure, at the top and nested', () => {
  const right: readonly PhKey[] = ['pOH', 'reference.pKw', 'reference.neutralPoint', 'type'];
  const wrong: readonly PhKey[] = [
    // @ts-expect-error: pOH
    'poh',
    // @ts-expect-error: reference.pKw
    'reference.pKW',
    // @ts-expect-error: it is in the reference
    'neutralPoint',
    // @ts-expect-error: a group is no figure
    'reference',
  ];
  expect(strayKeys(wrong, right)).toEqual(wrong);
});

test('the key of a figure in a list', () => {
  type Key = ResultKey<AverageMassResult>;
  const index: number = 0;
  const right: readonly Key[] = ['isotopes.0.contribution', `isotopes.${index}.mass`, 'averageAtomicMass'];
  const wrong: readonly Key[] = [
    // @ts-expect-error: contribution
    'isotopes.0.contributon',
    // @ts-expect-error: isotopes
    `isotops.${index}.mass`,
    // @ts-expect-error: a place in the list
    'isotopes.first.mass',
  ];
  expect(strayKeys(wrong, right)).toEqual(wrong);
  expect(average.id).toBe('average-atomic-mass');
});

test('a figure in any place: headline, block, cell, working', () => {
  const fields = { formula: 'ph-analysis', fields: FIELDS } as const;
  const stray = { field: 'poh', label: 'pOH', value: 7, text: '7' } as const;
  const cell: TableBlock<'poh'> = { kind: 'table', title: '', columns: [], rows: [[stray]] };
  const step: WorkingStep<'poh'> = { label: '', formula: '', substituted: '', value: '', data: stray };
  const presentations = [
    // @ts-expect-error: pOH
    defineCalculator<typeof ph>()({ ...REST, ...fields, present: () => ({ ...PRESENTATION, headline: stray }) }),
    // @ts-expect-error: pOH
    defineCalculator<typeof ph>()({ ...REST, ...fields, present: () => ({ ...PRESENTATION, blocks: [cell] }) }),
    // @ts-expect-error: pOH
    defineCalculator<typeof ph>()({ ...REST, ...fields, present: () => ({ ...PRESENTATION, working: [step] }) }),
    // @ts-expect-error: a presentation with arbitrary keys is not one of this result
    defineCalculator<typeof ph>()({ ...REST, ...fields, present: (): Presentation => PRESENTATION }),
  ].map(({ present }) => present(null, null));
  expect(JSON.stringify(presentations).match(/"field":"poh"/g)).toHaveLength(3);
});

test('what is said to be as precise as the inputs', () => {
  const rules = [
    defineCalculator<typeof ph>()({
      ...REST,
      formula: 'ph-analysis',
      fields: FIELDS,
      precision: { counts: 'decimals', of: ['pOH', 'reference'] },
    }),
    defineCalculator<typeof ph>()({
      ...REST,
      formula: 'ph-analysis',
      fields: FIELDS,
      // @ts-expect-error: pOH
      precision: { counts: 'decimals', of: ['poh'] },
    }),
  ];
  expect(rules.map(({ precision }) => precision?.of)).toEqual([['pOH', 'reference'], ['poh']]);
});

test('the figures of a reverse calculation', () => {
  const plan = defineBackwards<typeof ph>()({
    formula: 'ph-analysis',
    heading: '',
    introduction: '',
    fixed: {},
    fields: FIELDS,
    ready: () => true,
    unready: '',
    // @ts-expect-error: pOH
    figures: () => [{ ...POH, field: 'poh' }],
    use: () => ({ label: '', field: 'pH', value: '7' }),
  });
  expect(plan.figures(null).map(({ field }) => field)).toEqual(['poh']);
});

test('where a back link leads, and a source', () => {
  const right: readonly (BackLinkTarget | SourceKey)[] = ['chemistry', 'iupacPh2002'];
  // @ts-expect-error: there is no such category
  const back: BackLinkTarget = 'alchemy';
  // @ts-expect-error: iupacPh2002
  const source: SourceKey = 'iupacPh2020';
  expect(strayKeys([back, source], right)).toEqual([back, source]);
});

test('a long text of a result', () => {
  type Key = TextKey<DnaSequenceResult>;
  const right: readonly Key[] = ['rna', 'reference.reverseComplement', 'openFrames.protein'];
  // @ts-expect-error: a number is no text
  const wrong: readonly Key[] = ['length'];
  expect(strayKeys(wrong, right)).toEqual(wrong);
});

test('at the worker boundary: id, candidate, input, result', async () => {
  const host = createHost({ './formulas/ph-analysis.ts': async () => ({ default: ph }) });
  const ignore = () => {};
  const verdict = await host.ask('validate', 'ph-analysis', { pH: 7.4, temperature: null }, ignore);
  if (!verdict.ok) throw new Error('It is refused');
  const result: PhResult = await host.ask('compute', 'ph-analysis', verdict.input, ignore);
  expect(result.type satisfies 'acidic' | 'neutral' | 'basic').toBe('basic');
  // @ts-expect-error: no result is of another formula
  const other: AverageMassResult = result;
  expect(other).toBe(result);
  // @ts-expect-error: there is no such formula
  await expect(host.warm('ph-analisys')).rejects.toThrow("There is no formula 'ph-analisys'");
  // @ts-expect-error: temperature
  const stray = await host.ask('validate', 'ph-analysis', { pH: 7.4, temprature: null }, ignore);
  expect(stray).toEqual(verdict);
  // @ts-expect-error: the input is complete, the candidate is not
  await expect(host.ask('compute', 'ph-analysis', { pH: null, temperature: null }, ignore)).resolves.toBeTypeOf(
    'object',
  );
  // @ts-expect-error: a host for any formula must be created with `AnyTypes`
  const anyHost: CalculatorHost<AnyTypes> = host;
  expect(anyHost).toBe(host);
});
