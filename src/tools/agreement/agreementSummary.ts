import type { AgreementSummary, ComparedPage, ComparedProgram, ProgramSummary } from '#src/engine/kit/comparison.ts';
import { everyComparison } from './everyComparison.ts';

/** What the build compared, without the figures: calculators first. */
export async function agreementSummary(): Promise<readonly AgreementSummary[]> {
  const { calculators, sections } = await everyComparison();
  return [
    ...calculators.map((page) => summaryOf('calculator', page)),
    ...sections.map((page) => summaryOf('section', page)),
  ];
}

function summaryOf(kind: AgreementSummary['kind'], { name, path, programs }: ComparedPage): AgreementSummary {
  return { kind, name, path, programs: programs.map(programSummary) };
}

/** Counts all figures of a program, those that the page does not list included. */
function programSummary({ by, largest, cases }: ComparedProgram): ProgramSummary {
  const listed = cases.flatMap(({ figures }) => figures);
  return {
    by,
    figures: listed.length + cases.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0),
    differing: listed.filter(({ reason }) => reason !== undefined).length,
    largest,
  };
}
