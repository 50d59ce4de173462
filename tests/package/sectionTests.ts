/** Sections of pages as functions and by the tools of the server: registered by `package.test.ts`, which builds the package once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test } from 'vitest';
import type { Values } from '#src/engine/kit/fields.ts';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { askedSection } from '#src/tools/cli/askedSection.ts';
import { EXIT } from '#src/tools/cli/command.ts';
import { loadedAnalysis, loadedDefinition } from '#src/tools/cli/everyCalculator.ts';
import type { ComputedAnswer, PackageAnswer, RefusedAnswer } from '#src/tools/package/answer.ts';
import { COMMON } from '#src/tools/package/commonTools.ts';
import { functionName } from '#src/tools/package/packageTexts.ts';
import { everySection, type SectionPlace } from '#src/tools/package/sectionPlaces.ts';
import { command, type PrintedAnswer } from '#tests/support/headless.ts';

const SECTIONS = everySection();

/** What the tests need of the package that was built. */
export interface Connected {
  readonly folder: string;
  readonly client: Client;
}

/** @param connected called by each test, when the package is there */
export function describeSections(connected: () => Connected): void {
  async function fromFunction(name: string, inputs: Values): Promise<PackageAnswer> {
    const module = await import(/* @vite-ignore */ pathToFileURL(join(connected().folder, 'index.js')).href);
    return JSON.parse(JSON.stringify(await module[functionName(name)](inputs)));
  }

  async function fromTool(name: string, given: Readonly<Record<string, unknown>>): Promise<CallToolResult> {
    return (await connected().client.callTool({ name, arguments: given })) as CallToolResult;
  }

  describe('sections', () => {
    test('every section of every page has its function', () => {
      expect(new Set(SECTIONS.map(({ entry }) => entry.id))).toEqual(new Set(ANALYSES.map(({ id }) => id)));
    });

    test.each(SECTIONS)(
      '$name: the example gives what the command line, the function and the tool give',
      async (place) => {
        const { name, page, entry } = place;
        const { inputs, citations } = await asked(place);
        const run = await command([page, '--ask', entry.id], { '-': JSON.stringify(inputs) });
        const onCommandLine = JSON.parse(run.out) as PrintedAnswer;
        const { structuredContent } = await fromTool(COMMON.askSection, { section: name, inputs });
        const answers = [await fromFunction(name, inputs), structuredContent as unknown as PackageAnswer];
        for (const answer of answers as ComputedAnswer[]) {
          expect(answer.result).toEqual(onCommandLine.result);
          expect(answer.shown).toEqual(onCommandLine.shown);
          expect([answer.calculator, answer.ask]).toEqual([page, entry.id]);
          expect(answer.link).toContain(`/calculator/${page}#`);
          expect(answer.link).toContain(`ask=${entry.id}`);
          expect(answer.sources).toHaveLength(citations);
        }
      },
    );

    test.each(SECTIONS)('$name: its inputs, its schemas and its guide are told', async ({ name, page, entry }) => {
      const { structuredContent } = await fromTool(COMMON.describe, { name });
      const { inputSchema } = structuredContent as { readonly inputSchema: { readonly properties: object } };
      const schemas = JSON.parse(readFileSync(join(connected().folder, `schemas/${name}.json`), 'utf8'));
      expect(Object.keys(inputSchema.properties)).toEqual(
        expect.arrayContaining(Object.keys(schemas.input.properties)),
      );
      expect([schemas.calculator, schemas.ask]).toEqual([page, entry.id]);
      expect(readFileSync(join(connected().folder, `docs/${name}.md`), 'utf8')).toContain(entry.title);
    });

    test('the text of a section comes from a file', async () => {
      const inputs = { sequence_file: 'tests/data/lambda-phage.fa', enzymes: 'EcoRI' };
      const { structuredContent } = await fromTool(COMMON.askSection, { section: 'restriction-sites', inputs });
      const { result } = structuredContent as unknown as ComputedAnswer<{ readonly cutters: readonly object[] }>;
      // The five sites of λ.
      expect(result.cutters).toMatchObject([{ names: ['EcoRI'], sites: 5 }]);
    });

    test('what has no effect here is no input', async () => {
      const inputs = { sequence: 'GAATTC', enzymes: 'EcoRI', eachRecord: true };
      const { issues } = (await fromFunction('restriction-sites', inputs)) as RefusedAnswer;
      expect(issues[0]?.message).toContain('eachRecord is no input');
      const run = await command(['dna-sequence', '--ask', 'restriction-sites', '--eachRecord']);
      expect(run.err).toContain('eachRecord');
      expect(run.code).toBe(EXIT.mistake);
    });

    test('what is refused keeps its sentence, and what is unknown is named', async () => {
      const inputs = { sequence: 'ACGT', enzymes: 'EcoZZ' };
      const run = await command(['dna-sequence', '--ask', 'restriction-sites'], { '-': JSON.stringify(inputs) });
      const { issues = [] } = JSON.parse(run.out) as PrintedAnswer;
      expect(issues.length).toBeGreaterThan(0);
      expect(((await fromFunction('restriction-sites', inputs)) as RefusedAnswer).issues).toEqual(issues);
      const refused = await fromTool(COMMON.askSection, { section: 'restriction-sites', inputs });
      expect(refused.isError).toBe(true);
      expect(JSON.stringify(refused.content)).toContain(JSON.stringify(issues[0]?.message).slice(1, -1));
      for (const given of [
        { section: 'alchemy' },
        { section: { toString: null } },
        { section: 'region', inputs: [] },
        { section: 'region', start: 1 },
      ])
        expect((await fromTool(COMMON.askSection, given)).isError).toBe(true);
    });
  });
}

/** The inputs of the example, those of the page among them, and the number of citations. */
async function asked({ page, entry }: SectionPlace): Promise<{ readonly inputs: Values; readonly citations: number }> {
  const [calculator, analysis] = await Promise.all([loadedDefinition(page), loadedAnalysis(entry.id)]);
  if (calculator === undefined || analysis === undefined) throw new Error(`${page} does not ask ${entry.id}`);
  const { example } = askedSection(entry, analysis, page, calculator);
  return { inputs: example, citations: analysis.sources.length };
}
