/** `--verify`: saved results of the command and of pages, as they are and changed. */
import { describe, expect, test } from 'vitest';
import { EXIT } from '#src/headless/command.ts';
import { resultAsJson } from '#src/results/exportedResult.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { definitionNamed } from '#tests/support/everyCalculator.ts';
import { command } from '#tests/support/headless.ts';

async function answerOf(id: string, input: unknown): Promise<string> {
  return (await command([id], { '-': JSON.stringify(input) })).out;
}

function verify(text: string) {
  return command(['--verify', 'result.json'], { 'result.json': text });
}

describe('--verify', () => {
  test('agrees with an answer of the command, and with a list of them', async () => {
    const agreed = /^The saved result agrees with what version \S+ computes from its inputs\.$/;
    const one = await verify(await answerOf('ph-analysis', { pH: 7.4 }));
    expect([one.code, one.err]).toEqual([EXIT.calculated, '']);
    expect(one.out.trim()).toMatch(agreed);
    const { out } = await verify(await answerOf('ph-analysis', [{ pH: 7.4 }, { pH: 3 }]));
    expect(out).toBe(one.out.repeat(2));
  });

  test('agrees with a result that a page saved', async () => {
    const definition = await definitionNamed('molarity');
    const { input, result, presentation } = await runExample(definition);
    const saved = {
      title: 'T',
      calculatorId: 'molarity',
      formula: 'molarity',
      presentation,
      entered: [],
      input,
      result,
    };
    expect((await verify(resultAsJson(saved, 'https://example.org', new Date(0)))).out).toContain('agrees');
  });

  test('says where a changed result differs', async () => {
    const changed = (await answerOf('ph-analysis', { pH: 7.4 })).replace('"basic"', '"acidic"');
    const { code, out } = await verify(changed);
    expect(code).toBe(EXIT.refused);
    expect(out).toContain('differs in type (saved ‘acidic’, now ‘basic’)');
    expect(out).toContain('the file was changed after it was saved');
  });

  test('another version is the reason; inputs that are refused say so', async () => {
    const saved = JSON.parse(await answerOf('ph-analysis', { pH: 7.4 }));
    const older = { ...saved, site: { version: '0.0.1' }, result: { ...saved.result, pOH: 7 } };
    expect((await verify(JSON.stringify(older))).out).toContain('because version 0.0.1 computed it');
    expect((await verify(JSON.stringify({ ...saved, input: { pH: 99 } }))).out).toContain('its inputs are refused now');
  });

  test('a result on medicine is proved with its confirmations, and a difference has no figure', async () => {
    const { example } = await definitionNamed('dog-metacam');
    const text = await answerOf('dog-metacam', example);
    expect((await verify(text)).out).toContain('agrees');
    const saved = JSON.parse(text);
    const changed = Object.fromEntries(
      Object.entries(saved.result).map(([key, value]) => [key, typeof value === 'number' ? value + 1 : value]),
    );
    expect((await verify(JSON.stringify({ ...saved, result: changed }))).out).not.toMatch(/saved \d/);
  });

  test.each([
    ['no JSON', '{', 'This is no saved result'],
    ['a refusal', '{"calculator":"pka","issues":[]}', 'This is no saved result'],
    ['an unknown calculator', '{"calculator":"alchemy","input":{},"result":{}}', "There is no calculator 'alchemy'"],
    [
      'a text that is not in it',
      '{"calculator":"dna-sequence","input":{"sequence":{"held":"t","name":"a.fa"}},"result":{}}',
      "The text 'a.fa' is not in the saved result",
    ],
  ])('%s is a mistake', async (_, text, words) => {
    const { code, err } = await verify(text);
    expect(code).toBe(EXIT.mistake);
    expect(err).toContain(words);
  });

  test('stands alone', async () => {
    expect((await command(['pka', '--verify', 'result.json'], {})).code).toBe(EXIT.mistake);
  });
});
