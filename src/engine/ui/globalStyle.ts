import { customProperties, DARK, LIGHT } from './onDemand/palettes.ts';
import { color, FONT, ROOM_FOR_BAR, TYPE } from './theme.ts';

/**
 * Metrics of the display face: `fontkit` reads 1036 and -335 of 1000 units in its file. Each local face is scaled so that
 * the headings of the site are as long in it, and gets the same line box: nothing moves, whichever face is there.
 */
const ASCENT = 103.6;
const DESCENT = 33.5;

/** The file of the display face, from the root of the sources: `npm run font` writes it. */
export const DISPLAY_FACE = '/src/engine/ui/displayFace.woff2';

/** Local faces by name, and their size in percent of the display face. Metric-compatible faces stand for each other. */
const LOCAL_FACES = [
  { name: 'Display Cambria', faces: ['Cambria Bold', 'Cambria-Bold', 'Caladea Bold'], size: 100.63 },
  { name: 'Display Noto', faces: ['Noto Serif SemiBold', 'NotoSerif-SemiBold'], size: 91.07 },
  {
    name: 'Display Times',
    faces: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
      'Nimbus Roman Bold',
    ],
    size: 103.56,
  },
  { name: 'Display DejaVu', faces: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], size: 78.92 },
] as const;

const localFaces = LOCAL_FACES.map(({ name, faces, size }) => {
  const overrides = `ascent-override:${(ASCENT * 100) / size}%;descent-override:${(DESCENT * 100) / size}%;line-gap-override:0%`;
  const sources = faces.map((face) => `local("${face}")`).join();
  return `@font-face{font-family:"${name}";font-weight:600;src:${sources};size-adjust:${size}%;${overrides}}`;
}).join('\n');

/** The parts of the site by color. Links, buttons and the focus keep the accent. */
const AREAS = ['bench', 'chemistry', 'animals', 'emergency'] as const;
const areas = AREAS.map((area) => `[data-area='${area}']{--area:${color(area)};--areaTint:${color(`${area}Tint`)}}`);
const plainAreas = AREAS.map((area) => `--${area}:CanvasText;--${area}Tint:Canvas;`);

/** A longer message in a bar scrolls: the box that it is about has to be in the window as well. */
const ROOM_FOR_MESSAGE = 'min(12rem, 30dvh)';

/**
 * The base styles, which `src/tools/build/baseStyles.ts` writes into every page: no script contains them. The theme follows the
 * system unless `data-theme` on the root says otherwise; the script `early.js` sets that attribute before the first paint.
 */
export const GLOBAL_STYLE = `
  @font-face { font-family: Display; font-weight: 600; font-display: optional; src: url("${DISPLAY_FACE}") format("woff2"); }
  ${localFaces}
  :root { ${customProperties(LIGHT)} color-scheme: light; --shadow: 0 1px 2px rgb(10 40 38 / 6%), 0 4px 16px rgb(10 40 38 / 5%); --header-height: 4rem; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${customProperties(DARK)} color-scheme: dark; --shadow: 0 1px 2px rgb(0 0 0 / 40%); } }
  :root[data-theme='dark'] { ${customProperties(DARK)} color-scheme: dark; --shadow: 0 1px 2px rgb(0 0 0 / 40%); }
  @media (prefers-contrast: more) { :root:root { --line: ${'currentColor'}; } }

  ${areas.join('\n')}
  :root { --display: Display, ${LOCAL_FACES.map(({ name }) => `"${name}"`).join()}, serif; --area: ${color('bench')}; --areaTint: ${color('benchTint')}; }

  *, *::before, *::after { box-sizing: border-box; }
  html { font-family: ${FONT.text}; font-size: 100%; line-height: 1.55; -webkit-text-size-adjust: 100%; scroll-padding-block: calc(var(--header-height) + 1rem) var(--bar-room, auto); background: ${color('canvas')}; color: ${color('ink')}; }
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
  h1, h2, h3 { font-family: ${FONT.display}; font-variant-numeric: lining-nums; }
  h1 { font-size: ${TYPE.h1}; letter-spacing: -0.012em; }
  h2 { font-size: ${TYPE.h2}; }
  h3 { font-size: ${TYPE.h3}; }
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
    :root:root { ${customProperties(LIGHT)} color-scheme: light; --shadow: none; }
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
