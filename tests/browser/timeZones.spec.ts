/** The visitor's calendar: the local day, and dates unaffected by clock changes, time zones and the date line. */
import { expect, test } from './watch.ts';

/** A moment at which the date is a day later, the same, or a day earlier, depending on the time zone. */
const MOMENT = new Date('2024-03-31T10:30:00Z');

const PLACES = [
  // Fourteen hours ahead: tomorrow already.
  { timezoneId: 'Pacific/Kiritimati', today: '2024-04-01' },
  // Eleven hours behind: still yesterday.
  { timezoneId: 'Pacific/Pago_Pago', today: '2024-03-30' },
  // A quarter of an hour off.
  { timezoneId: 'Asia/Kathmandu', today: '2024-03-31' },
  // A day without midnight: clocks go from 23:59 to 1:00 between 30 and 31 March.
  { timezoneId: 'Asia/Beirut', today: '2024-03-31' },
  // A day lost in 2011.
  { timezoneId: 'Pacific/Apia', today: '2024-03-31' },
  { timezoneId: 'America/St_Johns', today: '2024-03-31' },
] as const;

for (const { timezoneId, today } of PLACES) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`it is ${today}, and a due date is the same as everywhere`, async ({ page }) => {
      await page.clock.setFixedTime(MOMENT);
      await page.goto('/calculator/goat-gestation');
      await page.locator('[data-state="editing"]').waitFor();
      await page.locator('[name="matingDate"]').fill('2024-03-31');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.locator('data[data-field="dueDate"]')).toHaveAttribute('value', '2024-08-28');
      expect(await page.evaluate(() => new Date().getTimezoneOffset())).toBe(offsetAt(MOMENT, timezoneId));
      await page.goto('/calculator/blood-pressure');
      await page.locator('[data-state="editing"]').waitFor();
      await expect(page.locator('input[type="date"]').first()).toHaveValue(today);
    });
  });
}

test('a page that is looked at again on the next day starts with that day, and keeps what was entered', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2024-03-31T12:00:00'));
  await page.goto('/calculator/blood-pressure');
  await page.locator('[data-state="editing"]').waitFor();
  const day = page.locator('input[type="date"]').first();
  await expect(day).toHaveValue('2024-03-31');
  const systolic = page.locator('[name="reading.systolic"]');
  await systolic.fill('120');
  await page.clock.setFixedTime(new Date('2024-04-01T07:00:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(day).toHaveValue('2024-04-01');
  await expect(systolic).toHaveValue('120');
});

test('an overdue birth is said first, in an alarm, and the date is one that is past', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00'));
  await page.goto('/calculator/rabbit-gestation');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="matingDate"]').fill('2026-10-25');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  const today = result.locator('[data-today="late"]');
  await expect(today.getByRole('alert')).toHaveText(
    /^Today is day 35, 4 days past the due date .*No birth yet\? Call a veterinarian now/,
  );
  await expect(result.getByText('Was due on')).toBeVisible();
  await expect(result.locator('data[data-field="dueDate"]')).toHaveAttribute('value', '2026-11-25');
  const isFirst = await today.evaluate((line) =>
    [...document.querySelectorAll('data[data-field]')].every(
      (figure) => (line.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ),
  );
  expect(isFirst).toBe(true);
});

test('a breed with a short pregnancy that is past its date has no date of all breeds that was due', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-06T12:00:00'));
  await page.goto('/calculator/cow-gestation#matingDate=2026-03-01&breed=holstein');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.locator('[data-today="past"]')).toContainText('Today is day 280, 1 day past the due date.');
  await expect(result.locator('data[data-field="dueDate"]')).toHaveAttribute('value', '2026-12-09');
  await expect(result.getByText('Was due on')).toHaveCount(0);
});

/** Minutes from local time to UTC, as `getTimezoneOffset` returns them. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const [, sign, hours, minutes] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '+' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
