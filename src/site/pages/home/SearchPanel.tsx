import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { SearchFrame } from '#src/engine/ui/onDemand/SearchFrame.ts';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { catalog } from '#src/site/catalog/catalog.ts';
import type { WideSearch } from '#src/site/catalog/wideSearch.ts';
import type { AnsweredLine } from './AnswerCard.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useWideSearch } from './useWideSearch.ts';

/** Phone numbers: needed for few questions. */
const SearchCalls = preloadable(async () => (await import('./SearchCalls.tsx')).SearchCalls);

/** Answers whole questions: its code is loaded when the box has the focus. */
const AnswerCard = preloadable(async () => (await import('./AnswerCard.tsx')).AnswerCard);
/** What a question holds besides words of the menu: a figure, or more than one word. */
const MAY_ASK = /\d|\S\s+\S|[A-Z].*[A-Z]/;

/**
 * The search box with its results. Down and Up move between box and results, Enter in the box opens the first result,
 * Escape empties the box. The code and data beyond the menu's words are loaded on the first focus or character.
 */
export function SearchPanel({ label, text, onText, onOpen, takesFocus = false, whenBlank }: SearchPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isBlank = text.trim() === '';
  const { found, isAwaited, prepare } = useWideSearch(catalog, text);
  const { results, named, rest, call, isEmergency, about } = found;
  const focused = (): void => {
    prepare();
    AnswerCard.preload().catch(() => {});
  };
  const [answered, setAnswered] = useState<AnsweredLine>({ text: '', said: null });
  const said = answered.text === text.trim() ? answered.said : null;
  /** What is close, or nothing, is not told beside an answer. */
  const isAnswerAlone =
    said !== null && ((named === 0 && (rest === 'doors' || rest === 'close')) || results.length === 0);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
    // Typed before hydration, or restored by the browser.
    const typed = box.current?.value ?? '';
    if (typed !== '') onText(typed);
  }, [takesFocus, onText]);

  // What endangers an animal is known by the words of the whole search only.
  const answer = MAY_ASK.test(text) && !isAwaited && !isEmergency && (
    <ErrorBoundary resetKey={text} fallback={null}>
      <Suspense fallback={null}>
        <AnswerCard text={text.trim()} found={found} onOpen={onOpen} onAnswer={setAnswered} />
      </Suspense>
    </ErrorBoundary>
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Numbers to call are there for every country, most of them unseen: Tab leads to those that are.
    const links = [...(panel.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const stops: readonly (HTMLElement | null)[] = [box.current, ...links];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
    if (event.key === 'ArrowDown') stops[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at > 0) stops[at - 1]?.focus();
    else if (event.key === 'Escape' && text !== '') {
      onText('');
      box.current?.focus();
    } else if (event.key === 'Enter' && at === 0) {
      // Where nothing is found, the links are suggestions.
      if (results.length > 0 || said !== null) links[0]?.click();
    } else return;
    event.preventDefault();
  };

  return (
    <search ref={panel} aria-label={label}>
      <Column onKeyDown={onKeyDown}>
        <Label htmlFor={id}>{label}</Label>
        <Box>
          <Search size={22} aria-hidden="true" focusable="false" />
          <input
            ref={box}
            id={id}
            type="search"
            name="search"
            placeholder="Search categories and calculators..."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onFocus={focused}
            onChange={({ target }) => onText(target.value)}
          />
        </Box>
        <noscript>
          <p>Search needs JavaScript. Links work without it.</p>
        </noscript>
        <Count role="status" $isEmpty={isBlank}>
          {said !== null && <VisuallyHidden>{said} </VisuallyHidden>}
          {isEmergency && <VisuallyHidden>{results[0]?.description}. </VisuallyHidden>}
          {isBlank || isAnswerAlone ? '' : countOf(found, text.trim(), isAwaited)}
          {rest === 'close' && !isAnswerAlone && <VisuallyHidden>{reasonsOf(results)}</VisuallyHidden>}
        </Count>
        {call === null && answer}
        {isBlank ? (
          whenBlank
        ) : isAnswerAlone ? null : (
          <SearchResults
            results={results}
            named={named}
            rest={rest}
            isAwaited={isAwaited}
            text={text.trim()}
            answer={call !== null && answer}
            calls={
              call !== null && (
                <ErrorBoundary resetKey={text} fallback={null}>
                  <Suspense fallback={null}>
                    <SearchCalls call={call} isEmergency={isEmergency} about={about} />
                  </Suspense>
                </ErrorBoundary>
              )
            }
            onOpen={onOpen}
          />
        )}
      </Column>
    </search>
  );
}

interface SearchPanelProps {
  readonly label: string;
  readonly text: string;
  /** Has to be a stable reference. */
  readonly onText: (text: string) => void;
  /** Called when one of the links is followed. */
  readonly onOpen?: () => void;
  /** Focuses the box when it is mounted. */
  readonly takesFocus?: boolean;
  /** Shown in place of results before anything is typed. */
  readonly whenBlank?: ReactNode;
}

/** What Down and Up move between: links of this site, and the buttons shown before anything is typed. */
const STOPS = 'a:not([href^="tel:"], [rel~="external"]), [data-stop]';

const Column = styled.div`
  max-width: 48rem;
`;

const Label = styled.label`
  display: block;
  margin-block-end: ${SPACE.s2};
  font-weight: 600;
`;

const Box = styled(SearchFrame)`
  /* Keeps its height while the icon loads before the box. */
  min-height: 3.5rem;
  > input {
    min-height: 3.5rem;
    padding-block: ${SPACE.s3};
    padding-inline-end: ${SPACE.s4};
    border-radius: ${RADIUS.card};
    box-shadow: var(--shadow);
    @media (min-width: ${BREAKPOINT.two}) { font-size: ${TYPE.lead}; }
  }
`;

const Count = styled.p<{ readonly $isEmpty: boolean }>`
  min-height: ${({ $isEmpty }) => ($isEmpty ? '0' : '1.5rem')};
  margin-block: ${({ $isEmpty }) => ($isEmpty ? '0' : `${SPACE.s4} ${SPACE.s2}`)};
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

/**
 * How much was found, in words.
 *
 * @param isAwaited what else than the menu's words finds is still being fetched
 */
function countOf({ results, named, rest }: WideSearch, text: string, isAwaited: boolean): string {
  const count = results.length;
  if (count === 0) return isAwaited ? 'Searching…' : 'Nothing of that name';
  if (rest === 'doors') return `Not here yet. Nothing here is called ‘${text}’.`;
  if (named === 0 && rest === 'close')
    return count === 1 ? 'Not here yet, 1 page is close' : `Not here yet, ${count} pages are close`;
  if (named === 0 && rest === 'mistaken') return `No exact match, ${count} by a similar spelling`;
  return count === 1 ? '1 result' : `${count} results`;
}

/** 'Ligation Calculator: Shares “plasmid”', for those who do not see the list. */
function reasonsOf(results: WideSearch['results']): string {
  const told = results.flatMap(({ name, reason }) => (reason === undefined ? [] : [`${name}: ${reason}`]));
  return told.map((each) => `. ${each}`).join('');
}
