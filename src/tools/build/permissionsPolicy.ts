/** Which browser features the site gives up, for the response header `Permissions-Policy`. */

/**
 * Features that pages use, which are omitted: listing them would forbid them, or, for `web-share`, cause warnings in
 * browsers without it. 'Copy' writes to the clipboard, and 'Share' opens the system's share dialog.
 */
export const USED_FEATURES: readonly string[] = ['clipboard-write', 'web-share'];

/**
 * Features with which a script could observe the visitor, spend money or reach other devices, should one ever get past
 * the content security policy; and `cross-origin-isolated`, because what it grants (shared memory, finer clocks) is not
 * needed. The rest of Chromium's list is left out: pages hold no frame to hand a feature to, and every byte of a header
 * is sent with each page, whose first packets carry 14,600 bytes. Only names that Chromium 156 knows: a browser writes a
 * console warning for others.
 */
export const FORBIDDEN_FEATURES: readonly string[] = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'cross-origin-isolated',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

export const PERMISSIONS_POLICY = FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', ');
