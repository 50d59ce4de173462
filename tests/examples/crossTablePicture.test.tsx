import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CrossTableBlock, Figure } from '#src/engine/kit/presentation.ts';
import { CrossTablePicture, crossTableHeight } from '#src/tools/examples/CrossTablePicture.tsx';

function figure(text: string): Figure {
  return { field: text, label: text, value: text, text };
}

/** A cross of as many gametes on both sides. */
function cross(gametes: readonly string[]): CrossTableBlock {
  return {
    kind: 'cross-table',
    title: 'Punnett square',
    axes: { rows: 'Mother', columns: 'Father' },
    columns: gametes.map(figure),
    rows: gametes.map((mother) => ({
      header: figure(mother),
      cells: gametes.map((father, index) => ({ figure: figure(mother + father), group: index === 0 ? 0 : 1 })),
    })),
    groups: ['Dominant', 'Recessive'],
  };
}

function textsIn(markup: string): readonly string[] {
  return [...markup.matchAll(/<text[^>]*>([^<]+)/g)].map(([, words = '']) => words);
}

test('a cross table is drawn with its headers, its cells and a shade for each group', () => {
  const block = cross(['A', 'a']);
  const markup = renderToStaticMarkup(<CrossTablePicture block={block} width={256} />);
  expect(textsIn(markup)).toEqual(['A', 'a', 'A', 'AA', 'Aa', 'a', 'aA', 'aa']);
  const shades = [...markup.matchAll(/<rect[^>]* fill="([^"]+)"/g)].map(([, fill]) => fill);
  expect(new Set(shades).size).toBe(2);
  expect(crossTableHeight(block)).toBe(3 * 36 + 2);
});

test('cells that are too narrow for their texts have none', () => {
  const block = cross(['ABC', 'ABc', 'AbC', 'Abc', 'aBC', 'aBc', 'abC', 'abc']);
  const narrow = textsIn(renderToStaticMarkup(<CrossTablePicture block={block} width={256} />));
  expect(narrow).toEqual(block.rows.map(({ header }) => header.text));
  const wide = textsIn(renderToStaticMarkup(<CrossTablePicture block={block} width={552} />));
  expect(wide).toHaveLength(8 + 8 * 9);
});
