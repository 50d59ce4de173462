/**
 * Trusted Types policy for the scripts that a page starts by URL: the worker and the service worker. Where the browser
 * enforces Trusted Types, the site's policy (`src/tools/build/contentSecurityPolicy.ts`) lets no plain string become a script
 * URL; the single policy created here allows only those two.
 */

/** The subset of the Trusted Types API used here; TypeScript's library does not declare it. */
interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface Browser {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

const BUILT = /^\/(?:service-worker|assets\/calculator\.worker-[\w-]+)\.js$/;

let policy: ScriptPolicy | undefined;

/**
 * Returns the URL of one of the site's scripts: a `TrustedScriptURL` where the browser supports it, otherwise the
 * string.
 *
 * @param address of the built file, from the root of the site
 * @throws TypeError for any other
 */
export function ownScript(address: string): string {
  const rules: ScriptPolicy = { createScriptURL };
  policy ??= (globalThis as Browser).trustedTypes?.createPolicy('own-scripts', rules) ?? rules;
  return policy.createScriptURL(address);
}

function createScriptURL(address: string): string {
  // The development server uses other URLs and has no policy.
  if (import.meta.env.DEV || BUILT.test(address)) return address;
  throw new TypeError(`${address} is no script of this site`);
}
