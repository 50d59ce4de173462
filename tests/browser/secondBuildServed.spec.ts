/** The tests of the second build begin once it is served. */
import { expect, test } from 'playwright/test';

test('the second build is served', async ({ baseURL }) => {
  const status = () =>
    fetch(baseURL ?? '').then(
      (response) => response.status,
      () => 'no answer yet',
    );
  // Only limits waiting: a build that fails has said why.
  await expect.poll(status, { timeout: 500_000 }).toBe(200);
});
