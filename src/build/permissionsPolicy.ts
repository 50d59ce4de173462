/** Which features of the browser the site may use, as the response header `Permissions-Policy` says it. */

/**
 * What pages use, and so is not named: the header would forbid it, or, for `web-share`, make browsers without it warn.
 * 'Copy' writes to the clipboard, and 'Share' opens the system's own window.
 */
export const USED_FEATURES: readonly string[] = ['clipboard-write', 'web-share'];

/**
 * What no page uses: the features in the public list (w3c/webappsec-permissions-policy, features.md, of 2026-06-18) that
 * Chromium 156 knows, and those that it knows beside them. Others are left out, because a browser writes a warning to
 * the console about every name that it does not know. `cross-origin-isolated` is among them: the headers set the site apart from
 * others, and what a browser offers in return (shared memory, finer clocks) is not needed.
 */
export const UNUSED_FEATURES: readonly string[] = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'ch-ua',
  'ch-ua-arch',
  'ch-ua-bitness',
  'ch-ua-full-version',
  'ch-ua-full-version-list',
  'ch-ua-high-entropy-values',
  'ch-ua-mobile',
  'ch-ua-model',
  'ch-ua-platform',
  'ch-ua-platform-version',
  'ch-ua-wow64',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
