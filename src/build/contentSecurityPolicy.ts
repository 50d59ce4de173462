/**
 * What a page may load and run, said twice: by the host in a response header, the same for every file, and by each page in a
 * `<meta>`, with the hashes of its own styles. Both are enforced. Workers obey the header alone.
 */
import { createHash } from 'node:crypto';

/** What both say. */
const SHARED = [
  // The kernel for long sequences is WebAssembly; without this word its fallback would take over.
  `script-src 'self' 'wasm-unsafe-eval'`,
  `worker-src 'self'`,
  // A chart becomes a bitmap by way of a picture in a `data:` address.
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  // Text becomes neither markup nor code nor the address of a script, but for the two addresses that `workers/ownScripts.ts` knows.
  `require-trusted-types-for 'script'`,
  `trusted-types own-scripts`,
];

/**
 * The policy of the host. It names all that `default-src` stands for but `style-src` and `style-src-elem`: which styles are
 * allowed differs from page to page, and a header for all pages that forbids the rest would have to allow every inline style.
 */
export const HOST_POLICY = [
  ...SHARED,
  ...['font-src', 'media-src', 'object-src', 'frame-src', 'style-src-attr', 'frame-ancestors'].map(
    (directive) => `${directive} 'none'`,
  ),
].join('; ');

/**
 * The policy of one prerendered page. styled-components fills an empty `<style>` through the CSSOM, which the hash of
 * the empty text allows; the page's own critical styles are allowed by theirs.
 */
export function contentSecurityPolicy(criticalStyles: string): string {
  return [`default-src 'none'`, ...SHARED, `style-src 'self' '${hashOf('')}' '${hashOf(criticalStyles)}'`].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
