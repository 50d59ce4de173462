/** Command-line programs that answer the same questions about a sequence, timed as whole processes on the same file. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restrictionEnzyme } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import { RESTRICTION_ENZYMES } from '#workers/reference/restrictionEnzymes.ts';

export type Question = 'sites' | 'frames' | 'primers' | 'codons' | 'words';

export interface QuestionTool {
  readonly name: string;
  readonly question: Question;
  readonly command: readonly [program: string, ...rest: string[]];
  /** How much faster the question has to be. */
  readonly target: number;
}

export const ENZYME_COUNT = 50;
/** Codons of the shortest reading frame. */
export const LEAST_CODONS = 100;
/** Of the pair of primers: 20 letters each, so that 10 % are two mismatches. */
export const PRIMERS = ['GATTACAGGCTTAACCGTAC', 'CCATGTTGCAAGTCAGGATC'] as const;
export const MISMATCHES = 2;
/** Of the words that are counted. */
export const WORD_LETTERS = 6;

/** One enzyme for each of 50 sites of six letters, A, C, G and T only. */
export function fiftyEnzymes(): readonly SixCutter[] {
  const bySite = new Map<string, SixCutter>();
  for (const [name, entry] of Object.entries(RESTRICTION_ENZYMES)) {
    const { site, cuts } = restrictionEnzyme(name, entry);
    const [cut] = cuts;
    if (cut === undefined || cuts.length > 1 || !/^[ACGT]{6}$/.test(site) || bySite.has(site)) continue;
    bySite.set(site, { name, site, ...cut });
  }
  return [...bySite.values()].slice(0, ENZYME_COUNT);
}

interface SixCutter {
  readonly name: string;
  readonly site: string;
  /** Letters before the cut of either strand. */
  readonly top: number;
  readonly bottom: number;
}

/** @param folder for the files that name patterns and primers */
export function questionTools(file: string, folder: string): readonly QuestionTool[] {
  const enzymes = fiftyEnzymes();
  const patterns = join(folder, 'patterns.fa');
  writeFileSync(patterns, enzymes.map(({ name, site }) => `>${name}\n${site}\n`).join(''));
  const primers = join(folder, 'primers.txt');
  writeFileSync(primers, `pair ${PRIMERS.join(' ')}\n`);
  // The form in which EMBOSS keeps REBASE: name, site, its length, cuts, whether they are blunt, where they are.
  const table = join(folder, 'enzymes.enz');
  writeFileSync(
    table,
    enzymes
      .map(({ name, site, top, bottom }) => [name, site, 6, 2, Number(top === bottom), top, bottom, 0, 0].join('\t'))
      .join('\n')
      .concat('\n'),
  );
  return [
    {
      name: 'seqkit locate',
      question: 'sites',
      command: ['seqkit', 'locate', '-f', patterns, file],
      target: 10,
    },
    {
      name: 'EMBOSS restrict',
      question: 'sites',
      command: [
        'restrict',
        '-auto',
        '-sequence',
        file,
        '-enzymes',
        'all',
        '-datafile',
        table,
        '-nolimit',
        '-outfile',
        '/dev/null',
      ],
      target: 20,
    },
    {
      name: 'EMBOSS getorf',
      question: 'frames',
      command: [
        'getorf',
        '-auto',
        '-find',
        '1',
        '-minsize',
        String(3 * LEAST_CODONS),
        '-sequence',
        file,
        '-outseq',
        '/dev/null',
      ],
      target: 5,
    },
    {
      name: 'EMBOSS primersearch',
      question: 'primers',
      command: [
        'primersearch',
        '-auto',
        '-seqall',
        file,
        '-infile',
        primers,
        '-mismatchpercent',
        '10',
        '-outfile',
        '/dev/null',
      ],
      target: 10,
    },
    {
      name: 'seqkit amplicon',
      question: 'primers',
      command: ['seqkit', 'amplicon', '-F', PRIMERS[0], '-R', PRIMERS[1], '-m', String(MISMATCHES), file],
      target: 10,
    },
    {
      name: 'EMBOSS cusp',
      question: 'codons',
      command: ['cusp', '-auto', '-sequence', file, '-outfile', '/dev/null'],
      target: 10,
    },
  ];
}

export function isInstalled({ command: [program] }: QuestionTool): boolean {
  const probe = program === 'seqkit' ? ['version'] : ['-version'];
  return spawnSync(program, probe, { stdio: 'ignore' }).error === undefined;
}

/** Milliseconds from start to exit, the output thrown away. */
export function timeTool({ command: [program, ...rest], name }: QuestionTool): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, rest, { stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(performance.now() - started);
      else reject(new Error(`${name} ended with ${code}`));
    });
  });
}
