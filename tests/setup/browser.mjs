// Finds a browser of the Chromium family, and a Firefox. Node's own modules only: this runs before anything is installed.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const PLACES_IN_CACHE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/** Path of a browser, or undefined. `CHROME_PATH` wins, then Playwright's own download, then what is installed. */
export function findChromium() {
  const wished = process.env.CHROME_PATH;
  if (wished !== undefined && isExecutable(wished)) return wished;
  return [
    ...playwrightDownloads(),
    ...directoriesOnPath().flatMap((directory) => NAMES.map((name) => join(directory, name))),
    ...FIXED_PLACES,
  ].find(isExecutable);
}

/** Path of a Firefox, or undefined. `FIREFOX_PATH` wins over what is on the path; Playwright's own build is another browser. */
export function findFirefox() {
  const wished = process.env.FIREFOX_PATH;
  if (wished !== undefined && isExecutable(wished)) return wished;
  return directoriesOnPath()
    .flatMap((directory) => FIREFOX_NAMES.map((name) => join(directory, name)))
    .find(isExecutable);
}

/** Arguments that every run needs: root has no sandbox, and nothing may be fetched in the background. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function directoriesOnPath() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

function playwrightDownloads() {
  const base = playwrightCache();
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => PLACES_IN_CACHE.map((place) => join(base, name, place)));
}

function playwrightCache() {
  const wished = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (wished !== undefined && wished !== '0') return wished;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache/ms-playwright');
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
