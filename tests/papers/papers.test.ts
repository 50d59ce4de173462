/** The documents of the repository match the code. */
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isNodeAccepted } from '#tests/setup/nodeVersion.mjs';
import { anchorsOf, DOCUMENTS, deadLinks, deadPaths, deadSpecs, FILES, namedScripts, textOf } from './markdown.ts';

const PACKAGE: {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
} = JSON.parse(readFileSync('package.json', 'utf8'));

const MOST_LINES = 150;
const MOST_BYTES_OF_A_PICTURE = 120_000;

/** Problems of each document: 'README.md: missing.md'. */
function foundIn(check: (document: string, text: string) => readonly string[]): readonly string[] {
  return DOCUMENTS.flatMap((document) => check(document, textOf(document)).map((each) => `${document}: ${each}`));
}

describe('every document', () => {
  test('is found', () => {
    for (const path of ['README.md', 'docs/cli.md', 'src/README.md', 'tests/bench/AUDIT.md']) {
      expect(DOCUMENTS).toContain(path);
    }
  });

  test('links to what exists', () => {
    expect(foundIn(deadLinks)).toEqual([]);
  });

  test('names paths that exist', () => {
    expect(foundIn(deadPaths)).toEqual([]);
  });

  test('names commands that exist', () => {
    const unknown = (_: string, text: string) => namedScripts(text).filter((script) => !(script in PACKAGE.scripts));
    expect(foundIn(unknown)).toEqual([]);
  });

  test('names browser tests that exist', () => {
    expect(foundIn((_, text) => deadSpecs(text))).toEqual([]);
  });

  test('is linked from another one, unless a host or a tool finds it by its name', () => {
    const found = /^README\.md$|^\.git(?:hub|lab)\/|^CODE_OF_CONDUCT\.md$/;
    const linked = new Set(
      DOCUMENTS.flatMap((document) =>
        [...textOf(document).matchAll(/\]\(([^()#\s]+\.md)(?:#[^()\s]*)?\)/g)].map(([, target = '']) =>
          new URL(target, `file:///${document}`).pathname.slice(1),
        ),
      ),
    );
    expect(DOCUMENTS.filter((document) => !found.test(document) && !linked.has(document))).toEqual([]);
  });
});

describe('what would be found', () => {
  test.each([
    ['[a](missing.md)', ['missing.md']],
    ['[a](docs/missing.md#publish)', ['docs/missing.md#publish']],
    ['[a](#no-such-heading)\n\n## Another heading', ['#no-such-heading']],
    ['[a](docs/cli.md#no-such-heading)', ['docs/cli.md#no-such-heading']],
    ['![a picture](docs/images/missing.png)', ['docs/images/missing.png']],
    ['[a](docs/cli.md#toxicity-and-medicine) [b](docs) [c](https://example.org/x) [d](#here)\n\n# Here', []],
    ['```\n[a](missing.md)\n```\n`[a](missing.md)`', []],
  ])('links: %s', (text, dead) => {
    expect(deadLinks('README.md', text)).toEqual(dead);
  });

  test.each([
    ['README.md', '`src/engine/kit/missing.ts`', ['src/engine/kit/missing.ts']],
    ['README.md', '`node tests/setup/missing.mjs --now`', ['tests/setup/missing.mjs']],
    ['README.md', '```sh\nnode tests/setup/missing.mjs\n```', ['tests/setup/missing.mjs']],
    ['README.md', '`src/missing/<id>/content.ts`', ['src/missing/<id>/content.ts']],
    ['README.md', '`missing.ts`', ['missing.ts']],
    ['src/README.md', '`engine/missing.ts`', ['engine/missing.ts']],
    ['src/README.md', '`engine/kit/format.ts`, `engine/kit/`, `content.ts`, `/kit/missing`', []],
    [
      'README.md',
      '`src/calculators/<id>/content.ts`, `src/engine/kit/`, `tests/.results/mutation.html`, `dist/_headers`',
      [],
    ],
  ])('paths in %s: %s', (document, text, dead) => {
    expect(deadPaths(document, text)).toEqual(dead);
  });

  test('commands', () => {
    expect(namedScripts('`npm run -s missing:now`, `npm run check` and npm test')).toEqual([
      'missing:now',
      'check',
      'test',
    ]);
  });

  test('browser tests', () => {
    expect(deadSpecs('`npm run test:browser -- drafts policy.spec missing`')).toEqual(['missing']);
  });

  test('headings', () => {
    const text = "# The house's `kit`\n\n## A, b & c\n\n```\n# none\n```\n\n## A, b & c";
    expect(anchorsOf(text)).toEqual(['the-houses-kit', 'a-b--c', 'a-b--c-1']);
  });
});

describe('README.md', () => {
  const readme = textOf('README.md');

  test(`has ${MOST_LINES} lines at most`, () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  });

  test('shows a picture that has a description and is light', () => {
    const [, description = '', path = ''] = /!\[([^\]]*)\]\((docs\/images\/[^)]+\.png)\)/.exec(readme) ?? [];
    expect(description.length).toBeGreaterThan(40);
    expect(statSync(path).size).toBeLessThanOrEqual(MOST_BYTES_OF_A_PICTURE);
  });

  test('every picture of the documents is used', () => {
    const pictures = [...FILES].filter((path) => path.startsWith('docs/images/'));
    const texts = DOCUMENTS.map(textOf).join('\n');
    expect(pictures.filter((path) => !texts.includes(path.replace('docs/', '')))).toEqual([]);
  });
});

