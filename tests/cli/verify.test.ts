/** `--verify`: saved results of the command and of pages, as they are and changed. */
import { describe, expect, test } from 'vitest';
import { resultAsJson } from '#src/engine/results/exportedResult.ts';
import { EXIT } from '#src/tools/cli/command.ts';
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
      title: 'Molarity Calculator',
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

  test('a sentence, a figure, a title or a formula that was changed is named, on poison pages without a figure', async () => {
    const water = await answerOf('dog-water-intake', { weight: 20 });
    const forged = [
      [water.replace('"text": "1000"', '"text": "9999"'), 'differs in shown.0.text (saved ‘9999’, now ‘1000’)'],
      [water.replace('About 1000 mL', 'About 90 L'), 'differs in says.0'],
      [water.replace('"formula": "dog-water-intake"', '"formula": "dog-metacam"'), 'differs in formula'],
      [water.replace('Pipette & Paw', 'Official FDA'), 'differs in site.name'],
      [water.replace('"says"', '"title": "By the office", "says"'), 'differs in title'],
    ] as const;
    for (const [text, words] of forged) {
      const { code, out } = await verify(text);
      expect(out).toContain(words);
      expect(code).toBe(EXIT.refused);
    }
    const poison = await answerOf('dog-chocolate-toxicity', (await definitionNamed('dog-chocolate-toxicity')).example);
    expect((await verify(poison)).out).toContain('agrees');
    const { out } = await verify(poison.replace(/"text": "[^"]*\d[^"]*"/, '"text": "0.1"'));
    expect(out).toMatch(/differs in shown\.\d+\.text, although/);
  });

  test('± is computed once more: in the unit it was typed in, with correlations', async () => {
    const args = [
      'molarity',
      '--mass',
      '9000 ± 90',
      '--mass-unit',
      'mg',
      '--molarMass',
      '180.156 ± 0.1',
      '--volume',
      '0.5',
    ];
    const { out } = await command([...args, '--uncertainty', 'mass~molarMass=0.5']);
    const saved = JSON.parse(out);
    expect(saved.uncertainty).toMatchObject({ inputs: { mass: { unit: 'mg' } }, correlations: [{ coefficient: 0.5 }] });
    expect((await verify(out)).out).toContain('agrees');
    const [figure] = saved.uncertainty.figures;
    const forged = {
      ...saved.uncertainty,
      figures: [{ ...figure, text: '1 ± 0' }, ...saved.uncertainty.figures.slice(1)],
    };
    expect((await verify(JSON.stringify({ ...saved, uncertainty: forged }))).out).toContain(
      'differs in uncertainty.figures.0.text',
    );
  });

  test('an answer of a section is proved with the text that it was asked about', async () => {
    const { out } = await command(['dna-sequence', '--ask', 'restriction-sites'], {
      '-': JSON.stringify({ sequence: 'AAGAATTCAA', enzymes: 'EcoRI' }),
    });
    expect((await verify(out)).out).toContain('agrees');
    expect((await verify(out.replaceAll('AAGAATTCAA', 'AAGAATTCAC'))).out).toContain('agrees');
    const saved = JSON.parse(out);
    expect((await verify(JSON.stringify({ ...saved, says: ['It cuts twice.'] }))).out).toContain('differs in says.0');
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
