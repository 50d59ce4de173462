import { COMPARISONS } from './comparisons.ts';
import { ProgramTable } from './ProgramTable.tsx';

export interface RowFiguresProps {
  /** Of the calculator or section. */
  readonly path: string;
  /** The place of the program among those of its page. */
  readonly at: number;
}

/** The figures of one row of the table of agreement. */
export function RowFigures({ path, at }: RowFiguresProps) {
  const { calculators, sections } = COMPARISONS;
  const program = [...calculators, ...sections].find((page) => page.path === path)?.programs[at];
  return program === undefined ? null : <ProgramTable program={program} />;
}
