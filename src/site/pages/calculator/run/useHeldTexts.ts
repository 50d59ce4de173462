import { useCallback, useEffect, useRef } from 'react';
import { type HoldText, heldTextsIn } from '#src/engine/form/longText.ts';
import type { HeldText } from '#workers/contract.ts';
import { client } from './client.ts';

/**
 * Keeps long texts while something on the page refers to them: the draft, a draft that Undo would restore, or the input
 * of a result whose letters can still be read.
 *
 * @param referring everything that may refer to a held text
 */
export function useHeldTexts(...referring: readonly unknown[]): HoldText {
  const texts = useRef(new Map<string, HeldText>());
  const referredTo = useRef(new Set<string>());

  useEffect(() => {
    const held = texts.current;
    if (held.size === 0) return;
    const used = new Set(referring.flatMap(heldTextsIn));
    for (const [id, text] of held) {
      if (used.has(id)) {
        referredTo.current.add(id);
        continue;
      }
      // A text that a box has just taken out of the text area appears in the draft only with the next render.
      if (!referredTo.current.delete(id)) continue;
      held.delete(id);
      client.release(text);
    }
  });

  useEffect(() => {
    const held = texts.current;
    return () => {
      for (const text of held.values()) client.release(text);
      held.clear();
    };
  }, []);

  return useCallback((source, name) => {
    const held = client.hold(source, name);
    texts.current.set(held.held, held);
    return held;
  }, []);
}
