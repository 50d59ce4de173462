import { FACE_LISTS, FACE_RULES } from './faces.ts';
import { customProperties, DARK, LIGHT } from './onDemand/palettes.ts';
import { BREAKPOINT, color, FONT, ROOM_FOR_BAR, TYPE } from './theme.ts';

/** The parts of the site by color. Links, buttons and the focus keep the accent. */
const AREAS = ['bench', 'chemistry', 'animals', 'emergency'] as const;
const areas = AREAS.map((area) => `[data-area='${area}']{--area:${color(area)};--areaTint:${color(`${area}Tint`)}}`);
const plainAreas = AREAS.map((area) => `--${area}:CanvasText;--${area}Tint:Canvas;`);

/** What is smaller on a phone, in pixels: `TYPE`, `LINE` and `CARD_PADDING` in `theme.ts`. */
const ON_PHONES = {
  h1: 25,
  'h1-line': 30,
  opening: 25,
  'opening-line': 30,
  figure: 48,
  words: 30,
  pair: 34,
  'card-padding': 14,
};
const ON_WIDER_SCREENS: typeof ON_PHONES = {
  h1: 32,
  'h1-line': 36,
  opening: 40,
  'opening-line': 44,
  figure: 56,
  words: 40,
  pair: 46,
  'card-padding': 20,
};

/** Pixels become rem, so that they follow the size of type that the visitor set. */
function inRem(measures: Readonly<Record<string, number>>): string {
  return Object.entries(measures)
    .map(([name, pixels]) => `--${name}:${pixels / 16}rem;`)
    .join('');
}

const LIGHT_EDGES =
  '--shadow: 0 1px 2px rgb(10 40 38 / 6%), 0 4px 16px rgb(10 40 38 / 5%); --edge: 0 -1px 0 var(--line), 0 -6px 20px rgb(10 40 38 / 8%);';
const DARK_EDGES = '--shadow: 0 1px 2px rgb(0 0 0 / 40%); --edge: 0 -1px 0 var(--line), 0 -6px 20px rgb(0 0 0 / 50%);';

/** A longer message in a bar scrolls: the box that it is about has to be in the window as well. */
const ROOM_FOR_MESSAGE = 'min(12rem, 30dvh)';

/**
 * The base styles, which `src/tools/build/baseStyles.ts` writes into every page: no script contains them. The theme follows the
 * system unless `data-theme` on the root says otherwise; the script `early.js` sets that attribute before the first paint.
 */
export const GLOBAL_STYLE = `
  ${FACE_RULES}
  :root { ${customProperties(LIGHT)} color-scheme: light; ${LIGHT_EDGES} --header-height: 0px; --gutter: clamp(1rem, 3.125vw, 2rem); ${inRem(ON_PHONES)} }
  @media (min-width: ${BREAKPOINT.two}) { :root { ${inRem(ON_WIDER_SCREENS)} } }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${customProperties(DARK)} color-scheme: dark; ${DARK_EDGES} } }
  :root[data-theme='dark'] { ${customProperties(DARK)} color-scheme: dark; ${DARK_EDGES} }
  @media (prefers-contrast: more) { :root:root { --line: ${'currentColor'}; } }

  ${areas.join('\n')}
  :root { ${FACE_LISTS} --area: ${color('bench')}; --areaTint: ${color('benchTint')}; }

  *, *::before, *::after { box-sizing: border-box; }
  html { font-family: ${FONT.text}; font-size: 100%; line-height: 1.5; -webkit-text-size-adjust: 100%; scroll-padding-block: calc(var(--header-height) + 1rem) var(--bar-room, auto); background: ${color('canvas')}; color: ${color('ink')}; }
  /* A bar at the foot of the window covers nothing that has the focus; its own buttons need not move for that. */
  @media (min-height: ${ROOM_FOR_BAR}) {
    html:has([data-bar]) { --bar: 7rem; scroll-padding-bottom: calc(var(--bar) + var(--bar-room, 0rem)); }
    html:has([data-bar] [data-error]) { --bar: calc(7rem + ${ROOM_FOR_MESSAGE}); }
    [data-bar] * { scroll-margin-bottom: calc(-1 * var(--bar)); }
  }
  [data-bar] > :has([data-error]) { max-height: ${ROOM_FOR_MESSAGE}; overflow-y: auto; }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; overflow-wrap: break-word; }
  #root { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }
  h1, h2, h3, h4 { line-height: 1.2; margin: 0; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere; }
  h1, h2 { font-family: ${FONT.display}; }
  h1 { font-size: ${TYPE.h1}; line-height: var(--h1-line); letter-spacing: -0.012em; }
  h2 { font-size: ${TYPE.h2}; line-height: 1.3; }
  h3 { font-size: ${TYPE.h3}; line-height: 1.375; }
  p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; }
  fieldset { border: 0; min-inline-size: 0; }
  a { color: ${color('accent')}; text-underline-offset: 0.2em; }
  a:hover { color: ${color('accentHover')}; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  @media print { details::details-content { content-visibility: visible; block-size: auto; } }
  table { border-collapse: collapse; }
  :focus-visible { outline: 2px solid ${color('accent')}; outline-offset: 2px; box-shadow: 0 0 0 2px ${color('canvas')}; }
  h1:focus, h2:focus { outline: none; }
  /* Borders and shadows are not drawn there; with the focus on top, the ring is doubled. */
  @media (forced-colors: active) {
    :root:root { ${plainAreas.join('')} }
    :focus-visible { outline-color: Highlight; }
    [aria-invalid='true'], [aria-pressed='true'], :where(main a)[aria-current] { outline: 2px solid Highlight; &:focus-visible { outline: 6px double Highlight; } }
  }
  /* While something is calculated no frames are drawn for the color of a button: the processor has better things to do. */
  [data-busy] button { transition: none; }
  /*
   * No transition at all: with an inherited color, each generation would wait for its parent's transition, however
   * short.
   */
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; } }
  /* A sheet from a notebook: dark on white in any theme, one column, no boxes around boxes, inputs as they would be written down. */
  @page { margin: 16mm 18mm; }
  @media print {
    :root:root { ${customProperties(LIGHT)} color-scheme: light; --shadow: none; --edge: none; }
    html { background: #fff; font-size: 87.5%; }
    body, #root { min-height: 0; }
    h1 { padding-bottom: 0.25rem; border-bottom: 2px solid ${color('area')}; }
    h2, h3 { break-after: avoid; }
    main > [data-area] { padding: 0; max-width: none; }
    [data-state] { display: block; }
    [data-state] > * { padding: 0; border: 0; box-shadow: none; }
    [data-state] > * + * { margin-top: 1.5rem; }
    form :is(input:not([type='radio'], [type='checkbox']), select, textarea) { appearance: none; min-height: 1.6em; padding: 0; border-width: 0 0 1px; border-radius: 0; background: none; box-shadow: none; font-weight: 600; field-sizing: content; }
    form label:has(> input[type='radio']:not(:checked)) { display: none; }
    [data-print='no'] { display: none !important; }
  }
`;
