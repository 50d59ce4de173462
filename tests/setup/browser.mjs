// Finds a browser of the Chromium family, and a Firefox.
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Chromium headless shell: the same engine, at half the cost for a page that is not displayed. */
export const SHELL_NAME = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', SHELL_NAME];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of a browser, or undefined. `CHROME_PATH` wins, then Playwright's own download, then what is installed. */
export function findChromium() {
  return (
    wishedBrowser() ??
    [
      ...playwrightDownload(),
      ...directoriesOnPath().flatMap((directory) => NAMES.map((name) => join(directory, name))),
      ...FIXED_PLACES,
    ].find(isExecutable)
  );
}

function wishedBrowser() {
  const wished = process.env.CHROME_PATH;
  return wished !== undefined && isExecutable(wished) ? wished : undefined;
}

/**
 * Path of the browser for tests without a window, or undefined: the headless shell where available. `CHROME_PATH` wins.
 */
export function findTestBrowser() {
  return wishedBrowser() ?? findHeadlessShell() ?? findChromium();
}

/** Path of the headless shell on the path, or undefined. */
export function findHeadlessShell() {
  return directoriesOnPath()
    .map((directory) => join(directory, SHELL_NAME))
    .find(isExecutable);
}

/** Path of a Firefox, or undefined. `FIREFOX_PATH` wins over what is on the path; Playwright's own build is another browser. */
export function findFirefox() {
  const wished = process.env.FIREFOX_PATH;
  if (wished !== undefined && isExecutable(wished)) return wished;
  return directoriesOnPath()
    .flatMap((directory) => FIREFOX_NAMES.map((name) => join(directory, name)))
    .find(isExecutable);
}

/** Arguments that every run needs: no sandbox as root, no GPU, and no background fetches. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The same for pages that live for a second or two: there, compilers that optimize cost more than they save, a fifth of a
 * run of axe.
 */
export const SHORT_LIVED_ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--js-flags=--no-maglev --no-turbofan'];

function directoriesOnPath() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

/** Path of Playwright's own build, as Playwright reports it; unavailable before packages are installed. */
function playwrightDownload() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
