import { join } from 'node:path';
import { startStaticHost } from '#tests/support/staticHost.ts';
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

const COMPLETE = [
  { path: '/', heading: 'Your One-Stop Calculator Solution' },
  { path: '/category/biology', heading: 'Biology Calculators' },
  { path: '/category/biology/genetics', heading: 'Genetics Calculators' },
  { path: '/calculator/dna-sequence', heading: 'DNA Sequence' },
];

for (const { path, heading } of COMPLETE) {
  test(`${path} answers 200 with its heading`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${heading}`));
  });
}

test('an unknown address answers 404 and says so, with a way home', async ({ page, noise }) => {
  noise.allow('404');
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    page
      .getByText('The page you’re looking for doesn’t exist.')
      .or(page.getByText("The page you're looking for doesn't exist.")),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that cannot be decoded is unknown, without a console message', async ({ page, noise }) => {
  noise.allow('404');
  await page.goto('/calculator/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle('Page Not Found | Pipette & Paw');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your One-Stop Calculator Solution');
});

const SENTENCES = [
  { path: '/category/alchemy', sentence: 'Category not found' },
  { path: '/category', sentence: 'Category not found' },
  { path: '/category/biology/alchemy', sentence: 'Subcategory not found' },
  { path: '/category/chemistry/cat-health', sentence: 'Subcategory not found' },
];

for (const { path, sentence } of SENTENCES) {
  test(`${path} says '${sentence}'`, async ({ page, noise }) => {
    noise.allow('404');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    expect(await page.locator('head title').count()).toBe(1);
  });
}

const FILES = [
  { path: '/index.html', clean: '/', heading: 'Your One-Stop Calculator Solution' },
  {
    path: '/calculator/atom.html?a=b.html#c.html',
    clean: '/calculator/atom?a=b.html#c.html',
    heading: 'Atom Calculator',
  },
  { path: '/category/biology/genetics.html', clean: '/category/biology/genetics', heading: 'Genetics Calculators' },
  { path: '/404.html', clean: '/404', heading: 'Page Not Found' },
];

for (const { path, clean, heading } of FILES) {
  test(`${path} shows its page, where a host serves it`, async ({ page }) => {
    const host = await startStaticHost(join(import.meta.dirname, '../../dist'));
    try {
      await page.goto(`${host.origin}${path}`);
      await waitForHydration(page);
      await expect(page).toHaveURL(`${host.origin}${clean}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    } finally {
      await host.close();
    }
  });
}

test('a page that cannot be loaded shows the error view, with a way to continue', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  noise.allow('dynamically imported module');
  await page.route(/HomePage-[^/]*\.js/, (route) => route.abort());
  await page.goto('/category/biology');
  await page.locator('header').getByRole('link', { name: 'Pipette & Paw' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});

test('titles follow the pattern, and Home has its own', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Your One-Stop Calculator Solution');
  await page.goto('/calculator/annealing-temperature');
  await expect(page).toHaveTitle('Annealing Temperature Calculator | Pipette & Paw');
});

test('Back restores the scroll position, and another page starts at its top', async ({ page }) => {
  await page.goto('/category/biology/physiology');
  const link = page.getByRole('main').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/calculator\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollBy(0, 300));
  await page.goBack();
  await expect(page).toHaveURL('/category/biology/physiology');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
