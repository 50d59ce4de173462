import { createClient } from '#workers/client.ts';
import type { AnyTypes } from '#workers/contract.ts';

/** The one worker of the site's forms: it is started when a calculator first needs it and outlives the page that did. */
export const client = createClient<AnyTypes>();

/** The worker of tables, started by the first of them: neither waits for the other, nor ends with it. */
export const batchClient = createClient<AnyTypes>();
