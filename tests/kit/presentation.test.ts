import { describe, expect, test } from 'vitest';
import { asTable, asText, figuresOf, urgentFirst } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block, CrossTableBlock, Figure, Presentation } from '#src/engine/kit/presentation.ts';

const figure = (field: string, text: string, unit?: string): Figure => ({
  field,
  label: field.toUpperCase(),
  value: Number(text),
  text,
  ...(unit === undefined ? {} : { unit }),
});

const presentation: Presentation = {
  headline: figure('tm', '45.4', '°C'),
  status: 'Tm 45.4 °C.',
  blocks: [
    { kind: 'notice', tone: 'caution', title: 'Mind', text: 'the gap' },
    { kind: 'notice', tone: 'neutral', text: 'No title' },
    { kind: 'facts', title: 'Forward', figures: [figure('gc', '50', '%'), figure('length', '18')] },
    {
      kind: 'table',
      title: 'Phases',
      columns: [{ label: 'Phase' }, { label: 'Hours', numeric: true }],
      rows: [['G1', figure('g1', '11', 'h')]],
    },
    { kind: 'list', title: 'Advice', items: ['Rest', 'Water'] },
    {
      kind: 'comparison',
      title: 'Two methods',
      methods: ['Specified', 'Reference'],
      rows: [{ label: 'Tm', figures: [figure('a', '50', '°C'), figure('b', '56', '°C')] }],
      why: 'They differ.',
      sources: ['spec'],
    },
    { kind: 'sequence', field: 'rna', title: 'RNA', text: { length: 5_000_000 }, ends: ['5′', '3′'], unit: 'nt' },
    {
      kind: 'chart',
      chart: { type: 'xy', title: 'Chart', summary: 'Rises', x: { label: 'x' }, y: { label: 'y' }, series: [] },
    },
  ],
  working: [],
};

describe('asText', () => {
  test('says everything but the charts, in reading order, one thing a line', () => {
    expect(asText(presentation).split('\n')).toEqual([
      'TM: 45.4 °C',
      'Mind: the gap',
      'No title',
      'Forward',
      'GC: 50 %',
      'LENGTH: 18',
      'Phases',
      'Phase\tHours',
      'G1\t11 h',
      'Advice',
      '- Rest',
      '- Water',
      'Two methods',
      'Tm, Specified: 50 °C',
      'Tm, Reference: 56 °C',
      'RNA: 5000000 nt',
    ]);
  });
});

test('a headline with an accepted value beside it: both are named by their methods, with the advice', () => {
  const accepted = {
    insteadOf: 'Basic formula',
    method: 'Nearest neighbor',
    figure: { field: 'reference.tm', label: 'Tm', value: 47.3, text: '47.3', unit: '°C' },
    advice: 'Start at 47 °C.',
  };
  const both = { ...presentation, accepted };
  const { label } = presentation.headline;
  expect(figuresOf(both).slice(0, 2)).toMatchObject([
    { field: presentation.headline.field, label: `${label} (Basic formula)` },
    { field: 'reference.tm', label: 'Tm (Nearest neighbor, best estimate)' },
  ]);
  expect(asText(both)).toMatch(/Tm \(Nearest neighbor, best estimate\): 47\.3 °C\nStart at 47 °C\./);
});

describe('figuresOf', () => {
  test('finds the figures of facts, tables and comparisons, the headline first', () => {
    expect(figuresOf(presentation).map(({ field }) => field)).toEqual(['tm', 'gc', 'length', 'g1', 'a', 'b']);
  });
});

describe('a cross table', () => {
  const named = (field: string, text: string): Figure => ({ field, label: field, value: text, text });
  const square: CrossTableBlock = {
    kind: 'cross-table',
    title: 'Square',
    axes: { rows: 'Parent 1', columns: 'Parent 2' },
    columns: [named('c.0', 'A'), named('c.1', 'a')],
    rows: [
      {
        header: named('r.0', 'a'),
        cells: [
          { figure: named('g.0.0', 'Aa'), group: 0 },
          { figure: named('g.0.1', 'aa'), group: 1 },
        ],
      },
    ],
    groups: ['A_', 'aa'],
  };

  test('gives its headers and its cells as figures', () => {
    const fields = figuresOf({ ...presentation, blocks: [square] }).map(({ field }) => field);
    expect(fields).toEqual(['tm', 'c.0', 'c.1', 'r.0', 'g.0.0', 'g.0.1']);
  });

  test('reads as a table whose first header names both axes', () => {
    expect(asTable(square).columns.map(({ label }) => label)).toEqual(['Parent 1 / Parent 2', 'A', 'a']);
    expect(
      asText({ ...presentation, blocks: [square] })
        .split('\n')
        .slice(1),
    ).toEqual(['Square', 'Parent 1 / Parent 2\tA\ta', 'a\tAa\taa']);
  });
});

describe('what is urgent', () => {
  const danger: Block = { kind: 'notice', tone: 'danger', title: 'Now', text: 'Call.' };
  const caution: Block = { kind: 'notice', tone: 'caution', text: 'Mind.' };

  test('is the danger notices at the head of the blocks', () => {
    expect(urgentFirst([danger, caution, danger])).toEqual({ urgent: [danger], others: [caution, danger] });
    expect(urgentFirst([danger, danger])).toEqual({ urgent: [danger, danger], others: [] });
    expect(urgentFirst([caution])).toEqual({ urgent: [], others: [caution] });
  });

  test('comes before the headline where the result is copied or shared', () => {
    const lines = asText({ ...presentation, blocks: [danger, caution] }).split('\n');
    expect(lines).toEqual(['Now: Call.', 'TM: 45.4 °C', 'Mind.']);
  });
});
