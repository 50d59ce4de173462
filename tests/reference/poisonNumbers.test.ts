/**
 * The numbers of the tables on poisons and medicines, keyed a second time by hand: from the sources that the tables cite, not
 * copied from the tables. A number that is added, dropped or mistyped there fails here.
 */
import { expect, test } from 'vitest';
import { numbersIn } from '#tests/support/numbersIn.ts';
import { ALLIUM_BANDS, ALLIUM_FORMS } from '#workers/reference/allium.ts';
import { CHOCOLATE_BANDS, CHOCOLATE_TYPES, COCOA_PERCENT, PURE_COCOA_MG_PER_G } from '#workers/reference/chocolate.ts';
import { DRUGS } from '#workers/reference/drugs.ts';
import { GRAPE_FRUITS, KG_PER_PIECE } from '#workers/reference/grapeRaisin.ts';
import { OVERDOSE_MEDICINES } from '#workers/reference/medicineOverdose.ts';
import { CAT_MELOXICAM, DOG_MELOXICAM, MELOXICAM_STRENGTHS } from '#workers/reference/meloxicam.ts';
import { LEAST_MG_PER_UNIT, OMEGA_PRODUCTS, OMEGA3 } from '#workers/reference/omega3.ts';
import { XYLITOL_BANDS, XYLITOL_PRODUCTS } from '#workers/reference/xylitol.ts';

test('chocolate: mg of methylxanthines in a gram', () => {
  expect(numbersIn(CHOCOLATE_TYPES)).toEqual({
    'white.mgPerG': 0.04,
    'milk.mgPerG': 2.3,
    'dark.mgPerG': 5.6,
    // 70 % of 15.5.
    'darkStrong.mgPerG': 10.85,
    'baking.mgPerG': 15.5,
    'cocoaPowder.mgPerG': 28.5,
    // 255 mg in an ounce.
    'cocoaMulch.mgPerG': 9,
  });
  // A bar of 65 %: 10.1 mg in a gram.
  expect(PURE_COCOA_MG_PER_G * 0.65).toBeCloseTo(10.1, 1);
  expect(numbersIn(COCOA_PERCENT)).toEqual({ min: 1, max: 100 });
  expect(CHOCOLATE_BANDS.map(({ from }) => from)).toEqual([0, 20, 40, 60, 100]);
});

test('onion and its relatives: grams of raw onion that a gram stands for', () => {
  expect(numbersIn(ALLIUM_FORMS)).toEqual({
    'rawOnion.onionEquivalent': 1,
    'cookedOnion.onionEquivalent': 1,
    'leekChiveShallot.onionEquivalent': 1,
    'onionPowder.onionEquivalent': 9,
    'garlic.onionEquivalent': 5,
    'garlicPowder.onionEquivalent': 12,
  });
  expect(ALLIUM_BANDS.map(({ from }) => from)).toEqual([0, 2.5, 5, 15, 30]);
});

test('grapes and raisins: grams in a piece, grams per kg with which kidney injury is reported', () => {
  expect(numbersIn(GRAPE_FRUITS)).toEqual({
    'grape.gramsPerPiece': 5,
    'grape.lightGramsPerPiece': 2.4,
    'grape.lowestReportedGPerKg': 19.6,
    'raisin.gramsPerPiece': 1,
    'raisin.lightGramsPerPiece': 0.4,
    'raisin.lowestReportedGPerKg': 2.8,
    'currant.gramsPerPiece': 1,
    'currant.lightGramsPerPiece': 0.2,
    'currant.lowestReportedGPerKg': 2.8,
  });
  expect(KG_PER_PIECE).toBe(4.5);
});

test('xylitol: mg in one of what is counted, mg per kg', () => {
  expect(numbersIn(XYLITOL_PRODUCTS)).toEqual({
    'gum.mgEach': 1000,
    'mint.mgEach': 1000,
    'granules.mgEach': 1000,
    'labelMg.mgEach': 1,
  });
  expect(XYLITOL_BANDS.map(({ from }) => from)).toEqual([0, 75, 500]);
});

