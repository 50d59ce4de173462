/** Lines as people type them, and the day on which a result is read: registered by `package.test.ts`, which builds the package once. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test } from 'vitest';
import type { ComputedAnswer } from '#src/tools/package/answer.ts';
import { COMMON } from '#src/tools/package/commonTools.ts';
import type { Connected } from './sectionTests.ts';

/** @param connected called by each test, when the package is there */
export function describeLinesAndDays(connected: () => Connected): void {
  const call = (name: string, args: Readonly<Record<string, unknown>>) =>
    connected().client.callTool({ name, arguments: args }) as Promise<CallToolResult>;
  const answerTo = (inputs: Readonly<Record<string, unknown>>) => call(COMMON.ask, inputs);

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

  describe('today', () => {
    const mated = { matingDate: '2026-10-25' };

    test('is an argument beside the inputs: the answer begins with what the dates mean on it', async () => {
      const { structuredContent, content } = await call('rabbit-gestation', { ...mated, today: '2026-11-29' });
      const { today, ...others } = structuredContent as unknown as ComputedAnswer;
      expect(today).toMatchObject({ date: '2026-11-29', day: 35, state: 'late', tone: 'alarm' });
      const [first] = content;
      const text = first?.type === 'text' ? first.text : '';
      expect(text.split('\n\n')[1]).toMatch(/^Today is day 35, 4 days past the due date/);
      expect((await call('rabbit-gestation', mated)).structuredContent).toEqual(others);
      expect((await call('rabbit-gestation', { ...mated, today: null })).structuredContent).toEqual(others);
    });

    test('that is no day, or changes nothing, is refused', async () => {
      expect((await call('rabbit-gestation', { ...mated, today: '2026-02-30' })).isError).toBe(true);
      const { isError, content } = await call('ph-analysis', { pH: 7, today: '2026-11-29' });
      expect(isError).toBe(true);
      expect(JSON.stringify(content)).toContain('The day changes nothing of this result');
    });

    test('is the third argument of the function', async () => {
      const index = pathToFileURL(join(connected().folder, 'index.js')).href;
      const { rabbitGestation } = await import(/* @vite-ignore */ index);
      expect((await rabbitGestation(mated, {}, '2026-11-29')).today.day).toBe(35);
      expect(await rabbitGestation(mated)).not.toHaveProperty('today');
    });
  });
}
