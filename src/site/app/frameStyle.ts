import { color, FONT, RADIUS, TYPE } from '#src/engine/ui/theme.ts';

/** At this width the header stays at the top of the window, and has room for more than a menu. */
const WIDE = '48rem';
/** At this width it has room for the areas of the site. */
const WIDEST = '80rem';

/** A drawing of one color as a mask, which takes the color of the text beside it in both themes. */
function mask(shapes: string, box: number, attributes = ''): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${box} ${box}' ${attributes}>${shapes}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

function line(path: string, more = ''): string {
  const pen = "fill='none' stroke='black' stroke-width='1.9' stroke-linecap='round' stroke-linejoin='round'";
  return mask(`<path d='${path}'/>${more}`, 24, pen);
}

/** The logo: a paw with a pipette's drop for one of its toes. The same drawing as favicon.svg, in the theme's colors. */
const PAW = mask(
  [
    "<ellipse cx='7.9' cy='15.3' rx='2.3' ry='3' transform='rotate(-24 7.9 15.3)'/>",
    "<ellipse cx='12.7' cy='10' rx='2.4' ry='3.2' transform='rotate(-8 12.7 10)'/>",
    "<path d='M20.2 5.2c1.7 2.4 2.9 4.1 2.9 5.6a2.9 2.9 0 0 1-5.8 0c0-1.5 1.2-3.2 2.9-5.6z'/>",
    "<ellipse cx='24.5' cy='15.3' rx='2.3' ry='3' transform='rotate(24 24.5 15.3)'/>",
    "<path d='M16.2 15.4c3.7 0 6.8 4.1 6.8 7.2 0 2.2-1.6 3.4-3.5 3.4-1.4 0-2.2-.6-3.3-.6s-1.9.6-3.3.6c-1.9 0-3.5-1.2-3.5-3.4 0-3.1 3.1-7.2 6.8-7.2z'/>",
  ].join(''),
  32,
);
const PHONE = line('M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z');
const LENS = line('M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0m16 9-4-4');
const STAR = line('m12 3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-2.9-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8z');
const HALF = line('M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0', "<path d='M12 4v16a8 8 0 0 0 0-16z' fill='black'/>");
const BARS = line('M4 7h16M4 12h16M4 17h16');
const ANGLE = line('m6 9 6 6 6-6');

const onlyHeard = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);';

function masked(image: string): string {
  return `-webkit-mask: ${image} center / contain no-repeat; mask: ${image} center / contain no-repeat;`;
}

/**
 * The styles of the header and the footer, which the build writes into every page beside the base styles: no script contains them.
 * Selectors begin at the root, because pages have headers of their own.
 */
