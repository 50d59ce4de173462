/** What a person confirms, in every form in which the protocol lets a client answer: registered by `package.test.ts`, which builds the package once. */
import { describe, expect, test } from 'vitest';
import { METACAM, TICKS } from './metacamCall.ts';
import { plainClient, textOf } from './plainClient.ts';

/** @param built gives the folder of the package; called by each test, when it is there */
export function describePerson(built: () => string): void {
  describe('confirmations, in every form of the protocol', () => {
    const accept = (content: object) => () => ({ action: 'accept', content });
    const form = { elicitation: {} };

    test.each<[string, object, ((params: object) => object) | null, string]>([
      ['without the capability', {}, null, 'this client cannot ask one'],
      ['by address only', { elicitation: { url: {} } }, accept(TICKS), 'this client cannot ask one'],
      ['declined', form, () => ({ action: 'decline' }), 'did not confirm'],
      ['closed', form, () => ({ action: 'cancel' }), 'did not confirm'],
      ['answered by an error', form, () => ({ error: { code: -32603, message: 'no window' } }), 'gave no answer'],
      ['answered by another type', form, accept({ ...TICKS, vetPrescribed: 'yes' }), 'gave no answer'],
      ['answered by nothing', form, () => ({}), 'gave no answer'],
      ['with a value left blank', form, accept({ ...TICKS, weight: '' }), 'was left blank'],
    ])('%s: the warning, the link and no dose', async (_, capabilities, answer, words) => {
      const answers = answer === null ? {} : { 'elicitation/create': answer as never };
      const client = await plainClient(built(), { capabilities: capabilities as never, answers });
      const refused = await client.call('calculate', { calculator: 'dog-metacam', inputs: METACAM });
      client.close();
      expect([refused.isError, refused.structuredContent]).toEqual([true, undefined]);
      for (const each of ['Ask your veterinarian first', words, '/calculator/dog-metacam'])
        expect(textOf(refused)).toContain(each);
      expect(textOf(refused)).not.toMatch(/\d (?:mg|mL)\b/);
    });

    test.each<[string, object, object]>([
      ['with fewer ticks', form, { vetPrescribed: true }],
      ['with no content', form, {}],
    ])('%s: refused by the formula, without a dose', async (_, capabilities, content) => {
      const client = await plainClient(built(), {
        capabilities: capabilities as never,
        answers: { 'elicitation/create': accept(content) as never },
      });
      const refused = await client.call('calculate', { calculator: 'dog-metacam', inputs: METACAM });
      client.close();
      expect(refused.isError).toBe(true);
      expect(refused.structuredContent).not.toHaveProperty('result');
    });

    test.each<[string, object, object, number]>([
      ['ticked in a form', { elicitation: { form: {} } }, TICKS, 2],
      ['by a client of the first revision with forms', form, TICKS, 2],
      ['with the values sent back', form, { ...TICKS, ...METACAM }, 2],
      // 0.2 mg for each kilogram.
      ['with a value corrected', form, { ...TICKS, weight: '12' }, 2.4],
    ])('%s: the dose of what the person saw', async (_, capabilities, content, doseMg) => {
      const asked: Record<string, unknown>[] = [];
      const client = await plainClient(built(), {
        capabilities: capabilities as never,
        answers: {
          'elicitation/create': (params) => {
            asked.push({ ...params });
            return { action: 'accept', content };
          },
        },
      });
      const given = await client.call('calculate', { calculator: 'dog-metacam', inputs: METACAM });
      const own = await client.call('dog-metacam', METACAM);
      client.close();
      expect(given.structuredContent?.result).toMatchObject({ doseMg });
      expect(textOf(given).includes('Corrected by the person: Weight of the dog (kg) 12')).toBe(doseMg !== 2);
      expect(textOf(own)).toContain("no tool 'dog-metacam'");
      expect(asked).toHaveLength(1);
      expect(asked[0]?.message).toContain('- Weight of the dog: 10 kg');
      expect(asked[0]?.requestedSchema).toMatchObject({ properties: { weight: { type: 'string', default: '10' } } });
    });

    test('an agent’s own word is none, and nobody is asked about what cannot be computed', async () => {
      const asked: unknown[] = [];
      const client = await plainClient(built(), {
        capabilities: form,
        answers: {
          'elicitation/create': (params) => {
            asked.push(params);
            return { action: 'accept', content: TICKS };
          },
        },
      });
      const claimed = await client.call('calculate', { calculator: 'dog-metacam', inputs: { ...METACAM, ...TICKS } });
      expect(textOf(claimed)).toContain('Only a person confirms');
      const uncertain = { calculator: 'dog-metacam', inputs: { ...METACAM, ...TICKS }, uncertainties: { weight: '1' } };
      expect((await client.call('uncertainty', uncertain)).isError).toBe(true);
      const negative = { calculator: 'dog-metacam', inputs: { ...METACAM, weight: '-1' } };
      expect((await client.call('calculate', negative)).isError).toBe(true);
      client.close();
      expect(asked).toEqual([]);
    });
  });
}
