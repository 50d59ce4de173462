/** No page may keep the placeholder texts of `npm run new`: each is reported by its location. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculatorFiles } from '#src/scaffold/calculatorFiles.ts';
import { unwrittenLines, unwrittenWords } from '#src/scaffold/generatorTexts.ts';
import { everyCalculator, formulasOf } from '#tests/support/everyCalculator.ts';

const CALCULATORS = await everyCalculator();
describe.each(CALCULATORS)('$id', (calculator) => {
  test('has no placeholder text of the generator left', () => {
    const { id, content } = calculator;
    const files = calculatorFiles(id);
    const words = unwrittenWords(content).map((place) => `${files.content}: ${place} still has the generator's text`);
    const paths = [...formulasOf(calculator).flatMap(filesOfFormula), files.meta, files.calculator, files.goldenCases];
    const others = paths.filter(existsSync).flatMap((path) => unwrittenLines(path, readFileSync(path, 'utf8')));
    expect([...words, ...others]).toEqual([]);
  });
});

function filesOfFormula(id: string): readonly string[] {
  const { formula, formulaTest } = calculatorFiles(id);
  return [formula, formulaTest];
}
