/** URLs that open a share dialog on another site, filled in with a text and a page. */
import { wellFormed } from '#src/engine/kit/onDemand/wellFormed.ts';

export interface ShareLink {
  readonly name: string;
  readonly href: string;
}

/**
 * @param title name of the page
 * @param text what the visitor shares
 * @param page URL of the page
 */
export function shareLinks(title: string, text: string, page: string): readonly ShareLink[] {
  return [
    { name: 'Facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: page, quote: text }) },
    { name: 'Twitter', href: address('https://twitter.com/intent/tweet', { text, url: page }) },
    {
      name: 'LinkedIn',
      href: address('https://www.linkedin.com/shareArticle', { mini: 'true', url: page, title, summary: text }),
    },
    { name: 'WhatsApp', href: address('https://wa.me/', { text: `${text}\n${page}`.trim() }) },
    { name: 'Telegram', href: address('https://t.me/share/url', { url: page, text }) },
  ];
}

/** Spaces as %20: not all of these sites decode a plus sign as a space. */
function address(base: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`);
  return `${base}?${query.join('&')}`;
}

/** Returns the URL without its fragment, which may hold the visitor's own values. */
export function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? '';
}
