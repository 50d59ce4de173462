/**
 * What a line asks, answered by the page that it is about: `npm run calculate -- ask '250 mL of 0.5 M NaCl'`, and the tool `ask` of the
 * package's server.
 */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { addressOf, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { isUnitField, unitName } from '#src/engine/kit/unitFields.ts';
import { ASKED_WORDS, askedPage, draftOf, isProved } from '#src/site/asking/askedPages.ts';
import { type AskPage, askLine, type LineAnswer, type LineOutcome } from '#src/site/asking/askLine.ts';
import type { AskedPage, AskedWords } from '#src/site/asking/declarations.ts';
import { lineAnswer } from '#src/site/asking/lineAnswer.ts';
import type { Reading } from '#src/site/asking/readLine.ts';
import { type CalledDefinition, linkTo } from './askedSection.ts';
import { calculation } from './calculation.ts';
import { newHost } from './everyCalculator.ts';
import { heldFiles } from './heldFiles.ts';
import { definitionNamed } from './namedCalculator.ts';

/** The answer to a line as the command prints it. */
export interface PrintedAnswer {
  readonly kind: LineOutcome['kind'];
  readonly calculator?: string;
  readonly section?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly answer?: Omit<LineAnswer, 'label'>;
  readonly readings?: readonly PrintedAnswer[];
  readonly emergency?: string;
  /** The page, with what was read; only for agents. */
  readonly link?: string;
}

/** Returns what a line asks, as one JSON object. */
export async function askedLine(line: string): Promise<PrintedAnswer> {
  return printed(await outcomeOf(line, await everyAskedPage()), () => ({}));
}

/** Returns the same with the address of each page that is named. */
export async function linkedLine(line: string): Promise<PrintedAnswer> {
  const pages = await everyAskedPage();
  const answer = printed(await outcomeOf(line, pages), (reading) => {
    const { page } = reading;
    const definition = pages.find((each) => each.page === page)?.definition;
    if (definition === undefined) return {};
    const draft = draftOf(reading, createFormModel(definition).blank, (text) => text);
    return { link: linkTo(page.id, definition, draft) };
  });
  const { kind, calculator } = answer;
  return kind === 'open' && calculator !== undefined
    ? { ...answer, link: addressOf(calculatorPath(calculator)) }
    : answer;
}

function outcomeOf(line: string, pages: readonly RunnablePage[]): Promise<LineOutcome> {
  return askLine(
    line,
    pages.map(({ page }) => page),
    askOf(pages),
  );
}

interface RunnablePage {
  readonly page: AskedPage;
  readonly definition: CalledDefinition;
}

let loaded: Promise<readonly RunnablePage[]> | undefined;

async function everyAskedPage(): Promise<readonly RunnablePage[]> {
  loaded ??= Promise.all(ASKED_WORDS.map(runnable));
  return loaded;
}

async function runnable(words: AskedWords): Promise<RunnablePage> {
  const definition = await definitionNamed(words.id, words.section);
  const { asked, fields, resultAfterEdit } = definition;
  return { page: askedPage(words, asked?.fields ?? fields, resultAfterEdit === 'removed'), definition };
}

function askOf(pages: readonly RunnablePage[]): AskPage {
  const host = newHost();
  return async (reading, line) => {
    const { page } = reading;
    const definition = pages.find((each) => each.page === page)?.definition;
    if (definition === undefined) return null;
    const texts = heldFiles(host);
    const draft = draftOf(reading, createFormModel(definition).blank, (text) => texts.holdText(text));
    const answer = await calculation(host, definition, draft);
    if ('issues' in answer || !isProved(page, answer.result, line)) return null;
    return lineAnswer(definition, answer, reading, definition.warning?.title);
  };
}

type LinkOf = (reading: Reading) => Pick<PrintedAnswer, 'link'>;

function printed(outcome: LineOutcome, linkOf: LinkOf): PrintedAnswer {
  switch (outcome.kind) {
    case 'answer':
      return { kind: 'answer', ...printedReading(outcome.answered.reading, linkOf, outcome.answered.answer) };
    case 'choose': {
      const readings = outcome.answered.map(
        ({ reading, answer }): PrintedAnswer => ({ kind: 'answer', ...printedReading(reading, linkOf, answer) }),
      );
      return { ...readings[0], kind: 'choose', readings };
    }
    case 'fill':
      return {
        kind: 'fill',
        ...printedReading(outcome.reading, linkOf),
        ...(outcome.emergency === null ? {} : { emergency: outcome.emergency }),
      };
    case 'open':
      return {
        kind: 'open',
        calculator: outcome.calculator,
        ...(outcome.emergency === null ? {} : { emergency: outcome.emergency }),
      };
    case 'none':
      return { kind: 'none' };
  }
}

function printedReading(reading: Reading, linkOf: LinkOf, answer?: LineAnswer): Omit<PrintedAnswer, 'kind'> {
  const { page, values } = reading;
  const { label: _, ...rest } = answer ?? { label: '' };
  return {
    calculator: page.id,
    ...(page.section === undefined ? {} : { section: page.section }),
    values: withUnits(page, values),
    ...(answer === undefined ? {} : { answer: rest as Omit<LineAnswer, 'label'> }),
    ...linkOf(reading),
  };
}

/** A number and the unit of its menu as one text: '8.4 cm'. */
function withUnits({ fields }: AskedPage, values: Values): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (isUnitField(fields[name])) return [];
      const unit = values[unitName(name)];
      return [[name, typeof unit === 'string' ? `${String(value)} ${unit}` : value]];
    }),
  );
}
