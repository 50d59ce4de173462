/** What a stranger wrote and a sentence quotes reaches no terminal as a command. */
import { expect, test } from 'vitest';
import { command } from '#tests/support/headless.ts';

const HOSTILE = 'pka\u001b[2J\u0007\u009b2J\u202eevil';
const SEEN = 'pka\\x1b[2J\\x07\\x9b2J\\u202eevil';

test.each([
  ['a name', [HOSTILE]],
  ['a flag', ['pka', `--${HOSTILE}`, '1']],
  ['a section', ['pka', '--ask', HOSTILE]],
  ['a number', ['ph-analysis', '--pH', HOSTILE]],
])('%s', async (_, args) => {
  const { err } = await command(args);
  expect(err).toContain(SEEN);
  expect(err).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u);
});

test('a saved result', async () => {
  const saved = { calculator: 'ph-analysis', input: { pH: 7 }, result: { type: HOSTILE } };
  const { out } = await command(['--verify', 'a.json'], { 'a.json': JSON.stringify(saved) });
  expect(out).toContain(SEEN);
  expect(out).not.toContain('\u001b');
});
