import { expect, test } from 'vitest';
import { ALLIUM_BANDS, CAT_ALLIUM_G_PER_KG } from '#workers/reference/allium.ts';
import { CHOCOLATE_BANDS, FAT_G_PER_KG } from '#workers/reference/chocolate.ts';
import { OVERDOSE_MEDICINES, type OverdoseMedicine } from '#workers/reference/medicineOverdose.ts';
import { SOURCES, type Source, type SourceKey } from '#workers/reference/sources.ts';
import { XYLITOL_BANDS } from '#workers/reference/xylitol.ts';

test('doses from which the urgency rises', () => {
  const steps = (bands: readonly { readonly from: number; readonly urgency: string }[]) =>
    bands.map(({ from, urgency }) => [from, urgency]);
  expect(steps(ALLIUM_BANDS)).toEqual([
    [0, 'callForAdvice'],
    [2.5, 'callNow'],
    [5, 'emergency'],
    [15, 'emergency'],
    [30, 'emergency'],
  ]);
  expect(steps(XYLITOL_BANDS)).toEqual([
    [0, 'callNow'],
    [75, 'emergency'],
    [500, 'emergency'],
  ]);
  expect(steps(CHOCOLATE_BANDS)).toEqual([
    [0, 'callForAdvice'],
    [20, 'callNow'],
    [40, 'emergency'],
    [60, 'emergency'],
    [100, 'emergency'],
  ]);
  expect([FAT_G_PER_KG, CAT_ALLIUM_G_PER_KG]).toEqual([5, 5]);
  expect(OVERDOSE_MEDICINES.meloxicam.emergencyFromMgPerKg).toBe(0.4);
});

test('the text of the lowest band does not reassure', () => {
  expect(CHOCOLATE_BANDS[0].label).toBe('Below 20 mg/kg. Some dogs react to less.');
  expect(ALLIUM_BANDS[0].label).toBe('Below 5 g/kg: less has harmed sensitive and repeatedly fed dogs');
  expect(XYLITOL_BANDS[0].label).toBe('Any amount needs a call. Products differ and labels leave the figure out.');
});

test('every medicine that is named has a source with an address', () => {
  for (const medicine of Object.keys(OVERDOSE_MEDICINES) as OverdoseMedicine[]) {
    const sources: readonly SourceKey[] = OVERDOSE_MEDICINES[medicine].sources;
    expect(sources.length > 0, medicine).toBe(medicine !== 'other');
    for (const key of sources) expect((SOURCES[key] as Source).url, key).toMatch(/^https?:/);
  }
});
