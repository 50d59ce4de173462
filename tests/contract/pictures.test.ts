/** Contract on pictures, by discovery: each says what the figures do not, and that of the example can be drawn in gray. */
import { describe, expect, test } from 'vitest';
import type { ChartSpec } from '#src/engine/kit/onDemand/chart.ts';
import { EXAMPLE_WIDTHS } from '#src/engine/results/exampleResult.ts';
import { exampleOf } from '#src/tools/examples/everyExample.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { isSampled } from '#tests/support/sample.ts';

const CALCULATORS = await everyCalculator();
/** Not toxicity and medicine: an edit removes their results at once. */
const OTHERS = CALCULATORS.filter(({ definition }) => definition.resultAfterEdit !== 'removed');

describe.each(OTHERS.filter(({ id }) => isSampled(id)))('$id', ({ definition }) => {
  test('has charts of three values or more, or parts of a whole', async () => {
    const { presentation } = await runExample(definition);
    const charts = presentation.blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
    expect(charts.filter((chart) => valuesIn(chart) < FEWEST_VALUES).map(({ title }) => title)).toEqual([]);
  });

  test('shows it as the picture of the example: twice, in the colors of the page, with letters of 12 px or more', async () => {
    const { example: { picture } = {}, svg } = (await exampleOf(definition)) ?? {};
    if (picture === undefined || svg == null) return;
    expect(picture.title).toMatch(/\S/);
    expect(Math.min(...Object.values(picture.heights))).toBeGreaterThan(30);
    for (const size of Object.keys(EXAMPLE_WIDTHS)) expect(svg).toContain(`id="${size}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|data-field|#[0-9a-f]{6}/);
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(sizes.filter((size) => size < 12)).toEqual([]);
  });

  test('draws it within its width', async () => {
    const drawn = await exampleOf(definition);
    expect(placesOutside(drawn?.svg ?? '')).toEqual([]);
  });
});

/** A chart of fewer repeats the figures. */
const FEWEST_VALUES = 3;

/** How many values a chart shows; of parts of a whole, two are enough. */
function valuesIn(chart: ChartSpec): number {
  switch (chart.type) {
    case 'xy':
      return chart.series.reduce((sum, { points }) => sum + points.length, 0);
    case 'scale':
      return chart.marks.length + chart.spans.length + (chart.axis.reaches?.length ?? 0) + 1;
    case 'share':
      return chart.parts.length + 1;
    case 'timeline':
      return chart.spans.length + chart.days.length;
    case 'rows':
      return chart.rows.reduce(
        (sum, { dots = [], box, interval }) => sum + dots.length + (box ? 3 : 0) + (interval ? 3 : 0),
        0,
      );
    case 'dots':
    case 'orbitals':
      return FEWEST_VALUES;
  }
}

/** Returns the x coordinates in a drawing that are beyond its sides. */
function placesOutside(svg: string): readonly string[] {
  return Object.entries(EXAMPLE_WIDTHS).flatMap(([size, width]) => {
    const [, after = ''] = svg.split(`<g id="${size}">`);
    const [own = ''] = after.split('<g id="wide">');
    return [...own.matchAll(/translate\((-?[\d.]+)[ ,]/g), ...own.matchAll(/ x[12]?="(-?[\d.]+)"/g)]
      .map(([, x = '0']) => Number(x))
      .filter((x) => x < -20 || x > width)
      .map((x) => `${size}: ${x}`);
  });
}
