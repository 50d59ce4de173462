/** No page may keep the placeholder texts of `npm run new`: each is reported by its location. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { SHARED_SYNONYMS, SYNONYMS } from '#src/site/catalog/synonyms.ts';
import { calculatorFiles } from '#src/tools/scaffold/calculatorFiles.ts';
import { MARK, unwrittenLines } from '#src/tools/scaffold/generatorTexts.ts';
import { SYNONYMS_TABLE } from '#src/tools/scaffold/synonymsRow.ts';
import { everyCalculator, formulasOf } from '#tests/support/everyCalculator.ts';

const CALCULATORS = await everyCalculator();
describe.each(CALCULATORS)('$id', (calculator) => {
  test('has no placeholder text of the generator left', () => {
    const files = calculatorFiles(calculator.id);
    const paths = [
      ...formulasOf(calculator).flatMap(filesOfFormula),
      files.content,
      files.calculator,
      files.goldenCases,
    ];
    expect(paths.filter(existsSync).flatMap((path) => unwrittenLines(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  test('has a row of other words by which it is found', () => {
    const id = calculator.id as CalculatorId;
    const shared = SHARED_SYNONYMS.filter(({ of }) => of.includes(id)).map(({ words }) => words);
    const rows = [SYNONYMS[id] ?? [], shared].flat();
    expect(rows.length > 0 ? [] : [`${SYNONYMS_TABLE} has no row for ${id}`]).toEqual([]);
    const left = rows.filter((row) => row.includes(MARK));
    expect(left.map(() => `${SYNONYMS_TABLE}: the row of ${id} still has the generator's text`)).toEqual([]);
  });
});

function filesOfFormula(id: string): readonly string[] {
  const { formula, formulaTest } = calculatorFiles(id);
  return [formula, formulaTest];
}
