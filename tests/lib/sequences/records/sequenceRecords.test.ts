import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ForeignCharacter } from '#workers/lib/sequences/letters/characterReader.ts';
import { createLetterSieve } from '#workers/lib/sequences/letters/letterSieve.ts';
import { createRecordReader } from '#workers/lib/sequences/records/sequenceRecords.ts';
import type { TextFormat } from '#workers/streams/textFormat.ts';

interface Read {
  readonly records: readonly { readonly name: string; readonly letters: string }[];
  readonly foreign: ForeignCharacter | null;
}

/** Reads a text whose taker accepts A, C, G, T, N and ASCII white space. */
function read(bytes: Uint8Array, format: TextFormat, cuts: readonly number[] = []): Read {
  const records: { name: string; letters: string }[] = [];
  const reader = createRecordReader(format, {
    begin: (name) => records.push({ name, letters: '' }),
    take(raw, at) {
      const text = new TextDecoder('latin1').decode(raw);
      const end = text.search(/[^ACGTN\t-\r ]/i);
      const accepted = end === -1 ? text : text.slice(0, end);
      // Offsets must be those of the text, except where GenBank's numbers are blanked out.
      if (format !== 'genbank') expect([...raw]).toEqual([...bytes.subarray(at, at + raw.length)]);
      const record = records.at(-1);
      if (record === undefined) throw new Error('Letters outside a record');
      record.letters += accepted.replace(/\s/g, '');
      return accepted.length;
    },
  });
  const ends = [...new Set([...cuts.filter((cut) => cut < bytes.length), bytes.length])].sort((a, b) => a - b);
  let start = 0;
  for (const end of ends) {
    if (!reader.read(bytes.slice(start, end))) break;
    start = end;
  }
  if (reader.foreign() === null) reader.finish();
  return { records, foreign: reader.foreign() };
}

const encode = (text: string) => new TextEncoder().encode(text);
const EVERYWHERE = Array.from({ length: 400 }, (_, at) => at);

/** Parses lines, headers and letters with regular expressions. */
function naiveFasta(text: string): Read['records'] {
  const [before = '', ...parts] = `\n${text}`.split(/[\r\n][^\S\r\n]*>/);
  const rest = parts.map((part) => {
    const [header = '', ...lines] = part.split(/[\r\n]/);
    return { name: header.trim(), letters: lines.join('').replace(/\s/g, '') };
  });
  const letters = before.replace(/\s/g, '');
  return letters === '' ? rest : [{ name: '', letters }, ...rest];
}

describe('FASTA', () => {
  test('records, wherever the bytes are cut', () => {
    const unit = fc.constantFrom(
      'A',
      'CG',
      'tn',
      ' ',
      '\n',
      '\r',
      '\r\n',
      '\u00a0',
      '\u2028',
      '\n>',
      '\r\n>x é ',
      '\n >1 >2',
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), fc.array(fc.nat(120)), (units, cuts) => {
        // A header takes everything up to the end of its line.
        const text = units.join('');
        fc.pre(!/(^|[\r\n])[^\S\r\n]*>[^\r\n]*\u2028/.test(text));
        expect(read(encode(text), 'fasta', cuts)).toEqual({ records: naiveFasta(text), foreign: null });
      }),
    );
  });

  test('header only, records without letters, an unfinished header', () => {
    for (const cuts of [[], EVERYWHERE]) {
      expect(read(encode('>a'), 'fasta', cuts).records).toEqual([{ name: 'a', letters: '' }]);
      expect(read(encode('>a\n>b\n\n>c\nAT\n>'), 'fasta', cuts).records).toEqual([
        { name: 'a', letters: '' },
        { name: 'b', letters: '' },
        { name: 'c', letters: 'AT' },
        { name: '', letters: '' },
      ]);
      expect(read(encode(' \n'), 'fasta', cuts).records).toEqual([]);
    }
  });

  test('a header sign within a line is a character like any other', () => {
    for (const cuts of [[], EVERYWHERE]) {
      const foreign = { character: '>', offset: 5, opensHeader: false };
      expect(read(encode('>a\nAT>b'), 'fasta', cuts).foreign).toEqual(foreign);
    }
  });

  test('long names are cut', () => {
    const [record] = read(encode(`>${'x'.repeat(500)}\nA`), 'fasta').records;
    expect(record?.name).toBe(`${'x'.repeat(119)}…`);
  });

  test.each(['x', 'é', '配', '🧬'])(
    'a name of %s is cut between characters, and only where it is too long',
    (character) => {
      const nameOf = (characters: number) =>
        read(encode(`>${character.repeat(characters)}\nA`), 'fasta').records.map(({ name }) => name);
      expect(nameOf(120)).toEqual([character.repeat(120)]);
      for (const long of [121, 125, 300]) expect(nameOf(long)).toEqual([`${character.repeat(119)}…`]);
    },
  );

  test('many short records', () => {
    const text = Array.from({ length: 300 }, (_, index) => `>r${index}\nACGT\n`).join('');
    const { records } = read(encode(text), 'fasta', [1000, 2000]);
    expect(records).toHaveLength(300);
    expect(records.every(({ letters }) => letters === 'ACGT')).toBe(true);
  });

  test.each([
    ['as it stands', null],
    ['with what is no letter left out', createLetterSieve('dna')],
  ])('a short record is offered without what follows it, %s', (_, sieve) => {
    let offered = 0;
    const taker = {
      begin() {},
      take(raw: Uint8Array) {
        offered += raw.length;
        return raw.length;
      },
    };
    const text = encode('>r\nACGT\n'.repeat(3000));
    const reader = createRecordReader('fasta', taker, undefined, sieve);
    expect(reader.read(text) && reader.finish()).toBe(true);
    expect(offered).toBe('ACGT\n'.length * 3000);
  });
});

