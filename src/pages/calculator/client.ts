import { createClient } from '#workers/client.ts';

/** The one worker of the site: it is started when a calculator first needs it and outlives the page that did. */
export const client = createClient();
