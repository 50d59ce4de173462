import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { preloadPage, Site } from './app/routes.tsx';

export { pagePicture } from './app/pagePicture.ts';
export { pages } from './app/pages.ts';
export { structuredData } from './app/structuredData.ts';

/** One page as markup, with the styles that it uses. Any error ends the build: half a page is worse than none. */
export async function render(path: string): Promise<{ readonly html: string; readonly styles: string }> {
  await preloadPage(path);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={path}>
            <Site />
          </StaticRouter>
        </StrictMode>,
      ),
      {
        // Beyond this size React would write a part at the end, and a script that puts it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error: unknown) => {
          throw error;
        },
      },
    );
    let html = '';
    for await (const chunk of prelude) html += chunk;
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
