import { describe, expect, test } from 'vitest';
import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

const { grid, options } = ELEMENT_MENU;

/** Row and column headers of an element. */
function placeOf(symbol: string): readonly (string | undefined)[] {
  const row = grid.rows.find(({ cells }) => cells.some((cell) => cell === symbol));
  const cells: readonly (string | null)[] = row?.cells ?? [];
  return [row?.header, grid.columns[cells.indexOf(symbol)]];
}

describe('the periodic table', () => {
  test('has every element of the menu once', () => {
    const inGrid = grid.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
    expect([...inGrid].sort()).toEqual(options.map(({ value }) => value).sort());
    expect(inGrid).toHaveLength(Object.keys(ELEMENTS).length);
  });

  test('has eighteen cells in every row', () => {
    for (const { cells } of grid.rows) expect(cells).toHaveLength(grid.columns.length);
    expect(grid.columns).toHaveLength(18);
  });

  test.each([
    ['H', '1', '1'],
    ['He', '1', '18'],
    ['B', '2', '13'],
    ['Sc', '4', '3'],
    ['Pd', '5', '10'],
    ['Hf', '6', '4'],
    ['Og', '7', '18'],
    ['La', 'La–Lu', '3'],
    ['Lu', 'La–Lu', '17'],
    ['U', 'Ac–Lr', '6'],
  ])('%s is in row %s, column %s', (symbol, row, column) => {
    expect(placeOf(symbol)).toEqual([row, column]);
  });
});
