/** `--verify`: computes saved results anew from their inputs and says whether they agree. */

import { analysesOn } from '#src/catalog/analyses.ts';
import { isConfirmation } from '#src/form/visitorOnly.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';
import { draftOfInput, heldNames } from '#src/proof/draftOfInput.ts';
import { isRecord, NO_SAVED_RESULT, type SavedResult, savedResults } from '#src/proof/savedResult.ts';
import { type Recomputed, type SavedVerdict, verdictOnSaved } from '#src/proof/verdictOnSaved.ts';
import { type AskedSection, askedAnswer, GIVEN } from './askedSection.ts';
import { calculation } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';
import { newHost } from './everyCalculator.ts';
import { definitionNamed } from './namedCalculator.ts';
import { sectionNamed } from './namedSection.ts';
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
    const section = analysesOn(each.calculator).find(({ id }) => id === each.formula);
    const now =
      section === undefined
        ? await recomputed(definition, each)
        : await askedAnew(await sectionNamed(section.id, each.calculator, definition), each);
    verdicts.push(verdictOnSaved(each, now, __SITE_VERSION__, isStrict));
  }
  return verdicts;
}

async function recomputed(definition: AnyCalculatorDefinition, { input }: SavedResult): Promise<Recomputed> {
  refuseHeld(input);
  const { fields } = definition;
  const draft = { ...draftOfInput(fields, input), ...confirmedIn(fields, input) };
  const answer = await calculation(newHost(), definition, draft);
  return 'issues' in answer ? { refused: errorOf(answer) } : answer;
}

/** A page saves the settings of a section without the text that it was asked about; the command line saves both. */
async function askedAnew(asked: AskedSection, { input }: SavedResult): Promise<Recomputed> {
  const { page, fields } = asked;
  const given = input[GIVEN];
  if (page !== null && !isRecord(given))
    throw new CommandMistake('The text that was asked about is not in the saved result: ask again with --ask');
  const ofPage = isRecord(given) && page !== null ? draftOfInput(page.fields, given) : {};
  for (const part of [input, ...(isRecord(given) ? [given] : [])]) refuseHeld(part);
  const draft = { ...ofPage, ...draftOfInput(fields, input) };
  const answer = await askedAnswer(newHost(), asked, draft);
  if ('issues' in answer) return { refused: errorOf(answer) };
  const { [GIVEN]: _, ...own } = answer.input as Readonly<Record<string, unknown>>;
  return { input: own, result: answer.result };
}

function refuseHeld(input: SavedResult['input']): void {
  const [held] = heldNames(input);
  if (held !== undefined)
    throw new CommandMistake(
      `The text '${held}' is not in the saved result, only its name: calculate again with --sequence`,
    );
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
