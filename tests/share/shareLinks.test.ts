import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareLinks, withoutFragment } from '#src/site/share/shareLinks.ts';

const PAGE = 'https://example.org/calculator/cell-size?a=1&b=2';
const TEXT = 'Volume: 523.60 µm³ & more\n100 % + "quoted" #1';

function parameters(name: string, text = TEXT): URLSearchParams {
  const link = shareLinks('Cell Size', text, PAGE).find((each) => each.name === name);
  return new URL(link?.href ?? '').searchParams;
}

describe('share links', () => {
  test('are in the order of the specification', () => {
    const names = shareLinks('Cell Size', TEXT, PAGE).map(({ name }) => name);
    expect(names).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'WhatsApp', 'Telegram']);
  });

  test.each([
    ['Facebook', { u: PAGE, quote: TEXT }],
    ['Twitter', { text: TEXT, url: PAGE }],
    ['LinkedIn', { mini: 'true', url: PAGE, title: 'Cell Size', summary: TEXT }],
    ['WhatsApp', { text: `${TEXT}\n${PAGE}` }],
    ['Telegram', { url: PAGE, text: TEXT }],
  ])('%s carries the text and the page', (name, expected) => {
    expect(Object.fromEntries(parameters(name))).toEqual(expected);
  });

  test('encode spaces so that every reader decodes them as spaces', () => {
    for (const { href } of shareLinks('A B', 'a + b', 'https://example.org/')) {
      expect(href).toContain('a%20%2B%20b');
    }
  });

  test('carry any text, and no text changes where a link leads', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { name, href } of shareLinks('Title', text, PAGE)) {
          const { protocol, hash, searchParams } = new URL(href);
          expect([protocol, hash]).toEqual(['https:', '']);
          const carried = searchParams.get('quote') ?? searchParams.get('summary') ?? searchParams.get('text');
          expect(carried).toBe(name === 'WhatsApp' ? `${text}\n${PAGE}`.trim() : text);
        }
      }),
    );
  });

  test('accept a lone surrogate', () => {
    expect(parameters('Twitter', 'a\ud83d').get('text')).toBe('a\ufffd');
  });
});

test.each([
  ['https://example.org/calculator/cell-size#shape=sphere', 'https://example.org/calculator/cell-size'],
  ['https://example.org/?q=1#a#b', 'https://example.org/?q=1'],
  ['https://example.org/', 'https://example.org/'],
])('the page %s is shared as %s', (address, expected) => {
  expect(withoutFragment(address)).toBe(expected);
});
