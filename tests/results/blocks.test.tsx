import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blockText, figureText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block, Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { FigureValue, OneUnitContext } from '#src/engine/results/FigureValue.tsx';
import { ResultView } from '#src/engine/results/ResultView.tsx';
import { SourceList } from '#src/engine/results/SourceList.tsx';
import { asEquality, Working } from '#src/engine/results/Working.tsx';
import { loadCharts } from '#tests/support/loadCharts.ts';

await loadCharts();

const HEADLINE: Figure = { field: 'range.min', label: 'Least', value: 5.51234, text: '5.5', unit: '°C' };

function rendered(...blocks: readonly Block[]): string {
  return drawn(blocks);
}

/** @param calls phone numbers; false on pages where nobody has to call */
function drawn(blocks: readonly Block[], calls: string | false = false): string {
  const presentation: Presentation = { headline: HEADLINE, status: '', blocks, working: [] };
  const readText = async () => '';
  return renderToStaticMarkup(
    <ResultView presentation={presentation} readText={readText} mayCall={calls !== false} calls={calls} />,
  );
}

describe('figures', () => {
  test('carry the value and the key of the result, with the unit after the element', () => {
    expect(rendered()).toMatch(/<data value="5.51234" data-field="range.min">5.5<\/data>\u00a0<span[^>]*>°C</);
  });

  test.each([
    [null, ''],
    [false, 'false'],
    [true, 'true'],
    [0, '0'],
    ['Stage 2', 'Stage 2'],
    ['2024-06-17', '2024-06-17'],
  ])('the value %j is written %j', (value, written) => {
    const markup = rendered({ kind: 'facts', figures: [{ field: 'x', label: 'X', value, text: 'as read' }] });
    expect(markup).toContain(`<data value="${written}" data-field="x">as read</data>`);
  });

  test('have grouped thousands on the page, in a text without gaps', () => {
    const figure: Figure = { field: 'n', label: 'Length', value: 1234567, text: '1234567', unit: 'nt' };
    const html = rendered({ kind: 'facts', figures: [figure] });
    const [, drawn = ''] = /<data value="1234567" data-field="n">(.*?)<\/data>/.exec(html) ?? [];
    expect(drawn).toMatch(/>1<span [^>]*data-drawn="\u202f"[^>]*><\/span>234<span [^>]*><\/span>567</);
    expect(drawn.replace(/<[^>]*>/g, '')).toBe('1234567');
    expect(figureText(figure)).toBe('Length: 1234567 nt');
  });

  const WRITTEN = { scale: 1, lastPlace: -6, digits: 2 };
  test('far from 1 are read in a better prefix as well, but a dose is not', () => {
    const figure: Figure = { field: 'n', label: 'Mass', value: 1.5e-5, text: '0.000015', unit: 'g', written: WRITTEN };
    expect(rendered({ kind: 'facts', figures: [figure] })).toMatch(/data-prefixed[^>]*>= 15\u00a0µg</);
    const alone = renderToStaticMarkup(
      <OneUnitContext value={true}>
        <FigureValue figure={figure} />
      </OneUnitContext>,
    );
    expect(alone).not.toContain('µg');
  });

  test('in facts are a definition list with their notes', () => {
    const figure: Figure = { field: 'x', label: 'Class', value: 'a', text: 'A', note: '140 or above' };
    const markup = rendered({ kind: 'facts', title: 'Facts', figures: [figure] });
    expect(markup).toContain('<dt>Class</dt><dd>');
    expect(markup).toContain('140 or above');
  });
});

test('a table has headers for columns and rows, and figures in its cells', () => {
  const markup = rendered({
    kind: 'table',
    title: 'Species',
    columns: [{ label: 'Name' }, { label: 'Count', numeric: true }],
    rows: [['Robin', { field: 'species.0.count', label: 'Count', value: 12, text: '12' }]],
  });
  expect(markup).toContain('<th scope="col">Name</th><th scope="col" class="number">Count</th>');
  expect(markup).toContain('<th scope="row">Robin</th>');
  expect(markup).toContain('<data value="12" data-field="species.0.count">12</data>');
});

test('of a table with more rows than are rendered the number of the others is shown', () => {
  const rows = Array.from({ length: 5 }, (_, index) => [`Record ${index + 1}`]);
  const markup = rendered({ kind: 'table', title: 'Records', columns: [{ label: 'Name' }], rows, drawnRows: 3 });
  expect(markup).toContain('Record 3');
  expect(markup).not.toContain('Record 4');
  expect(markup).toMatch(/The first 3 of 5 rows\. The saved CSV file has all of them\./);
});

