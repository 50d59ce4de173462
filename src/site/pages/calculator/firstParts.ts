/** What a calculator's page needs before it renders: one table for the page, which loads it, and for the build, which preloads it. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { lazyWidgetModules, loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Preloadable } from '#src/engine/ui/preloadable.tsx';
import { BirthWarning, PoisonWarning, PresetItems } from './lazyParts.ts';

/** Parts without which some pages cannot render as they were prerendered: their modules below `src/site`, and which pages have them. */
const FIRST: readonly (readonly [
  part: Pick<Preloadable<object>, 'preload'>,
  module: string,
  isNeeded: (definition: AnyCalculatorDefinition) => boolean,
])[] = [
  [PoisonWarning, 'pages/calculator/form/PoisonWarning', ({ warning }) => warning?.call === 'poison'],
  [BirthWarning, 'pages/calculator/form/BirthWarning', ({ warning }) => warning?.call === 'veterinarian'],
  [PresetItems, 'pages/calculator/form/PresetItems', ({ presets }) => presets !== undefined],
];

/** Returns the modules that a calculator's page needs before it renders, as named in the build's manifest. */
export function firstModules(id: string, definition: AnyCalculatorDefinition): readonly string[] {
  return [
    'src/site/pages/calculator/CalculatorPage.tsx',
    `src/calculators/${id}/calculator.ts?page`,
    ...lazyWidgetModules(definition.fields, createFormModel(definition).blank),
    ...FIRST.filter(([, , isNeeded]) => isNeeded(definition)).map(([, module]) => `src/site/${module}.tsx`),
  ];
}

/** Loads the parts that a calculator's page needs in order to render synchronously. */
export async function loadFirstParts(definition: AnyCalculatorDefinition): Promise<void> {
  await Promise.all([
    loadLazyWidgets(definition.fields, createFormModel(definition).blank),
    ...FIRST.map(([part, , isNeeded]) => isNeeded(definition) && part.preload()),
  ]);
}
