import { describe, expect, test } from 'vitest';
import { createFeatureReader, type RawFeature } from '#workers/lib/sequences/features/featureTable.ts';

function read(text: string, format: 'genbank' | 'embl' = 'genbank', record = 1, most = 99): readonly RawFeature[] {
  const features: RawFeature[] = [];
  const reader = createFeatureReader(format, record, (feature) => features.push(feature) < most);
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 11) if (!reader.read(bytes.subarray(at, at + 11))) break;
  reader.finish();
  return features;
}

const q = (text: string) => `                     ${text}\n`;
const HEAD = 'LOCUS       A\nFEATURES             Location/Qualifiers\n';

describe('a table', () => {
  test('locations and values go on in the next lines', () => {
    const text = `${HEAD}     CDS             join(1..2,\n${q('4..5)')}${q('/note="say ""hi""')}${q('/not=a qualifier"')}${q('/translation="MK')}${q('LV"')}${q('/pseudo')}ORIGIN\n`;
    expect(read(text)).toEqual([
      {
        type: 'CDS',
        location: 'join(1..2,4..5)',
        qualifiers: { note: ['say "hi" /not=a qualifier'], translation: ['MKLV'], pseudo: [''] },
      },
    ]);
  });

  test('a repeated qualifier has several values', () => {
    const text = `${HEAD}     gene            1\n${q('/gene="a"')}${q('/gene="b"')}//\n`;
    expect(read(text)).toMatchObject([{ qualifiers: { gene: ['a', 'b'] } }]);
  });

  test('of EMBL', () => {
    const text =
      'ID   A; SV 1\nFH   Key\nFT   gene            1..2\nFT                   /gene="a"\nXX\nSQ   Sequence\n';
    expect(read(text, 'embl')).toEqual([{ type: 'gene', location: '1..2', qualifiers: { gene: ['a'] } }]);
  });

  test('ends with the text, with the next entry, and when enough was read', () => {
    const text = `${HEAD}     gene            1\n     gene            2`;
    expect(read(text)).toHaveLength(2);
    expect(read(text, 'genbank', 1, 1)).toHaveLength(1);
    expect(read(`LOCUS       A\nORIGIN\n//\n${text}`)).toEqual([]);
    expect(read(`LOCUS       A\nORIGIN\n//\n${text}`, 'genbank', 2)).toHaveLength(2);
  });

  test('names of qualifiers are only names', () => {
    const text = `${HEAD}     gene            1\n${q('/__proto__="a"')}${q('/constructor="b"')}//\n`;
    expect(read(text)[0]?.qualifiers).toEqual({ constructor: ['b'] });
    expect(read('')).toEqual([]);
  });
});
