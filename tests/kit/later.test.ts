import { expect, test } from 'vitest';
import { later } from '#src/engine/kit/later.ts';

test('what is loaded later is loaded once, and is there from then on', async () => {
  let loads = 0;
  const part = later(async () => {
    loads += 1;
    return 'loaded';
  });
  expect(part.value).toBeUndefined();
  expect(part.load()).toBe(part.load());
  expect(await part.load()).toBe('loaded');
  expect(part.value).toBe('loaded');
  await part.load();
  expect(loads).toBe(1);
});

test('a load that failed is repeated by the next call', async () => {
  let loads = 0;
  const part = later(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  const failed = part.load();
  expect(part.load()).toBe(failed);
  await expect(failed).rejects.toThrow('offline');
  expect(await part.load()).toBe(2);
});
