/** Where weaknesses of the site are to be reported: `.well-known/security.txt`, as RFC 9116 has it. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year; what is built anew now and then is never out of date. */
const VALID_DAYS = 350;

/**
 * The contact, from the environment variable SECURITY_CONTACT: 'mailto:security@example.org', 'https://example.org/report' or
 * 'tel:+1-201-555-0123'. Empty when it is not set; then there is no file, for nobody would read what is sent.
 */
export function securityContact(value: string | undefined = process.env.SECURITY_CONTACT): string {
  if (value === undefined || value === '') return '';
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*|tel:\+?[\d().-]+)$/.test(value)) {
    throw new Error(`SECURITY_CONTACT begins with mailto:, https:// or tel:, and is not '${value}'`);
  }
  return value;
}

/**
 * @param origin where the site will stand, or an empty text
 * @param built whole days count from it: two builds of a day write the same
 */
export function securityFile(contact: string, origin: string, built: Date): string {
  const expires = new Date((Math.floor(built.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    // It may name no address without encryption.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
