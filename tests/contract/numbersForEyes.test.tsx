/** Numbers in what visitors see of every page and of every example's result, by discovery. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import { ResultView } from '#src/engine/results/ResultView.tsx';
import { Working } from '#src/engine/results/Working.tsx';
import { Explanation } from '#src/site/pages/calculator/article/Explanation.tsx';
import { exampleDraft, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { formMarkup } from '#tests/support/formMarkup.tsx';
import { loadCharts } from '#tests/support/loadCharts.ts';
import { isSampled } from '#tests/support/sample.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = await everyCalculator();
await Promise.all([loadCharts(), ...CALCULATORS.map(({ definition }) => loadLazyWidgets(definition.fields))]);

/** What a number must not look like, and where it is none. */
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['five digits or more without groups', /(?<![\w.,#+]|\w-)[1-9]\d{4,}(?!\w|-\d)/],
  ['groups with commas', /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/],
  ['an exponent', /(?<![\w.])\d+(?:\.\d+)?e[+-]?\d+(?!\w)/],
  ['a hyphen as minus', /(?<![\p{L}\p{N}\])%.'’-])-\d/u],
  ['a hyphen in a range', /(?<![\w.-])\d+(?:\.\d+)?-\d+(?:\.\d+)?(?![\w-])/],
  ['a percent sign without a space', /\d%/],
  [
    'a unit that may be on the next line',
    /\d (?:%|°C|mg|g|kg|mL|L|mmol|mol|kcal|kJ|mmHg|µg|µL|cm|mm|bp|nt)(?![\p{L}\p{N}])/u,
  ],
];

/** What people type, quoted as they type it. */
const TYPED = /typed as [\d.]+e[+-]?\d+/g;

// The engine draws results and forms; the sample stands for all.
describe.each(CALCULATORS.filter(({ id }) => isSampled(id)))('$id', ({ definition }) => {
  test('its result', async () => {
    const { presentation } = await runExample(definition);
    const html =
      renderToStaticMarkup(<ResultView presentation={presentation} readText={async () => ''} />) +
      renderToStaticMarkup(<Working steps={presentation.working} />);
    expect(faultsIn(html)).toEqual([]);
  });

  test('its form', () => {
    expect(faultsIn(formMarkup(definition.fields))).toEqual([]);
    expect(faultsIn(formMarkup(definition.fields, { values: exampleDraft(definition) }))).toEqual([]);
  });
});

describe.each(CALCULATORS)('$id', ({ definition, content }) => {
  test('its guide, questions and notes', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Explanation content={content} method={null} />
      </MemoryRouter>,
    );
    expect(faultsIn(html)).toEqual([]);
  });

  test('what is copied keeps plain figures', async () => {
    const { presentation } = await runExample(definition);
    expect(asText(presentation)).toContain(presentation.headline.text);
  });
});

test('every fault is found', () => {
  const wrong = [
    '<p>12345 cells</p>',
    '<p>1,950,000</p>',
    '<p>3.088e+8</p>',
    '<p>of -2.5</p>',
    '<p>5-10 pups</p>',
    '<p>5 mg</p>',
    '<p>5%</p>',
  ];
  expect(wrong.map((html) => faultsIn(html).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  const right = [
    '<p>12\u202f345 cells, NC_005816, in 2024-06-17, 64-19-7, 0.123456</p>',
    '<p>5\u00a0mg, 5–10, −2.5</p>',
  ];
  expect(right.flatMap(faultsIn)).toEqual([]);
});

/** Faults of the texts between tags: not of options, which the browser draws, nor of what is only read and copied. */
function faultsIn(html: string): readonly string[] {
  const texts = html
    .replace(/<(?:option|textarea|code)[^>]*>[^<]*<\/(?:option|textarea|code)>/g, '')
    .replace(/(<span [^>]*data-drawn[^>]*>)<span [^>]*>[^<]*<\/span>/g, '$1')
    .replace(/<data [^>]*>[^<]*<\/data>/g, (figure) => figure.replaceAll(' ', '\u00a0'))
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").replace(TYPED, ''));
  return texts.flatMap((text) =>
    FAULTS.flatMap(([fault, pattern]) => (pattern.test(text) ? [`${fault}: ${text}`] : [])),
  );
}
