/** What a calculator's page needs before it renders: one table for the page, which loads it, and for the build, which preloads it. */
import { lazyWidgetModules, loadLazyWidgets } from '#src/form/lazyWidgets.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyFields } from '#src/kit/fields.ts';
import type { Preloadable } from '#src/ui/preloadable.tsx';
import { PlanBackwards, PoisonHelp, PresetItems, RefusedResult, SafetyWarning } from './laterParts.ts';

/** Parts without which some pages cannot render as they were prerendered. */
const FIRST: readonly {
  readonly part: Pick<Preloadable<object>, 'preload'>;
  /** As named in the build's manifest. */
  readonly module: string;
  readonly isNeeded: (definition: AnyCalculatorDefinition) => boolean;
}[] = [
  {
    part: PlanBackwards,
    module: 'src/pages/calculator/form/PlanBackwards.tsx',
    isNeeded: ({ backwards }) => backwards !== undefined,
  },
  {
    part: SafetyWarning,
    module: 'src/pages/calculator/form/SafetyWarning.tsx',
    isNeeded: ({ warning }) => warning !== undefined,
  },
  { part: PoisonHelp, module: 'src/help/PoisonHelp.tsx', isNeeded: ({ warning }) => warning?.call === 'poison' },
  {
    part: PresetItems,
    module: 'src/pages/calculator/form/PresetItems.tsx',
    isNeeded: ({ presets }) => presets !== undefined,
  },
  {
    part: RefusedResult,
    module: 'src/pages/calculator/outcome/RefusedResult.tsx',
    isNeeded: ({ refused }) => refused !== undefined,
  },
];

/** Returns the modules that a calculator's page needs before it renders, as named in the build's manifest. */
export function firstModules(id: string, definition: AnyCalculatorDefinition): readonly string[] {
  return [
    'src/pages/calculator/CalculatorPage.tsx',
    `src/calculators/${id}/calculator.ts?page`,
    ...lazyWidgetModules(fieldsOf(definition)),
    ...FIRST.filter(({ isNeeded }) => isNeeded(definition)).map(({ module }) => module),
  ];
}

/** Loads the parts that a calculator's page needs in order to render synchronously. */
export async function loadFirstParts(definition: AnyCalculatorDefinition): Promise<void> {
  await Promise.all([
    loadLazyWidgets(fieldsOf(definition)),
    ...FIRST.filter(({ isNeeded }) => isNeeded(definition)).map(({ part }) => part.preload()),
  ]);
}

function fieldsOf({ fields, backwards }: AnyCalculatorDefinition): AnyFields {
  return { ...backwards?.fields, ...fields };
}
