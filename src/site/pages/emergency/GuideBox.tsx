import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect } from 'react';
import { SearchFrame } from '#src/engine/ui/onDemand/SearchFrame.ts';

interface GuideBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly name: string;
  readonly placeholder: string;
  readonly typed: string;
  /** Has to be a stable reference. */
  readonly onType: (text: string) => void;
}

/** The box in which somebody types what they look for on the list of a guide. What is typed stays on the page. */
export function GuideBox({ ref, id, name, placeholder, typed, onType }: GuideBoxProps) {
  useEffect(() => {
    // Typed before hydration, or restored by the browser.
    const before = ref.current?.value ?? '';
    if (before !== '') onType(before);
  }, [ref, onType]);
  return (
    <SearchFrame>
      <Search size={20} aria-hidden="true" focusable="false" />
      <input
        ref={ref}
        id={id}
        type="search"
        name={name}
        placeholder={placeholder}
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </SearchFrame>
  );
}