describe('GenBank', () => {
  const ENTRY =
    'LOCUS       X1 9 bp\nFEATURES  ACGT\n     ORIGIN no\nORIGIN      \n        1 acgtac gta\n       61 ccc\n//\n';

  test('letters under ORIGIN, without the numbers, up to //', () => {
    for (const cuts of [[], EVERYWHERE]) {
      const two = `${ENTRY}\n${ENTRY.replace('X1', 'X2').replaceAll('\n', '\r\n')}`;
      expect(read(encode(two), 'genbank', cuts)).toEqual({
        records: [
          { name: 'X1', letters: 'acgtacgtaccc' },
          { name: 'X2', letters: 'acgtacgtaccc' },
        ],
        foreign: null,
      });
    }
  });

  test('an entry without a sequence, one without its end', () => {
    for (const cuts of [[], EVERYWHERE]) {
      const text = 'LOCUS A 1\nCONTIG join(x)\n//\nLOCUS B\nORIGIN\n1 acg';
      expect(read(encode(text), 'genbank', cuts).records).toEqual([
        { name: 'A', letters: '' },
        { name: 'B', letters: 'acg' },
      ]);
    }
  });

  test('a character under ORIGIN that is not a letter', () => {
    for (const cuts of [[], EVERYWHERE]) {
      for (const character of ['/', 'x']) {
        const foreign = { character, offset: 19, opensHeader: false };
        expect(read(encode(`LOCUS A\nORIGIN\n1 ac${character}g`), 'genbank', cuts).foreign).toEqual(foreign);
      }
    }
  });
});

describe('plain text', () => {
  test('white space is the same as in JavaScript, cut at every byte; no other non-ASCII character is', () => {
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (c) => !/[\ud800-\udfff]/.test(c),
    );
    const spaces = characters.filter((character) => /\s/.test(character));
    expect(spaces.length).toBeGreaterThan(20);
    const text = `A${spaces.join('T')}C`;
    expect(read(encode(text), 'plain', EVERYWHERE)).toEqual({
      records: [{ name: '', letters: text.replace(/\s/g, '') }],
      foreign: null,
    });
    const others = characters.filter((character) => character > '\x7f' && !/\s/.test(character));
    for (let index = 0; index < others.length; index += 97) {
      const character = others[index] ?? '';
      const foreign = { character, offset: 2, opensHeader: false };
      expect(read(encode(`AT${character}G`), 'plain', [3]).foreign).toEqual(foreign);
    }
  });

  test.each([
    ['a character of four bytes', encode('A🧬C'), '🧬', 1],
    ['a NUL', encode('AT\0'), '\0', 2],
    ['a digit', encode('AT\n1'), '1', 3],
    ['Latin-1 bytes', new Uint8Array([65, 0xe9, 65]), '\ufffd', 1],
    ['a character that the text ends in', new Uint8Array([65, 0xe2, 0x80]), '\ufffd', 1],
    ['a lone continuation byte', new Uint8Array([65, 0x80]), '\ufffd', 1],
  ])('%s is foreign', (_, bytes, character, offset) => {
    const foreign = { character, offset, opensHeader: false };
    expect(read(bytes, 'plain').foreign).toEqual(foreign);
    expect(read(bytes, 'plain', EVERYWHERE).foreign).toEqual(foreign);
  });

  test.each([
    ['first of the text', '>a\nATG', true],
    ['first of a line', 'ATG\r>a', true],
    ['behind blanks', 'ATG\n \t\u00a0>a', true],
    ['behind a byte order mark', '\ufeff>a', true],
    ['behind a letter', 'ATG>a', false],
    ['behind a letter and a blank', 'ATG >a', false],
    ['behind a vertical tab', 'ATG\n\v>a', false],
  ])('a header sign %s, %j, opens a header: %s', (_, text, opensHeader) => {
    for (const cuts of [[], EVERYWHERE]) {
      expect(read(encode(text), 'plain', cuts).foreign).toMatchObject({ character: '>', opensHeader });
    }
  });

  test('a header sign opens a header exactly where FASTA would read on', () => {
    const before = fc.array(fc.constantFrom('A', 'cg', ' ', '\t', '\v', '\f', '\n', '\r', '\u00a0', '\u2028'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(before, fc.array(fc.nat(40)), (units, cuts) => {
        const bytes = encode(`${units.join('')}>x`);
        const isRead = read(bytes, 'fasta', cuts).foreign === null;
        expect(read(bytes, 'plain', cuts).foreign?.opensHeader).toBe(isRead);
      }),
    );
  });

  test('is one record, even when empty', () => {
    expect(read(encode(''), 'plain').records).toEqual([{ name: '', letters: '' }]);
  });
});

test.each([
  ['ORIGIN\n1 acgt\n//\n\nACGT\n', 'A', 18],
  ['LOCUS a\nORIGIN\n1 acgt\n//\nLOCUS b\nORIGIN\n1 ac\n//\n', undefined, undefined],
])('behind an entry stands nothing but the next one: %j', (text, character, offset) => {
  for (const cuts of [[], EVERYWHERE]) {
    const { foreign } = read(encode(text), 'genbank', cuts);
    expect([foreign?.character, foreign?.offset]).toEqual([character, offset]);
  }
});

describe('a slash among the letters of an entry that is not the end', () => {
  test.each([
    ['genbank', 'ORIGIN\n  1 acgt\n / 5 acgt\n//\n', 17],
    ['genbank', 'ORIGIN\n1 acgt\n/+/\n', 14],
  ] as const)('%s %j is refused at %i', (format, text, offset) => {
    for (const cuts of [[], EVERYWHERE])
      expect(read(encode(text), format, cuts).foreign).toEqual({ character: '/', offset, opensHeader: false });
  });
});
