/** APIs by which text could become markup, code or a request: the site uses only those listed here. */
import { expect, test } from 'vitest';
import { withoutComments } from '#tests/architecture/importGraph.ts';

const SOURCES = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx,js}', '/workers/**/*.ts', '!/src/tools/build/**', '!/workers/kernel/assembly/**'],
  { query: '?raw', import: 'default', eager: true },
);

const MARKUP =
  /\bdangerouslySetInnerHTML\b|\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bsrcDoc\b|\bdocument\.write/;
const CODE = /\beval\(|\bnew Function\b|\bFunction\(|\bset(?:Timeout|Interval)\(\s*[`'"]|\bimportScripts\(/;
const REQUEST =
  /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b|\bRTCPeerConnection\b|\bnew Image\b/;

/** The site's own requests, to its own origin. */
const ASKS_ITSELF: Readonly<Record<string, string>> = {
  '/src/tools/agreement/ownAnswer.ts': 'opens a file of the tests while the site is built',
  '/src/site/offline/replacedSite.ts': 'asks whether the site has another version by now',
  '/src/engine/results/charts/chartImage.ts': 'draws a chart of the page from a data address, to save it as a picture',
  '/workers/serviceWorker.ts': 'fetches the files of the site that it keeps',
};

function filesWith(pattern: RegExp, except: Readonly<Record<string, string>> = {}): readonly string[] {
  return Object.entries(SOURCES).flatMap(([file, source]) =>
    pattern.test(withoutComments(source)) && !(file in except) ? [file] : [],
  );
}

test('there are sources', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
});

test('text never becomes markup', () => {
  expect(filesWith(MARKUP)).toEqual([]);
});

test('text never becomes code', () => {
  expect(filesWith(CODE)).toEqual([]);
});

test('no request is made', () => {
  expect(filesWith(REQUEST, ASKS_ITSELF)).toEqual([]);
});
