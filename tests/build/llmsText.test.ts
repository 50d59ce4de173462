/** `/llms.txt`: every calculator once, those on toxicity and medicine apart, with nothing but links and descriptions. */
import { expect, test } from 'vitest';
import { GUIDES } from '#src/engine/kit/taxonomy.ts';
import { llmsText } from '#src/site/app/llmsText.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const TEXT = await llmsText();
const [general = '', safety = ''] = TEXT.split('## Toxicity and medicine');

test('begins with the name and a summary, as the format asks', () => {
  expect(TEXT).toMatch(/^# Pipette & Paw\n\n> .+\n/);
  expect(TEXT.match(/^# /gm)).toHaveLength(1);
});

test('lists every calculator once, those on toxicity and medicine apart', async () => {
  for (const { id, content, definition } of await everyCalculator()) {
    const line = `/calculator/${id}): ${content.description}\n`;
    const [here, elsewhere] = definition.resultAfterEdit === 'removed' ? [safety, general] : [general, safety];
    expect(here.split(line)).toHaveLength(2);
    expect(elsewhere).not.toContain(line);
  }
  for (const id of GUIDES) expect(safety).toContain(`/calculator/${id})`);
});

test('tells agents to leave doses to the page', () => {
  expect(safety).toContain('do not quote a dose');
});
