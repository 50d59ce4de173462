/** Whether a section takes its strand as a line or as a circle: the field by which that is chosen, and what its answer says of it. */
import type { DeclaredShape, Topology } from '#workers/lib/sequences/records/declaredShape.ts';
import type { StrandShape } from '#workers/lib/sequences/strand/strandShape.ts';
import type { Presentation } from '../presentation.ts';

/** The field, also under the names of earlier versions. */
export const SHAPE = {
  kind: 'choice',
  label: 'Shape',
  hint: 'As its LOCUS or ID line, its SnapGene file or [topology=circular] in its FASTA header says; linear where none says.',
  look: 'menu',
  options: [
    { value: 'entry', label: 'As the entry says' },
    { value: 'linear', label: 'Linear' },
    { value: 'circular', label: 'Circular' },
  ],
  initial: 'entry',
  formerly: {
    circular: { true: 'circular', false: 'entry' },
    topology: { entry: 'entry', linear: 'linear', circular: 'circular' },
  },
} as const;

const WITNESSES: Readonly<Record<DeclaredShape['by'], string>> = {
  LOCUS: 'the LOCUS line',
  ID: 'the ID line',
  SnapGene: 'the SnapGene file',
  FASTA: 'the FASTA header',
};
const USED: Readonly<Record<Topology, string>> = { linear: 'As a line', circular: 'As a circle' };

/** An answer about a strand says below its headline which shape the strand was taken to have; other answers are left as they are. */
export function withShapeLine(presentation: Presentation, result: unknown): Presentation {
  if (!isAboutShape(result)) return presentation;
  const line = { kind: 'notice', tone: 'neutral', text: `${shapeWords(result.shape)}.` } as const;
  return { ...presentation, blocks: [line, ...presentation.blocks] };
}

function shapeWords({ used, said, by, isTooLong = false }: StrandShape): string {
  if (by === null || said === null)
    return used === 'linear' ? 'As a line: the entry does not say' : 'As a circle, though the entry does not say';
  return used === said
    ? `${USED[used]}: ${WITNESSES[by]} says so`
    : `${USED[used]}, though ${WITNESSES[by]} says ${said}${isTooLong ? ': it is too long to be searched as a circle' : ''}`;
}

function isAboutShape(result: unknown): result is { readonly shape: StrandShape } {
  if (typeof result !== 'object' || result === null || !('shape' in result)) return false;
  const { shape } = result;
  return typeof shape === 'object' && shape !== null && 'used' in shape && 'by' in shape;
}
