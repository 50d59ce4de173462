import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { routes } from './app/routes.tsx';

export { pagePicture } from './app/pagePicture.ts';
export { pages } from './app/pages.ts';
export { structuredData } from './app/structuredData.ts';

/** One page as markup, with the styles that it uses. Any error ends the build: half a page is worse than none. */
export async function render(path: string): Promise<{ readonly html: string; readonly styles: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`'${path}' answered with a response`);
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw new Error(`'${path}' cannot be rendered`, { cause: error });
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <StrictMode>
          {/* Without `hydrate={false}` the router would write an inline script, which the policy forbids. */}
          <StaticRouterProvider router={router} context={context} hydrate={false} />
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
