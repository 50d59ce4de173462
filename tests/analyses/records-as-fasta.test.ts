/** All records as FASTA, to the letter against seqkit and EMBOSS (recorded answers). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import type { Candidate } from '#workers/contract.ts';
import recordsAsFasta, { type RecordsAsFastaInput } from '#workers/formulas/records-as-fasta.ts';

interface Recorded {
  readonly answers: readonly {
    readonly file: string;
    readonly command: string;
    readonly settings: Partial<Omit<Candidate<RecordsAsFastaInput>, 'given'>>;
    readonly entries: number;
    readonly characters: number;
    readonly digest: string;
  }[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/records-as-fasta.json', 'utf8'));

const BLANK = {
  change: 'none',
  frame: 'plus1',
  geneticCode: '1',
  entries: 'records',
  pieceLength: null,
  lineLength: '60',
  letterCase: 'upper',
  nameContains: '',
  leastLength: null,
  mostLength: null,
} as const;

test.each(recorded.answers)('$command', async ({ file, command, settings, entries, characters, digest }) => {
  const { given, task } = await givenDna({
    text: readFileSync(`tests/data/${file}`, 'utf8'),
    origin: 'file',
    cuts: [777, 5000, 30_001],
    options: { allowAmbiguous: true },
  });
  const verdict = await recordsAsFasta.validate({ ...BLANK, ...settings, given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  const { entryCount, fasta } = await recordsAsFasta.compute(verdict.input, task);
  const written = await recordsAsFasta.view(verdict.input, 'fasta', 0, fasta.length, task);
  expect(written).toHaveLength(fasta.length);
  const isEmboss = /^(?:splitter|union)/.test(command);
  const text = isEmboss ? written.replace(/^>\S*\|/gm, '>') : written;
  const compared = command.startsWith('union') ? text.replace(/^>.*\n/, '') : text;
  if (!command.startsWith('union')) expect(entryCount).toBe(entries);
  expect(compared.length).toBe(characters);
  expect(createHash('sha256').update(compared).digest('hex')).toBe(digest);
});
