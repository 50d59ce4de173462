/** Every calculator and every formula, by discovery, so that contract tests need no list. */
import type { CalculatorContent } from '#src/engine/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFormula } from '#workers/contract.ts';
import type { FormulaModules } from '#workers/host.ts';
import { isSampled } from './sample.ts';

/** The texts of a calculator. */
export interface Page {
  readonly id: string;
  readonly content: CalculatorContent;
}

export interface BuiltCalculator extends Page {
  readonly definition: AnyCalculatorDefinition;
}

/** A formula and the name of its file. */
export interface FoundFormula {
  readonly id: string;
  readonly formula: AnyFormula;
}

const CONTENTS = import.meta.glob<CalculatorContent>('/src/calculators/*/content.ts', { import: 'default' });
const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', {
  import: 'default',
});
const FORMULAS = import.meta.glob<{ readonly default: AnyFormula }>('/workers/formulas/*.ts');

/** The real formulas, as the worker's own glob would give them to the host. */
export const FORMULA_MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('/workers/', './'), load]),
);

/**
 * Ids named by `npm run check -- <id>`: then only these calculators and their formulas are loaded. A full run does not
 * set it: tests about all calculators together fail when it is set.
 */
const ONLY = process.env.ONLY_CALCULATOR?.split(',');

/** Ids of the complete folders; a separate test checks that none is incomplete. */
const IDS = Object.keys(CONTENTS)
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((id) => at(id, 'content') in CONTENTS && at(id, 'calculator') in DEFINITIONS);

export function everyCalculator(): Promise<readonly BuiltCalculator[]> {
  return Promise.all(
    IDS.filter((id) => ONLY?.includes(id) ?? true).map(async (id) => {
      const definition = await loaded(DEFINITIONS, at(id, 'calculator'));
      await definition.backwards?.load();
      return { ...(await pageOf(id)), definition };
    }),
  );
}

/** Those on which this run checks what the engine does for all of them: in `npm run test:all`, every calculator. */
export async function sampledCalculators(): Promise<readonly BuiltCalculator[]> {
  return (await everyCalculator()).filter(({ id }) => isSampled(id));
}

/** The definition of one calculator, regardless of the selection. */
export function definitionNamed(id: string): Promise<AnyCalculatorDefinition> {
  return loaded(DEFINITIONS, at(id, 'calculator'));
}

/** The texts of every calculator, regardless of the selection. */
export function everyPage(): Promise<readonly Page[]> {
  return Promise.all(IDS.map(pageOf));
}

export async function everyFormula(): Promise<readonly FoundFormula[]> {
  const asked = ONLY === undefined ? null : (await everyCalculator()).flatMap(formulasOf);
  return Promise.all(
    Object.entries(FORMULAS)
      .map(([path, load]) => ({ id: path.replace(/^.*\/|\.ts$/g, ''), load }))
      .filter(({ id }) => asked?.includes(id) ?? true)
      .map(async ({ id, load }) => ({ id, formula: (await load()).default })),
  );
}

/**
 * The formulas that a page calls: its own, the one of the reverse calculation, and those that check a row before it is
 * added.
 */
export function formulasOf({ definition: { formula, fields, backwards } }: BuiltCalculator): readonly string[] {
  return [
    formula,
    ...(backwards?.value === undefined ? [] : [backwards.value.formula]),
    ...Object.values(fields).flatMap((field) => (field.kind === 'rows' ? (field.entry?.formula ?? []) : [])),
  ];
}

async function pageOf(id: string): Promise<Page> {
  return { id, content: await loaded(CONTENTS, at(id, 'content')) };
}

function loaded<T>(modules: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const load = modules[path];
  if (load === undefined) throw new Error(`${path} is not there`);
  return load();
}

function at(id: string, file: string): string {
  return `/src/calculators/${id}/${file}.ts`;
}