test('swallowed medicines: mg per kg', () => {
  expect(numbersIn(OVERDOSE_MEDICINES)).toEqual({
    'diphenhydramine.emergencyFromMgPerKg': 30,
    'diphenhydramine.strengthQuestionBelowMg': 1,
    'meloxicam.emergencyFromMgPerKg': 0.4,
    'carprofen.strengthQuestionBelowMg': 5,
    'ibuprofen.strengthQuestionBelowMg': 5,
    'naproxen.strengthQuestionBelowMg': 5,
    'aspirin.strengthQuestionBelowMg': 5,
    'acetaminophen.strengthQuestionBelowMg': 5,
  });
});

test('meloxicam: mg per kg, mg/mL, hours, kg', () => {
  expect(numbersIn(MELOXICAM_STRENGTHS)).toEqual({ '0.5': 0.5, '1.5': 1.5 });
  expect(numbersIn(DOG_MELOXICAM)).toEqual({
    'mgPerKg.first': 0.2,
    'mgPerKg.maintenance': 0.1,
    intervalHours: 24,
    'doseWeights.min': 1,
    'doseWeights.max': 100,
    minKgForStrong: 2.3,
  });
  expect(numbersIn(CAT_MELOXICAM)).toEqual({
    'maxMgPerKg.first': 0.1,
    'maxMgPerKg.following': 0.05,
    'doseWeights.min': 1,
    'doseWeights.max': 12,
    recheckWithinDays: 14,
  });
});

test('diphenhydramine, cephalexin, tramadol: mg per kg and dose, hours, mg, kg; strengths in mg', () => {
  const dog = { 'weightKg.min': 1, 'weightKg.max': 100 };
  const cat = { 'weightKg.min': 1, 'weightKg.max': 12 };
  expect(numbersIn(DRUGS.diphenhydramine.doses.dog)).toEqual({
    minMgPerKg: 2,
    maxMgPerKg: 3,
    intervalHours: 12,
    capMg: 50,
    ...dog,
  });
  expect(numbersIn(DRUGS.diphenhydramine.doses.cat)).toEqual({
    minMgPerKg: 0.5,
    maxMgPerKg: 2,
    intervalHours: 12,
    capMg: 10,
    ...cat,
  });
  const cephalexin = { minMgPerKg: 15, maxMgPerKg: 30, intervalHours: 12 };
  expect(numbersIn(DRUGS.cephalexin.doses.dog)).toEqual({ ...cephalexin, labelMgPerKg: 22, ...dog });
  expect(numbersIn(DRUGS.cephalexin.doses.cat)).toEqual({ ...cephalexin, ...cat });
  expect(numbersIn(DRUGS.tramadol.doses.dog)).toEqual({
    minMgPerKg: 2,
    maxMgPerKg: 4,
    intervalHours: 8,
    maxDailyMgPerKg: 16,
    'weightKg.min': 6.25,
    'weightKg.max': 100,
  });
  expect(Object.values(DRUGS).map(({ doses }) => Object.keys(doses))).toEqual([
    ['dog', 'cat'],
    ['dog', 'cat'],
    ['dog'],
  ]);
  const strengths = Object.values(DRUGS).flatMap(({ products }) =>
    products.map(({ id, strengthMg, step }) => [id, strengthMg, step]),
  );
  expect(strengths).toEqual([
    ['tablet25', 25, 0.5],
    ['chew12_5', 12.5, 0.5],
    ['liquid2_5', 2.5, 0.1],
    ['capsule250', 250, 1],
    ['capsule500', 500, 1],
    ['chew75', 75, 0.5],
    ['chew150', 150, 0.5],
    ['chew300', 300, 0.5],
    ['chew600', 600, 0.5],
    ['liquid25', 25, 0.1],
    ['liquid50', 50, 0.1],
    ['tablet50', 50, 0.5],
  ]);
});

test('fish oil: mg of EPA and DHA', () => {
  expect(numbersIn(OMEGA3)).toEqual({
    'dog.goals.general': 70,
    'dog.goals.joint': 100,
    'dog.ceiling.factor': 370,
    'dog.ceiling.exponent': 0.75,
    'dog.lowerCeilingFactor': 310,
    'cat.goals.general': 30,
    'cat.ceiling.factor': 75,
    'cat.ceiling.exponent': 1,
  });
  expect(numbersIn(OMEGA_PRODUCTS)).toEqual({ 'capsule.stepsPerUnit': 1, 'liquid.stepsPerUnit': 10 });
  expect(LEAST_MG_PER_UNIT).toBe(50);
});
