/** The mode that the inputs of a case imply where the case names none, by the id of the formula. */
import type { JsonObject } from './goldenCase.ts';

const MODES: Readonly<Record<string, (input: JsonObject) => JsonObject>> = {
  'percent-composition': (input) => ({ mode: 'composition' in input ? 'composition' : 'formula' }),
};

export function withImpliedMode(formula: string, input: JsonObject): JsonObject {
  return { ...MODES[formula]?.(input), ...input };
}
