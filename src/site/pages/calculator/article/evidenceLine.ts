import type { AgreementSummary, ProgramSummary } from '#src/engine/kit/comparison.ts';
import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import { counted } from '#src/engine/kit/format.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { EVIDENCE_WORDS } from '#src/site/catalog/evidenceWords.ts';
import type { SourceKey } from '#workers/reference/sources.ts';

/** More programs than these are counted, not named. */
const MOST_NAMED = 2;
/** The only source that was not published. */
const OWN_RULE: SourceKey = 'spec';

/** How sure a calculator is, what that rests on, and which programs agree: on one line, and in sentences. */
interface EvidenceLine {
  readonly line: string;
  readonly sentences: string;
  /** Whether figures of the calculator, or of a section below it, were compared with those of other programs. */
  readonly isCompared: boolean;
}

interface EvidenceOf {
  /** The calculator's id. */
  readonly id: string;
  readonly evidence: EvidenceKind;
  readonly sources: readonly SourceKey[];
}

export function evidenceLine(
  { id, evidence, sources }: EvidenceOf,
  agreement: readonly AgreementSummary[],
): EvidenceLine {
  const { name, meaning } = EVIDENCE_WORDS[evidence];
  const path = calculatorPath(id);
  const own = agreement.find((each) => each.path === path)?.programs ?? [];
  const ofSections = agreement.filter((each) => each.path.startsWith(`${path}#`)).flatMap(({ programs }) => programs);
  return {
    line: [name, shortBasis(sources), ...(own.length === 0 ? [] : [shortAgreement(own)])].join(' · '),
    sentences: [`${name}.`, meaning, basis(sources), ...agreementSentences(own, ofSections)].join(' '),
    isCompared: own.length + ofSections.length > 0,
  };
}

function shortBasis(sources: readonly SourceKey[]): string {
  return counted(sources.length, 'source', 'sources');
}

function basis(sources: readonly SourceKey[]): string {
  const published = sources.filter((key) => key !== OWN_RULE).length;
  if (published === 0) return 'It follows a rule of this site.';
  const rule = published === sources.length ? '' : ' and on a rule of this site';
  return `It rests on ${counted(published, 'source', 'sources')}${rule}, listed below.`;
}

function shortAgreement(programs: readonly ProgramSummary[]): string {
  const verb = programs.some(({ differing }) => differing > 0) ? 'compared with' : 'agrees with';
  return `${verb} ${programs.length > MOST_NAMED ? counted(programs.length, 'program', 'programs') : named(programs)}`;
}

function agreementSentences(own: readonly ProgramSummary[], ofSections: readonly ProgramSummary[]): readonly string[] {
  const all = own.reduce((sum, { figures }) => sum + figures, 0);
  const differing = own.reduce((sum, { differing: some }) => sum + some, 0);
  const programs = new Set(ofSections.map(({ by }) => by)).size;
  return [
    ...(own.length === 0
      ? []
      : [
          `${counted(all, 'figure was', 'figures were')} compared with ${named(own)}; ${
            differing === 0 ? 'all agree.' : `${differing} of them differ, each with the reason.`
          }`,
        ]),
    ...(programs === 0
      ? []
      : [`Its further calculations were compared with ${counted(programs, 'program', 'programs')}.`]),
  ];
}

function named(programs: readonly ProgramSummary[]): string {
  return [...new Set(programs.map(({ by }) => by))].join(' and ');
}
