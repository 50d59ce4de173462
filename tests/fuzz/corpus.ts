/** Candidates from which fuzzing starts: what each formula is given by the examples of its pages and by the golden cases. */
import { formModel } from '#src/form/formModel.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { caseTask } from '#tests/vectorRunner/caseTask.ts';
import { COPIED_FOLDER, readVectorFiles } from '#tests/vectorRunner/vectorFiles.ts';

export type CandidateRecord = Readonly<Record<string, unknown>>;

/** Longer ones, such as generated genomes, would leave time for few others. */
const LONGEST_JSON = 5_000;

/** The candidates by the id of their formula. */
export async function readCorpus(): Promise<ReadonlyMap<string, readonly CandidateRecord[]>> {
  const corpus = new Map<string, CandidateRecord[]>();
  const add = (formula: string, candidate: unknown) => {
    if (JSON.stringify(candidate).length > LONGEST_JSON) return;
    corpus.set(formula, [...(corpus.get(formula) ?? []), candidate as CandidateRecord]);
  };
  const calculators = await everyCalculator();
  const definitions = new Map(calculators.map(({ id, definition }) => [id, definition]));
  for (const { definition } of calculators) {
    add(definition.formula, formModel(definition).candidate(exampleDraft(definition)));
  }
  for (const { calculator, cases, isReference } of readVectorFiles(COPIED_FOLDER)) {
    const definition = definitions.get(calculator);
    // The inputs of reference cases carry other names.
    if (definition === undefined || isReference) continue;
    for (const { input } of cases) {
      const { formula, candidate } = caseTask(definition, input);
      add(formula, candidate);
    }
  }
  return corpus;
}
