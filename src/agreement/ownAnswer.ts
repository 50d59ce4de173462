/**
 * Answers a golden case of our own, `tests/vectors/own`. A file of a `formula` has candidates as a form makes them, with null for a blank
 * number; a file of a `calculator` has what a visitor types into the section of that name. There `pageText`, or the file `pageFile` of
 * `tests/data`, is the text of the page that the section is asked about.
 */
import { ANALYSES, PAGE_OF_SUBJECT } from '#src/catalog/analyses.ts';
import type { AnyAnalysisDefinition } from '#src/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';
import type { AnyHost } from '#workers/contract.ts';
import { answeringHost } from './answeringHost.ts';
import { type Asked, answerTo, givenBy, sectionCandidate } from './askedSection.ts';
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

const SECTIONS = import.meta.glob<AnyAnalysisDefinition>('../analyses/*/analysis.ts', { import: 'default' });
const CALCULATORS = import.meta.glob<AnyCalculatorDefinition>('../calculators/*/calculator.ts', { import: 'default' });
const TEXTS = import.meta.glob<string>('../../tests/data/*.{fa,fna,fasta}', { query: '?raw', import: 'default' });

/** `inputs` has what the form shows: the values of the case, and those that it leaves to the section's example. */
export interface OwnAnswer {
  readonly fields: AnyFields;
  readonly inputs: JsonObject;
  readonly asked: Asked;
}

/** @throws Error if no section, calculator or file has the name */
export async function ownAnswer({ formula, calculator }: OwnFile, { input }: OwnCase): Promise<OwnAnswer> {
  const host = answeringHost();
  if (formula !== undefined) {
    const definition = await (SECTIONS[sectionPath(formula)] ?? CALCULATORS[calculatorPath(formula)])?.();
    if (definition === undefined) throw new Error(`There is no formula '${formula}'`);
    return { fields: definition.fields, inputs: input, asked: await answerTo(host, definition, input) };
  }
  const definition = await SECTIONS[sectionPath(calculator ?? '')]?.();
  if (definition === undefined) throw new Error(`There is no analysis '${calculator}'`);
  const { pageText, pageFile, ...own } = input;
  const draft = { ...definition.example, ...own } as Values;
  const given = await givenTo(host, calculator ?? '', pageText, pageFile);
  const text = pageFile ?? pageText;
  const shown = Object.entries(draft).filter(([name]) => definition.fields[name]?.visibleWhen?.(draft) !== false);
  return {
    fields: definition.fields,
    inputs: { ...(text === undefined ? {} : { Sequence: text }), ...(Object.fromEntries(shown) as JsonObject) },
    asked: await answerTo(host, definition, sectionCandidate(definition, draft, given)),
  };
}

/** What the page gives to a section that is asked about its text. */
async function givenTo(host: AnyHost, id: string, pageText: unknown, pageFile: unknown): Promise<unknown> {
  const subject = ANALYSES.find((each) => each.id === id)?.subject;
  if (subject === undefined) return undefined;
  const text = typeof pageFile === 'string' ? await TEXTS[`../../tests/data/${pageFile}`]?.() : pageText;
  // A case may say that a section has nothing to work on.
  if (typeof text !== 'string') return undefined;
  const page = await CALCULATORS[calculatorPath(PAGE_OF_SUBJECT[subject])]?.();
  if (page === undefined) throw new Error(`No calculator has the subject '${subject}'`);
  const reading: Values = typeof pageFile === 'string' ? { readAsFasta: true, allowAmbiguous: true } : {};
  return givenBy(host, page, text, reading);
}

function sectionPath(id: string): string {
  return `../analyses/${id}/analysis.ts`;
}

function calculatorPath(id: string): string {
  return `../calculators/${id}/calculator.ts`;
}
