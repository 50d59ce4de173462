/** Contract on the figures of examples that pages show in gray before a result, by discovery. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import { arrangedBlocks } from '#src/engine/results/arrangedBlocks.ts';
import { type ExampleResult, isBlank } from '#src/engine/results/exampleResult.ts';
import { FigureValue, prefixedReading } from '#src/engine/results/FigureValue.tsx';
import { workingInOneLine } from '#src/engine/results/workingInOneLine.ts';
import { Ghost } from '#src/site/pages/calculator/outcome/Ghost.tsx';
import { drawnExamples, exampleResults } from '#src/tools/examples/everyExample.ts';
import { saysDate } from '#src/tools/examples/exampleResult.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const CALCULATORS = await everyCalculator();
/** Toxicity and medicine: an edit removes their results at once. */
const STRICT = CALCULATORS.filter(({ definition }) => definition.resultAfterEdit === 'removed');
const OTHERS = CALCULATORS.filter((calculator) => !STRICT.includes(calculator));
const GHOSTS = await exampleResults();
const SVGS = await drawnExamples();

test('every page has one but those on toxicity and medicine, on which it could be read as a dose', () => {
  expect(STRICT.length).toBeGreaterThan(10);
  expect(Object.keys(GHOSTS).toSorted()).toEqual(OTHERS.map(({ id }) => id).toSorted());
  for (const { id } of STRICT) expect([...SVGS.keys()]).not.toContain(id);
});

describe.each(OTHERS)('$id', ({ id, definition }) => {
  const ghost = ghostOf(id);
  const figures = figuresOf(ghost);

  test('has the headline, key figures and working of the result, or bars in their places', async () => {
    const { presentation } = await runExample(definition);
    const { headline, accepted, blocks, working } = presentation;
    const { key } = arrangedBlocks(blocks, definition.warning !== undefined);
    expect(ghost.headline.label).toMatch(/ – example(?:: \S.*)?$/);
    expect(ghost.headline.label.startsWith(headline.label)).toBe(true);
    expectSame(ghost.headline, { ...headline, label: ghost.headline.label });
    expect(ghost.accepted === undefined).toBe(accepted === undefined);
    if (ghost.accepted && accepted) expectSame(ghost.accepted.figure, accepted.figure);
    expect(ghost.key?.figures.length).toBe(key?.figures.length);
    for (const [place, figure] of (ghost.key?.figures ?? []).entries()) expectSame(figure, key?.figures[place]);
    const line = workingInOneLine(headline, working);
    expect(ghost.working?.isWhole).toBe(line?.isWhole);
    if (ghost.working !== undefined && ghost.working.sides.length > 0) expect(ghost.working.sides).toEqual(line?.sides);
  });

  test('has bars alone where the result is a date or about a long text', () => {
    const isAboutText = Object.values(definition.fields).some(({ kind }) => kind === 'sequence');
    const isBars = isBlank(ghost.headline.text);
    if (isAboutText) expect(isBars).toBe(true);
    if (!isBars) return;
    expect(figures.filter(({ text }) => !isBlank(text))).toEqual([]);
    expect(ghost.working?.sides ?? []).toEqual([]);
    expect(SVGS.get(id)).toBeUndefined();
  });

  test('says no day and no month: a browser writes them in its own language', () => {
    expect(textsIn(ghost).filter((text) => saysDate(text) || isIsoDate(text))).toEqual([]);
    expect(saysDate(SVGS.get(id) ?? '')).toBe(false);
  });

  test('is for eyes only: nothing in it is the value of a result or takes the focus', () => {
    const markup = renderToStaticMarkup(<Ghost id={id} example={ghost} />);
    expect(markup).toMatch(/^<div[^>]* aria-hidden="true"[^>]* data-ghost="true"/);
    expect(markup).not.toMatch(/<data\b|data-field|<button|<a\b|<summary|tabindex|NaN|undefined|style=/);
  });
});

test.each(['cow-gestation', 'human-due-date', 'dna-sequence', 'protein-synthesis'])('%s has bars', (id) => {
  expect(isBlank(ghostOf(id).headline.text)).toBe(true);
});

test.each(['molarity', 'enzyme-kinetics', 't-test', 'age'])('%s has figures', (id) => {
  expect(isBlank(ghostOf(id).headline.text)).toBe(false);
});

/** A figure is the same, in as many characters, and with the same reading in another prefix; or a bar. */
function expectSame(ghost: Figure, shown: Figure | undefined): void {
  expect(ghost.label).toBe(shown?.label);
  expect(ghost.unit).toBe(shown?.unit);
  expect(ghost.tone).toBe(shown?.tone);
  if (shown === undefined || isBlank(ghost.text)) return;
  expect(ghost.text).toBe(shown.text);
  expect(ghost.note).toBe(shown.note);
  expect(prefixedReading(ghost)).toBe(prefixedReading(shown));
  expect(wordsOf(ghost)).toBe(wordsOf(shown));
}

function wordsOf(figure: Figure): string {
  return renderToStaticMarkup(<FigureValue figure={figure} />).replaceAll(/<[^>]+>/g, '');
}

function ghostOf(id: string): ExampleResult {
  const ghost = GHOSTS[id];
  if (ghost === undefined) throw new Error(`${id} has no ghost`);
  return ghost;
}

function figuresOf({ headline, accepted, second, key }: ExampleResult): readonly Figure[] {
  return [
    headline,
    ...(accepted ? [accepted.figure] : []),
    ...(second ? [second.figure, second.accepted.figure] : []),
    ...(key?.figures ?? []),
  ];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
