import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/tools/build/contentSecurityPolicy.ts';

// Letter for letter, and the hashes by `printf 'body{margin:0}' | openssl dgst -sha256 -binary | base64`; the first is that of the empty text.
test('the policy of a page, with the hashes of its styles', () => {
  expect(contentSecurityPolicy(['body{margin:0}', 'p{margin:0}']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc=' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
  ]);
});
