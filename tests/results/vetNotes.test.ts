import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardForTrouble, cardForVet } from '#src/engine/kit/onDemand/cardForVet.ts';
import { wrappedLines } from '#src/engine/results/card/cardPicture.ts';
import { cardText, timeSince } from '#src/engine/results/vetNotes.ts';

const NOON = new Date(2026, 10, 22, 12, 0);

test.each([
  ['11:15', 'about 45 min ago'],
  ['10:00', 'about 2 h ago'],
  ['09:50', 'about 2 h 10 min ago'],
  ['12:00', 'about 0 min ago'],
  // That time has not come yet today, so it means the evening before.
  ['22:30', 'about 13 h 30 min ago, yesterday'],
  ['13:30', 'about 22 h 30 min ago, yesterday'],
  // A typing error: nobody means almost a day ago.
  ['12:02', ''],
  ['13:00', ''],
  ['', ''],
  ['noon', ''],
])('at noon, %s is %s', (time, words) => {
  expect(timeSince(time, NOON)).toBe(words);
});

describe('the card as text', () => {
  const LINES = JSON.parse(readFileSync('tests/data/pet-handover.json', 'utf8')).card.lines as readonly string[];
  const asInSheet = (text: string) => text.replaceAll('’', "'");

  test('has the lines of its original, in their order, with room for what is not known', () => {
    const lines = cardText(cardForVet({ line: 'Call now' }), {}, NOON).split('\n');
    expect(lines.map(asInSheet)).toEqual(
      LINES.map((line) =>
        line
          .replace('{urgency line}', 'Call now')
          .replace('{weight} {unit}', '______')
          .replace('{date}, {time}', '2026-11-22, 12:00')
          .replace(/\{[^}]+\}/g, '______'),
      ),
    );
  });

  test('has neither an amount nor a package where nothing was swallowed', () => {
    const lines = cardText(cardForTrouble({ line: 'Emergency', what: 'Colic' }), {}, NOON).split('\n');
    const labelled = (all: readonly string[]) => all.slice(1, -1).map((line) => line.split(':')[0]);
    expect(labelled(lines)).toEqual(labelled(LINES).filter((label) => label !== 'How much in all'));
    expect(lines).toContain('What: Colic');
    expect(lines.join()).not.toMatch(/substance|package|eaten|kg/i);
  });

  test('has what the page knows and what was noted', () => {
    const card = cardForVet({
      line: 'Emergency',
      species: 'Dog',
      weight: '20 lb',
      what: 'milk chocolate',
      strength: '25 mg',
      count: '3 oz',
      amount: '100 mg',
      dose: '10 mg/kg',
      ago: '2to6',
    });
    const notes = {
      eatenAt: '10:30',
      signsSince: ' none yet ',
      illnesses: 'heart',
      medicines: 'none',
      given: '',
      other: 'x',
    };
    const text = cardText(card, notes, NOON);
    for (const part of [
      'Animal: Dog, ______ (name)',
      'Weight: 20 lb (weighed',
      'What: milk chocolate; active substance ______; strength 25 mg; how many at most 3 oz;',
      'How much in all: 100 mg; for each kg: 10 mg/kg',
      'When: 10:30 (about 1 h 30 min ago) on ______; 2 to 6 hours',
      'Signs since: none yet',
      'given ______',
      'Illnesses: heart; medicines: none',
    ])
      expect(text).toContain(part);
  });

  test('has no telephone number and no link', () => {
    expect(cardText(cardForVet({ line: 'Call now' }), {}, NOON)).not.toMatch(/\d{3} ?\d{3}|https?:|#/);
  });

  test('breaks between words where a picture is narrow', () => {
    const widthOf = (text: string) => text.length;
    expect(wrappedLines(['one two three', 'a'], 7, widthOf)).toEqual(['one two', 'three', 'a']);
    expect(wrappedLines(['longerthanthat b', ''], 7, widthOf)).toEqual(['longerthanthat', 'b', '']);
  });
});
