/** The substitution matrices: whole, symmetric, and those of EMBOSS where it is installed. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pairScores } from '#workers/lib/sequences/alignment/pairScores.ts';
import { EDNAFULL, PROTEIN_MATRICES } from '#workers/reference/substitutionMatrices.ts';

/** Where Debian puts the data files of EMBOSS. */
const FOLDER = '/usr/share/EMBOSS/data';
const TABLES = [
  ['EDNAFULL', EDNAFULL, 'ATGCSWRYKMBVHDN'] as const,
  ...Object.entries(PROTEIN_MATRICES).map(
    ([name, table]) => [`E${name.toUpperCase()}`, table, 'ARNDCQEGHILKMFPSTWYVBZX'] as const,
  ),
];

describe.each(TABLES)('%s', (name, table, letters) => {
  const scores = pairScores(table);
  const score = (one: string, other: string) => scores[32 * (one.charCodeAt(0) & 31) + (other.charCodeAt(0) & 31)];

  test('has a score for every pair of its letters, the same both ways', () => {
    const lines = table.trim().split('\n');
    expect(lines.map((line) => line.trim().split(/\s+/).length)).toEqual([
      letters.length,
      ...[...letters].map(() => letters.length + 1),
    ]);
    for (const one of letters) for (const other of letters) expect(score(one, other)).toBe(score(other, one));
  });

  test('is that of EMBOSS where it is installed', () => {
    const file = `${FOLDER}/${name}`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : table;
    const [heading = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    const columns = heading.trim().split(/\s+/);
    let compared = 0;
    for (const line of lines) {
      const [letter = '', ...values] = line.trim().split(/\s+/);
      for (const [index, value] of values.entries()) {
        const other = columns[index] ?? '';
        if (!letters.includes(letter) || !letters.includes(other)) continue;
        expect([letter, other, score(letter, other)]).toEqual([letter, other, Number(value)]);
        compared += 1;
      }
    }
    expect(compared).toBe(letters.length ** 2);
  });
});

test('scores of other letters are 0', () => {
  expect(pairScores(EDNAFULL)[32 * 5 + 5]).toBe(0);
});
