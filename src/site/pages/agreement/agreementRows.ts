import type { AgreementSummary, ProgramSummary } from '#src/engine/kit/comparison.ts';
import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import { EVIDENCE } from '#src/site/catalog/evidence.ts';

/** One calculator or section beside one program. */
export interface AgreementRow {
  readonly name: string;
  /** Of the page; of a section, with the fragment that opens it. */
  readonly path: string;
  /** What an address leads to: '/agreement#enzyme-kinetics'. Of the first row of a calculator; otherwise undefined. */
  readonly anchor: string | undefined;
  /** The place of the program among those of its page. */
  readonly at: number;
  readonly program: ProgramSummary;
  /** Of calculators; a section declares none. */
  readonly evidence: EvidenceKind | undefined;
}

/** Returns the rows of the table, with the name of each address once: that of a calculator is also where its sections are found. */
export function agreementRows(pages: readonly AgreementSummary[]): readonly AgreementRow[] {
  const anchors = new Set<string>();
  return pages.flatMap(({ kind, name, path, programs }) => {
    const id = idOf(path);
    const isFirst = !anchors.has(id);
    anchors.add(id);
    return programs.map((program, at) => ({
      name,
      path,
      anchor: isFirst && at === 0 ? id : undefined,
      at,
      program,
      evidence: kind === 'calculator' ? EVIDENCE[id] : undefined,
    }));
  });
}

/** 'enzyme-kinetics' of '/calculator/enzyme-kinetics#ask=rate-laws'. */
function idOf(path: string): string {
  return path.replace(/#.*/, '').split('/').at(-1) ?? '';
}

/** Returns the rows whose name or program has the text, of one kind of evidence if one is chosen. */
export function filteredRows(
  rows: readonly AgreementRow[],
  text: string,
  evidence: EvidenceKind | null,
): readonly AgreementRow[] {
  const typed = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (evidence === null || row.evidence === evidence) &&
      `${row.name}\n${row.program.by}`.toLowerCase().includes(typed),
  );
}

/** A share as the page writes it: '0.02 %', '3e-9 %'. */
export function shareText(share: number): string {
  return share === 0 ? 'none' : `${Number((share * 100).toPrecision(2))} %`;
}
