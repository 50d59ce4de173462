import styled from 'styled-components';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import type { WideSearch } from '#src/site/catalog/wideSearch.ts';
import { CallNumbers } from '#src/site/help/CallNumbers.tsx';
import { NOT_FOR_A_POISON_LINE } from '#workers/reference/helplines.ts';

interface SearchCallsProps extends Pick<WideSearch, 'isEmergency' | 'about'> {
  readonly call: NonNullable<WideSearch['call']>;
}

/** Whom to call about what was typed, above the results. */
export function SearchCalls({ call, isEmergency, about }: SearchCallsProps) {
  return (
    <>
      {isEmergency && (
        <Emergency role="status">
          <b>Emergency: call a veterinarian now</b> {NOT_FOR_A_POISON_LINE}
        </Emergency>
      )}
      <CallNumbers call={call} about={about} />
    </>
  );
}

const Emergency = styled.p`
  margin-block-end: ${SPACE.s2};
  b { display: block; color: ${color('danger')}; }
`;
