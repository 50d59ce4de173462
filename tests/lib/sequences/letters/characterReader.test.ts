import { expect, test } from 'vitest';
import { createCharacterReader } from '#workers/lib/sequences/letters/characterReader.ts';

test.each(['é', '′', '\u200b', '🧬'])('%s is put together wherever it is cut', (character) => {
  const bytes = new TextEncoder().encode(character);
  for (let cut = 1; cut <= bytes.length; cut += 1) {
    const reader = createCharacterReader();
    expect(reader.read(bytes.slice(0, cut), 0, 7)).toBe(cut);
    expect(reader.isOpen()).toBe(cut < bytes.length);
    if (reader.isOpen()) reader.read(bytes.slice(cut), 0, 7 + cut);
    expect(reader.taken()).toEqual({ character, offset: 7, opensHeader: false });
    expect(reader.taken()).toBeNull();
  }
});

test('broken UTF-8 is one replacement character, at the end of the text as well', () => {
  const reader = createCharacterReader();
  reader.read(Uint8Array.of(0xe2, 0x41), 0, 0);
  expect(reader.taken()?.character).toBe('\ufffd');
  reader.read(Uint8Array.of(0xe2), 0, 2);
  reader.close();
  expect(reader.taken()).toEqual({ character: '\ufffd', offset: 2, opensHeader: false });
});
