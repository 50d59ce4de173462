/**
 * The built scripts calculate in Chrome and Edge 111, Firefox 115 and Safari 16.4. The compiler keeps to their syntax (`build.target` of Vite);
 * functions, and flags of regular expressions, it takes as they are written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const SITE = join(import.meta.dirname, '../../dist');

/** What one of these browsers lacks, with the browser. A call behind `?.(` or a question for it beforehand is allowed. */
const NEWER: readonly (readonly [RegExp, string])[] = [
  [/\bURL\.parse\(/, 'Chrome 126, Firefox 126, Safari 18'],
  [/\bURL\.canParse\(/, 'Chrome 120, Safari 17'],
  [/\bPromise\.(?:withResolvers|try)\(/, 'Chrome 119 and 128, Firefox 121 and 134, Safari 17.4 and 18.2'],
  [/\b(?:Object|Map)\.groupBy\(/, 'Chrome 117, Firefox 119, Safari 17.4'],
  [/\bArray\.fromAsync\(/, 'Chrome 121'],
  [/\bRegExp\.escape\(/, 'Chrome 136, Firefox 134, Safari 18.2'],
  [/\.(?:fromBase64|toBase64|fromHex|toHex)\(/, 'Chrome 140, Firefox 133, Safari 18.2'],
  [/\bAbortSignal\.any\(/, 'Chrome 116, Firefox 124, Safari 17.4'],
  [/\bIntl\.(?:DurationFormat|Segmenter)\b/, 'Firefox 136 and 125'],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'Chrome 122, Firefox 127, Safari 17'],
  [/\bIterator\.(?:from|concat)\(/, 'Chrome 122, Firefox 131, Safari 18.4'],
  [/\bReadableStream\.from\(/, 'Firefox 117'],
  [/\.transfer(?:ToFixedLength)?\(\)/, 'Chrome 114, Firefox 122, Safari 17.4'],
  [/\b(?:Float16Array|Temporal)\b/, 'Chrome 135 and later'],
  [/\.(?:isWellFormed|toWellFormed)\(/, 'Firefox 119'],
  [/\.checkVisibility\(/, 'Safari 17.4'],
  [/\.(?:showPopover|hidePopover|togglePopover)\(/, 'Chrome 114, Firefox 125, Safari 17'],
  [/\.(?:moveBefore|setHTML|setHTMLUnsafe|requestClose)\(/, 'Chrome 124 and later'],
  [/\.aria(?:Pressed|Expanded|Checked|Label|Selected|Disabled)\b/, 'Firefox 119'],
  [/\bnavigator\.userAgentData\b/, 'Firefox, Safari'],
  [
    /(?<=[=(,:!&|?])\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuy]*v[dgimsuy]*(?=[,;.)\]])/,
    'Chrome 112, Firefox 116, Safari 17',
  ],
];

/** A browser without `requestIdleCallback` is asked first, wherever it is used. */
const UNASKED_IDLE = /\brequestIdleCallback\(/;
const ASKED_IDLE = /typeof requestIdleCallback|requestIdleCallback\?\./;

function scripts(): readonly string[] {
  const assets = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
  return [...assets.map((name) => `assets/${name}`), 'early.js', 'start.js', 'service-worker.js'];
}

test('the built scripts call nothing that is newer than the supported browsers', () => {
  const found = scripts().flatMap((name) => {
    const script = readFileSync(join(SITE, name), 'utf8');
    const newer = NEWER.flatMap(([pattern, lacking]) => {
      const match = pattern.exec(script);
      return match === null ? [] : [`${name}: ${match[0].slice(0, 80)}, not in ${lacking}`];
    });
    const isUnasked = UNASKED_IDLE.test(script) && !ASKED_IDLE.test(script);
    return isUnasked ? [...newer, `${name}: requestIdleCallback without a question, not in Safari`] : newer;
  });
  expect(found).toEqual([]);
});
