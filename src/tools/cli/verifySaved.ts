/** `--verify`: computes saved results again from their inputs and says whether they agree. */

import { isConfirmation } from '#src/engine/form/confirmations.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { draftOfInput, heldNames } from '#src/engine/proof/draftOfInput.ts';
import { isRecord, NO_SAVED_RESULT, type SavedResult, savedResults } from '#src/engine/proof/savedResult.ts';
import { savedSpreads } from '#src/engine/proof/savedSpreads.ts';
import { toldOf } from '#src/engine/proof/toldOf.ts';
import { type Recomputed, type SavedVerdict, verdictOnSaved } from '#src/engine/proof/verdictOnSaved.ts';
import { analysesOn } from '#src/site/catalog/analyses.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { withoutValidateCache } from './answerParts.ts';
import { type CalledDefinition, GIVEN } from './askedSection.ts';
import { CommandMistake } from './commandMistake.ts';
import { newHost } from './everyCalculator.ts';
import { definitionNamed } from './namedCalculator.ts';
import { errorOf } from './printedAnswers.ts';
import { uncertainAnswer } from './uncertainAnswer.ts';

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
    const section = analysesOn(each.calculator).find(({ id }) => id === each.formula);
    const definition = await definitionNamed(each.calculator, section?.id);
    const isStrict = definition.resultAfterEdit === 'removed';
    verdicts.push(verdictOnSaved(each, await recomputed(definition, each), __SITE_VERSION__, isStrict));
  }
  return verdicts;
}

async function recomputed(definition: CalledDefinition, saved: SavedResult): Promise<Recomputed> {
  const { fields, formula, warning, asked } = definition;
  const { draft, spreads } = savedSpreads(fields, savedDraft(definition, saved), saved.told.uncertainty);
  const answer = await uncertainAnswer(newHost(), definition, draft, spreads);
  if ('issues' in answer) return { refused: errorOf(answer) };
  const { input, result, presentation, uncertainty } = answer;
  const name = findCalculator(saved.calculator)?.name ?? saved.calculator;
  const title = asked === undefined ? name : `${name}: ${asked.entry.title}`;
  const told = toldOf({ title, ask: asked?.entry.id, formula, warning, presentation, uncertainty });
  return { input: withoutValidateCache(input), result, told };
}

/** A page saves the settings of a section without the text that it was asked about; the command line saves both. */
function savedDraft({ fields, asked }: CalledDefinition, { input }: SavedResult): Values {
  refuseHeld(input);
  if (asked === undefined) return { ...draftOfInput(fields, input), ...confirmedIn(fields, input) };
  const given = input[GIVEN];
  if (isRecord(given)) refuseHeld(given);
  else if (asked.page !== null)
    throw new CommandMistake('The text that was asked about is not in the saved result: ask again with --ask');
  const ofPage = isRecord(given) && asked.page !== null ? draftOfInput(asked.page.fields, given) : {};
  return { ...ofPage, ...draftOfInput(asked.fields, input) };
}

function refuseHeld(input: SavedResult['input']): void {
  const [held] = heldNames(input);
  if (held !== undefined)
    throw new CommandMistake(
      `The text '${held}' is not in the saved result, only its name: calculate again with --sequence`,
    );
}

/** What a person confirmed when the result was computed: no figure is shown, so nothing has to be confirmed again. */
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
