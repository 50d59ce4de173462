/** `--verify`: computes saved results again from their inputs and says whether they agree. */

import { isConfirmation } from '#src/engine/form/confirmations.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { draftOfInput, heldNames } from '#src/engine/proof/draftOfInput.ts';
import { isRecord, NO_SAVED_RESULT, type SavedResult, savedResults } from '#src/engine/proof/savedResult.ts';
import { savedSpreads } from '#src/engine/proof/savedSpreads.ts';
import { toldOf } from '#src/engine/proof/toldOf.ts';
import { type Recomputed, type SavedVerdict, verdictOnSaved } from '#src/engine/proof/verdictOnSaved.ts';
import { analysesOn } from '#src/site/catalog/analyses.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { withoutValidateCache } from './answerParts.ts';
import { type AskedSection, askedAnswer, GIVEN } from './askedSection.ts';
import { CommandMistake } from './commandMistake.ts';
import { newHost } from './everyCalculator.ts';
import { definitionNamed } from './namedCalculator.ts';
import { sectionNamed } from './namedSection.ts';
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
    const definition = await definitionNamed(each.calculator);
    const isStrict = definition.resultAfterEdit === 'removed';
    const section = analysesOn(each.calculator).find(({ id }) => id === each.formula);
    const now =
      section === undefined
        ? await recomputed(definition, each)
        : await askedAnew(await sectionNamed(section.id, each.calculator, definition), each, definition);
    verdicts.push(verdictOnSaved(each, now, __SITE_VERSION__, isStrict));
  }
  return verdicts;
}

async function recomputed(definition: AnyCalculatorDefinition, saved: SavedResult): Promise<Recomputed> {
  const { input, told } = saved;
  refuseHeld(input);
  const { fields, formula, warning } = definition;
  const filled = { ...draftOfInput(fields, input), ...confirmedIn(fields, input) };
  const { draft, spreads } = savedSpreads(fields, filled, told.uncertainty);
  const answer = await uncertainAnswer(newHost(), definition, draft, spreads);
  if ('issues' in answer) return { refused: errorOf(answer) };
  const { presentation, uncertainty } = answer;
  const title = nameOf(saved);
  return { ...answer, told: toldOf({ title, formula, warning, presentation, uncertainty }) };
}

function nameOf({ calculator }: SavedResult): string {
  return findCalculator(calculator)?.name ?? calculator;
}

/** A page saves the settings of a section without the text that it was asked about; the command line saves both. */
async function askedAnew(
  asked: AskedSection,
  saved: SavedResult,
  { warning }: AnyCalculatorDefinition,
): Promise<Recomputed> {
  const { page, fields, entry, definition } = asked;
  const { input } = saved;
  const given = input[GIVEN];
  if (page !== null && !isRecord(given))
    throw new CommandMistake('The text that was asked about is not in the saved result: ask again with --ask');
  const ofPage = isRecord(given) && page !== null ? draftOfInput(page.fields, given) : {};
  for (const part of [input, ...(isRecord(given) ? [given] : [])]) refuseHeld(part);
  const draft = { ...ofPage, ...draftOfInput(fields, input) };
  const answer = await askedAnswer(newHost(), asked, draft);
  if ('issues' in answer) return { refused: errorOf(answer) };
  const { formula } = definition;
  const { presentation } = answer;
  const told = toldOf({ title: `${nameOf(saved)}: ${entry.title}`, ask: entry.id, formula, warning, presentation });
  return { input: withoutValidateCache(answer.input), result: answer.result, told };
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
