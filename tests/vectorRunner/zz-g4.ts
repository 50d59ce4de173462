import { chromium } from 'playwright';
import { openCalculator } from './calculatorDriver.ts';
import { loadDefinition } from './calculators.ts';
import { pageComplaints } from './pageComplaints.ts';
import { readVectorFiles, vectorFolder } from './vectorFiles.ts';
export async function main(): Promise<number> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  let n = 0;
  for (let round = 0; round < 3; round++)
  for (const file of readVectorFiles(vectorFolder(process.cwd()))) {
    if (!['metabolic-rate', 'oxygen-consumption', 'blood-pressure'].includes(file.calculator)) continue;
    const definition = await loadDefinition(file.calculator);
    if (!definition) throw new Error();
    const page = await browser.newPage(); page.setDefaultTimeout(15000);
    page.on('console', (m) => { if (m.type() !== 'log' && m.type() !== 'debug' && m.type() !== 'info') console.log(m.text().slice(0, 200)); });
    const driver = await openCalculator(page, `http://localhost:5214/calculator/${file.calculator}`);
    for (const c of file.cases) {
      const r = await pageComplaints(driver, definition, file, c).catch((e) => [String(e)]);
      n++;
      if (r === 'unenterable' || r.length) console.log(file.file, c.name, r, await page.locator('form').innerText());
    }
    await page.close();
  }
  await browser.close();
  console.log(n, 'cases');
  return 0;
}
