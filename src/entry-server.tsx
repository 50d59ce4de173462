import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { pageFacts } from './site/app/pageFacts.ts';
import { UNLISTED } from './site/app/pages.ts';
import { preloadPage, Site } from './site/app/routes.tsx';
import { StalledNotice } from './site/app/StalledNotice.tsx';

export { llmsText } from './site/app/llmsText.ts';
export { pagePicture } from './site/app/pagePicture.ts';
export { pages } from './site/app/pages.ts';
export { structuredData } from './site/app/structuredData.ts';
export { agreementSummary } from './tools/agreement/agreementSummary.ts';
export { everyComparison } from './tools/agreement/everyComparison.ts';
export { everyEvidence } from './tools/agreement/everyEvidence.ts';
export { askedFields } from './tools/examples/everyAskedField.ts';
export { drawnExamples, exampleResults } from './tools/examples/everyExample.ts';

/** A page as markup. */
interface RenderedPage {
  /** The markup that the browser hydrates. */
  readonly html: string;
  /** The notice below it, shown until hydration. */
  readonly notice: string;
  /** The styles of both. */
  readonly styles: string;
}

/**
 * Renders one page as markup, with the styles that it uses. Any error fails the build, because an incomplete page is
 * worse than none.
 */
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
        // Beyond this size React would move content to the end, with an inline script that moves it back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error: unknown) => {
          throw error;
        },
      },
    );
    let html = '';
    for await (const chunk of prelude) html += chunk;
    const facts = UNLISTED.includes(path) ? null : await pageFacts(path);
    const notice = renderToStaticMarkup(sheet.collectStyles(<StalledNotice facts={facts} />));
    return { html, notice, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