describe('papers that repeat what package.json says', () => {
  test('CITATION.cff has its version', () => {
    expect(textOf('CITATION.cff')).toMatch(new RegExp(`^version: ${PACKAGE.version.replaceAll('.', '\\.')}$`, 'm'));
  });

  test('CHANGELOG.md begins with its version', () => {
    const [, newest = ''] = /^## \[([^\]]+)\]/m.exec(textOf('CHANGELOG.md')) ?? [];
    expect(newest).toBe(PACKAGE.version);
  });

  test('CHANGELOG.md describes a feature once in each version', () => {
    const versions = textOf('CHANGELOG.md').split(/^## /m);
    for (const feature of ['Find an input', 'Plot a figure', 'Uncertainty', 'Ask this sequence', 'Open a file']) {
      const counts = versions.map(
        (version) => version.split(/^- /m).filter((entry) => entry.includes(`'${feature}'`)).length,
      );
      expect(Math.max(...counts), feature).toBe(1);
    }
  });

  test('.nvmrc names a version of Node that is accepted', () => {
    const major = textOf('.nvmrc').trim();
    expect(major).toMatch(/^\d+$/);
    // A version manager installs the newest release of that major version.
    expect(isNodeAccepted(`${major}.999.0`, PACKAGE.engines.node)).toBe(true);
  });
});

describe('what no paper can keep true', () => {
  test.each(['README.md', 'CONTRIBUTING.md', 'docs/evidence.md', '.github/workflows/ci.yml'])(
    '%s says neither how long a check takes nor how many tests there are',
    (path) => {
      const found =
        /\b(?:quarter|half) (?:of )?an hour\b|\b[\d.,]*\d\+? ?(?:min|minutes?|hours?|h|tests|formulas|candidates|mutants)\b/gi;
      expect(textOf(path).match(found)).toBeNull();
    },
  );
});

describe('.github/workflows', () => {
  const workflows = [...FILES].filter((path) => path.startsWith('.github/workflows/'));

  test.each(workflows)('%s may only read, but for signing, and pins each action to a commit', (path) => {
    const text = textOf(path);
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    const uses = [...text.matchAll(/^\s*-? *uses: (.+)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    // A tag can be moved to other code; the version is for people.
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    const written = [...text.matchAll(/^ +([\w-]+): write$/gm)].map(([, scope]) => scope);
    expect(written.filter((scope) => scope !== 'id-token' && scope !== 'attestations')).toEqual([]);
    expect(text.match(/persist-credentials: false/g)?.length).toBe(
      uses.filter((action) => /checkout/.test(action)).length,
    );
  });

  test('run the whole check', () => {
    expect(workflows.map(textOf).join('\n')).toContain('run: .ci/run');
  });
});
