import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handoverPath, readHandover, wayBackPath } from '#src/engine/handover/handoverLink.ts';
import { handedText } from '#src/engine/handover/handoverWords.ts';
import { findPair } from '#src/engine/handover/pairs.ts';

const PAIR = findPair({
  from: 'molecular-weight',
  figure: 'totalMass',
  unit: 'g/mol',
  to: 'molarity',
  input: 'molarMass',
});

function pathOf(value: number, wayBack: string | null): string {
  if (PAIR === undefined) throw new Error('no such pair');
  return handoverPath(PAIR, value, wayBack);
}

function fragmentOf(path: string): string {
  return path.slice(path.indexOf('#'));
}

test('a path names the taker and is read by it alone', () => {
  const path = pathOf(180.15588, 'formula=C6H12O6');
  expect(path.startsWith('/calculator/molarity#handed-on=molecular-weight&')).toBe(true);
  const handover = readHandover('molarity', fragmentOf(path));
  expect(handover).toEqual({ pair: PAIR, number: 180.15588, wayBack: 'formula=C6H12O6' });
  expect(handover && wayBackPath(handover)).toBe('/calculator/molecular-weight#formula=C6H12O6');
  expect(handover && handedText(handover)).toBe('180.16 g/mol');
  expect(readHandover('dog-tramadol', fragmentOf(path))).toBeNull();
  expect(readHandover('ligation', fragmentOf(path))).toBeNull();
});

test('a way back that is too long is left out', () => {
  const handover = readHandover('molarity', fragmentOf(pathOf(18, `formula=${'C'.repeat(3_000)}`)));
  expect(handover?.wayBack).toBe('');
  expect(handover && wayBackPath(handover)).toBe('/calculator/molecular-weight');
});

test('whole numbers stay whole in the sentence', () => {
  if (PAIR === undefined) throw new Error('no such pair');
  expect(handedText({ pair: PAIR, number: 123_456 })).toBe('123456 g/mol');
});

test.each([
  ['number', ''],
  ['number', 'NaN'],
  ['number', 'Infinity'],
  ['number', '1e999'],
  ['number', `${'9'.repeat(399)}`],
  ['number', '1,5'],
  ['number', '<b>'],
  ['figure', '__proto__'],
  ['figure', ''],
  ['unit', 'kg'],
  ['input', 'constructor'],
  ['handed-on', 'dog-tramadol'],
])('%s %s is not taken', (name, value) => {
  const parts = new URLSearchParams(fragmentOf(pathOf(18, null)).slice(1));
  parts.set(name, value);
  expect(readHandover('molarity', `#${parts.toString()}`)).toBeNull();
});

test('no fragment throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (rest, number) => {
      readHandover('molarity', `#handed-on=${rest}`);
      const named = `#handed-on=molecular-weight&figure=totalMass&unit=g%2Fmol&input=molarMass&number=${number}&of=${rest}`;
      const handover = readHandover('molarity', named);
      if (handover !== null) {
        expect(Number.isFinite(handover.number)).toBe(true);
        expect(new URL(wayBackPath(handover), 'https://example.org').origin).toBe('https://example.org');
      }
    }),
  );
});
