/** Seed corpus for fuzzing: the candidates of each formula from the examples of its pages and from the golden cases. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { everyAnalysis } from '#tests/support/everyAnalysis.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { caseTask } from '#tests/vectorRunner/caseTask.ts';
import { readVectorFiles, VECTOR_FOLDER } from '#tests/vectorRunner/vectorFiles.ts';

export type CandidateRecord = Readonly<Record<string, unknown>>;

/** The data that fuzzing needs about a formula. */
export interface FuzzCorpus {
  readonly candidates: readonly CandidateRecord[];
  /** The options that pages offer, by the name of the input; '' is an unmade choice. */
  readonly options: ReadonlyMap<string, ReadonlySet<unknown>>;
}

/** Maximum length: longer texts, such as generated genomes, would leave time for few others. */
const LONGEST_JSON = 5_000;

/** By the id of the formula. */
export async function readCorpus(): Promise<ReadonlyMap<string, FuzzCorpus>> {
  const corpus = new Map<string, { candidates: CandidateRecord[]; options: Map<string, Set<unknown>> }>();
  const of = (formula: string) => {
    const known = corpus.get(formula) ?? { candidates: [], options: new Map<string, Set<unknown>>() };
    corpus.set(formula, known);
    return known;
  };
  const add = (formula: string, candidate: unknown) => {
    if (JSON.stringify(candidate).length > LONGEST_JSON) return;
    of(formula).candidates.push(candidate as CandidateRecord);
  };
  const calculators = await everyCalculator();
  const definitions = new Map(calculators.map(({ id, definition }) => [id, definition]));
  for (const { definition } of calculators) {
    add(definition.formula, createFormModel(definition).candidate(exampleDraft(definition)));
    if (definition.backwards?.value !== undefined) {
      const { formula, fields, fixed } = definition.backwards.value;
      const form = createFormModel({ fields, fixed });
      const dates = Object.entries(fields).flatMap(([name, { kind }]) =>
        kind === 'date' ? [[name, '2024-04-15']] : [],
      );
      add(formula, form.candidate({ ...form.blank, ...Object.fromEntries(dates) }));
    }
    addOptions(definition.formula, definition.fields);
  }
  for (const { definition } of await everyAnalysis()) {
    const { formula, fields, example } = definition;
    const form = createFormModel({ fields, fixed: {} });
    add(formula, form.candidate({ ...form.blank, ...example }));
    addOptions(formula, fields);
  }
  for (const { calculator, cases, isReference } of readVectorFiles(VECTOR_FOLDER)) {
    const definition = definitions.get(calculator);
    // The inputs of reference cases have other names.
    if (definition === undefined || isReference) continue;
    for (const { input } of cases) {
      const { formula, candidate } = caseTask(definition, input);
      add(formula, candidate);
    }
  }
  return corpus;

  function addOptions(formula: string, fields: AnyFields): void {
    const { options } = of(formula);
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'choice') continue;
      const values = field.options.map(({ value }) => value);
      options.set(name, new Set([...(options.get(name) ?? ['']), ...values]));
    }
  }
}

export function corpusOf(corpus: ReadonlyMap<string, FuzzCorpus>, formula: string): FuzzCorpus {
  const known = corpus.get(formula);
  if (known === undefined) throw new Error(`No page and no golden case calls '${formula}'`);
  return known;
}
