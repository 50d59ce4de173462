/** `--check`: an answer of one's own to the first figure of a calculation, as in the section 'Your own answer' of the page. */
import { checkableFigures, checkedAnswer } from '#src/engine/exploring/answers/checkedAnswer.ts';
import type { Judged } from '#src/engine/exploring/answers/judgedAnswer.ts';
import { isSolvable } from '#src/engine/exploring/exploredResult.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { preciseFigure } from '#src/engine/results/preciseFigure.ts';
import type { AnyHost } from '#workers/questions.ts';
import type { Answer } from './calculation.ts';
import type { Call } from './callWords.ts';
import { CommandMistake } from './commandMistake.ts';

/** @throws CommandMistake for a call with an answer to check that has none, several, or another kind of result */
export function refuseUncheckable({ options }: Call, definition: AnyCalculatorDefinition, isList: boolean): void {
  if (options.check === undefined) return;
  if (isList) throw new CommandMistake("'--check' is for one calculation");
  const other = (['ask', 'record', 'text', 'format'] as const).find((name) => options[name] !== undefined);
  if (other !== undefined) throw new CommandMistake(`'--check' and '--${other}' do not go together`);
  if (!isSolvable(definition)) throw new CommandMistake('Answers are not checked on toxicity and medicine');
}

/** @throws CommandMistake where the result has no number and no day, or the answer cannot be read */
export async function verdictOnAnswer(
  host: AnyHost,
  definition: AnyCalculatorDefinition,
  draft: Values,
  { presentation }: Extract<Answer, { readonly presentation: unknown }>,
  text: string,
): Promise<Judged> {
  const [first] = checkableFigures({ presentation });
  if (first === undefined) throw new CommandMistake('This result has no number and no day to check an answer against');
  const judged = await checkedAnswer(
    { definition, draft, presentation },
    { figure: first.field, text },
    { ask: (kind, formula, question, _signal, report) => host.ask(kind, formula, question, report) },
    new AbortController().signal,
    (field) => preciseFigure(definition, draft, presentation, field),
  );
  if (judged.kind === 'unreadable') throw new CommandMistake(judged.words);
  return judged;
}
