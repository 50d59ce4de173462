import styled from 'styled-components';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import { otherEmergency } from '#src/site/catalog/otherEmergency.ts';
import type { WideSearch } from '#src/site/catalog/wideSearch.ts';
import { CallNumbers } from '#src/site/help/CallNumbers.tsx';
import { NOT_FOR_A_POISON_LINE, SIGNS_FOR_A_VETERINARIAN } from '#workers/reference/helplines.ts';

interface SearchCallsProps extends Pick<WideSearch, 'isEmergency' | 'about'> {
  readonly call: NonNullable<WideSearch['call']>;
  /** What was typed. */
  readonly text: string;
}

/** Whom to call about what was typed, above the results. */
export function SearchCalls({ call, text, isEmergency, about }: SearchCallsProps) {
  const hasSigns = SIGNS_FOR_A_VETERINARIAN.includes(otherEmergency(text)?.id ?? '');
  return (
    <>
      {isEmergency && (
        <Emergency role="status">
          <b>Emergency: call a veterinarian now</b> {NOT_FOR_A_POISON_LINE}
        </Emergency>
      )}
      <CallNumbers call={call} about={{ ...about, hasSigns }} />
    </>
  );
}

const Emergency = styled.p`
  margin-block-end: ${SPACE.s2};
  b { display: block; color: ${color('danger')}; }
`;
