import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/blood-pressure/calculator.ts';
import { figuresOf, urgentFirst } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block, Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/blood-pressure.ts';
import type { PressureReading } from '#workers/lib/animals/pressureReading.ts';

const FIRST: PressureReading = { systolic: 118, diastolic: 76, pulse: 60, date: '2025-01-01', time: '08:00' };
const SECOND: PressureReading = { systolic: 126, diastolic: 79, date: '2025-01-02' };
const THIRD: PressureReading = { systolic: 130, diastolic: 78, date: '2025-01-03' };

function presented(...readings: readonly PressureReading[]): Presentation {
  return calculator.present(computed(formula, { readings }), { readings });
}

function shownIn(presentation: Presentation): Readonly<Record<string, string>> {
  return Object.fromEntries(figuresOf(presentation).map(({ field, text }) => [field, text]));
}

function noticeTitles(blocks: readonly Block[]): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

function chartsOf({ blocks }: Presentation) {
  return blocks.flatMap((block) => (block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : []));
}

describe('blood-pressure page', () => {
  test('shows averages with one decimal and names what there is none of', () => {
    expect(shownIn(presented(FIRST, SECOND, THIRD))).toMatchObject({
      classification: 'Elevated',
      risk: 'Moderate',
      'averages.systolic': '124.7',
      'averages.diastolic': '77.7',
      'averages.pulse': '60.0',
      trend: 'Increasing',
      trendDifference: '10.0',
      'reference.hypertensiveCrisis': 'No',
      'series.1.pulse': '–',
    });
    expect(shownIn(presented(SECOND))).toMatchObject({
      'averages.pulse': 'not measured',
      trend: 'needs three readings',
    });
  });

  test('a pressure just below a limit reads as below it', () => {
    const presentation = presented({ ...FIRST, systolic: 119.96 }, { ...SECOND, systolic: 119.96, diastolic: 76 });
    expect(shownIn(presentation)).toMatchObject({ classification: 'Normal', 'averages.systolic': '119.96' });
    expect(presentation.status).toContain('average 119.96/76.0 mmHg');
    expect(presentation.working[0]?.value).toBe('119.96 mmHg');
    const onLimit = presented({ ...FIRST, systolic: 119.9 }, { ...SECOND, systolic: 120.1, diastolic: 76 });
    expect(shownIn(onLimit)).toMatchObject({ classification: 'Elevated', 'averages.systolic': '120.0' });
  });

  test('a trend just below 5 reads as below it', () => {
    const steady = presented(
      { ...FIRST, systolic: 120 },
      { ...SECOND, systolic: 124.96 },
      { ...THIRD, systolic: 124.96 },
    );
    expect(shownIn(steady)).toMatchObject({ trend: 'Stable', trendDifference: '4.96' });
    expect(steady.working.at(-1)?.value).toBe('4.96 mmHg: stable');
  });

  test('every figure appears once', () => {
    const fields = figuresOf(presented(FIRST, SECOND, THIRD)).map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
  });

  test('one very high reading comes before everything else, and is announced', () => {
    const { blocks, status } = presented(FIRST, { ...SECOND, systolic: 181 }, THIRD);
    expect(noticeTitles(urgentFirst(blocks).urgent)).toEqual(['Seek medical care now']);
    expect(status).toMatch(/^Seek medical care now/);
  });

  test('what to do next begins with it too', () => {
    const { blocks } = presented(FIRST, { ...SECOND, systolic: 181 }, THIRD);
    const lists = blocks.flatMap((block) => (block.kind === 'list' ? [block.items[0]] : []));
    expect(lists).toEqual([expect.stringMatching(/^Seek medical care now: a reading is above 180/)]);
  });

  test('says of the first half how many readings it has', () => {
    const noteOf = (...readings: readonly PressureReading[]) =>
      figuresOf(presented(...readings)).find(({ field }) => field === 'trendDifference')?.note;
    expect(noteOf(FIRST, SECOND, THIRD)).toMatch(/^Average of the last 2 readings less the first reading\./);
    expect(noteOf(FIRST, SECOND, THIRD, THIRD)).toMatch(/^Average of the last 2 readings less that of the first 2\./);
  });

  test('low readings get a notice, and no praise', () => {
    const presentation = presented({ ...FIRST, systolic: 70, diastolic: 40 }, SECOND);
    expect(noticeTitles(presentation.blocks)).toEqual(['Low pressure']);
    expect(presentation.headline).toMatchObject({ text: 'Normal' });
    expect(presentation.headline).not.toHaveProperty('tone');
    expect(presentation.status).toMatch(/At least one reading is low\.$/);
    expect(shownIn(presentation)).toMatchObject({ 'reference.lowPressure': 'Yes' });
    expect(presented(FIRST, SECOND).headline).toHaveProperty('tone');
  });

  test('the slope is shown with its interval, and says when it may be chance', () => {
    const slopeOf = (...readings: readonly PressureReading[]) =>
      figuresOf(presented(...readings)).find(({ field }) => field.startsWith('reference.systolicPerWeek'));
    const rising = slopeOf(FIRST, SECOND, THIRD);
    expect(rising).toMatchObject({ text: '42.0', unit: 'mmHg a week' });
    expect(rising?.note).toMatch(/^95 % confidence interval -60\.\d to 144\.\d, .* may be chance\.$/);
    expect(slopeOf(FIRST, { ...SECOND, systolic: 122 }, { ...THIRD, systolic: 126 })?.note).not.toMatch(/chance/);
    expect(slopeOf(FIRST, SECOND)).toMatchObject({ value: null, text: 'not computed' });
  });

  test('readings at the limits of an emergency raise no alarm', () => {
    const { blocks, status } = presented(FIRST, { ...SECOND, systolic: 180, diastolic: 120 });
    expect(urgentFirst(blocks).urgent).toEqual([]);
    expect(status).not.toMatch(/care/);
  });

  test('two days are two occasions; one day or one reading is not', () => {
    expect(noticeTitles(presented(FIRST, SECOND).blocks)).toEqual([]);
    expect(noticeTitles(presented(FIRST).blocks)).toEqual(['One occasion only']);
    expect(noticeTitles(presented(FIRST, { ...FIRST, time: '20:00' }).blocks)).toEqual(['One occasion only']);
  });

  test('draws both pressures over the bands of their own classes, from two readings on', () => {
    expect(chartsOf(presented(FIRST))).toEqual([]);
    const charts = chartsOf(presented(THIRD, FIRST, SECOND));
    expect(charts.map(({ bands }) => bands?.map(({ label }) => label))).toEqual([
      ['Normal', 'Elevated', 'Stage 1', 'Stage 2'],
      ['Normal or Elevated', 'Stage 1', 'Stage 2'],
    ]);
    expect(charts[0]?.series[0]?.points).toEqual([
      { x: 1, y: 118, label: '2025-01-01 08:00' },
      { x: 2, y: 126, label: '2025-01-02' },
      { x: 3, y: 130, label: '2025-01-03' },
    ]);
    expect(charts.map(({ levels }) => levels)).toEqual([undefined, undefined]);
  });

  test('the line of emergency is drawn where it was crossed', () => {
    const charts = chartsOf(presented(FIRST, { ...SECOND, diastolic: 121, systolic: 150 }));
    expect(charts.map(({ levels }) => levels)).toEqual([undefined, [{ y: 120, label: 'Seek care above 120' }]]);
  });

  test('a reading without a date is named by its place', () => {
    const [chart] = chartsOf(presented(FIRST, { systolic: 120, diastolic: 70 }));
    expect(chart?.series[0]?.points.map(({ label }) => label)).toEqual(['Reading 1', '2025-01-01 08:00']);
  });

  test('the working holds the visitor’s numbers, and no trend where there is none', () => {
    const { working } = presented(FIRST, SECOND, THIRD);
    expect(working[0]).toMatchObject({ substituted: '(118 + 126 + 130) ÷ 3', value: '124.7 mmHg' });
    expect(working.at(-1)).toMatchObject({ label: 'Trend', substituted: '(126 + 130) ÷ 2 − 118' });
    expect(presented(FIRST, SECOND).working.map(({ label }) => label)).not.toContain('Trend');
  });
});
