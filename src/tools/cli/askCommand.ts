/**
 * What a line asks, answered by the page that it is about: `npm run calculate -- ask '250 mL of 0.5 M NaCl'`, and the tool `ask` of the
 * package's server.
 */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { addressOf, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { isUnitField, unitName } from '#src/engine/kit/unitFields.ts';
import { ASKED_WORDS, askedName, askedPage, draftOf, isProved } from '#src/site/asking/askedPages.ts';
import { type Asking, askLine, type LineAnswer, type LineOutcome } from '#src/site/asking/askLine.ts';
import type { AskedPage, AskedWords } from '#src/site/asking/declarations.ts';
import { lineAnswer } from '#src/site/asking/lineAnswer.ts';
import { type Reading, readLine } from '#src/site/asking/readLine.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
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
  const pages = await everyAskedPage();
  return printed(await outcomeOf(line, pages), pages, () => ({}));
}

/** Returns the same with the address of each page that is named. */
export async function linkedLine(line: string): Promise<PrintedAnswer> {
  const pages = await everyAskedPage();
  const answer = printed(await outcomeOf(line, pages), pages, (reading) => {
    const { definition } = pageOf(pages, reading);
    const draft = draftOf(reading, fieldsOf(definition), createFormModel(definition).blank, (text) => text);
    return { link: linkTo(reading.id, definition, draft) };
  });
  const { kind, calculator } = answer;
  return kind === 'open' && calculator !== undefined
    ? { ...answer, link: addressOf(calculatorPath(calculator)) }
    : answer;
}

function outcomeOf(line: string, pages: readonly RunnablePage[]): Promise<LineOutcome> {
  const declared = pages.map(({ page }) => page);
  return askLine(line, searchWidely(catalog, line.trim()), {
    read: (asked) => readLine(asked, declared),
    ask: askOf(pages),
  });
}

interface RunnablePage {
  readonly page: AskedPage;
  readonly definition: CalledDefinition;
}

/** The page or section of a reading. */
function pageOf(pages: readonly RunnablePage[], reading: Reading): RunnablePage {
  const found = pages.find(({ page }) => askedName(page) === askedName(reading));
  if (found === undefined) throw new Error(`No line asks '${askedName(reading)}'`);
  return found;
}

/** Without the settings of the page, of a section. */
function fieldsOf({ asked, fields }: CalledDefinition): AnyFields {
  return asked?.fields ?? fields;
}

let loaded: Promise<readonly RunnablePage[]> | undefined;

async function everyAskedPage(): Promise<readonly RunnablePage[]> {
  loaded ??= Promise.all(ASKED_WORDS.map(runnable));
  return loaded;
}

async function runnable(words: AskedWords): Promise<RunnablePage> {
  const definition = await definitionNamed(words.id, words.section);
  return { page: askedPage(words, fieldsOf(definition), definition.resultAfterEdit === 'removed'), definition };
}

function askOf(pages: readonly RunnablePage[]): Asking['ask'] {
  const host = newHost();
  return async (reading, line) => {
    const { definition } = pageOf(pages, reading);
    const texts = heldFiles(host);
    const fields = fieldsOf(definition);
    const draft = draftOf(reading, fields, createFormModel(definition).blank, (text) => texts.holdText(text));
    const answer = await calculation(host, definition, draft);
    if ('issues' in answer || !isProved(reading.proved, answer.result, line)) return null;
    return lineAnswer({ outputs: definition.outputs, fields }, answer, reading, definition.warning?.title);
  };
}

type LinkOf = (reading: Reading) => Pick<PrintedAnswer, 'link'>;

function printed(outcome: LineOutcome, pages: readonly RunnablePage[], linkOf: LinkOf): PrintedAnswer {
  const printedReading = (reading: Reading, answer?: LineAnswer): Omit<PrintedAnswer, 'kind'> => {
    const { id, section, values } = reading;
    const { label: _, ...rest } = answer ?? { label: '' };
    return {
      calculator: id,
      ...(section === undefined ? {} : { section }),
      values: withUnits(pageOf(pages, reading).page, values),
      ...(answer === undefined ? {} : { answer: rest as Omit<LineAnswer, 'label'> }),
      ...linkOf(reading),
    };
  };
  switch (outcome.kind) {
    case 'answer':
      return { kind: 'answer', ...printedReading(outcome.answered.reading, outcome.answered.answer) };
    case 'choose': {
      const readings = outcome.answered.map(
        ({ reading, answer }): PrintedAnswer => ({ kind: 'answer', ...printedReading(reading, answer) }),
      );
      return { ...readings[0], kind: 'choose', readings };
    }
    case 'fill':
      return {
        kind: 'fill',
        ...printedReading(outcome.reading),
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
