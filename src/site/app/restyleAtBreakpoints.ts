import { BREAKPOINT, ROOM_FOR_BAR } from '#src/engine/ui/theme.ts';

const QUERIES = [...Object.values(BREAKPOINT).map((width) => `(min-width: ${width})`), `(min-height: ${ROOM_FOR_BAR})`];

/**
 * Has the whole document restyled whenever the window crosses a breakpoint. Chromium (156, measured 2026-11-28) keeps the old result
 * of all media queries of a style sheet that gets a new rule in the same frame as the window gets its new size: a phone that is turned
 * while a part of the page comes in would keep the columns of the wide window.
 */
export function restyleAtBreakpoints(): void {
  // The policy lets scripts write rules into an empty style sheet only.
  const { sheet } = document.head.appendChild(document.createElement('style'));
  if (sheet === null) return;
  const restyle = () => {
    if (sheet.cssRules.length > 0) sheet.deleteRule(0);
    sheet.insertRule('*{--restyled:1}');
  };
  for (const query of QUERIES) window.matchMedia(query).addEventListener('change', restyle);
}
