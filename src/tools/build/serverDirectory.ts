/** Where the bundle for Node is written that renders the pages, below the root. */
export const SERVER_DIRECTORY = 'node_modules/.prerender';
