import { lazyWidgetModules } from '#src/form/lazyWidgets.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';

/** Returns the modules that a calculator's page needs before it renders, as named in the build's manifest. */
export function firstModules(
  id: string,
  { fields, backwards, warning, presets, refused }: AnyCalculatorDefinition,
): readonly string[] {
  return [
    'src/pages/calculator/CalculatorPage.tsx',
    `src/calculators/${id}/calculator.ts?page`,
    ...lazyWidgetModules({ ...backwards?.fields, ...fields }),
    ...(backwards === undefined ? [] : ['src/pages/calculator/form/PlanBackwards.tsx']),
    ...(warning === undefined ? [] : ['src/pages/calculator/form/SafetyWarning.tsx']),
    ...(warning?.call === 'poison' ? ['src/help/PoisonHelp.tsx'] : []),
    ...(presets === undefined ? [] : ['src/pages/calculator/form/PresetItems.tsx']),
    ...(refused === undefined ? [] : ['src/pages/calculator/outcome/RefusedResult.tsx']),
  ];
}