export const FRAME_STYLE = `
  @media (min-width: ${WIDE}) and (min-height: 30rem) { :root { --header-height: 3.5rem; } }
  #root > :is(header, footer) { padding-inline: max(var(--gutter), calc((100% - 85rem) / 2)); background: ${color('surface')}; }
  #root > header { position: relative; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; min-height: 3rem; border-block-end: 1px solid ${color('line')}; font-size: ${TYPE.label};
    /*
     * Hidden until the header is complete: later elements would shift those at its end. By a property, because a rule for descendants
     * of ':has' without a class or tag makes browsers style the whole page again whenever a node is removed from it.
     */
    &:not(:has(~ main)) { --late: hidden; }
    > :not(:first-child) { visibility: var(--late); }
    a, summary, .find { display: flex; align-items: center; min-height: 2.75rem; border-radius: ${RADIUS.control}; color: ${color('ink')}; text-decoration: none; }
    :is(a, summary, .find):hover { color: ${color('accentHover')}; }
    summary { list-style: none; cursor: pointer; }
    summary::-webkit-details-marker { display: none; }
    .emergency { gap: 0.375rem; color: ${color('emergency')}; font-weight: 600; white-space: nowrap; }
    .emergency:hover { color: ${color('emergency')}; text-decoration: underline; }
    ul { list-style: none; }

    .brand { position: relative; gap: 0.5rem; margin-inline-end: auto; font: 600 ${TYPE.body}/1 ${FONT.display}; white-space: nowrap; }
    .brand::before, .brand::after { content: ''; flex: none; width: 1.625rem; height: 1.625rem; border-radius: 25%; background: ${color('accent')}; }
    .brand::after { position: absolute; inset-inline-start: 0; border-radius: 0; background: ${color('accentInk')}; ${masked(PAW)} }
    :is(.emergency, .find, .favorites > summary, .theme > summary, .menu > summary)::before, .animals > summary::after { content: ''; flex: none; width: 1.25rem; height: 1.25rem; background: currentColor; }
    .emergency::before { width: 1rem; ${masked(PHONE)} }
    .find::before { ${masked(LENS)} }
    .favorites > summary::before { width: 1.125rem; ${masked(STAR)} }
    .theme > summary::before { width: 1.125rem; ${masked(HALF)} }
    .menu > summary::before { ${masked(BARS)} }
    .animals > summary::after { width: 0.75rem; ${masked(ANGLE)} }

    .find { justify-content: center; min-width: 2.75rem; padding: 0; border: 0; background: none; }
    .find[hidden] { display: none; }
    .find > span { ${onlyHeard} }
    .find::after { display: none; content: 'Ctrl K'; content: 'Ctrl K' / ''; margin-inline-start: auto; padding-inline: 0.375rem; border: 1px solid ${color('line')}; border-radius: 5px; background: ${color('sunken')}; font: 0.8125rem/1.25rem ${FONT.text}; }
    > details > summary { justify-content: center; min-width: 2.75rem; color: ${color('inkMuted')}; }
    > nav, > .favorites, > .theme { display: none; }
    [open] > summary { background: ${color('sunken')}; }

    /* What a menu opens, over the page. */
    details > div { position: absolute; z-index: 1; inset-block-start: calc(100% + 0.25rem); min-width: 13rem; max-height: calc(100dvh - 4rem); overflow-y: auto; padding: 0.5rem; border: 1px solid ${color('line')}; border-radius: ${RADIUS.card}; background: ${color('surface')}; box-shadow: var(--shadow); }
    details > div > * + * { margin-block-start: 0.25rem; }
    details > div :is(a, label) { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; padding-inline: 0.75rem; border-radius: ${RADIUS.control}; }
    details > div :is(a, label):hover { background: ${color('sunken')}; }
    details > div :is(p, legend) { padding: 0.375rem 0.75rem 0; color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
    details > div input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: ${color('accent')}; }
    .menu > div { inset: 100% 0 auto; max-height: calc(100dvh - 3rem); border-width: 1px 0; border-radius: 0; }
  }
  @media not all and (min-width: ${WIDE}) {
    #root > header { padding-inline: 0.75rem 0.25rem; }
    #root > header > .emergency { padding-inline: 0.5rem; }
  }
  /* The name of the site is hidden where the emergency link would not fit beside it. */
  @media (max-width: 22.4rem) { #root > header > .brand:has(~ a.emergency) { font-size: 0; } }
  @media (min-width: ${WIDE}) {
    #root > header { position: sticky; inset-block-start: 0; gap: 0.25rem; min-height: 3.5rem;
      a, summary { min-height: 2.5rem; }
      .brand { gap: 0.625rem; margin-inline-end: 0.75rem; font-size: 1.0625rem; }
      .brand::before, .brand::after { width: 1.75rem; height: 1.75rem; }
      > .menu, > .emergency, > nav > :not(.all, .emergency) { display: none; }
      > nav { display: flex; flex: auto; gap: 0.25rem; }
      > .favorites, > .theme { display: block; position: relative; }
      > :is(.favorites, .theme) > summary { min-width: 2.5rem; }
      > :is(.favorites, .theme) > div { inset-inline-end: 0; }
      > nav > a, > nav > details > summary { position: relative; gap: 0.375rem; padding-inline: 0.625rem; }
      .find { justify-content: flex-start; gap: 0.5rem; width: 11.875rem; min-height: 2.5rem; padding-inline: 0.75rem 0.5rem; border: 1px solid ${color('control')}; background: ${color('surface')}; color: ${color('inkMuted')}; }
      .find::before { width: 1rem; }
      .find > span { all: unset; }
      .find:hover { border-color: ${color('accent')}; }
    }
  }
  @media (min-width: ${WIDEST}) {
    #root > header {
      > nav > :not(.all, .emergency) { display: flex; }
      > nav > details { position: relative; }
      > nav > details > div { inset-inline-start: 0; }
      > nav :is(a, summary)[aria-current] { font-weight: 600; }
      > nav :is(a, summary)[aria-current]::before { content: ''; position: absolute; inset: auto 0.625rem -0.5rem; border-block-end: 3px solid ${color('area')}; border-radius: 3px 3px 0 0; }
      .find { width: 16rem; }
      .find::after { display: block; }
    }
  }
  /* In a low window, such as a page at high zoom, the header must not take space from the page. */
  @media (max-height: 30rem) { #root > header { position: relative; } }
  /* These need the script. */
  @media (scripting: none) { #root > header > :is(.find, .theme) { display: none; } }
  @media (forced-colors: active) {
    #root > header :is(a, summary, .find)::before, #root > header .animals > summary::after { forced-color-adjust: none; background: LinkText; }
    #root > header .brand::after { forced-color-adjust: none; background: Canvas; }
    #root > header .find::before { background: ButtonText; }
    #root > header summary::before, #root > header .animals > summary::after { background: CanvasText; }
  }

  #root > footer { margin-block-start: auto; padding-block: 1rem; border-block-start: 1px solid ${color('line')}; color: ${color('inkMuted')}; font-size: ${TYPE.small};
    ul { display: flex; flex-wrap: wrap; column-gap: 1.125rem; list-style: none; }
    :is(a, button) { display: inline-block; padding-block: 0.1875rem; color: inherit; text-decoration: underline 1px; text-underline-offset: 3px; }
    button { padding-inline: 0; border: 0; background: none; }
    :is(a, button):hover { color: ${color('accentHover')}; }
    p { margin-block-start: 0.375rem; }
    @media (pointer: coarse) { :is(a, button) { padding-block: 0.625rem; } }
  }
`;
