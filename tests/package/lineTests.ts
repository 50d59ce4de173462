/** Lines as people type them, by the server's tool for them: registered by `package.test.ts`, which builds the package once. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { describe, expect, test } from 'vitest';
import { ASK_LINE } from '#src/tools/package/toolCatalog.ts';

/** @param client called by each test, when the server is there */
export function describeLines(client: () => Client): void {
  const answerTo = (inputs: Readonly<Record<string, unknown>>) =>
    client().callTool({ name: ASK_LINE, arguments: inputs });

  describe('a line', () => {
    test.each([
      ['5 ft 3 in cm', { kind: 'answer', link: expect.stringContaining('/calculator/length-converter#') }],
      ['dog ate grapes', { kind: 'fill', emergency: 'grapes-raisins', link: expect.stringMatching(/toxicity$/) }],
      ['something to calculate', { kind: 'none' }],
    ])('%s', async (line, expected) => {
      const { structuredContent, isError } = await answerTo({ line });
      expect(isError).toBeUndefined();
      expect(structuredContent).toMatchObject(expected);
    });

    test('is refused if it is not a text, or under another name', async () => {
      expect((await answerTo({ line: 5 })).isError).toBe(true);
      expect((await answerTo({ text: '5 ft in cm' })).isError).toBe(true);
    });
  });
}
