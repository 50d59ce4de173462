import { createFormModel } from '#src/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { draftOfCase } from './draftOfCase.ts';
import type { JsonObject } from './goldenCase.ts';
import { withImpliedMode } from './impliedMode.ts';

/** Returns the form filled with the inputs of a golden case. */
export function caseDraft(definition: AnyCalculatorDefinition, input: JsonObject): Values {
  const { blank } = createFormModel(definition);
  return { ...blank, ...draftOfCase(definition.fields, withImpliedMode(definition.formula, input)) };
}
