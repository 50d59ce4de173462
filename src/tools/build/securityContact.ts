/** The contact for reporting vulnerabilities: `.well-known/security.txt`, RFC 9116. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; a site that is rebuilt now and then never expires. */
const VALID_DAYS = 350;

/**
 * Returns the contact from the environment variable SECURITY_CONTACT: 'mailto:security@example.org',
 * 'https://example.org/report' or 'tel:+1-201-555-0123'. Empty when it is not set; then no file is written, because
 * nobody would read reports.
 */
export function securityContact(value: string | undefined = process.env.SECURITY_CONTACT): string {
  if (value === undefined || value === '') return '';
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*|tel:\+?[\d().-]+)$/.test(value)) {
    throw new Error(`SECURITY_CONTACT begins with mailto:, https:// or tel:, and is not '${value}'`);
  }
  return value;
}

/**
 * Returns the text of `security.txt`.
 *
 * @param origin of the site, or an empty text
 * @param built build time, rounded down to whole days: two builds on one day write the same file
 */
export function securityFile(contact: string, origin: string, built: Date): string {
  const expires = new Date((Math.floor(built.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    // The format requires HTTPS URLs.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
