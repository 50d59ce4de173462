/** Every calculator and every formula there is, by discovery: tests that hold for all of them need no list. */
import type { CalculatorContent } from '#src/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { CalculatorMeta } from '#src/kit/meta.ts';
import type { AnyFormula } from '#workers/contract.ts';
import type { FormulaModules } from '#workers/host.ts';

export interface BuiltCalculator {
  readonly id: string;
  readonly meta: CalculatorMeta;
  readonly content: CalculatorContent;
  readonly definition: AnyCalculatorDefinition;
}

/** A formula and the name of its file. */
export interface FoundFormula {
  readonly id: string;
  readonly formula: AnyFormula;
}

const METAS = import.meta.glob<CalculatorMeta>('/src/calculators/*/meta.ts', { import: 'default' });
const CONTENTS = import.meta.glob<CalculatorContent>('/src/calculators/*/content.ts', { import: 'default' });
const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', {
  import: 'default',
});
const FORMULAS = import.meta.glob<{ readonly default: AnyFormula }>('/workers/formulas/*.ts');

/** The real formulas, as the worker's own glob would give them to the host. */
export const FORMULA_MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('/workers/', './'), load]),
);

/** The calculators whose folder is complete; that none is incomplete is a test of its own. */
export function everyCalculator(): Promise<readonly BuiltCalculator[]> {
  const complete = Object.keys(METAS)
    .map((path) => path.split('/').at(-2) ?? '')
    .flatMap((id) => {
      const [meta, content, definition] = [
        METAS[at(id, 'meta')],
        CONTENTS[at(id, 'content')],
        DEFINITIONS[at(id, 'calculator')],
      ];
      return meta === undefined || content === undefined || definition === undefined
        ? []
        : [{ id, meta, content, definition }];
    });
  return Promise.all(
    complete.map(async ({ id, meta, content, definition }) => ({
      id,
      meta: await meta(),
      content: await content(),
      definition: await definition(),
    })),
  );
}

export function everyFormula(): Promise<readonly FoundFormula[]> {
  return Promise.all(
    Object.entries(FORMULAS).map(async ([path, load]) => ({
      id: path.replace(/^.*\/|\.ts$/g, ''),
      formula: (await load()).default,
    })),
  );
}

function at(id: string, file: string): string {
  return `/src/calculators/${id}/${file}.ts`;
}
