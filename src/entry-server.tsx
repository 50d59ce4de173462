import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { pageFacts } from './app/pageFacts.ts';
import { NOT_FOUND_PATH, preloadPage, Site } from './app/routes.tsx';
import { StalledNotice } from './app/StalledNotice.tsx';

export { pagePicture } from './app/pagePicture.ts';
export { pages } from './app/pages.ts';
export { structuredData } from './app/structuredData.ts';

/** A page as markup. */
interface RenderedPage {
  /** What the browser takes over. */
  readonly html: string;
  /** What stands below it until then. */
  readonly notice: string;
  /** Of both. */
  readonly styles: string;
}

/** One page as markup, with the styles that it uses. Any error ends the build: half a page is worse than none. */
export async function render(path: string): Promise<RenderedPage> {
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
    const facts = path === NOT_FOUND_PATH ? null : await pageFacts(path);
    const notice = renderToStaticMarkup(sheet.collectStyles(<StalledNotice facts={facts} />));
    return { html, notice, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
