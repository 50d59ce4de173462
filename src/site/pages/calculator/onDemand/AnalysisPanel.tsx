import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { controlsOf, withValueAt } from '#src/engine/form/controls.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import { FormEnvironmentProvider } from '#src/engine/form/FormEnvironment.ts';
import { faultOf } from '#src/engine/form/faultOf.ts';
import { linkedDraft } from '#src/engine/form/onDemand/linkedDraft.ts';
import { CALCULATE_CONTROL, useLaterFocus } from '#src/engine/form/useLaterFocus.ts';
import { type AnyAnalysisDefinition, EACH_RECORD } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { Announcement } from '#src/engine/results/Announcement.ts';
import { RemedyContext } from '#src/engine/results/NoticeBlock.tsx';
import { ResultView } from '#src/engine/results/ResultView.tsx';
import { SourceList } from '#src/engine/results/SourceList.tsx';
import { HandOnLetters } from '#src/engine/results/sequence/HandOnLetters.ts';
import { useAnnouncement } from '#src/engine/results/useAnnouncement.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { BREAKPOINT, color, SPACE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import type { Remedy } from '#workers/contract.ts';
import { FailureMessage, IssueMessage } from '../form/FormMessage.tsx';
import { RunningLine } from '../form/RunningLine.tsx';
import { useFaultFocus } from '../form/useFaultFocus.ts';
import { AnalysisTools, type AskedPage } from './AnalysisTools.tsx';
import { hasRecords } from './analysisMachine.ts';
import { STALE_STYLE } from './staleStyle.ts';
import { useAnalysis } from './useAnalysis.ts';
import { useLetterTargets } from './useLetterTargets.ts';

export interface AnalysisPanelProps {
  readonly definition: AnyAnalysisDefinition;
  readonly entry: AnalysisEntry;
  /** The page that the section is on. */
  readonly page: AskedPage;
  /** The settings of a link that asks for this analysis, as an untrusted fragment. */
  readonly linkedSettings: string | null;
}

/** One analysis: its fields, its button and its answer. */
export function AnalysisPanel({ definition, entry, page, linkedSettings }: AnalysisPanelProps) {
  const { action } = definition;
  const fields = useMemo(() => fieldsFor(definition.fields, page.given), [definition.fields, page.given]);
  const analysis = useAnalysis(definition, entry, page.id, page.given);
  const { draft, issues, isBusy, isSlow, answer, edit, ask, cancel, holdText, fillLink, blank } = analysis;
  const letterTargets = useLetterTargets();
  const form = useRef<HTMLFormElement>(null);
  const [announcement, announce] = useAnnouncement();
  const focusLater = useLaterFocus(form);
  const messageId = `${entry.id}-message`;
  const controls = useMemo(
    () => controlsOf(fields, draft).map((control) => ({ ...control, name: `${entry.id}.${control.name}` })),
    [fields, draft, entry.id],
  );
  const fault = useMemo(
    () => faultOf(issues, fields, draft, 'inline', { id: entry.id, messageId }),
    [issues, fields, draft, entry.id, messageId],
  );
  useFaultFocus(form, issues, fault, 'inline', controls);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link asks once
  useEffect(() => {
    if (linkedSettings !== null) fillLink(linkedDraft(fields, blank, linkedSettings) ?? blank);
  }, []);

  function apply({ field, value }: Remedy): void {
    const [name = ''] = field.split('.');
    edit(name, withValueAt(draft, field, value)[name] ?? '');
    ask();
    focusLater(CALCULATE_CONTROL);
  }

  const environment = { fields, values: draft, isStrict: false, isBusy, fault, holdText, append() {}, announce, edit };
  const isStale = answer?.outcome.stale === true;
  const canAsk = page.given !== null;
  return (
    <Inset>
      <Form
        method="dialog"
        noValidate
        autoComplete="off"
        ref={form}
        aria-labelledby={`${entry.id}-heading`}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (canAsk) ask();
        }}
      >
        <FormEnvironmentProvider value={environment}>
          <FieldList fields={fields} values={draft} within={entry.id} onEdit={edit} />
        </FormEnvironmentProvider>
        <IssueMessage id={messageId} issues={issues} blank={fault?.blank} errorStyle="inline" onRemedy={apply} />
        {analysis.hasFailed && <FailureMessage action={action} />}
        <Cluster $gap="s3">
          <QuietButton type="submit" data-control={CALCULATE_CONTROL} aria-disabled={isBusy || !canAsk || undefined}>
            {action}
          </QuietButton>
          {page.given === undefined && (
            <QuietButton type="button" onClick={() => fillLink({ ...blank, ...definition.example })}>
              Try an example
            </QuietButton>
          )}
          {isStale && <Small>Settings changed: press {action} again.</Small>}
          {!canAsk && <Small>There is no result above: press Calculate there first.</Small>}
          {canAsk && analysis.isOutdated && <Small>The result above is a new one: press {action} again.</Small>}
        </Cluster>
        {isSlow && (
          <RunningLine
            progress={analysis.progress}
            onCancel={() => {
              cancel();
              focusLater(CALCULATE_CONTROL);
            }}
          />
        )}
      </Form>
      <VisuallyHidden as="p" role="status">
        {isSlow ? 'Calculating…' : isStale ? '' : (answer?.presentation.status ?? '')}
      </VisuallyHidden>
      {answer !== null && (
        <Answer data-stale={isStale || undefined} data-answer={entry.id}>
          <RemedyContext value={apply}>
            <HandOnLetters value={letterTargets}>
              <ResultView
                presentation={answer.presentation}
                readText={analysis.readText}
                tools={<AnalysisTools definition={definition} entry={entry} page={page} answer={answer} />}
                sections={
                  definition.sources.length > 0 && (
                    <FoldedSection title="Sources">
                      <SourceList sources={definition.sources} />
                    </FoldedSection>
                  )
                }
              />
            </HandOnLetters>
          </RemedyContext>
        </Answer>
      )}
      <Announcement>{announcement}</Announcement>
    </Inset>
  );
}

/** All records are asked about only where there are several. */
function fieldsFor(fields: AnyFields, given: unknown): AnyFields {
  return hasRecords(given)
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => name !== EACH_RECORD));
}

/** Its own sections that open are told from those of its neighbors by the line beside them. */
const Inset = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  padding-inline-start: ${SPACE.s3};
  border-inline-start: 3px solid ${color('line')};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  @media (min-width: ${BREAKPOINT.three}) { max-width: 48rem; }
`;

const Answer = styled.div`
  min-width: 0;
  ${STALE_STYLE}
`;
