/**
 * Returns the site's origin from the environment variable SITE_ORIGIN: 'https://example.org'. Empty when it is not set;
 * then canonical URLs are paths, and there is no sitemap, which needs full URLs.
 */
export function siteOrigin(value: string | undefined = process.env.SITE_ORIGIN): string {
  if (value === undefined || value === '') return '';
  const address = URL.canParse(value) ? new URL(value) : null;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (address === null || !isWeb || address.href !== `${address.origin}/`) {
    throw new Error(`SITE_ORIGIN is a scheme and a host, as in https://example.org, and not '${value}'`);
  }
  return address.origin;
}
