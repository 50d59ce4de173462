/**
 * The scripts that a page starts by their address: the worker and the service worker. Where the browser enforces Trusted Types,
 * the site's policy (`src/build/contentSecurityPolicy.ts`) lets no plain text become the address of a script, and the only
 * way around that is the one policy made here, by which nothing but those two pass.
 */

/** Of the browser's own types only what is used: TypeScript's library does not have them. */
interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface Browser {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

const BUILT = /^\/(?:service-worker|assets\/calculator\.worker-[\w-]+)\.js$/;

let policy: ScriptPolicy | undefined;

/**
 * The address of one of the site's scripts as the browser takes it: a `TrustedScriptURL` where it knows them, else the text.
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
  // The development server has other addresses, and no policy.
  if (import.meta.env.DEV || BUILT.test(address)) return address;
  throw new TypeError(`${address} is no script of this site`);
}
