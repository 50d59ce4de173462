import { createHash } from 'node:crypto';

/**
 * The policy of one prerendered page. styled-components fills an empty `<style>` through the CSSOM, which the hash of
 * the empty text allows; the page's own critical styles are allowed by theirs.
 */
export function contentSecurityPolicy(criticalStyles: string): string {
  return [
    `default-src 'none'`,
    // The kernel for long sequences is WebAssembly; without this word its fallback would take over.
    `script-src 'self' 'wasm-unsafe-eval'`,
    `worker-src 'self'`,
    `style-src 'self' '${hashOf('')}' '${hashOf(criticalStyles)}'`,
    // A chart becomes a bitmap by way of a picture in a `data:` address.
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
