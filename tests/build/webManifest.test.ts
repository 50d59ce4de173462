/** The web manifest: which files the installed site opens, and what other apps share with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SEQUENCE_FILES } from '#src/engine/form/onDemand/chosenFile.ts';
import { arrival } from '#src/site/pages/home/opened/arrival.ts';
import { HOME_PATH, OPENS, SHARE_PARTS } from '#workers/sharedItems.ts';

const MANIFEST = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/site/public/manifest.webmanifest'), 'utf8'),
) as {
  readonly scope: string;
  readonly launch_handler: { readonly client_mode: readonly string[] };
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: {
      readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
    };
  };
};
const { file_handlers: handlers, share_target: target } = MANIFEST;
const OPENED = handlers.flatMap(({ accept }) => Object.values(accept).flat());
/** What the choosers of the pages take. Any archive may be a zip: those are chosen on a page. */
const READ = [...SEQUENCE_FILES.split(',').filter((ending) => ending !== '.zip'), '.csv', '.tsv', '.tab', '.json'];

test('every file that pages read is opened from the desktop, and no other', () => {
  expect(OPENED.toSorted()).toEqual(READ.toSorted());
  expect(new Set(OPENED).size).toBe(OPENED.length);
});

// Chromium refuses the older `chemical/…` types: `browser/webManifest.spec.ts` asks it.
test('types and endings are such as browsers accept', () => {
  for (const type of handlers.flatMap(({ accept }) => Object.keys(accept)))
    expect(type).toMatch(/^(?:text|application)\/[a-z0-9-]+$/);
  for (const ending of OPENED) expect(ending).toMatch(/^\.[a-z]+$/);
});

test('another window is opened, so that nothing entered in one is lost', () => {
  expect(MANIFEST.launch_handler.client_mode[0]).toBe('navigate-new');
});

test.each([
  ['files', handlers[0]?.action, 'file'],
  ['shares', target.action, 'shared'],
])('%s open Home, within the scope', (_, action, opens) => {
  const url = new URL(action ?? '', 'https://site.example');
  expect(url.pathname).toBe(HOME_PATH);
  expect(url.pathname.startsWith(MANIFEST.scope)).toBe(true);
  expect([...url.searchParams]).toEqual([[OPENS, opens]]);
});

test('a share is a form with the parts that the service worker reads', () => {
  expect([target.method, target.enctype]).toEqual(['POST', 'multipart/form-data']);
  const { files, ...words } = target.params;
  expect({ ...words, files: files[0]?.name }).toEqual(SHARE_PARTS);
  // Phones know no type for most of these endings.
  expect(files[0]?.accept).toEqual(expect.arrayContaining(['text/*', 'application/octet-stream', ...OPENED]));
});

test('another query opens nothing', async () => {
  expect(await arrival('?utm_source=x')).toBeNull();
  expect(await arrival('?opens=toString')).toBeNull();
});
