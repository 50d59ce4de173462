/** Checks labels and notes of the poison tables against the numbers beside them. */
import { describe, expect, test } from 'vitest';
import { KG_PER_POUND } from '#workers/lib/mathematics/imperialUnits.ts';
import { ALLIUM_BANDS, ALLIUM_FORMS, CAT_ALLIUM_G_PER_KG } from '#workers/reference/allium.ts';
import { CHOCOLATE_BANDS, CHOCOLATE_TYPES, OLDER_CONTENTS } from '#workers/reference/chocolate.ts';
import { GRAPE_LEVELS, KG_PER_PIECE } from '#workers/reference/grapeRaisin.ts';
import { POISON_URGENCY, type PoisonBand } from '#workers/reference/poisoning.ts';
import { XYLITOL_BANDS } from '#workers/reference/xylitol.ts';

/** The dose that a sentence names, the lower one of a range; NaN when there is none. */
const doseIn = (text: string) => Number(/(\d+)(?:(?:–| to )\d+)? m?g\/kg/.exec(text)?.[1]);

describe.each<readonly [string, readonly PoisonBand[]]>([
  ['chocolate', CHOCOLATE_BANDS],
  ['onion', ALLIUM_BANDS],
  ['xylitol', XYLITOL_BANDS],
])('bands of %s', (_, bands) => {
  test('are never less urgent as the dose rises', () => {
    const order = Object.keys(POISON_URGENCY);
    const steps = bands.map(({ urgency }) => order.indexOf(urgency));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  test('name the dose that they begin with, the lowest the one that they end below', () => {
    const named = bands.filter(({ label }) => !Number.isNaN(doseIn(label)));
    expect(named.length).toBeGreaterThan(1);
    for (const { label, from, level } of named) {
      const end = bands.find((band) => band.level !== level)?.from;
      expect(doseIn(label), label).toBe(label.startsWith('Below') ? end : from);
    }
  });
});

test('half a percent of the weight of an onion eater is its dose in grams per kilogram', () => {
  const risk = ALLIUM_BANDS.find(({ level }) => level === 'risk');
  expect(risk?.label).toContain('0.5 % of body weight');
  expect([risk?.from, CAT_ALLIUM_G_PER_KG]).toEqual([5, 0.005 * 1000]);
});

test('the factors of onion relatives follow from the figures in their notes', () => {
  const { onionPowder, garlic, garlicPowder } = ALLIUM_FORMS;
  expect(onionPowder.note).toContain('94.6 % ÷ 10.9 %');
  expect(onionPowder.onionEquivalent).toBe(Math.ceil(94.6 / 10.9));
  expect(garlic.note).toContain('3 to 5 times');
  expect(garlic.onionEquivalent).toBe(5);
  expect(garlicPowder.note).toContain('about 2.3 times that of fresh garlic, times 5');
  expect(garlicPowder.onionEquivalent).toBe(Math.ceil(2.3 * garlic.onionEquivalent));
});

test('chocolate is counted as its note says, the darker the more', () => {
  expect(OLDER_CONTENTS).toContain(`${CHOCOLATE_TYPES.baking.mgPerG} mg/g for unsweetened`);
  expect(OLDER_CONTENTS).toContain(`${CHOCOLATE_TYPES.dark.mgPerG} mg/g for dark`);
  const { white, milk, dark, baking, cocoaPowder } = CHOCOLATE_TYPES;
  const contents = [white, milk, dark, baking, cocoaPowder].map(({ mgPerG }) => mgPerG);
  expect(contents).toEqual(contents.toSorted((one, other) => one - other));
});

test('the weight for one grape is the one in its label, in both units', () => {
  expect(GRAPE_LEVELS.risk.label).toContain(`per ${KG_PER_PIECE} kg (${Math.round(KG_PER_PIECE / KG_PER_POUND)} lb)`);
});
