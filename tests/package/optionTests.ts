/** The options of the server, and the files that it reads: registered by `package.test.ts`, which builds the package once. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { inShell } from '#tests/support/shell.ts';
import { plainClient, textOf } from './plainClient.ts';

/** @param built gives the folder of the package; called by each test, when it is there */
export function describeOptions(built: () => string): void {
  describe('files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-files-'));
    const open = join(folder, 'open');
    mkdirSync(open);
    writeFileSync(join(open, 'own.fa'), '>own\nACGT\n');
    writeFileSync(join(folder, 'secret.fa'), '>secret\nGGGG\n');
    symlinkSync(join(folder, 'secret.fa'), join(open, 'link.fa'));
    afterAll(() => rmSync(folder, { recursive: true }));

    async function lengthOf(path: string, args: readonly string[], roots: readonly string[] | null) {
      const client = await plainClient(built(), {
        args,
        capabilities: roots === null ? {} : { roots: {} },
        answers: roots === null ? {} : { 'roots/list': () => ({ roots: roots.map((uri) => ({ uri })) }) },
      });
      const given = { calculator: 'dna-sequence', inputs: { sequence_file: path } };
      const { structuredContent, ...rest } = await client.call('calculate', given);
      client.close();
      return (structuredContent?.result as { readonly length?: number } | undefined)?.length ?? textOf(rest);
    }

    test.each([
      ['the folder of --files', ['--files', open], null],
      ['a root of the client', [], [pathToFileURL(open).href]],
    ])('are read in %s, and nothing else is', async (_, args, roots) => {
      expect(await lengthOf('own.fa', args, roots)).toBe(4);
      expect(await lengthOf(join(open, 'own.fa'), args, roots)).toBe(4);
      const others = [
        '../secret.fa',
        join(folder, 'secret.fa'),
        'link.fa',
        '/dev/zero',
        '.',
        'own.fa\u0000',
        '/etc/nowhere',
      ];
      for (const path of others)
        expect(await lengthOf(path, args, roots)).toBe(
          `There is no file '${path}' in the folders that this server may read.`,
        );
    });

    test('are not read without a folder', async () => {
      for (const roots of [null, []])
        expect(await lengthOf(join(open, 'own.fa'), [], roots)).toContain('This server may read no files');
    });
  });

  describe('options', () => {
    test('--tools adds a tool for each calculator that is named', async () => {
      const client = await plainClient(built(), { args: ['--tools', 'dog-*,molarity'] });
      const added = (await client.tools())
        .map(({ name }) => name)
        .filter((name) => name.includes('dog-') || name === 'molarity');
      const { structuredContent } = await client.call('molarity', { mass: 9, molarMass: 180.16, volume: 0.25 });
      client.close();
      expect(added).toEqual(expect.arrayContaining(['dog-metacam', 'molarity']));
      expect(added.every((name) => name === 'molarity' || name.startsWith('dog-'))).toBe(true);
      expect(structuredContent).toHaveProperty('result');
    });

    test.each([
      ['--tools alchemy', "No calculator is named 'alchemy'"],
      ['--files', "'--files' needs a value"],
      ['--verbose', "'--verbose' is no option"],
    ])('%s ends the server with a sentence', (words, sentence) => {
      const { status, stdout, stderr } = inShell(`node '${join(built(), 'mcp-server.js')}' ${words}`);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain(sentence);
    });
  });
}
