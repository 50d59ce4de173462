import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSource } from '#tests/support/readSource.ts';
import { unwrapped } from '#workers/streams/unwrapped.ts';
import { onlyMember } from '#workers/streams/zipArchive.ts';

interface Packed {
  readonly name: string;
  readonly text: string;
  readonly flags?: number;
  readonly size?: number;
  readonly crc?: number;
}

/** An archive of deflated members. */
function zip(members: readonly Packed[], comment = ''): Blob {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, text, flags = 0, size = text.length, crc = crc32(text) } of members) {
    const data = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc >>> 0, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return new Blob(
    [...locals, directory, end, comment].map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
  );
}

const LONG = `>a\n${'ACGT'.repeat(300_000)}`;

async function textOf(archive: Blob): Promise<string> {
  return (await readSource(await unwrapped(archive, 'x.zip', 'zip'))).text;
}

test.each([
  ['its only file', [{ name: 'data', text: LONG }], ''],
  ['with a comment behind it', [{ name: 'a.fa', text: LONG }], 'made by hand'],
  [
    'beside a folder and what macOS adds',
    [
      { name: 'd/', text: '' },
      { name: 'd/a.fa', text: LONG },
      { name: '__MACOSX/d/._a.fa', text: 'x' },
    ],
    '',
  ],
  [
    'the only sequence among others',
    [
      { name: 'readme.md', text: 'x' },
      { name: 'a.fa', text: LONG },
    ],
    '',
  ],
])('%s is read', async (_, members, comment) => {
  expect((await textOf(zip(members, comment))) === LONG).toBe(true);
});

test.each([
  [
    'two sequences',
    [
      { name: 'a.fa', text: 'A' },
      { name: 'b.fa', text: 'C' },
    ],
    'holds 2 files (a.fa, b.fa)',
  ],
  [
    'four files, none of them a sequence by its name',
    ['a', 'b', 'c', 'd'].map((name) => ({ name, text: 'A' })),
    '4 files (a, b, c …)',
  ],
  ['nothing', [], 'holds no file'],
  ['encrypted', [{ name: 'a.fa', text: 'A', flags: 1 }], 'is encrypted'],
  ['longer than it says', [{ name: 'a.fa', text: LONG, size: 10 }], 'is damaged'],
  ['shorter than it says', [{ name: 'a.fa', text: 'ACGT', size: 10 }], 'is damaged'],
  ['of another checksum', [{ name: 'a.fa', text: 'ACGT', crc: 1 }], 'is damaged'],
] as [string, readonly Packed[], string][])('%s is refused in words', async (_, members, words) => {
  await expect(textOf(zip(members))).rejects.toThrow(words);
});

test('cut off anywhere, it is refused in words', async () => {
  const whole = zip([{ name: 'a.fa', text: 'ACGTTGCA'.repeat(20) }]);
  for (let end = 0; end < whole.size; end += 7)
    await expect(textOf(whole.slice(0, end)), String(end)).rejects.toThrow('“x.zip” is damaged or cut off');
});

test('the member is found by its directory', async () => {
  const member = await onlyMember(zip([{ name: 'a.fa', text: 'ACGT' }]), 'x.zip');
  expect(member).toMatchObject({ name: 'a.fa', start: 34, size: 4, isStored: false });
});
