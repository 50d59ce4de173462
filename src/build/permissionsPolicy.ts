/** Which browser features the site may use, for the response header `Permissions-Policy`. */

/**
 * Features that pages use, which are omitted: listing them would forbid them, or, for `web-share`, cause warnings in
 * browsers without it. 'Copy' writes to the clipboard, and 'Share' opens the system's share dialog.
 */
export const USED_FEATURES: readonly string[] = ['clipboard-write', 'web-share'];

/**
 * Features that no page uses: those in the public list (w3c/webappsec-permissions-policy, features.md, of 2026-06-18)
 * that Chromium 156 knows, and those that it knows in addition. Others are omitted, because a browser writes a console
 * warning for every unknown name. `cross-origin-isolated` is included: the headers isolate the site from others, but
 * what a browser grants in return (shared memory, finer clocks) is not needed.
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
