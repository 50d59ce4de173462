import type { EvidenceKind } from '#src/engine/kit/evidence.ts';

/** How sure a calculator is, in the words of the page, the surest first. */
export const EVIDENCE_WORDS: Readonly<Record<EvidenceKind, { readonly name: string; readonly meaning: string }>> = {
  definition: { name: 'Definition', meaning: 'Exact for what was entered; nothing is estimated.' },
  law: {
    name: 'Law within its limits',
    meaning: 'A law, a model or a test: as good as its assumptions, which the guide and the notes name.',
  },
  estimate: {
    name: 'Measured estimate',
    meaning: 'Fitted to measurements, or looked up among them: a single case can differ.',
  },
  rule: {
    name: 'Rule of thumb or practice',
    meaning: 'A convention, a label, a guideline or experience, without a measured error.',
  },
};

export const EVIDENCE_KINDS = Object.keys(EVIDENCE_WORDS) as readonly EvidenceKind[];
