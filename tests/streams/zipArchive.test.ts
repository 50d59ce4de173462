import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSource } from '#tests/support/readSource.ts';
import { unwrapped } from '#workers/streams/unwrapped.ts';
import { memberBytes, onlyMember } from '#workers/streams/zipArchive.ts';

interface Packed {
  readonly name: string;
  readonly text: string;
  /** As `zip -0` does. */
  readonly isStored?: boolean;
  readonly flags?: number;
  readonly size?: number;
  readonly crc?: number;
}

/** An archive of members that are deflated, or stored. */
function zip(members: readonly Packed[], comment = ''): Blob {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, text, isStored = false, flags = 0, size = text.length, crc = crc32(text) } of members) {
    const data = isStored ? Buffer.from(text) : deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
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
  ['stored, not deflated', [{ name: 'a.fa', text: LONG, isStored: true }], ''],
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
  ['stored, longer than it says', [{ name: 'a.fa', text: LONG, size: 10, isStored: true }], 'is damaged'],
  ['stored, shorter than it says', [{ name: 'a.fa', text: 'ACGT', size: 10, isStored: true }], 'is damaged'],
  ['stored, of another checksum', [{ name: 'a.fa', text: 'ACGT', crc: 1, isStored: true }], 'is damaged'],
] as [string, readonly Packed[], string][])('%s is refused in words', async (_, members, words) => {
  await expect(textOf(zip(members))).rejects.toThrow(words);
});

test('letters of a stored member that were overwritten in the archive are found by its checksum', async () => {
  // `unzip -t` says 'bad CRC' of the same bytes.
  const whole = Buffer.from(await zip([{ name: 'a.fa', text: '>a\nACGTACGTAA\n', isStored: true }]).arrayBuffer());
  whole.write('GGGGCCCCGG', whole.indexOf('ACGTACGTAA'));
  await expect(textOf(new Blob([whole]))).rejects.toThrow('“x.zip” is damaged or cut off');
});

test.each([false, true])(
  'what is longer than it says gives nothing before it is refused, stored: %s',
  async (isStored) => {
    const text = Buffer.alloc(20_000_000);
    const data = new Blob([isStored ? text : deflateRawSync(text)]);
    const member = { size: 10, crc: 0, isStored };
    const reading = { explain: () => new Error('not read'), onRead: () => {} };
    let given = 0;
    const read = async () => {
      for await (const bytes of memberBytes(data, 'x.zip', member, reading)) given += bytes.length;
    };
    await expect(read()).rejects.toThrow('is damaged');
    expect(given).toBe(0);
  },
);

test('cut off anywhere, it is refused in words', async () => {
  const whole = zip([{ name: 'a.fa', text: 'ACGTTGCA'.repeat(20) }]);
  for (let end = 0; end < whole.size; end += 7)
    await expect(textOf(whole.slice(0, end)), String(end)).rejects.toThrow('“x.zip” is damaged or cut off');
});

test('the member is found by its directory', async () => {
  const member = await onlyMember(zip([{ name: 'a.fa', text: 'ACGT' }]), 'x.zip');
  expect(member).toMatchObject({ name: 'a.fa', start: 34, size: 4, isStored: false });
});
