/** Questions in words with their answers, made from the declared fields: to test what an assistant computes without tools. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { inTwoValues } from '#src/engine/kit/onDemand/twoValues.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { drawDraft } from '#src/engine/worksheet/makeProblems.ts';
import { offersWorksheet } from '#src/engine/worksheet/offersWorksheet.ts';
import { run } from '#tests/support/calculatorRuns.ts';
import type { BuiltCalculator } from '#tests/support/everyCalculator.ts';
import { caseTask } from '#tests/vectorRunner/caseTask.ts';
import type { VectorFile } from '#tests/vectorRunner/vectorFiles.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

export interface Question {
  readonly number: number;
  readonly calculator: string;
  /** Path of the page that answers it. */
  readonly page: string;
  readonly question: string;
  readonly answer: {
    /** Key of the result. */
    readonly field: string;
    /** Unrounded. */
    readonly value: Figure['value'];
    /** As the page shows it. */
    readonly text: string;
    readonly unit?: string;
  };
  /** The values of the form, by which the answer can be computed again. */
  readonly inputs: Values;
}

/** A figure that may be asked for, and the method by which it is computed where the page shows two. */
interface Askable {
  readonly figure: Figure;
  readonly method?: string;
}

/** Longer texts are shortened in words. */
const LONGEST_TEXT = 80;
/** Drawings for each question before there are fewer than asked for. */
const TRIES = 60;

/**
 * Returns questions, no two alike, evenly from all calculators without a warning: half from golden cases, half from drawings near
 * the example. The same seed gives the same questions.
 *
 * @param seed whole, 0 to 4294967295
 */
export async function makeQuestions(
  calculators: readonly BuiltCalculator[],
  files: readonly VectorFile[],
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly Question[]> {
  const random = mulberry32(seed);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const pools = await Promise.all(
    calculators.filter(isOpen).map(async (calculator) => ({
      calculator,
      cases: draftsOfCases(calculator, files),
      usual: await cautionsAtExample(calculator),
    })),
  );
  const questions = new Map<string, Question>();
  for (let tries = 0; tries < count * TRIES && questions.size < count; tries += 1) {
    const pool = pools[tries % pools.length];
    if (pool === undefined) break;
    const { calculator, cases, usual } = pool;
    const { definition } = calculator;
    const isDrawn = offersWorksheet(definition) && (cases.length === 0 || random() < 0.5);
    const example = { ...createFormModel(definition).blank, ...definition.example };
    const draft = isDrawn ? drawDraft(definition.fields, example, random) : pick(cases);
    if (draft === undefined || !isShort(draft)) continue;
    const computed = await run(definition, draft);
    if (computed.outcome !== 'computed') continue;
    if (cautionsIn(computed.presentation).some((text) => !usual.includes(text))) continue;
    const asked = pick(askable(computed.presentation));
    if (asked === undefined) continue;
    const words = inWords(calculator, draft, asked);
    if (questions.has(words)) continue;
    const { field, value, text, unit } = asked.figure;
    questions.set(words, {
      number: questions.size + 1,
      calculator: calculator.id,
      page: calculatorPath(calculator.id),
      question: words,
      answer: { field, value, text, ...(unit === undefined ? {} : { unit }) },
      inputs: draft,
    });
  }
  return [...questions.values()];
}

/** Nobody practices toxicity and medicine with made-up animals. */
function isOpen({ definition: { warning, resultAfterEdit } }: BuiltCalculator): boolean {
  return warning === undefined && resultAfterEdit !== 'removed';
}

/** What the page warns of at its example as well. Values that it warns of besides, such as shares that do not add up, make no question. */
async function cautionsAtExample({ definition }: BuiltCalculator): Promise<readonly string[]> {
  const computed = await run(definition, { ...createFormModel(definition).blank, ...definition.example });
  return computed.outcome === 'computed' ? cautionsIn(computed.presentation) : [];
}

function cautionsIn({ blocks }: Presentation): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'notice' && block.tone === 'caution' ? [block.text] : []));
}

function draftsOfCases({ id, definition }: BuiltCalculator, files: readonly VectorFile[]): readonly Values[] {
  return files
    .filter(({ calculator, isReference }) => calculator === id && !isReference)
    .flatMap(({ cases }) => cases)
    .filter(({ expect, input }) => expect !== undefined && input.action === undefined)
    .map(({ input }) => caseTask(definition, input).draft);
}

/** A question has all of its inputs in it. */
function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.trim().length <= LONGEST_TEXT && !value.includes('\n');
  return typeof value !== 'object' || value === null || Object.values(value).every(isShort);
}

/** The headline and the key figures, each by its method where there are two. */
function askable(presentation: Presentation): readonly Askable[] {
  const pairs = inTwoValues(presentation).flatMap(({ figure, accepted }): readonly Askable[] => [
    { figure, method: accepted.insteadOf },
    { figure: accepted.figure, method: accepted.method },
  ]);
  const single = presentation.accepted === undefined ? [{ figure: presentation.headline }] : [];
  const facts = presentation.blocks.flatMap((block) => (block.kind === 'facts' ? block.figures : []));
  const labels = facts.map(({ label }) => label);
  const alone = facts.filter(({ label }) => labels.indexOf(label) === labels.lastIndexOf(label));
  return [...single, ...pairs, ...alone.map((figure) => ({ figure }))].filter(({ figure }) => isTelling(figure));
}

/** Not nothing, 0, or one of two words: those are guessed. */
function isTelling({ text, value }: Figure): boolean {
  return (
    text !== '' &&
    text !== '–' &&
    value !== null &&
    value !== 0 &&
    typeof value !== 'boolean' &&
    !/^(?:yes|no)$/i.test(text)
  );
}

function inWords({ content, definition }: BuiltCalculator, draft: Values, { figure, method }: Askable): string {
  const given = valuesInWords(definition.fields, draft).map(({ label, text }) => `- ${label}: ${text}`);
  const { label, unit } = figure;
  const how = method === undefined ? '' : ` (${method})`;
  const kind = typeof figure.value === 'number' ? `, in ${unit ?? 'plain numbers'}` : '';
  return [`${content.name}. ${content.description}`, 'Given:', ...given, `Asked: ${label}${how}${kind}.`].join('\n');
}
