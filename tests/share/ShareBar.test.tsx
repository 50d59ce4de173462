import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShareBar } from '#src/share/ShareBar.tsx';

test('links are real anchors before any script runs, and the system share is absent', () => {
  const markup = renderToStaticMarkup(<ShareBar title="Cell Size" text="Volume: 1" mode="links" />);
  expect(markup).toContain('Share Results</h2>');
  const anchors = markup.match(/<a [^>]*>/g) ?? [];
  expect(anchors).toHaveLength(5);
  for (const anchor of anchors) {
    expect(anchor).toContain('target="_blank"');
    expect(anchor).toContain('rel="noopener noreferrer"');
    expect(anchor).toContain('Volume%3A%201');
  }
  expect(markup).not.toContain('<button');
});

test('the clipboard way is one button and no links', () => {
  const markup = renderToStaticMarkup(<ShareBar title="pH" text="pH 7" mode="clipboard" />);
  expect(markup.match(/<button/g)).toHaveLength(1);
  expect(markup).not.toContain('<a ');
});