describe('a table of more than six rows', () => {
  const table = (title: string, length: number): Block => ({
    kind: 'table',
    title,
    columns: [{ label: 'Name' }],
    rows: Array.from({ length }, (_, index) => [`${title} ${index + 1}`]),
  });
  const foldedTitles = (markup: string) =>
    [...markup.matchAll(/<button [^>]*aria-expanded="false"[^>]*>([^<]*)</g)].map(([, title]) => title);

  test('has a button in the row of tools, last of all, unless it is the first of the figures', () => {
    const markup = rendered(table('First', 9), table('Long', 7), table('Short', 6));
    expect(foldedTitles(markup)).toEqual(['Long']);
    expect(markup.indexOf('Long 1')).toBeGreaterThan(markup.indexOf('Short 6'));
  });

  test('stays open where its author says so', () => {
    expect(foldedTitles(rendered(table('First', 9), { ...table('Records', 9), isFolded: false } as Block))).toEqual([]);
  });

  test('stays open where somebody may have to call', () => {
    expect(foldedTitles(drawn([table('First', 9), table('Long', 7)], '555'))).toEqual([]);
  });
});

test('a cross table has headers on both sides, a shade for each group and its name in words', () => {
  const named = (field: string, text: string): Figure => ({ field, label: field, value: text, text });
  const markup = rendered({
    kind: 'cross-table',
    title: 'Square',
    axes: { rows: 'Parent 1', columns: 'Parent 2' },
    columns: [named('gametes2.0', 'A'), named('gametes2.1', 'a')],
    rows: [
      {
        header: named('gametes1.0', 'a'),
        cells: [
          { figure: named('grid.0.0', 'Aa'), group: 0 },
          { figure: named('grid.0.1', 'aa'), group: 1 },
        ],
      },
    ],
    groups: ['A_', 'aa'],
  });
  expect(markup).toContain('<th scope="col" rowSpan="2">Parent 1</th><th scope="colgroup" colSpan="2">Parent 2</th>');
  expect(markup).toMatch(/<th scope="col"><span[^>]*><data value="a" data-field="gametes2.1">a<\/data>/);
  expect(markup).toMatch(/<th scope="row"><span[^>]*><data value="a" data-field="gametes1.0">a<\/data>/);
  const cells = [...markup.matchAll(/<td class="([^"]*)">(.*?)<\/td>/g)];
  expect(new Set(cells.map(([, look]) => look)).size).toBe(2);
  // A group name that equals the cell is not repeated.
  expect(
    cells.map(([, , inside = '']) =>
      inside
        .replace(/<[^>]+>/g, ' ')
        .split(' ')
        .filter(Boolean),
    ),
  ).toEqual([['Aa', 'A_'], ['aa']]);
});

test('a comparison shows both methods and the reason; its sources are with those of the page', () => {
  const markup = rendered({
    kind: 'comparison',
    title: 'Two methods',
    methods: ['Specified', 'Nearest neighbour'],
    rows: [
      {
        label: 'Tm',
        figures: [
          { field: 'tm', label: 'Tm', value: 60, text: '60.0' },
          { field: 'reference.tm', label: 'Tm', value: 57, text: '57.0' },
        ],
      },
    ],
    why: 'They differ because.',
    sources: ['santaLucia1998'],
  });
  expect(markup).toMatch(/<th scope="col">Specified<\/th><th scope="col">Nearest neighbour<\/th>/);
  expect(markup).toMatch(/<th scope="rowgroup"[^>]*>Tm<\/th>/);
  expect(markup.indexOf('data-field="tm"')).toBeLessThan(markup.indexOf('data-field="reference.tm"'));
  expect(markup).toContain('They differ because.');
  expect(markup).not.toContain('href=');
  expect(markup).not.toContain('<details');
});

