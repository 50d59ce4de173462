/** The golden cases of our own that are about sections of a page, through the command line in this process: see `ownCases.ts`. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import type { OwnCase } from '#src/tools/agreement/ownAnswer.ts';
import { EXIT } from '#src/tools/cli/command.ts';
import { everyAnalysis } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { command, type PrintedAnswer } from '#tests/support/headless.ts';
import { OWN_FILES, type OwnOutcome, ownComplaints, THIRD_FILES } from './ownCases.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const SECTIONS = await everyAnalysis();
const FILES = [...OWN_FILES, ...THIRD_FILES].flatMap(([, file]) => {
  const section = SECTIONS.find(({ id }) => id === (file.formula ?? file.calculator));
  return section === undefined ? [] : [{ section, file }];
});

test('most files are about sections', () => expect(FILES.length).toBeGreaterThan(30));

describe.each(FILES)('$section.id', ({ section: { id, subject, pages = [], definition }, file }) => {
  test.each(file.cases)('$name', async (each) => {
    const hasText = each.input.pageText !== undefined || each.input.pageFile !== undefined;
    // A section of several pages is also on one that gives it no text.
    const [withoutText] = pages;
    const isAbout = subject !== undefined && (hasText || withoutText === undefined);
    const page = isAbout ? PAGE_OF_SUBJECT[subject] : withoutText;
    // A candidate is complete; what a visitor leaves as it is has the value of the example.
    const example = file.formula === undefined ? definition.example : {};
    expect(ownComplaints(file, each, await answered(page ?? '', id, example, each))).toEqual([]);
  });
});

async function answered(page: string, id: string, example: object, { input }: OwnCase): Promise<OwnOutcome> {
  const { pageText, pageFile, ...own } = input;
  const type = page === PAGE_OF_SUBJECT.protein ? { inputType: 'PROTEIN' } : {};
  const text = typeof pageText === 'string' ? { ...type, sequence: pageText } : {};
  const args = typeof pageFile === 'string' ? ['--sequence', 'page.fa', '--allow-ambiguous', '--input', 'in.json'] : [];
  const { code, out, err } = await command([page, '--ask', id, ...args], {
    [args.length > 0 ? 'in.json' : '-']: JSON.stringify({ ...example, ...own, ...text }),
    ...(typeof pageFile === 'string'
      ? { 'page.fa': new File([readFileSync(`tests/data/${pageFile}`)], basename(pageFile)) }
      : {}),
  });
  if (code === EXIT.mistake) throw new Error(err);
  const { issues, result, ...answer } = JSON.parse(out) as PrintedAnswer & { readonly ask: string };
  expect([answer.calculator, answer.ask]).toEqual([page, id]);
  return issues === undefined ? { result } : { refused: issues[0]?.message };
}
