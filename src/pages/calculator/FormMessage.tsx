import styled from 'styled-components';
import { MESSAGE_ID } from '#src/form/FormEnvironment.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { colour, TYPE } from '#src/ui/theme.ts';
import type { Issue } from '#workers/contract.ts';

interface IssueMessageProps {
  readonly issues: readonly Issue[];
  readonly errorStyle: AnyCalculatorDefinition['errorStyle'];
}

/** The red box or banner: what is wrong and, in a line of its own, where. It takes the focus when no control can. */
export function IssueMessage({ issues, errorStyle }: IssueMessageProps) {
  if (issues.length === 0) return null;
  return (
    <Notice $tone="danger" id={MESSAGE_ID} tabIndex={-1}>
      {issues.map(({ message, path, place }) => (
        <div key={`${path} ${message}`}>
          <Sentence role="alert" data-error={errorStyle}>
            {message}
          </Sentence>
          {place !== undefined && <Place data-place>{place}</Place>}
        </div>
      ))}
    </Notice>
  );
}

/** After an alert that is about no single control: the same sentence, to be read again. */
export function BesideForm({ id, issues }: { readonly id: string; readonly issues: readonly Issue[] }) {
  return (
    <Beside id={id} tabIndex={-1}>
      {issues.map(({ message }) => message).join(' ')}
    </Beside>
  );
}

/** The one sentence for whatever broke. */
export function FailureMessage() {
  return (
    <Notice $tone="danger">
      <p role="alert" data-error="inline">
        Something went wrong while calculating. Your inputs are kept; press Calculate to try again.
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

const Beside = styled.p`
  color: ${colour('danger')};
  font-size: ${TYPE.small};
  font-weight: 600;
`;