describe('a sequence', () => {
  const strand = (text: Extract<Block, { kind: 'sequence' }>['text']): Block => ({
    kind: 'sequence',
    field: 'rna',
    title: 'RNA',
    text,
    ends: ['5′', '3′'],
    unit: 'nt',
    emptyText: 'Nothing was read',
  });
  /** All text of the element that contains the letters. */
  const letters = (markup: string) => {
    const element = /data-field="rna"[^>]*>(.*?)<\/div><\/div><\/div><\/div>/s.exec(markup)?.[1] ?? '';
    return element.replace(/<[^>]+>/g, '');
  };

  test('that fits into view is there in full, letters and nothing else', () => {
    const text = 'ACGU'.repeat(31);
    const markup = rendered(strand(text));
    expect(letters(markup)).toBe(text);
    expect(markup).toContain('data-length="124"');
    expect(markup).toContain('data-position="61"');
    expect(markup).not.toContain('tabindex');
  });

  test('that is long has only its visible rows in the DOM', () => {
    const markup = rendered(strand('ACGU'.repeat(25_000)));
    expect(letters(markup)).toBe('ACGU'.repeat(180));
    expect(markup).toContain('data-length="100000"');
    expect(markup).toMatch(/role="region" aria-label="RNA, [^"]*nt" tabindex="0"/);
    expect(markup).toContain('Go to position');
  });

  test('that exists on demand waits for its letters', () => {
    const markup = rendered(strand({ length: 250_000_000 }));
    expect(markup).toContain('data-length="250000000" aria-busy="true"');
    expect(markup).not.toMatch(/Copy <span/);
    expect(markup).toContain('Download FASTA');
  });

  test('that came with its first letters shows them at once', () => {
    const markup = rendered(strand({ length: 250_000_000, head: 'ACGU'.repeat(250) }));
    expect(letters(markup)).toBe('ACGU'.repeat(180));
    expect(markup).toContain('data-length="250000000" aria-busy="false"');
  });

  test('that is empty says so', () => {
    const markup = rendered(strand(''));
    expect(markup).toContain('data-field="rna" data-length="0"');
    expect(markup).toContain('Nothing was read');
    expect(markup).not.toContain('Download FASTA');
  });
});

test('a chart has the room for its drawing and a button for its numbers before its code is loaded', () => {
  const markup = rendered({
    kind: 'chart',
    chart: {
      type: 'timeline',
      title: 'Gestation',
      caption: '150 days',
      summary: 'Birth after 150 days.',
      start: '2024-01-01',
      end: '2024-06-01',
      spans: [{ label: 'First stage', from: '2024-01-01', to: '2024-02-20' }],
      days: [{ label: 'Check-up', date: '2024-05-16' }],
    },
  });
  expect(markup).toMatch(/style="height:\d+px"/);
  expect(markup).toMatch(/aria-expanded="false"[^>]*>Numbers</);
  expect(markup).not.toContain('<table');
});

test('a row that begins with a day does not break it at its hyphens', () => {
  const rows = [['2025-01-03 07:30'], ['Reading 4']];
  const markup = rendered({ kind: 'table', title: 'Readings', columns: [{ label: 'When' }], rows });
  expect(markup).toMatch(/<th scope="row" class="day">2025-01-03 07:30/);
  expect(markup).toMatch(/<th scope="row">Reading 4/);
});

test('a notice names its urgency in a heading', () => {
  const markup = rendered({ kind: 'notice', tone: 'danger', title: 'Call a veterinarian now', text: 'At once.' });
  expect(markup).toMatch(/<h3[^>]*>Call a veterinarian now<\/h3>/);
});

describe('working', () => {
  test('is an ordered list of rule, numbers and value', () => {
    const step = { label: 'Annealing', formula: 'Ta = Tm − 5', substituted: '58.4 − 5', value: '53.4 °C' };
    const text = renderToStaticMarkup(<Working steps={[step]} />).replace(/<[^>]+>/g, '|');
    expect(text).toMatch(/\|Annealing\|.*\|Ta = Tm − 5\|.*\|= 58.4 − 5\|.*\|= 53.4\u00a0°C\|/);
  });

  test.each([
    ['4 × 10', '= 4 × 10'],
    ['Ta = 53', 'Ta = 53'],
    ['140 ≥ 140', '140 ≥ 140'],
  ])('%s continues as %s', (text, expected) => {
    expect(asEquality(text)).toBe(expected);
  });
});

test('sources without a URL are not links', () => {
  const markup = renderToStaticMarkup(<SourceList sources={['spec', 'crick1968']} />);
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(markup.match(/<a /g)).toHaveLength(1);
});

test('a line that is copied into another program keeps its hyphens', () => {
  const block: Block = {
    kind: 'list',
    title: 'For your report',
    items: ['−1.6'],
    code: { label: 'In R', text: 'c(-1.6)' },
  };
  expect(rendered(block)).toMatch(/<li>In R: <code [^>]*>c\(-1\.6\)<\/code><\/li>/);
  expect(blockText(block)).toEqual(['For your report', '- −1.6', '- In R: c(-1.6)']);
});
