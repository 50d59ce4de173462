/** `--verify`: computes saved results anew from their inputs and says whether they agree. */

import { isConfirmation } from '#src/form/visitorOnly.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';
import { draftOfInput, heldNames } from '#src/proof/draftOfInput.ts';
import { NO_SAVED_RESULT, type SavedResult, savedResults } from '#src/proof/savedResult.ts';
import { type Recomputed, type SavedVerdict, verdictOnSaved } from '#src/proof/verdictOnSaved.ts';
import { calculation } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';
import { newHost } from './everyCalculator.ts';
import { definitionNamed } from './namedCalculator.ts';
import { errorOf } from './printedAnswers.ts';

/**
 * Returns a verdict for each saved result of a text.
 *
 * @throws CommandMistake for a text that holds none, or one whose inputs are not all in it
 */
export async function verdictsOn(text: string): Promise<readonly SavedVerdict[]> {
  const saved = savedResults(parsed(text));
  if (saved === null) throw new CommandMistake(NO_SAVED_RESULT);
  const verdicts: SavedVerdict[] = [];
  for (const each of saved) {
    const definition = await definitionNamed(each.calculator);
    const isStrict = definition.resultAfterEdit === 'removed';
    verdicts.push(verdictOnSaved(each, await recomputed(definition, each), __SITE_VERSION__, isStrict));
  }
  return verdicts;
}

async function recomputed(definition: AnyCalculatorDefinition, { input }: SavedResult): Promise<Recomputed> {
  const [held] = heldNames(input);
  if (held !== undefined)
    throw new CommandMistake(
      `The text '${held}' is not in the saved result, only its name: calculate again with --sequence`,
    );
  const { fields } = definition;
  const draft = { ...draftOfInput(fields, input), ...confirmedIn(fields, input) };
  const answer = await calculation(newHost(), definition, draft);
  return 'issues' in answer ? { refused: errorOf(answer) } : answer;
}

/** What a person confirmed when the result was computed: no figure is shown, so nothing is confirmed anew. */
function confirmedIn(fields: AnyFields, input: SavedResult['input']): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isConfirmation(field) && input[name] === true ? [[name, true]] : [],
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}
