import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, readNumber, twoMeanings, twoMeaningsSentence } from '#src/engine/kit/readNumber.ts';

describe('readNumber', () => {
  test.each([
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    ['7.', 7],
    ['.5', 0.5],
    ['7.25', 7.25],
    ['7,25', 7.25],
    ['7,2500', 7.25],
    [',5', 0.5],
    ['0,125', 0.125],
    ['-0,125', -0.125],
    ['+3', 3],
    ['-3', -3],
    ['−3', -3],
    ['3e2', 300],
    ['3E-2', 0.03],
    ['1,5e3', 1500],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f500', 1500],
    ['1\u2009500', 1500],
    ['1\u2007500', 1500],
    ['12 345 678.9', 12_345_678.9],
    ['1 500,25', 1500.25],
  ])('reads %j as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test.each(['', ' ', '\t', '\u00a0'])('takes %j for blank', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  test.each([
    '7abc',
    'abc',
    '1,500',
    '12,500',
    '-1,500',
    '1,2,3',
    '1.2.3',
    '1,500.5',
    '1.500,5',
    '1 50',
    '15 00',
    '1  500',
    '--3',
    '- 3',
    '+-3',
    '.',
    ',',
    '-',
    'e5',
    '5e',
    '1e400',
    '-1e400',
    'Infinity',
    'NaN',
    '0x10',
    '1_000',
    '٣',
  ])('cannot read %j', (text) => {
    expect(readNumber(text)).toBeNaN();
  });

  test('reads back every finite number as JavaScript writes it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(String(value))).toBe(Object.is(value, -0) ? 0 : value);
      }),
    );
  });

  test('reads a decimal comma as it reads a point, unless it could set groups apart', () => {
    const digits = fc.stringMatching(/^\d{1,9}$/);
    fc.assert(
      fc.property(digits, digits, (whole, fraction) => {
        const isAmbiguous = fraction.length === 3 && Number(whole) !== 0;
        expect(readNumber(`${whole},${fraction}`)).toBe(isAmbiguous ? Number.NaN : readNumber(`${whole}.${fraction}`));
      }),
    );
  });

  test('sees through any of the group spaces', () => {
    const space = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009', '\u2007');
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), space, (value, gap) => {
        expect(readNumber(value.toLocaleString('en-US').replaceAll(',', gap))).toBe(value);
      }),
    );
  });

  test('gives null, NaN or a finite number for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = readNumber(text);
        expect(value === null).toBe(text.trim() === '');
        expect(Math.abs(value ?? 0)).not.toBe(Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('on pages on toxicity and medicine', () => {
  test.each(['1.000', '1,000', '12.345', '12,345', '+1.500', '-1.500', '−2.125', '0012.500', '1000.000'])(
    '%j has two meanings and is unreadable',
    (text) => {
      expect(readNumber(text, true)).toBeNaN();
    },
  );

  test.each([
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['00.125', 0.125],
    ['.500', 0.5],
    ['1.0000', 1],
    ['1.5', 1.5],
    ['1 000', 1000],
    ['1 000.5', 1000.5],
    ['1e3', 1000],
    ['1000', 1000],
  ])('%j is read as %d', (text, value) => {
    expect(readNumber(text, true)).toBe(value);
  });

  test('elsewhere a point is a decimal mark', () => {
    expect(readNumber('1.000')).toBe(1);
    expect(readNumber('1,000')).toBeNaN();
  });

  test.each([
    ['1.000', '1.000 can mean 1.000 or 1000. Write 1 or 1000'],
    ['12.500', '12.500 can mean 12.500 or 12500. Write 12.5 or 12500'],
    ['1,500', '1,500 can mean 1.500 or 1500. Write 1.5 or 1500'],
  ])('%j: %s', (text, sentence) => {
    const meanings = twoMeanings(text);
    expect(meanings && twoMeaningsSentence(text, meanings)).toBe(sentence);
  });

  test('a number that is a number already keeps its one meaning', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        // −0 is written as 0.
        expect(readNumber(plainText(value), true)).toBe(value + 0);
      }),
    );
    expect(plainText(12.345)).toBe('12.3450');
  });
});
