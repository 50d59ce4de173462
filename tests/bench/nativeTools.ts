/**
 * Command-line tools for sequences, timed as whole processes on the same file. Tools that are not installed are
 * skipped.
 */
import { spawn, spawnSync } from 'node:child_process';

export interface NativeTool {
  readonly name: string;
  readonly command: string;
  readonly args: (file: string) => readonly string[];
  /** Target speed of the page relative to this tool, from a file and from a paste. */
  readonly target?: { readonly file: number; readonly paste: number };
}

const BIOPYTHON = `
import sys
from Bio import SeqIO
for record in SeqIO.parse(sys.argv[1], "fasta"):
    text = str(record.seq).upper()
    gc = 100 * (text.count("G") + text.count("C")) / len(text)
    complement = record.seq.complement()
    rna = record.seq.transcribe()
    start = text.find("ATG")
    protein = record.seq[start:start + 3 * ((len(text) - start) // 3)].translate(to_stop=True) if start >= 0 else ""
    print(len(text), gc, len(complement), len(rna), len(protein))
`;

export const NATIVE_TOOLS: readonly NativeTool[] = [
  {
    name: 'seqkit seq -p --dna2rna',
    command: 'seqkit',
    args: (file) => ['seq', '-p', '--dna2rna', file],
    target: { file: 5, paste: 8 },
  },
  {
    name: 'seqkit fx2tab -n -l -g',
    command: 'seqkit',
    args: (file) => ['fx2tab', '-n', '-l', '-g', file],
    target: { file: 1.3, paste: 2 },
  },
  { name: 'seqtk comp', command: 'seqtk', args: (file) => ['comp', file], target: { file: 4, paste: 6 } },
  { name: 'seqtk seq -r', command: 'seqtk', args: (file) => ['seq', '-r', file], target: { file: 1.3, paste: 2 } },
  {
    name: 'EMBOSS geecee',
    command: 'geecee',
    args: (file) => ['-auto', '-sequence', file, '-outfile', 'stdout'],
    target: { file: 8, paste: 12 },
  },
  {
    name: 'Biopython, the same job',
    command: '/usr/bin/python3',
    args: (file) => ['-c', BIOPYTHON, file],
    target: { file: 20, paste: 30 },
  },
];

export const HOW_TO_INSTALL = 'apt-get install seqkit seqtk emboss python3-biopython';

export function isInstalled({ command, name }: NativeTool): boolean {
  const probe = name.startsWith('Biopython') ? ['-c', 'import Bio'] : ['--help'];
  return (
    spawnSync(command, probe, { stdio: 'ignore' }).error === undefined &&
    spawnSync(command, probe, { stdio: 'ignore' }).status !== 127
  );
}

/** Milliseconds from start to exit, its output thrown away. */
export function timeTool({ command, args, name }: NativeTool, file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args(file), { stdio: ['ignore', 'ignore', 'ignore'] });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(performance.now() - started);
      else reject(new Error(`${name} ended with ${code}`));
    });
  });
}
