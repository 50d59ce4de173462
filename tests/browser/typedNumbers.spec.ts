/** What people type into number boxes: read as the plain number, or refused in a sentence that names the box. */
import type { Page } from 'playwright/test';
import { type CorpusBox, namesAll, numberCases } from '#tests/reading/numberCorpus.ts';
import { type CalculatorDriver, openCalculator } from '#tests/vectorRunner/calculatorDriver.ts';
import { heldBack } from './heldBack.ts';
import { pasteText } from './pasteText.ts';
import { expect, test } from './watch.ts';

// Hundreds of forms are filled in here, and nobody watches them slide into place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CASES = numberCases();
const BOXES = [...new Set(CASES.map(({ box }) => box))];

for (const box of BOXES) {
  test(`${box.label} of ${box.page}`, { tag: '@whole' }, async ({ page }) => {
    const filling = Object.entries(box.fill).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const said: string[] = [];
    page.on('dialog', (dialog) => said.push(dialog.message()));
    const calculator = await openCalculator(
      page,
      `/calculator/${box.page}${filling.length > 0 ? `#${filling.join('&')}` : ''}`,
    );
    await page.locator(`[name="${box.name}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    const wrong: unknown[] = [];
    // Many texts mean the same number.
    const plainFigures = new Map<string, readonly unknown[]>();
    const figuresOf = async (text: string, unit: string | undefined) => {
      const key = `${text} ${unit}`;
      const figures = plainFigures.get(key) ?? (await outcomeOn(page, calculator, box, text, unit)).figures;
      plainFigures.set(key, figures);
      return figures;
    };
    for (const { typed, outcomes } of CASES.filter((each) => each.box === box)) {
      said.length = 0;
      const found = await outcomeOn(page, calculator, box, typed);
      const sentence = [...said, found.sentence].join(' ');
      const right: boolean[] = [];
      for (const outcome of outcomes) {
        if ('refused' in outcome) right.push(found.figures.length === 0 && namesAll(sentence, outcome.sentenceNames));
        else {
          const plain = await figuresOf(String(outcome.value), outcome.unit);
          right.push(plain.length > 0 && JSON.stringify(plain) === JSON.stringify(found.figures));
        }
      }
      if (!right.includes(true)) wrong.push({ typed, sentence, figures: found.figures });
    }
    expect(wrong).toEqual([]);
  });
}

test('a typed unit is shown under the box, then in the menu, and it is said', async ({ page }) => {
  await openMolarity(page);
  const volume = page.locator('[name="volume"]');
  await volume.fill('250 mL');
  await expect(page.getByText('Read as 250 mL, counted as 0.25 L')).toBeVisible();
  await expect(volume).toHaveAccessibleDescription(/Read as 250 mL/);
  await volume.press('Enter');
  await expect(page.locator('data[data-field="molarity"]')).toHaveText('0.1998');
  await expect(volume).toHaveValue('250');
  await expect(page.locator('[name="volume_unit"]')).toHaveValue('mL');
  await expect(page.getByText('Volume of the solution: “250 mL” was read as 250 mL.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(volume).toHaveValue('250 mL');
});

test('one press takes what a comma may have meant, and calculates', async ({ page }) => {
  await page.goto('/calculator/ligation#vectorMass=50&vectorLength=3000');
  await expect(page.locator('[name="vectorMass"]')).toHaveValue('50');
  await page.locator('[name="insertLength"]').fill('1,500');
  await page.locator('[name="insertLength"]').press('Enter');
  await page.getByRole('button', { name: 'Use 1500' }).click();
  await expect(page.locator('[name="insertLength"]')).toHaveValue('1500');
  await expect(page.locator('data[data-field="insertMass"]')).toBeVisible();
});

test('a number is read at Calculate even if what reads it comes late', async ({ page }) => {
  const release = await heldBack(page, /\/assets\/(?:rereadDraft|numberReading|typedNumber)[^/]*\.js/);
  await openMolarity(page);
  await page.locator('[name="volume"]').fill('250 mL');
  await page.locator('[name="volume"]').press('Enter');
  await expect(page.locator('[data-state="validating"]')).toBeVisible();
  release();
  await expect(page.locator('data[data-field="molarity"]')).toHaveText('0.1998');
});

test('on a medicine page a typed unit is the choice of the unit; a fraction is refused', async ({ page }) => {
  await page.goto('/calculator/dog-benadryl');
  const weight = page.locator('[name="weight"]');
  await weight.fill('20 lb');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('[name="weightUnit"][value="lb"]')).toBeChecked();
  await expect(weight).toHaveValue('20');
  await expect(page.locator('data[data-field]')).toHaveCount(0);
  await page.locator('[name="product"]').first().check();
  await weight.fill('½ kg');
  await weight.press('Enter');
  await expect(page.locator('#calculator-message')).toContainText('Weight: “½” is not read here: write 0.5.');
  await expect(page.locator('data[data-field]')).toHaveCount(0);
});

test('a pasted table of species leaves out zeros and blanks with a note, and names what is no number', async ({
  page,
}) => {
  await page.goto('/calculator/species-diversity');
  const first = page.locator('[name="species.0.name"]');
  await pasteText(first, 'Species\tCount\nOak\t30\nAsh\t0\nElm\t\nYew\t12\nFir\tn.d.\n');
  await expect(page.locator('[name="species.2.name"]')).toHaveValue('Fir');
  await expect(
    page.getByText(/2 lines with 0 or nothing left out\. Row 3, Count: “n\.d\.” stands for/).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('#calculator-message')).toContainText('Count, species 3: “n.d.”');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveValue('');
});

/** With everything filled in but the volume. */
async function openMolarity(page: Page): Promise<void> {
  await page.goto('/calculator/molarity#mass=9&molarMass=180.156');
  await expect(page.locator('[name="mass"]')).toHaveValue('9');
}

/** The figures that come of a text in the box, or the sentence why there are none. */
async function outcomeOn(page: Page, calculator: CalculatorDriver, box: CorpusBox, text: string, unit = box.unit) {
  const control = page.locator(`[name="${box.name}"]`);
  const menu = page.locator(`[name="${box.name}_unit"]`);
  if (unit !== undefined && (await menu.count()) > 0) await menu.selectOption(unit);
  await control.fill(text === '' ? '1' : '');
  await control.fill(text);
  const { state, figures } = await calculator.calculate();
  const [told, read] = await page.evaluate(
    (selectors) => selectors.map((each) => document.querySelector<HTMLElement>(each)?.innerText ?? ''),
    ['#calculator-message', `[id="reading-${box.name}"]`],
  );
  return {
    figures: state === 'result' ? [...figures].map(([field, { value }]) => [field, value]) : [],
    // The line under a box is described by the box's own label.
    sentence: read === '' ? (told ?? '') : `${told} ${box.label}: ${read}`,
  };
}

for (const [button, value, bmi] of [
  ['Use 5 ft 11 in', '71', '25.1'],
  ['Use 5.110 ft', '5.110', '33.7'],
] as const) {
  test(`feet that may be feet and inches are asked about, and one press calculates: ${button}`, async ({ page }) => {
    await page.goto('/calculator/bmi#weight=180&weight_unit=lb&age=40');
    await expect(page.locator('[name="age"]')).toHaveValue('40');
    const height = page.locator('[name="height"]');
    await height.fill('5.11 ft');
    await height.press('Enter');
    await expect(page.locator('#calculator-message')).toContainText(
      'Height: “5.11 ft” could mean two things: write 5 ft 11 in or 5.110 ft.',
    );
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('data[data-field="bmi"]').first()).toHaveText(bmi);
    await expect(height).toHaveValue(value);
  });
}
