/**
 * Answers a golden case of our own, `tests/vectors/own`, or of a section. A file of a `formula` has candidates as a form makes them, with null
 * for a blank number; a file of a `calculator` has what a visitor types into the section of that name. There `pageText`, or the file `pageFile`
 * of `tests/data`, is the text of the page that the section is asked about.
 */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { ANALYSES, PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import { askedSection } from '#src/tools/cli/askedSection.ts';
import { type Answer, calculation } from '#src/tools/cli/calculation.ts';
import { heldFiles } from '#src/tools/cli/heldFiles.ts';
import type { AnyHost } from '#workers/questions.ts';
import { isCertainFormat } from '#workers/streams/seenFormat.ts';
import { answeringHost } from './answeringHost.ts';
import type { JsonObject, Tolerance } from './goldenCase.ts';

export interface OwnCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expect?: JsonObject;
  /** The message of the first issue. */
  readonly error?: string;
  readonly tolerance?: Tolerance;
}

export interface OwnFile {
  readonly formula?: string;
  readonly calculator?: string;
  /** What gave the answers, in a few words, as the page of agreement names it. */
  readonly by: string;
  /** The commands, or where the answers were read. */
  readonly source: string;
  readonly tolerance: Tolerance;
  /** Why figures differ within the tolerance, in a sentence; needed where any does. */
  readonly rounding?: string;
  /** Why a figure differs by more than the tolerance, by its key in the result. */
  readonly differs?: Readonly<Record<string, string>>;
  readonly cases: readonly OwnCase[];
}

const SECTIONS = import.meta.glob<AnyAnalysisDefinition>('../../calculators/analyses/*.ts', { import: 'default' });
const CALCULATORS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});
/** As data URLs, since not all of them are texts. */
const FILES = import.meta.glob<string>(['../../../tests/data/*.{fa,fna,fasta,gb}', '../../../tests/data/cloning/**'], {
  query: '?url&inline',
  import: 'default',
});

/** `inputs` has what the form shows: the values of the case, and those that it leaves to the section's example. */
export interface OwnAnswer {
  readonly fields: AnyFields;
  readonly inputs: JsonObject;
  readonly answer: Answer;
}

/** @throws Error if no section, calculator or file has the name */
export async function ownAnswer({ formula, calculator = '' }: OwnFile, { input }: OwnCase): Promise<OwnAnswer> {
  if (formula !== undefined) return formulaAnswer(formula, input);
  const definition = await SECTIONS[sectionPath(calculator)]?.();
  const entry = ANALYSES.find(({ id }) => id === calculator);
  if (definition === undefined || entry === undefined) throw new Error(`There is no analysis '${calculator}'`);
  const { pageText, pageFile, ...own } = input;
  const draft = { ...definition.example, ...typed(own) } as Values;
  const shown = Object.entries(draft).filter(([name]) => definition.fields[name]?.visibleWhen?.(draft) !== false);
  const text = pageFile ?? pageText;
  // A section of several pages is also on one that gives it no text.
  const [pageWithout] = entry.pages ?? [];
  const withText = entry.subject && PAGE_OF_SUBJECT[entry.subject];
  const id = (text === undefined ? pageWithout : undefined) ?? withText ?? pageWithout ?? '';
  const page = await CALCULATORS[calculatorPath(id)]?.();
  if (page === undefined) throw new Error(`There is no calculator '${id}'`);
  const asked = askedSection(entry, definition, id, page);
  const { blank } = createFormModel(asked);
  const host = answeringHost();
  const ofPage = await pageDraft(host, pageText, pageFile);
  const values = { ...blank, ...asked.example, ...ofPage, ...draft };
  return {
    fields: definition.fields,
    inputs: { ...(text === undefined ? {} : { Sequence: text }), ...(Object.fromEntries(shown) as JsonObject) },
    answer: await calculation(host, asked, values),
  };
}

/** As a box holds them: numbers are texts there. */
function typed(inputs: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
}

/** The answer to a candidate, which no form has to make. */
async function formulaAnswer(formula: string, candidate: JsonObject): Promise<OwnAnswer> {
  const definition = await (SECTIONS[sectionPath(formula)] ?? CALCULATORS[calculatorPath(formula)])?.();
  if (definition === undefined) throw new Error(`There is no formula '${formula}'`);
  const { fields, present } = definition;
  const host = answeringHost();
  const verdict = await host.ask('validate', formula, candidate, ignoreProgress);
  if (!verdict.ok) return { fields, inputs: candidate, answer: verdict };
  const result = await host.ask('compute', formula, verdict.input, ignoreProgress);
  const presentation = present(result, verdict.input);
  return { fields, inputs: candidate, answer: { input: verdict.input, result, presentation } };
}

/** What a visitor has pasted into the page that the section is asked about, or the file that was chosen there. */
async function pageDraft(host: AnyHost, pageText: unknown, pageFile: unknown): Promise<Values> {
  if (typeof pageText === 'string') return { sequence: pageText, recognize: isCertainFormat(pageText) };
  if (typeof pageFile !== 'string') return {};
  const held = await heldFiles(host).hold(await dataFile(pageFile));
  return { sequence: held, readAsFasta: true, allowAmbiguous: true };
}

async function dataFile(name: string): Promise<File> {
  const load = FILES[`../../../tests/data/${name}`];
  if (load === undefined) throw new Error(`There is no file '${name}'`);
  return new File([await (await fetch(await load())).blob()], name.slice(name.lastIndexOf('/') + 1));
}

function sectionPath(id: string): string {
  return `../../calculators/analyses/${id}.ts`;
}

function calculatorPath(id: string): string {
  return `../../calculators/${id}/calculator.ts`;
}

function ignoreProgress(): void {}
