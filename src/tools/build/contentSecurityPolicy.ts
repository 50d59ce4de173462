/**
 * What a page may load and run, stated twice: by the host in a response header, the same for every file, and by each
 * page in a `<meta>` tag, with the hashes of its own styles. Both are enforced. Workers obey the header only.
 */
import { createHash } from 'node:crypto';

/** Directives of both. */
const SHARED = [
  // The kernel for long sequences is WebAssembly; without this keyword its slower fallback would be used.
  `script-src 'self' 'wasm-unsafe-eval'`,
  `worker-src 'self'`,
  // A chart is converted to a bitmap through an image with a `data:` URL.
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  // Strings cannot become markup, code or a script URL, except for the two URLs that `workers/ownScripts.ts` allows.
  `require-trusted-types-for 'script'`,
  `trusted-types own-scripts`,
];

/**
 * The policy of the host. It names every directive that `default-src` covers except `style-src` and `style-src-elem`:
 * the allowed styles differ from page to page, and a header for all pages that forbids others would have to allow every
 * inline style.
 */
export const HOST_POLICY = [
  ...SHARED,
  ...['media-src', 'object-src', 'frame-src', 'style-src-attr', 'frame-ancestors'].map(
    (directive) => `${directive} 'none'`,
  ),
].join('; ');

/**
 * Returns the policy of one prerendered page. styled-components fills an empty `<style>` through the CSSOM, which the
 * hash of the empty text allows; the page's own styles are allowed by their hashes.
 *
 * @param styles the text of each `<style>` of the page
 */
export function contentSecurityPolicy(styles: readonly string[]): string {
  const hashes = ['', ...styles].map((text) => ` '${hashOf(text)}'`).join('');
  return [`default-src 'none'`, ...SHARED, `style-src 'self'${hashes}`].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
