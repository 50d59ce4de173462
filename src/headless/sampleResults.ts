/** Results of a calculator from different branches of its formula, to read the schema of its results off them. */
import { createFormModel } from '#src/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Value, Values } from '#src/kit/fields.ts';
import { figuresOf } from '#src/kit/onDemand/presentationText.ts';
import { isUnitField } from '#src/kit/unitFields.ts';
import type { SampleResult } from '#src/schema/resultSchema.ts';
import type { AnyHost } from '#workers/questions.ts';
import { calculation } from './calculation.ts';

/** Menus such as the elements: the first few choices show what the others do. */
const MOST_CHOICES = 12;

/** Returns the results of the example, and of the example with each other choice and each other tick. */
export async function sampleResults(
  host: AnyHost,
  definition: AnyCalculatorDefinition,
): Promise<readonly SampleResult[]> {
  const example: Values = { ...createFormModel(definition).blank, ...definition.example };
  const samples: SampleResult[] = [];
  for (const draft of [example, ...otherBranches(definition, example)]) {
    const answer = await calculation(host, definition, draft);
    if ('issues' in answer) continue;
    const { result, presentation } = answer;
    const texts = presentation.blocks.flatMap((block) => (block.kind === 'sequence' ? [block.field] : []));
    samples.push({ result, figures: figuresOf(presentation), texts });
  }
  return samples;
}

function otherBranches({ fields, example: given }: AnyCalculatorDefinition, example: Values): readonly Values[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Values[] => {
    const others: readonly Value[] =
      field.kind === 'checkbox' && field.confirms === undefined
        ? [given[name] !== true]
        : field.kind === 'choice' && !isUnitField(field)
          ? field.options.slice(0, MOST_CHOICES).flatMap(({ value }) => (value === given[name] ? [] : [value]))
          : (field.kind === 'number' || field.kind === 'date' || field.kind === 'text') && given[name] !== ''
            ? ['']
            : [];
    return others.map((value) => ({ ...example, [name]: value }));
  });
}
