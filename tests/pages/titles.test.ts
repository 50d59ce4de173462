import { expect, test } from 'vitest';
import { render } from '#src/entry-server.tsx';
import { pages } from '#src/site/app/pages.ts';

test('no two lists of calculators have one title', { timeout: 120_000 }, async () => {
  const titles: string[] = [];
  for (const { path } of pages.filter((page) => page.path.startsWith('/category/'))) {
    const { html } = await render(path);
    titles.push(/<title>(?<title>[^<]*)<\/title>/.exec(html)?.groups?.title ?? '');
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles).toEqual(expect.arrayContaining(['Ecology Calculators | Pipette &amp; Paw']));
});
