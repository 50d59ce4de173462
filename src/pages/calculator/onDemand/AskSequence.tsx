import { useState } from 'react';
import styled from 'styled-components';
import { ANALYSES } from '#src/catalog/analyses.ts';
import { loadLazyWidgets } from '#src/form/lazyWidgets.ts';
import type { AnyAnalysisDefinition } from '#src/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { OpenRow } from '#src/results/OpenRow.ts';
import { type Preloadable, preloadable } from '#src/ui/preloadable.tsx';
import { color, PROSE_WIDTH } from '#src/ui/theme.ts';
import { OpenedSection } from '../outcome/OpenedSection.tsx';
import { Section } from '../panel/Section.tsx';
import type { Calculator } from '../run/useCalculator.ts';
import { AnalysisPanel, type AnalysisPanelProps } from './AnalysisPanel.tsx';
import { linkedQuestion } from './analysisLink.ts';

const DEFINITIONS = import.meta.glob<AnyAnalysisDefinition>('../../../analyses/*/analysis.ts', { import: 'default' });

/** The section of each analysis, by its id; the code of an analysis is loaded when its section is opened. */
const PANELS: ReadonlyMap<string, Preloadable<Omit<AnalysisPanelProps, 'definition'>>> = new Map(
  ANALYSES.map(({ id }) => [
    id,
    preloadable(async () => {
      const definition = await loadedAnalysis(id);
      await loadLazyWidgets(definition.fields);
      return (props) => <AnalysisPanel definition={definition} {...props} />;
    }),
  ]),
);

export interface AskSequenceProps {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** Further questions to the text of the result, each in a section that opens. */
export function AskSequence({ id, title, definition, calculator }: AskSequenceProps) {
  // Read once: the address is cleared with the next edit.
  const [linked] = useState(() => linkedQuestion(location.hash));
  const { outcome, computedDraft } = calculator;
  const page = { id, title, fields: definition.fields, draft: computedDraft, given: outcome?.input ?? null };
  function openRow(field: string, value: string): void {
    calculator.edit(field, value);
    calculator.calculate();
  }

  return (
    <Section id="ask-heading" heading="Ask this sequence">
      <Introduction>
        Each question is about the sequence of the result above. It is answered on this device, without a second paste.
      </Introduction>
      <OpenRow value={openRow}>
        <div>
          {ANALYSES.filter(({ subject }) => subject === definition.subject).map((entry) => {
            const Panel = PANELS.get(entry.id);
            const settings = linked?.id === entry.id ? linked.settings : null;
            return (
              <OpenedSection
                key={entry.id}
                id={`${entry.id}-heading`}
                title={entry.title}
                startsOpen={settings !== null}
              >
                {Panel !== undefined && <Panel entry={entry} page={page} linkedSettings={settings} />}
              </OpenedSection>
            );
          })}
        </div>
      </OpenRow>
    </Section>
  );
}

async function loadedAnalysis(id: string): Promise<AnyAnalysisDefinition> {
  const load = DEFINITIONS[`../../../analyses/${id}/analysis.ts`];
  if (load === undefined) throw new Error(`There is no analysis '${id}'`);
  return load();
}

const Introduction = styled.p`
  max-width: ${PROSE_WIDTH};
  color: ${color('inkMuted')};
`;
