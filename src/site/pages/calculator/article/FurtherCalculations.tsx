import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type LinkedQuestion, linkedQuestion } from '#src/engine/form/onDemand/questionLink.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { AnalysisSections } from '../onDemand/AnalysisSections.tsx';
import type { AskedPage } from '../onDemand/AnalysisTools.tsx';
import { Section } from '../panel/Section.tsx';

export interface FurtherCalculationsProps {
  readonly id: CalculatorId;
  readonly title: string;
}

/** Calculations on the subject of the page, with inputs of their own, each in a section that opens. */
export function FurtherCalculations({ id, title }: FurtherCalculationsProps) {
  const entries = useMemo(() => ANALYSES.filter(({ pages }) => pages?.includes(id)), [id]);
  const page = useMemo<AskedPage>(() => ({ id, title, fields: {}, draft: {}, given: undefined }), [id, title]);
  const { hash } = useLocation();
  const [linked, setLinked] = useState<LinkedQuestion | null>(null);
  useEffect(() => {
    const question = linkedQuestion(hash);
    if (question === null || !entries.some((entry) => entry.id === question.id)) return;
    setLinked(question);
    document.getElementById('further-heading')?.scrollIntoView();
  }, [hash, entries]);

  if (entries.length === 0) return null;
  return (
    <Section id="further-heading" heading="Further calculations">
      <AnalysisSections entries={entries} page={page} linked={linked} />
    </Section>
  );
}
