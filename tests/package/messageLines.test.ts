/** Lines of the standard input, however they arrive: those that are messages, and the errors for the others. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LineError, messageLines } from '#src/tools/package/messageLines.ts';

async function read(chunks: readonly Buffer[], most?: number) {
  const errors: LineError[] = [];
  const lines: string[] = [];
  async function* arriving() {
    yield* chunks;
  }
  for await (const line of messageLines(arriving(), (error) => errors.push(error), most)) lines.push(line.toString());
  return { lines, errors };
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

test('a message is yielded however it is cut, with the errors of what is none around it', async () => {
  const bytes = Buffer.from(`${PING}\r\n\n{\n"é"\n${PING}\n`);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 20 }), async (cuts) => {
      const at = [0, ...cuts.toSorted((one, other) => one - other), bytes.length];
      const { lines, errors } = await read(at.slice(1).map((end, index) => bytes.subarray(at[index], end)));
      expect(lines).toEqual([`${PING}\n`, `${PING}\n`]);
      expect(errors.map(({ id, error }) => [id, error.code])).toEqual([
        [null, -32700],
        [null, -32600],
      ]);
    }),
  );
});

test('a line that is too long is refused and not kept; the next one is read', async () => {
  const { lines, errors } = await read([Buffer.from(`"${'a'.repeat(100)}`), Buffer.from(`a"\n${PING}\n`)], 100);
  expect(lines).toEqual([`${PING}\n`]);
  expect(errors).toMatchObject([{ error: { code: -32600, message: 'A message has at most 100 bytes' } }]);
});

test('anything else never throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      const { lines, errors } = await read([Buffer.from(`${text}\n`)]);
      expect(lines.length + errors.length).toBe(1);
    }),
  );
});
