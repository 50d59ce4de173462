/** The questions of the DNA page, asked as its worker asks them, of a FASTA file that is read again each time. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { ByteSource, Task } from '#workers/contract.ts';
import codonUsage from '#workers/formulas/codon-usage.ts';
import dnaSequence from '#workers/formulas/dna-sequence.ts';
import inSilicoPcr from '#workers/formulas/in-silico-pcr.ts';
import readingFrames from '#workers/formulas/reading-frames.ts';
import restrictionSites from '#workers/formulas/restriction-sites.ts';
import wordCounts from '#workers/formulas/word-counts.ts';
import type { GivenStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { fiftyEnzymes, LEAST_CODONS, MISMATCHES, PRIMERS, type Question, WORD_LETTERS } from './questionTools.ts';

/** Bytes read at a time. */
const SLICE = 1 << 18;

/** What the page holds of a file after its own pass, and that pass. */
export interface ReadFile {
  readonly given: GivenStrand;
  readonly task: Task;
  /** The page's own single pass: reads, checks and counts all letters. */
  readonly pass: () => Promise<unknown>;
}

export async function readFile(path: string): Promise<ReadFile> {
  const task: Task = { report() {}, open: () => fileOnDisk(path) };
  const pass = async () => {
    const verdict = await dnaSequence.validate(
      {
        sequence: path,
        readAsFasta: true,
        recognize: false,
        allowAmbiguous: false,
        record: null,
        geneticCode: '1',
        openFrames: 'never',
        startCodons: 'atg',
        minimumOrfLength: null,
      },
      task,
    );
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
    return verdict.input;
  };
  return { given: await pass(), task, pass };
}

/** Asks one question and returns a number of its answer, so that nothing is optimized away. */
export async function ask(question: Question, { given, task }: ReadFile): Promise<number> {
  switch (question) {
    case 'sites': {
      const enzymes = fiftyEnzymes()
        .map(({ name }) => name)
        .join(', ');
      const input = { given, enzymes, shape: 'linear', grouped: false } as const;
      return (await restrictionSites.compute(input, task)).cutters.reduce((sum, { cuts }) => sum + cuts, 0);
    }
    case 'frames': {
      const rules = { startCodons: 'atg', geneticCode: '1', shape: 'linear' } as const;
      const shown = { order: 'position', letters: 'proteins' } as const;
      return (await readingFrames.compute({ given, minimumCodons: LEAST_CODONS, ...rules, ...shown }, task)).total;
    }
    case 'primers': {
      const input = { given, primers: PRIMERS.join(' '), mismatches: MISMATCHES, shape: 'linear' } as const;
      return (await inSilicoPcr.compute(input, task)).total;
    }
    case 'codons':
      return (await codonUsage.compute({ given, strand: 'entered', geneticCode: '1', shape: 'linear' }, task)).total;
    case 'words': {
      const input = {
        given,
        size: WORD_LETTERS,
        strands: 'one',
        order: 'count',
        leastCount: 1,
        shape: 'linear',
      } as const;
      return (await wordCounts.compute(input, task)).distinct;
    }
  }
}

/** A file through one buffer, as a browser hands it over slice by slice. */
function fileOnDisk(path: string): ByteSource {
  const total = statSync(path).size;
  let done = 0;
  return {
    origin: 'file',
    progress: () => ({ done, total, unit: 'bytes' }),
    async *slices(from = 0) {
      const file = openSync(path, 'r');
      const buffer = new Uint8Array(SLICE);
      try {
        for (let at = from; ; ) {
          const read = readSync(file, buffer, 0, SLICE, at);
          if (read === 0) return;
          done = at + read;
          yield { bytes: buffer.subarray(0, read), mark: at };
          at += read;
        }
      } finally {
        closeSync(file);
      }
    },
  };
}
