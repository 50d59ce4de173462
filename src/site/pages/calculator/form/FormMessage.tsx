import { useEffect } from 'react';
import styled from 'styled-components';
import { MESSAGE_ID } from '#src/engine/form/FormEnvironment.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { withGroups } from '#src/engine/kit/displayNumber.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { reloadIfReplaced } from '#src/site/offline/replacedSite.ts';
import type { Issue, Remedy } from '#workers/contract.ts';

interface IssueMessageProps {
  /** Id of the message. Absent: `MESSAGE_ID`. */
  readonly id?: string;
  readonly issues: readonly Issue[];
  /** The label of the first control at fault, where it is blank. */
  readonly blank: string | undefined;
  readonly errorStyle: AnyCalculatorDefinition['errorStyle'];
  /** The page has a section for what was typed after ±. */
  readonly takesUncertainty?: boolean;
  readonly onRemedy: (remedy: Remedy) => void;
}

/**
 * The red box or banner: what is wrong, on a separate line where, and buttons for possible remedies. It takes the focus
 * when no control can; the invalid control also has the message beside it.
 */
export function IssueMessage({
  id = MESSAGE_ID,
  issues,
  blank,
  errorStyle,
  takesUncertainty = false,
  onRemedy,
}: IssueMessageProps) {
  if (issues.length === 0) return null;
  return (
    <Notice $tone="danger" id={id} tabIndex={-1}>
      {issues.map(({ message, path, place = blankNamed(message, blank), remedies = [] }) => (
        <div key={`${path} ${message}`}>
          <Sentence role="alert" data-error={errorStyle}>
            {withGroups(message)}
          </Sentence>
          {place !== undefined && <Place data-place>{withGroups(place)}</Place>}
          {remedies.length > 0 && (
            <Remedies>
              {remedies.map(
                (remedy) =>
                  (takesUncertainty || remedy.uncertainty === undefined) && (
                    <QuietButton key={remedy.label} type="button" onClick={() => onRemedy(remedy)}>
                      {remedy.label}
                    </QuietButton>
                  ),
              )}
            </Remedies>
          )}
        </div>
      ))}
    </Notice>
  );
}

/** The general sentence is about any box: the one to fill in is named. */
function blankNamed(message: string, blank: string | undefined): string | undefined {
  return blank && message.endsWith('required fields') ? `${blank} is blank.` : undefined;
}

/** The message for any internal failure. */
export function FailureMessage({ action = 'Calculate' }: { readonly action?: string }) {
  // After a deploy the chunks of an open page may be gone; only a reload fixes that.
  useEffect(() => void reloadIfReplaced(), []);
  return (
    <Notice $tone="danger">
      <p role="alert" data-error="inline">
        Something went wrong while calculating. Your inputs are kept; press {action} to try again.
      </p>
    </Notice>
  );
}

const Sentence = styled.p`
  font-weight: 600;
`;

const Place = styled.p`
  font-size: ${TYPE.small};
  overflow-wrap: anywhere;
`;

const Remedies = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  margin-top: ${SPACE.s2};
`;
