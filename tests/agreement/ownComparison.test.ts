/** Golden cases of our own as the page of agreement compares them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OwnCase, OwnFile } from '#src/tools/agreement/ownAnswer.ts';
import { ownComparison } from '#src/tools/agreement/ownComparison.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();

function own(id: string): OwnFile {
  return JSON.parse(readFileSync(`tests/vectors/own/${id}.json`, 'utf8')) as OwnFile;
}

/** The case of a file with another expectation. */
function expecting(file: OwnFile, expect: OwnCase['expect']): OwnFile {
  const first = file.cases[0] as OwnCase;
  return { ...file, cases: [{ ...first, ...(expect === undefined ? {} : { expect }) }] };
}

const DIVERSITY = own('diversity-comparison');

describe('what is typed into a section', () => {
  test('is shown with the values that its example gives, and the text of the page', async () => {
    const { programs } = await ownComparison(own('protein-digest'));
    expect(programs[0]?.cases[0]?.inputs).toMatch(/^Sequence MKALIV[A-Z]+…, Protease Trypsin/);
  });

  test('a file of a calculator stands under the calculator', async () => {
    expect(await ownComparison(own('chemical-name'))).toMatchObject({ kind: 'calculator' });
  });
});

test('of many figures the first are listed, and the others counted', async () => {
  const { programs } = await ownComparison(own('direct-repeats'));
  const long = programs[0]?.cases.find(({ unlisted }) => unlisted !== undefined);
  expect(long?.figures).toHaveLength(8);
  expect(long?.unlisted).toBeGreaterThan(100);
});

describe('the build fails', () => {
  test('when a figure of a section differs without a reason', async () => {
    await expect(ownComparison(expecting(DIVERSITY, { difference: 0.9 }))).rejects.toThrow(
      'own/diversity-comparison, meadow and margin: difference differs without a reason',
    );
  });

  test('not when the reason is given, and then it is shown', async () => {
    const file = { ...expecting(DIVERSITY, { difference: 0.9 }), differs: { difference: 'Another logarithm.' } };
    const { programs } = await ownComparison(file);
    expect(programs[0]?.cases[0]?.figures[0]).toMatchObject({ theirs: '0.9', reason: 'Another logarithm.' });
  });

  test('when a reason is given for what agrees', async () => {
    const differs = { difference: 'Another logarithm.' };
    await expect(ownComparison({ ...DIVERSITY, differs })).rejects.toThrow(
      'own/diversity-comparison: a reason is given, but difference agrees',
    );
  });

  test('when digits differ and nothing says why, or the other way round', async () => {
    const { rounding: _, ...unexplained } = own('rate-laws');
    await expect(ownComparison(unexplained)).rejects.toThrow('say in `rounding` why figures differ');
    await expect(ownComparison({ ...DIVERSITY, rounding: 'Fewer digits.' })).rejects.toThrow(
      'own/diversity-comparison: no figure differs by rounding',
    );
  });

  test('when a case is refused, or nothing that it has is shown', async () => {
    const [first] = DIVERSITY.cases;
    const cases = [{ ...(first as OwnCase), name: 'blank', input: {} }];
    await expect(ownComparison({ ...DIVERSITY, cases })).rejects.toThrow('own/diversity-comparison, blank: refused');
    await expect(ownComparison(expecting(DIVERSITY, { zeros: 2 }))).rejects.toThrow('nothing is compared');
  });
});
