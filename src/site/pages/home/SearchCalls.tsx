import type { WideSearch } from '#src/site/catalog/wideSearch.ts';
import { CallNumbers } from '#src/site/help/CallNumbers.tsx';
import { NOT_FOR_A_POISON_LINE } from '#workers/reference/helplines.ts';

interface SearchCallsProps extends Pick<WideSearch, 'isEmergency' | 'about'> {
  readonly call: NonNullable<WideSearch['call']>;
}

/** Whom to call about what was typed, in the first result, whose second line says how urgent it is. */
export function SearchCalls({ call, isEmergency, about }: SearchCallsProps) {
  return (
    <>
      {isEmergency && <p>{NOT_FOR_A_POISON_LINE}</p>}
      <CallNumbers call={call} about={about} isFarm={about.animal === 'farm'} />
    </>
  );
}
