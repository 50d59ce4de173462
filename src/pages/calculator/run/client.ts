import { createClient } from '#workers/client.ts';
import type { AnyTypes } from '#workers/contract.ts';

/** The site's worker for forms: started when a calculator first needs it, and kept when the page changes. */
export const client = createClient<AnyTypes>();

/**
 * A separate worker for tables, started on first use: neither blocks the other, and aborting one does not affect the
 * other.
 */
export const batchClient = createClient<AnyTypes>();
