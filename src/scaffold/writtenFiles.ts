import { type CalculatorFiles, calculatorFiles } from './calculatorFiles.ts';
import { formulaSource, formulaTestSource, goldenCasesSource } from './formulaTemplate.ts';
import type { NewCalculator } from './newCalculator.ts';
import { calculatorSource, contentSource, metaSource } from './pageTemplate.ts';

const SOURCES: Readonly<Record<keyof CalculatorFiles, (calculator: NewCalculator) => string>> = {
  formula: formulaSource,
  formulaTest: formulaTestSource,
  meta: metaSource,
  content: contentSource,
  calculator: calculatorSource,
  goldenCases: goldenCasesSource,
};

/**
 * Returns path and text of every file of a new calculator, without its line in the menu. Biome has to format the files.
 */
export function writtenFiles(calculator: NewCalculator): readonly { readonly path: string; readonly text: string }[] {
  const files = calculatorFiles(calculator.id);
  return (Object.keys(files) as (keyof CalculatorFiles)[]).map((file) => ({
    path: files[file],
    text: SOURCES[file](calculator),
  }));
}
