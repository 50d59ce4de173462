/** The documents of the repository and their references. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders to skip: installed, built or generated; `vectors` and `data` are copies of external files. */
const NOT_OURS =
  /(?:^|\/)(?:node_modules|dist|dist-package|\.git|\.results|\.screenshots|\.stryker-tmp)$|^tests\/(?:vectors|data)$/;

/** Every file, by its path from the repository root: 'docs/cli.md'. */
export const FILES: ReadonlySet<string> = new Set(filesIn(''));
const FOLDERS: ReadonlySet<string> = new Set([...FILES].flatMap(foldersOf));

export const DOCUMENTS: readonly string[] = [...FILES].filter((path) => path.endsWith('.md'));

const FENCED = /^( *)(```+)[^\n]*\n[\s\S]*?^\1\2$/gm;
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^()\s]+)\)/g;
/** Matches a path from the repository root in code: 'node tests/setup/runAll.mjs'. */
const PATH_IN_CODE = /(?<![\w./#@-])(?:src|workers|tests|docs|\.ci|\.github|\.devcontainer|\.vscode)\/[\w./*<>-]*/g;
/** Files written by a command, which may be missing. */
const WRITTEN = /^(?:tests\/\.(?:results|screenshots)|tests\/(?:vectors|data))\//;

function filesIn(folder: string): readonly string[] {
  const entries: readonly Dirent[] = readdirSync(folder === '' ? '.' : folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isSymbolicLink() || NOT_OURS.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

export function textOf(document: string): string {
  return readFileSync(document, 'utf8');
}

/** Broken links of a document: to a missing file or a missing heading. */
export function deadLinks(document: string, text: string): readonly string[] {
  const prose = text.replace(FENCED, '').replace(CODE, '');
  return [...prose.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?|mailto|tel):/.test(target))
    .filter((target) => !leadsSomewhere(document, text, target));
}

function leadsSomewhere(document: string, text: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path === '' ? document : join(dirname(document), path).replace(/\/$/, '');
  if (!exists(file)) return false;
  return heading === undefined || anchorsOf(file === document ? text : textOf(file)).includes(heading);
}

/** Anchors of headings, generated as the usual hosts do. */
export function anchorsOf(text: string): readonly string[] {
  const seen = new Map<string, number>();
  return [...text.replace(FENCED, '').matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/\]\([^)]*\)/g, ']').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

/** Commands of npm that a document names: 'test:unit' for `npm run test:unit`. */
export function namedScripts(text: string): readonly string[] {
  const run = [...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g)].map(([, script = '']) => script);
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, script = '']) => script);
  return [...run, ...short];
}

/** Missing browser tests named by a document, as in `npm run test:browser -- drafts units`. */
export function deadSpecs(text: string): readonly string[] {
  const specs = [...FILES].filter((path) => /^tests\/browser\/.*\.spec\.ts$/.test(path));
  const named = [...text.matchAll(/\bnpm run test:browser -- ([\w. ]+)/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return named.filter((name) => !specs.some((path) => path.slice('tests/browser/'.length).startsWith(name)));
}

/** Missing paths that a document names in code. */
export function deadPaths(document: string, text: string): readonly string[] {
  const spans = [...text.replace(FENCED, '').matchAll(CODE)].map(([, code = '']) => code);
  const blocks = text.match(FENCED) ?? [];
  const fromTop = [...spans, ...blocks].flatMap((code) => code.match(PATH_IN_CODE) ?? []);
  const dead = fromTop.filter((path) => !WRITTEN.test(path) && !exists(path.replace(/[./]+$/, '')));
  return [...dead, ...spans.filter((code) => isDeadFromFolder(document, code))];
}

/** True for a path relative to the README's own folder ('kit/format.ts'), or a file name alone ('content.ts'). */
function isDeadFromFolder(document: string, code: string): boolean {
  if (!/^[\w.*<>-]+(?:\/[\w.*<>-]+)*\/?$/.test(code)) return false;
  if (!code.includes('/')) return /\.(?:tsx?|mjs)$/.test(code) && !exists(code, '(?:.*/)?');
  const folder = dirname(document);
  const [first = ''] = code.split('/');
  if (folder === '.' || !FOLDERS.has(`${folder}/${first}`)) return false;
  const path = `${folder}/${code}`.replace(/\/$/, '');
  return !WRITTEN.test(path) && !exists(path) && !exists(code.replace(/\/$/, ''));
}

/** True for a file or a folder; `<id>` and `*` mean any name. */
function exists(path: string, before = ''): boolean {
  if (FILES.has(path) || FOLDERS.has(path)) return true;
  if (before === '' && !/[*<]/.test(path)) return false;
  const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/<[^>]*>|\*+/g, '[^/]+');
  const shape = new RegExp(`^${before}${pattern}$`);
  return [...FILES, ...FOLDERS].some((each) => shape.test(each));
}
