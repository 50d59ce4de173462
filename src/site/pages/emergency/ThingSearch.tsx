import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { likelyEmergencies } from '#src/site/catalog/emergencyMatch.ts';
import { CALL_YOUR_VETERINARIAN } from '#src/site/help/callYourVeterinarian.ts';
import { COMMON_PET_EMERGENCIES } from '#workers/reference/petEmergencies.ts';
import { UNKNOWN_THING } from './answer.ts';
import { GuideBox } from './GuideBox.tsx';
import { ThingLinks } from './ThingLinks.tsx';

interface ThingSearchProps {
  readonly typed: string;
  /** Has to be a stable reference. */
  readonly onType: (text: string) => void;
  /** Told the name of an entry that is opened. */
  readonly onPress: (name: string) => void;
}

/**
 * The second question: links for common entries, a search box for all others. The typed text stays in this component.
 */
export function ThingSearch({ typed, onType, onPress }: ThingSearchProps) {
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isBlank = typed.trim() === '';
  const { entries, isSure } = likelyEmergencies(typed);

  const links = (): readonly HTMLAnchorElement[] => [...(frame.current?.querySelectorAll('a') ?? [])];

  function openFirst(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank) links()[0]?.click();
  }

  function move(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops: readonly (Element | null)[] = [box.current, ...links()];
    const at = stops.indexOf(document.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' && !isBlank) {
      onType('');
      box.current?.focus();
    } else if (step !== 0 && at !== -1 && stops[at + step] instanceof HTMLElement) {
      (stops[at + step] as HTMLElement).focus();
    } else return;
    event.preventDefault();
  }

  return (
    <Frame ref={frame} onSubmit={openFirst} onKeyDown={move} method="dialog" noValidate autoComplete="off">
      <label htmlFor={id}>What was it?</label>
      {isBlank && (
        <ThingLinks
          asChips
          onPress={onPress}
          things={COMMON_PET_EMERGENCIES.map(({ id: thing, label }) => ({ id: thing, name: label }))}
        />
      )}
      <GuideBox
        ref={box}
        id={id}
        name="thing"
        placeholder="Or type it: raisin bread, Advil, tulip …"
        typed={typed}
        onType={onType}
      />
      <noscript>
        <p>The answers need JavaScript. Do not wait for them: call now, the numbers are at the top.</p>
      </noscript>
      <Count role="status">{isBlank ? '' : countOf(entries.length, isSure, typed.trim())}</Count>
      {!isBlank && <ThingLinks onPress={onPress} things={entries.length === 0 ? [UNKNOWN_THING] : entries} />}
    </Frame>
  );
}

function countOf(found: number, isSure: boolean, typed: string): string {
  if (found === 0) return `Not on this list, which does not make it harmless. ${CALL_YOUR_VETERINARIAN}`;
  if (!isSure) return `You typed “${typed}”. Did you mean one of these? If not, call now all the same.`;
  return found === 1 ? '1 thing on the list' : `${found} things on the list`;
}

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  > label { font-weight: 600; }
`;

const Count = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  &:empty { position: absolute; }
`;
