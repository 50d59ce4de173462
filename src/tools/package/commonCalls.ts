/** What the tools for all calculators answer that needs more than one of them. Loaded by the server when the first of these is called. */
import * as v from 'valibot';
import { takesMany } from '#src/engine/batch/takesMany.ts';
import { draftWithSpreads } from '#src/engine/exploring/draftWithSpreads.ts';
import { isSolvable } from '#src/engine/exploring/exploredResult.ts';
import { solvableFigures, solvableInputs } from '#src/engine/exploring/solving/solvables.ts';
import { solvedWords } from '#src/engine/exploring/solving/solvedWords.ts';
import { type SolveClient, searchFor } from '#src/engine/exploring/solving/solveJobs.ts';
import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { addressOf, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { savedResults } from '#src/engine/proof/savedResult.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { wordsOf } from '#src/site/catalog/queryWords.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { calculation } from '#src/tools/cli/calculation.ts';
import { runCommand } from '#src/tools/cli/command.ts';
import { CommandMistake } from '#src/tools/cli/commandMistake.ts';
import { complaintsOf, draftSchema } from '#src/tools/cli/draftSchema.ts';
import { CALCULATOR_IDS, loadedDefinition, newHost } from '#src/tools/cli/everyCalculator.ts';
import { definitionNamed } from '#src/tools/cli/namedCalculator.ts';
import { errorOf } from '#src/tools/cli/printedAnswers.ts';
import { removeSpooled, spooled } from '#src/tools/cli/spool.ts';
import { verdictsOn } from '#src/tools/cli/verifySaved.ts';
import { MOST_ROWS } from './commonTools.ts';
import { everySection, type SectionPlace } from './sectionPlaces.ts';

/** Of each kind, by one call of 'find'. */
const MOST_FOUND = 8;
/** Shorter words begin too many others. */
const SHORTEST_BEGINNING = 3;

/** A calculator, section or page that was found. */
export interface Found {
  readonly kind: 'calculator' | 'section' | 'page';
  /** Of a page for people: none. */
  readonly name?: string;
  readonly title: string;
  readonly description?: string;
  readonly link: string;
}

/** The search of the site, and the sections whose headings have most of the words. */
export function found(words: string): { readonly found: readonly Found[] } {
  const { results, rest, isEmergency } = searchWidely(catalog, words);
  const pages = results.filter(({ type }) => type === 'calculator' && (rest !== 'doors' || isEmergency));
  const calculators = pages.slice(0, MOST_FOUND).map(({ id, name, description, path }): Found => {
    const page = { title: name, description, link: addressOf(path) };
    return CALCULATOR_IDS.includes(id) ? { kind: 'calculator', name: id, ...page } : { kind: 'page', ...page };
  });
  // What else a page computes does not help in an emergency.
  return { found: isEmergency ? calculators : [...calculators, ...sectionsWith(words)] };
}

function sectionsWith(words: string): readonly Found[] {
  const asked = wordsOf(words).filter(({ typed }) => typed.length >= SHORTEST_BEGINNING);
  return everySection()
    .map((place) => {
      const own = wordsOf(`${place.name} ${place.entry.title}`).map(({ singular }) => singular);
      const shared = asked.filter(({ singular }) => own.some((word) => word.startsWith(singular)));
      return { place, share: shared.length / asked.length };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST_FOUND)
    .map(({ place }) => ({ kind: 'section', ...aboutSection(place) }));
}

function aboutSection({ name, entry, page }: SectionPlace) {
  const of = catalog.calculators.find(({ id }) => id === page)?.name ?? page;
  return { name, title: `${of}: ${entry.title}`, link: addressOf(`${calculatorPath(page)}#ask=${entry.id}`) };
}

/** @param calculator only the sections of its page; anything else: all of them */
export function sectionsOn(calculator: unknown) {
  return everySection()
    .filter(({ page, entry }) => typeof calculator !== 'string' || [page, ...(entry.pages ?? [])].includes(calculator))
    .map((place) => ({ ...aboutSection(place), asks: place.entry.subject ?? null }));
}

/** Returns why there is no calculator of this name, with the names that may have been meant. */
export async function unknownName(name: string): Promise<string> {
  try {
    await definitionNamed(name);
    return `'${name}' cannot be called.`;
  } catch (error) {
    return mistakeIn(error);
  }
}

/**
 * Answers each row of a table.
 *
 * @returns a sentence where the table cannot be read, or the calculator takes none
 */
export async function tableAnswered(calculator: string, table: string): Promise<object | string> {
  const definition = await loadedDefinition(calculator);
  if (definition === undefined) return unknownName(calculator);
  if (!takesMany(definition))
    return `'${calculator}' takes no table: an input of it is a list, or it is about one animal at a time.`;
  if (/^\s*[[{]/.test(table)) return 'The table must be lines of cells, the first of which names the inputs.';
  const rows = table.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length - 1;
  if (rows > MOST_ROWS) return `The table has ${rows} rows, of which ${MOST_ROWS} are answered at once: divide it.`;
  const out: string[] = [];
  const said: string[] = [];
  const noFile = () => Promise.reject(new CommandMistake('A table names no files'));
  const code = await runCommand([calculator, '--input', '-', '--format', 'csv'], {
    read: async () => table,
    open: noFile,
    keep: spooled,
    out: async (text) => {
      out.push(text);
    },
    err: (text) => {
      said.push(text);
    },
  });
  removeSpooled();
  const link = addressOf(calculatorPath(calculator));
  const says = said.join('').trim();
  return out.length === 0
    ? says || `The table was not answered (${code}).`
    : { calculator, link, says, table: out.join('') };
}

/**
 * Searches for an input.
 *
 * @param given the arguments of the tool
 * @returns a sentence where there is nothing to search
 */
export async function inputFound(given: Readonly<Record<string, unknown>>): Promise<object | string> {
  const calculator = String(given.calculator);
  const definition = await loadedDefinition(calculator);
  if (definition === undefined) return unknownName(calculator);
  if (!isSolvable(definition)) return 'No input is searched for on toxicity and medicine.';
  const read = v.safeParse(draftSchema(definition.fields), given.inputs);
  if (!read.success) return complaintsOf(read.issues).join(' ');
  const { draft } = draftWithSpreads(read.output, definition.fields);
  const host = newHost();
  const answer = await calculation(host, definition, draft);
  if ('issues' in answer) return errorOf(answer);
  const subject = { definition, draft, presentation: answer.presentation };
  const [figures, inputs] = [solvableFigures(subject), solvableInputs(subject)];
  const wanted =
    given.figure === undefined || given.figure === null
      ? figures[0]
      : figures.find(({ figure }) => figure.field === given.figure);
  if (wanted === undefined)
    return `The figure must be one of: ${figures.map(({ figure }) => `${figure.field} (${figure.label})`).join(', ')}.`;
  const input = inputs.find(({ path }) => path === given.input);
  if (input === undefined)
    return `The input must be one of: ${inputs.map(({ path, label }) => `${path} (${label})`).join(', ')}.`;
  const target = String(given.value);
  const client: SolveClient = {
    ask: (kind, formula, question, _signal, report) => host.ask(kind, formula, question, report),
  };
  const choice = { figure: wanted.figure.field, input: input.path, target };
  const solved = await searchFor(subject, choice, client, new AbortController().signal, () => {});
  const values = 'values' in solved ? solved.values : [];
  return {
    calculator,
    ...choice,
    says: solvedWords(solved, input, wanted, target),
    values: values.map(({ text, gives, isExact }) => ({ value: input.textInWords(text), gives, isExact })),
    link: addressOf(calculatorPath(calculator)),
  };
}

/**
 * Computes saved results again.
 *
 * @param saved JSON, untrusted
 * @returns a sentence where it holds no saved result, or one that a person confirmed
 */
export async function verified(saved: string): Promise<object | string> {
  try {
    // An agent could otherwise have doses confirmed that it guesses.
    if (await isConfirmedByPerson(saved))
      return `A person confirmed this result: its page verifies it, where the file is opened by a person. ${addressOf('/')}`;
    const verdicts = await verdictsOn(saved);
    return { agrees: verdicts.every(({ agrees }) => agrees), verdicts };
  } catch (error) {
    return mistakeIn(error);
  }
}

async function isConfirmedByPerson(saved: string): Promise<boolean> {
  const results = savedResults(parsed(saved)) ?? [];
  const definitions = await Promise.all(results.map(({ calculator }) => loadedDefinition(calculator)));
  return definitions.some((definition) => Object.values(definition?.fields ?? {}).some(isConfirmation));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

function mistakeIn(error: unknown): string {
  if (error instanceof CommandMistake) return error.message;
  throw error;
}
