import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShareBar } from '#src/site/share/ShareBar.tsx';

test('the prerendered page has no links, which could not name their page', () => {
  const markup = renderToStaticMarkup(<ShareBar title="Cell Size" text="Volume: 1" mode="links" />);
  expect(markup).toContain('Share Results</h2>');
  expect(markup).not.toContain('<a ');
});

test('the clipboard way is one button and no links', () => {
  const markup = renderToStaticMarkup(<ShareBar title="pH" text="pH 7" mode="clipboard" />);
  expect(markup.match(/<button/g)).toHaveLength(1);
  expect(markup).not.toContain('<a ');
});
