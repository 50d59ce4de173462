/** What comes first in a result, and its working in one line. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Figure, Presentation, WorkingStep } from '#src/engine/kit/presentation.ts';
import { ResultView } from '#src/engine/results/ResultView.tsx';
import { WorkingLine } from '#src/engine/results/WorkingLine.tsx';

const HEADLINE: Figure = { field: 'range.min', label: 'Least', value: 5.51234, text: '5.5', unit: '°C' };

test('a result begins with its figures: key figures, the working, remarks, the picture, and then the rest', () => {
  const presentation: Presentation = {
    headline: HEADLINE,
    status: '',
    blocks: [
      { kind: 'notice', tone: 'caution', text: 'A remark.' },
      { kind: 'cross-table', title: 'Square', axes: { rows: 'A', columns: 'B' }, columns: [], rows: [], groups: [] },
      { kind: 'list', title: 'For your report', items: ['Said.'] },
      { kind: 'facts', figures: [{ field: 'key', label: 'Key', value: 1, text: '1' }] },
    ],
    working: [{ label: 'Least', formula: 'a ÷ b', substituted: '11 ÷ 2', value: '5.5 °C' }],
  };
  const readText = async () => '';
  const order = (calls: string | false) => {
    const view = (
      <ResultView
        presentation={presentation}
        readText={readText}
        mayCall={calls !== false}
        calls={calls}
        tools="Copy"
      />
    );
    const markup = renderToStaticMarkup(view);
    const parts = ['data-headline', 'Copy', 'data-field="key"', '>Working<', 'A remark.', 'Square', 'Said.'];
    return parts.toSorted((one, other) => markup.indexOf(one) - markup.indexOf(other));
  };
  const figuresFirst = ['data-headline', 'Copy', 'data-field="key"', '>Working<', 'A remark.', 'Square', 'Said.'];
  expect(order(false)).toEqual(figuresFirst);
  // Where somebody may have to call, remarks come before the figures.
  expect(order('555')).toEqual([
    'data-headline',
    'Copy',
    'A remark.',
    ...figuresFirst.filter((part) => !['data-headline', 'Copy', 'A remark.'].includes(part)),
  ]);
});

describe('the working in one line', () => {
  const step = { label: 'Molarity', formula: 'c = n ÷ V', substituted: '0.05 ÷ 0.25', value: '5.5 °C' };
  const line = (steps: readonly WorkingStep[]) =>
    renderToStaticMarkup(<WorkingLine headline={HEADLINE} steps={steps} />);

  test('is read as it is written, and drawn with fractions that are not read', () => {
    const markup = line([step]);
    expect(markup).toContain('>c = n ÷ V = 0.05 ÷ 0.25 = 5.5\u00a0°C<');
    expect(markup).toMatch(/aria-hidden="true".*<span>n<\/span><span>V<\/span>/);
    expect(markup).not.toContain('<details');
  });

  test('is the step that gives the headline, beside all steps', () => {
    const markup = line([step, { ...step, label: 'Factor', value: '20' }]);
    expect(markup).toContain('>c = n ÷ V = 0.05 ÷ 0.25 = 5.5\u00a0°C<');
    expect(markup).toMatch(/<summary>All steps<\/summary>.*Factor/);
  });

  test('leaves the numbers of a long step to the steps', () => {
    const markup = line([{ ...step, substituted: `${'1 + '.repeat(30)}1` }]);
    expect(markup).toContain('>c = n ÷ V = 5.5\u00a0°C<');
    expect(markup).toContain('All steps');
  });
});
