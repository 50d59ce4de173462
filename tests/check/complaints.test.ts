import { describe, expect, test } from 'vitest';
import { closingLines, lintComplaints, testComplaints, typeComplaints } from './complaints.mjs';

const passed = { status: 0, output: 'nothing to say' };

function sentences(complaints: readonly { readonly sentence: string }[]): readonly string[] {
  return complaints.map(({ sentence }) => sentence);
}

describe('the output of each tool is parsed', () => {
  test('a passing tool gives no complaint', () => {
    expect([
      ...typeComplaints(passed),
      ...lintComplaints(passed, '/site'),
      ...testComplaints({ ...passed, report: [] }, []),
    ]).toEqual([]);
  });

  test('types: file, line and sentence', () => {
    const output = "src/a.ts(6,15): error TS2820: Did you mean 'b'?\n  Some more.\nsrc/c.ts(1,1): error TS1: No.\n";
    expect(sentences(typeComplaints({ status: 2, output }))).toEqual([
      "src/a.ts, line 6: Did you mean 'b'?",
      'src/c.ts, line 1: No.',
    ]);
  });

  test('lint: a fixable problem names the command', () => {
    const output = [
      '::error title=assist/source/organizeImports,file=/site/src/a.ts,line=1,endLine=1,col=1,endColumn=7::Sort these imports.',
      '::error title=lint/suspicious/noExplicitAny,file=src/b.ts,line=3,endLine=3,col=1,endColumn=7::Unexpected any.',
    ].join('\n');
    expect(sentences(lintComplaints({ status: 1, output }, '/site'))).toEqual([
      "src/a.ts, line 1: Sort these imports; 'npx biome check --write src/a.ts' mends it",
      'src/b.ts, line 3: Unexpected any',
    ]);
  });

  test('a tool that fails without a parsable complaint is quoted', () => {
    const broken = { status: 1, output: 'Cannot find module\n' };
    expect(sentences(typeComplaints(broken))).toEqual(['types failed:\nCannot find module']);
    expect(sentences(lintComplaints(broken, '/site'))).toEqual(['lint failed:\nCannot find module']);
    expect(sentences(testComplaints({ ...broken, report: null }, []))).toEqual(['tests failed:\nCannot find module']);
  });
});

describe('a failed test', () => {
  function wordsFor(
    file: string,
    name: string,
    error: object,
    ids: readonly string[] = ['ligation'],
  ): readonly string[] {
    return sentences(testComplaints({ status: 1, output: '', report: [{ file, name, errors: [error] }] }, ids));
  }

  test('with a list that should be empty gives each entry', () => {
    const actual = 'Array [\n  "src/a.ts → src/b.ts (value): no",\n  "keyword \\"1\\"",\n]';
    expect(
      wordsFor('tests/contract/content.test.ts', "'ligation' > x", { message: '', actual, expected: 'Array []' }),
    ).toEqual(['src/a.ts → src/b.ts (value): no', 'src/calculators/ligation/content.ts: keyword "1"']);
  });

  test('with values that are too long gives the difference', () => {
    const error = {
      message: 'expected { …(2) } to deeply equal { …(2) }',
      diff: '- Expected\n+ Received\n\n  {\n-   "a": 2.85,\n+   "a": 2.58,\n  }',
    };
    expect(wordsFor('tests/reference/doubleEntry.test.ts', 'acids', error)).toEqual([
      'workers/reference: expected "a": 2.85, got "a": 2.58',
    ]);
  });

  test('names the file that it is about', () => {
    const error = { message: 'expected 3 to be 5' };
    expect(wordsFor('tests/formulas/molarity.test.ts', 'compute > x', error)).toEqual([
      'workers/formulas/molarity.ts: expected 3 to be 5',
    ]);
    expect(wordsFor('tests/contract/units.test.ts', "'ligation: mass' > x", error)).toEqual([
      'src/calculators/ligation/calculator.ts: expected 3 to be 5',
    ]);
    expect(wordsFor('tests/contract/units.test.ts', '', error)).toEqual([
      'tests/contract/units.test.ts: expected 3 to be 5',
    ]);
  });
});

describe('the closing list', () => {
  test('has each sentence once, what is missing before what fails for it', () => {
    const lines = closingLines(
      [
        { sentence: 'b', from: 'tests/contract/units.test.ts: 1' },
        { sentence: 'b', from: 'tests/contract/units.test.ts: 2' },
        { sentence: 'b', from: 'tests/contract/units.test.ts: 3' },
        { sentence: 'a', from: 'tests/check/files.check.ts: x' },
      ],
      ['ligation'],
    );
    expect(lines.slice(1)).toEqual([
      'ligation: 2 things are missing or wrong.',
      '1. a',
      '   [tests/check/files.check.ts: x]',
      '2. b',
      '   [tests/contract/units.test.ts: 1, and 2 more]',
    ]);
  });

  test('says so when there is nothing', () => {
    expect(closingLines([], [])).toEqual(['', 'The site: nothing is missing or wrong.']);
  });
});
