import { createGlobalStyle } from 'styled-components';
import { color, customProperties, DARK, FONT, LIGHT, ROOM_FOR_BAR, TYPE } from './theme.ts';

/**
 * Global styles. The theme follows the system unless `data-theme` on the root says otherwise; the script `theme.js`
 * sets that attribute before the first paint.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${customProperties(LIGHT)} color-scheme: light; --shadow: 0 1px 2px rgb(10 40 38 / 6%), 0 4px 16px rgb(10 40 38 / 5%); --header-height: 4rem; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${customProperties(DARK)} color-scheme: dark; --shadow: 0 1px 2px rgb(0 0 0 / 40%); } }
  :root[data-theme='dark'] { ${customProperties(DARK)} color-scheme: dark; --shadow: 0 1px 2px rgb(0 0 0 / 40%); }
  @media (prefers-contrast: more) { :root:root { --line: ${'currentColor'}; } }

  *, *::before, *::after { box-sizing: border-box; }
  html { font-family: ${FONT.text}; font-size: 100%; line-height: 1.55; -webkit-text-size-adjust: 100%; scroll-padding-top: calc(var(--header-height) + 1rem); background: ${color('canvas')}; color: ${color('ink')}; }
  /* A bar at the foot of the window covers nothing that has the focus; its own buttons need not move for that. */
  @media (min-height: ${ROOM_FOR_BAR}) {
    html:has([data-bar]) { scroll-padding-bottom: 7rem; }
    [data-bar] button { scroll-margin-bottom: -7rem; }
  }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; overflow-wrap: break-word; }
  #root { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }
  h1, h2, h3, h4 { line-height: 1.2; margin: 0; font-weight: 650; letter-spacing: -0.01em; text-wrap: balance; overflow-wrap: anywhere; }
  h1 { font-size: ${TYPE.h1}; letter-spacing: -0.02em; }
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
    :focus-visible { outline-color: Highlight; }
    [aria-invalid='true'], [aria-pressed='true'], :where(main a)[aria-current] { outline: 2px solid Highlight; &:focus-visible { outline: 6px double Highlight; } }
  }
  /*
   * No transition at all: with an inherited color, each generation would wait for its parent's transition, however
   * short.
   */
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; } }
  @media print {
    :root, :root[data-theme='dark'] { ${customProperties(LIGHT)} color-scheme: light; --shadow: none; }
    html { background: #fff; }
    [data-print='no'] { display: none !important; }
  }
`;
