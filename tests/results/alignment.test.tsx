/** The rows of an alignment as they are first drawn; scrolling and downloads: tests/browser/ask.spec.ts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AlignmentBlock } from '#src/engine/kit/presentation.ts';
import { AlignmentView } from '#src/engine/results/sequence/AlignmentView.tsx';

function block(columns: number): AlignmentBlock {
  const letters = `AC-T${'G'.repeat(columns - 4)}`;
  return {
    kind: 'alignment',
    title: 'Alignment',
    rows: [
      { name: 'one', letters, from: 11, step: 1 },
      { name: 'two', letters: letters.replace('-', 'A'), from: 90, step: -1 },
    ],
    middle: `|| |${'|'.repeat(columns - 4)}`,
    note: 'Marks.',
  };
}

function texts(columns: number): string {
  return renderToStaticMarkup(<AlignmentView block={block(columns)} titleId="title" />);
}

test('a row has letters, marks and the positions of its first and last letter', () => {
  const markup = texts(20).replaceAll(/<[^>]+>/g, '\n');
  expect(markup).toContain('AC-TGGGGGGGGGGGGGGGG');
  expect(markup).toContain('|| |||||||||||||||||');
  for (const position of ['11 ', ' 29', '90 ', ' 71']) expect(markup).toContain(position);
});

test('a long alignment scrolls by keyboard, and only its first rows are drawn', () => {
  const long = texts(20_000);
  expect(long).toMatch(/role="region" aria-labelledby="title" tabindex="0"/);
  expect(long.length).toBeLessThan(15_000);
  expect(texts(20)).not.toContain('role="region"');
});
