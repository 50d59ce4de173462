/**
 * How sure the figures of a calculator are, from what they rest on: declared with its sources. 'definition': exact, nothing is
 * measured. 'law': a law, a model or a test, which holds where its assumptions do. 'estimate': fitted to measurements, or looked
 * up among them, so that single cases differ. 'rule': a convention, a label, a guideline or experience, without a measured
 * error. The key figure decides; where its parts differ, the least sure of them.
 */
export type EvidenceKind = 'definition' | 'law' | 'estimate' | 'rule';
