/** The line of a calculator's page on how sure it is. */
import { expect, test } from 'vitest';
import type { AgreementSummary } from '#src/engine/kit/comparison.ts';
import { evidenceLine } from '#src/site/pages/calculator/article/evidenceLine.ts';

const R = { by: 'R 4.2.2, nls', figures: 10, differing: 4, largest: 0.1 };
const SCIPY = { by: 'scipy', figures: 1, differing: 0, largest: 0 };
const EMBOSS = { by: 'EMBOSS', figures: 1, differing: 0, largest: 0 };

function comparedWith(...programs: AgreementSummary['programs']): readonly AgreementSummary[] {
  return [{ kind: 'calculator', name: 'Molarity Calculator', path: '/calculator/molarity', programs }];
}

const PAGE = { id: 'molarity', evidence: 'law', sources: ['spec', 'greenBook'] } as const;

test('names the kind, counts the sources, and names the programs that agree', () => {
  const { line, sentences, isCompared } = evidenceLine(PAGE, comparedWith(SCIPY));
  expect(line).toBe('Law within its limits · 2 sources · agrees with scipy');
  expect(sentences).toContain('It rests on 1 source and on a rule of this site, listed below.');
  expect(sentences).toContain('1 figure was compared with scipy; all agree.');
  expect(isCompared).toBe(true);
});

test('does not say that a program agrees with which figures differ', () => {
  const { line, sentences } = evidenceLine(PAGE, comparedWith(R, SCIPY));
  expect(line).toBe('Law within its limits · 2 sources · compared with R 4.2.2, nls and scipy');
  expect(sentences).toContain(
    '11 figures were compared with R 4.2.2, nls and scipy; 4 of them differ, each with the reason.',
  );
});

test('counts more than two programs on the line', () => {
  expect(evidenceLine(PAGE, comparedWith(R, SCIPY, EMBOSS)).line).toMatch(/compared with 3 programs$/);
});

test('claims nothing where nothing was compared', () => {
  const { line, sentences, isCompared } = evidenceLine({ ...PAGE, evidence: 'rule', sources: ['spec'] }, []);
  expect(line).toBe('Rule of thumb or practice · 1 source');
  expect(sentences).toMatch(/without a measured error\. It follows a rule of this site\.$/);
  expect(isCompared).toBe(false);
});

test('counts the programs of the sections below apart, and not those of a page whose name begins alike', () => {
  const section = {
    kind: 'section',
    name: 'A section',
    path: '/calculator/molarity#ask=units',
    programs: [R, R],
  } as const;
  const other = { kind: 'calculator', name: 'Other', path: '/calculator/molarity-two', programs: [SCIPY] } as const;
  const { line, sentences } = evidenceLine(PAGE, [section, other]);
  expect(line).toBe('Law within its limits · 2 sources');
  expect(sentences).toContain('Its further calculations were compared with 1 program.');
});
