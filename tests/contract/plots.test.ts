/** Contract of 'Plot a figure', by discovery: each plot passes through the present value, and through values computed by themselves. */
import { describe, expect, test } from 'vitest';
import { changeableInputs, type ExploredResult, scaledFigures } from '#src/engine/exploring/exploredResult.ts';
import { withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import { MOST_BESIDE, plotCharts } from '#src/site/pages/calculator/onDemand/plotCharts.ts';
import { plotFor } from '#src/site/pages/calculator/onDemand/plotJobs.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { IS_SAMPLED, isSampled } from '#tests/support/sample.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = (await everyCalculator()).filter(
  ({ definition }) => definition.warning === undefined && definition.resultAfterEdit !== 'removed',
);
const { signal } = new AbortController();
const AS_OPENED = { figure: '', beside: [], input: '', from: '', to: '', spacing: 'linear', rise: 'linear' } as const;
/** With a hundred places of a plot these draws took three quarters of the time: few are as good to compare values by. */
const FEW_DRAWS: Readonly<Record<string, Values>> = {
  'error-propagation': { trials: '1000' },
  'hill-numbers': { bootstraps: '2' },
};
const drawn: string[] = [];

describe.each(CALCULATORS.filter(({ id }) => isSampled(id)))('$id', ({ id, definition }) => {
  test('the plot as it opens passes through the present value and a computed one', async () => {
    const draft = { ...exampleDraft(definition), ...FEW_DRAWS[id] };
    const example = await run(definition, draft);
    if (example.outcome !== 'computed') throw new Error('the example is refused');
    const shown: ExploredResult = { definition, draft, presentation: example.presentation };
    if (scaledFigures(example.presentation).length === 0 || changeableInputs(shown).length === 0) return;
    const {
      answer: plot,
      choice: { input },
    } = await plotFor({ shown, pinned: null }, AS_OPENED, directClient, signal);
    expect(changeableInputs(shown).map(({ path }) => path)).toContain(input);
    if (plot.kind !== 'plotted') return;
    const [first] = plot.figures;
    if (first === undefined) throw new Error('nothing is plotted');
    drawn.push(id);
    const scale = scaledFigures(example.presentation)[0]?.scale ?? Number.NaN;
    const here = plot.places.indexOf(plot.present);
    if (here >= 0) expect(first.values[here]).toBeCloseTo(first.present, 9);
    for (const place of [20, 80]) {
      const value = first.values[place];
      const typed = plot.places[place];
      if (value === undefined || Number.isNaN(value) || typed === undefined) continue;
      const there = await run(definition, withTyped(draft, input, String(typed)));
      if (there.outcome !== 'computed') throw new Error(`${typed} is refused`);
      const found = numberFigures(there.presentation).find(({ figure }) => figure.field === first.figure.field);
      const shownThere = (found?.value ?? Number.NaN) * scale;
      expect(Math.abs(shownThere - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value));
    }
    for (const each of plotCharts(plot, AS_OPENED)) {
      if (each.kind !== 'chart') throw new Error(each.words);
      const { chart } = each;
      expect(chart.summary).not.toMatch(/undefined|NaN|Infinity/);
      expect(chart.series.at(-1)?.points).toEqual([{ x: plot.present, y: first.present }]);
    }
    const beside = plot.figures.map(({ figure }) => figure.field);
    const all = plotCharts(plot, { figure: '', beside, rise: 'logarithmic' });
    const units = new Set(plot.figures.slice(0, 1 + MOST_BESIDE).map(({ figure }) => figure.unit));
    expect(all.length).toBe(units.size);
    for (const each of all) {
      if (each.kind === 'refused')
        expect(each.words).toMatch(/^A logarithmic axis needs values above zero: .+ is (?:0|-)/);
      else
        for (const { y } of each.chart.series.flatMap(({ points }) => points))
          expect(y > 0 || Number.isNaN(y)).toBe(true);
    }
  });
});

test('the calculators with fewer draws have the input that sets their number', () => {
  for (const [id, draws] of Object.entries(FEW_DRAWS)) {
    const fields = CALCULATORS.find((each) => each.id === id)?.definition.fields ?? {};
    expect(
      Object.keys(draws).filter((name) => !(name in fields)),
      id,
    ).toEqual([]);
  }
});

// Of a sample the number says nothing.
if (!IS_SAMPLED)
  test('nearly all pages with a key figure and a number have a plot as they open', () => {
    expect(drawn.length).toBeGreaterThan(100);
  });
