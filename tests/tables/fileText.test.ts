import { expect, test } from 'vitest';
import { fileText, MOST_BYTES } from '#src/engine/tables/fileText.ts';

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

test.each([
  ['UTF-8', new TextEncoder().encode('Größe;µg\n')],
  ['UTF-16 as spreadsheets save it', utf16('Größe;µg\n')],
  ['UTF-16 the other way round', new Uint8Array(Buffer.from(utf16('Größe;µg\n')).swap16())],
  ['the encoding of older spreadsheets', new Uint8Array(Buffer.from('Größe;µg\n', 'latin1'))],
])('%s is read', async (_, bytes) => {
  expect(await fileText(new Blob([bytes]))).toBe('Größe;µg\n');
});

test('a file that is not text is refused, with advice', async () => {
  const workbook = new Blob([new Uint8Array([80, 75, 3, 4, 0, 0, 200, 201])]);
  await expect(fileText(workbook)).rejects.toMatchObject({
    name: 'FileRefused',
    message: 'This file is not a table of text. In a spreadsheet program, save it as CSV and open that file.',
  });
});

test('a file that is too large is not read', async () => {
  const large = { size: MOST_BYTES + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
  await expect(fileText(large)).rejects.toMatchObject({ message: expect.stringContaining('larger than 32 MB') });
});

test('a missing file is reported', async () => {
  const gone = { size: 1, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) } as unknown as Blob;
  await expect(fileText(gone)).rejects.toMatchObject({ message: expect.stringContaining('could not read') });
});
