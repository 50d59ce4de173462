/** The import rules, checked for every import of the sources. */
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { importCycles, importEdges, type Sources } from './importGraph.ts';
import { complaint, isInALayer, ROOMS } from './importRules.ts';

const SOURCES: Sources = sourceFiles(['src', 'workers']);
const EDGES = importEdges(SOURCES);
/** Imported as `typeof import(…)`, not by an import of its own. */
const SERVER_ENTRY = '../../entry-server.tsx';

/** 'src/engine/kit', 'src/calculators', 'workers/lib/sequences/strand': the folder of a subject; a file that is in none by itself. */
function folderOf(path: string): string {
  return (
    /^(?:src\/calculators|src\/[^/]+\/[^/]+(?=\/)|workers\/lib\/(?:sequences\/)?[^/]+(?=\/)|workers\/[^/]+)/.exec(
      path,
    )?.[0] ?? path
  );
}

/** Returns the violations of one file with these lines. */
function complaintsAbout(from: string, code: string): readonly string[] {
  return importEdges({ [from]: code })
    .map(complaint)
    .filter((each) => each !== null);
}

describe('the sources', () => {
  test('every file belongs to a layer', () => {
    expect(Object.keys(SOURCES).filter((path) => !isInALayer(path))).toEqual([]);
  });

  test('no import breaks a rule', () => {
    expect(EDGES.map(complaint).filter((each) => each !== null)).toEqual([]);
  });

  test('no room of src imports from a later one, not even a type', () => {
    const placeOf = (path: string) => ROOMS.findIndex((room) => path.startsWith(`${room}/`));
    const upwards = EDGES.filter(
      ({ from, to, kind }) => kind !== 'glob' && placeOf(from) >= 0 && placeOf(to) > placeOf(from),
    );
    expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('folders of a room do not import each other in a circle', () => {
    const between = EDGES.filter(({ kind }) => kind === 'value' || kind === 'type')
      .map((edge) => ({ ...edge, from: folderOf(edge.from), to: folderOf(edge.to) }))
      .filter(({ from, to }) => from !== to);
    expect(between.length).toBeGreaterThan(100);
    expect(importCycles(between)).toEqual([]);
  });

  test('there are no import cycles, nor among tests', () => {
    expect(importCycles(EDGES)).toEqual([]);
    expect(importCycles(importEdges(sourceFiles(['tests'])))).toEqual([]);
  });

  test('every relative import resolves to a file, so the parser of imports is correct', () => {
    const ours = EDGES.filter(({ specifier, to }) => /^(src|workers)\//.test(to) && !/[*?]/.test(specifier));
    expect(ours.length).toBeGreaterThan(100);
    expect(ours.filter(({ to }) => !(to in SOURCES)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('the parser finds every import', () => {
    const ends = Object.values(SOURCES).flatMap((source) => source.match(/(\bfrom|^import) '[^']+';$/gm) ?? []);
    const read = EDGES.filter(
      ({ kind, specifier }) => kind !== 'glob' && kind !== 'lazy' && specifier !== SERVER_ENTRY,
    );
    expect(read).toHaveLength(ends.length);
  });
});

describe('the import rules', () => {
  test.each([
    ['workers/formulas/atom.ts', "import { addDays } from '../lib/calendar.ts';"],
    ['workers/formulas/atom.ts', "import type { Formula } from '../contract.ts';"],
    ['workers/calculator.worker.ts', "expose(createHost(import.meta.glob('./formulas/*.ts')), self);"],
    ['src/engine/kit/fields.ts', "import type { HeldText } from '#workers/contract.ts';"],
    ['src/engine/ui/PageHead.tsx', "import { BRAND } from '#src/engine/kit/brand.ts';"],
    ['src/site/share/shareLinks.ts', "import { wellFormed } from '#src/engine/kit/onDemand/wellFormed.ts';"],
    ['src/site/catalog/catalog.ts', "import { calculatorPath } from '#src/engine/kit/siteAddress.ts';"],
    ['src/engine/form/createFormModel.ts', "import type { FormModel } from '#src/engine/form/formModel.ts';"],
    ['src/calculators/atom/calculator.ts', "import type atom from '#workers/formulas/atom.ts';"],
    ['src/calculators/atom/calculator.ts', "import { ELEMENTS } from '#workers/reference/elements.ts';"],
    ['src/calculators/atom/calculator.ts', "import { working } from './working.ts';"],
    [
      'src/site/catalog/catalog.ts',
      "const metas = import.meta.glob<Meta>('../../calculators/*/content.ts', { eager: true });",
    ],
    ['src/site/pages/calculator/run/client.ts', "import { createClient } from '#workers/client.ts';"],
    ['workers/serviceWorker.ts', "import { clientsClaim } from 'workbox-core';"],
    ['src/site/offline/siteUpdate.ts', "import { TAKE_OVER } from '#workers/takeOver.ts';"],
    ['workers/client.ts', "import address from './calculator.worker.ts?worker&url';"],
    ['src/site/app/routes.tsx', "const page = () => import('#src/site/pages/home/HomePage.tsx');"],
    ['workers/kernel/sequence.ts', "import { BYTES } from './compiled/sequence.ts';"],
    ['src/tools/build/builtServer.ts', "type Server = typeof import('../../entry-server.tsx');"],
    ['src/main.tsx', "import { routes } from './site/app/routes.tsx';"],
    ['src/tools/cli/command.ts', "import { createHost } from '#workers/host.ts';"],
    ['src/tools/cli/command.ts', "const formulas = import.meta.glob('../../../workers/formulas/*.ts');"],
  ])('%s may have: %s', (from, line) => {
    expect(complaintsAbout(from, line)).toEqual([]);
  });

  test.each([
    ['workers/contract.ts', "import type { Source } from './reference/sources.ts';", 'may not import'],
    [
      'workers/lib/mathematics/calendar.ts',
      "import { theme } from '#src/engine/ui/theme.ts';",
      'may not import src/engine/ui',
    ],
    [
      'workers/lib/mathematics/calendar.ts',
      "import type { Value } from '#src/engine/kit/fields.ts';",
      'may not import src/engine/kit',
    ],
    ['workers/lib/mathematics/calendar.ts', "import { format } from 'date-fns';", 'package date-fns'],
    ['workers/formulas/atom.ts', "import pka from './pka.ts';", 'do not import each other'],
    ['workers/formulas/atom.ts', "import type { Pka } from './pka.ts';", 'do not import each other'],
    ['workers/host.ts', "import atom from './formulas/atom.ts';", 'may not import workers/formulas'],
    ['workers/host.ts', "import { expose } from 'comlink';", 'package comlink'],
    ['workers/serviceWorker.ts', "import { createHost } from './host.ts';", 'may not import workers/host'],
    ['src/site/offline/siteUpdate.ts', "import { useState } from 'react';", 'package react'],
    ['workers/client.ts', "import { host } from './calculator.worker.ts';", 'may not import workers/calculator.worker'],
    ['workers/host.ts', "import address from './calculator.worker.ts?worker&url';", 'may not start'],
    [
      'src/engine/kit/format.ts',
      "import { SOURCES } from '#workers/reference/sources.ts';",
      'types of workers/reference',
    ],
    ['src/engine/kit/format.ts', "import { useState } from 'react';", 'package react'],
    ['src/engine/kit/defineCalculator.ts', "import type { ComponentType } from 'react';", 'package react'],
    [
      'src/engine/ui/Button.tsx',
      "import { catalog } from '#src/site/catalog/catalog.ts';",
      'may not import src/site/catalog',
    ],
    [
      'src/engine/ui/Button.tsx',
      "import type { Figure } from '#src/engine/kit/presentation.ts';",
      'may not import src/engine/kit',
    ],
    [
      'src/engine/form/FieldList.tsx',
      "import { calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';",
      'may not import src/engine/machine',
    ],
    [
      'src/engine/results/ResultView.tsx',
      "import { createFormModel } from '#src/engine/form/createFormModel.ts';",
      'may not import src/engine/form',
    ],
    ['src/engine/machine/calculatorMachine.ts', "import { useMachine } from '@xstate/react';", 'package @xstate/react'],
    [
      'src/engine/machine/workerActors.ts',
      "import { createClient } from '#workers/client.ts';",
      'types of workers/client',
    ],
    [
      'src/calculators/atom/calculator.ts',
      "import atom from '#workers/formulas/atom.ts';",
      'types of workers/formulas',
    ],
    ['src/calculators/atom/calculator.ts', "import content from '../pka/content.ts';", 'do not import each other'],
    ['src/calculators/atom/calculator.ts', "import { Link } from 'react-router-dom';", 'package react-router-dom'],
    [
      'src/calculators/families/gestation.ts',
      "import { backLink } from '#src/site/catalog/catalog.ts';",
      'may not import src/site/catalog',
    ],
    [
      'src/calculators/families/gestation.ts',
      "import { Card } from '#src/engine/ui/Card.tsx';",
      'may not import src/engine/ui',
    ],
    ['src/calculators/atom/calculator.ts', "import { useState } from 'react';", 'package react'],
    [
      'src/site/pages/home/HomePage.tsx',
      "import definition from '#src/calculators/atom/calculator.ts';",
      'may not import',
    ],
    [
      'src/site/pages/home/HomePage.tsx',
      "import { AppFrame } from '#src/site/app/AppFrame.tsx';",
      'may not import src/site/app',
    ],
    [
      'src/site/pages/home/HomePage.tsx',
      "const lazy = () => import('#src/site/app/AppFrame.tsx');",
      'may not import src/site/app',
    ],
    [
      'src/site/share/ShareBar.tsx',
      "const all = import.meta.glob('../../calculators/*/content.ts');",
      'may not find files',
    ],
    ['src/engine/form/FieldList.tsx', "import { Card } from '../ui/Card.tsx';", 'start with #'],
    ['src/engine/form/FieldList.tsx', "import { words } from './words';", 'extension'],
    [
      'src/engine/form/FieldList.tsx',
      "export * from '#src/site/catalog/catalog.ts';",
      'may not import src/site/catalog',
    ],
    [
      'src/engine/form/FieldList.tsx',
      "import {\n  a,\n  type B,\n} from '#src/site/catalog/catalog.ts';",
      'may not import src/site/catalog',
    ],
    ['src/tools/build/prerender.ts', "const server = await import('../../entry-server.tsx');", 'types of entry'],
    [
      'src/site/pages/calculator/run/client.ts',
      "import { createHost } from '#workers/host.ts';",
      'may not import workers/host',
    ],
    [
      'src/site/pages/home/HomePage.tsx',
      "import { runCommand } from '#src/tools/cli/command.ts';",
      'may not import src/tools/cli',
    ],
    [
      'src/tools/cli/command.ts',
      "import { client } from '#src/site/pages/calculator/run/client.ts';",
      'may not import src/site/pages',
    ],
    ['src/new/thing.ts', "import { a } from '#src/engine/kit/format.ts';", 'belongs to no layer'],
  ])('%s may not have: %s', (from, line, rule) => {
    expect(complaintsAbout(from, line)).toEqual([expect.stringContaining(rule)]);
    expect(complaintsAbout(from, line)[0]).toContain(from);
  });

  test('comments import nothing', () => {
    expect(
      importEdges({
        'src/engine/ui/a.ts': "/*\nimport a from '#src/site/app/a.ts';\n*/\n// import('#src/site/app/a.ts')",
      }),
    ).toEqual([]);
  });

  test('a glob pattern in a string does not start a comment', () => {
    const code = "const a = import.meta.glob('./*/content.ts');\nimport { b } from './b.ts'; /* over */";
    expect(importEdges({ 'src/engine/ui/a.ts': code }).map(({ kind }) => kind)).toEqual(['value', 'glob']);
  });
});

describe('cycles', () => {
  test('are found and named', () => {
    const sources = {
      'src/engine/ui/a.ts': "import { b } from './b.ts';",
      'src/engine/ui/b.ts': "import { c } from './c.ts';",
      'src/engine/ui/c.ts': "import { b } from './b.ts';",
    };
    expect(importCycles(importEdges(sources))).toEqual([
      'src/engine/ui/b.ts → src/engine/ui/c.ts → src/engine/ui/b.ts',
    ]);
  });

  test('of types are found as well, those of code that is loaded on demand are not', () => {
    const sources = {
      'src/engine/ui/a.ts': "import type { B } from './b.ts';",
      'src/engine/ui/b.ts': "import { a } from './a.ts';",
    };
    expect(importCycles(importEdges(sources))).toEqual([
      'src/engine/ui/a.ts → src/engine/ui/b.ts → src/engine/ui/a.ts',
    ]);
    const lazy = { ...sources, 'src/engine/ui/a.ts': "const b = () => import('./b.ts');" };
    expect(importCycles(importEdges(lazy))).toEqual([]);
  });
});
