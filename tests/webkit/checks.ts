/** One page of each kind, with what a visitor does there. Each check returns a text, which is the same in every browser. */
import { join } from 'node:path';
import { GUIDES } from '#src/engine/kit/taxonomy.ts';
import { settledText, until, type Visit } from './visit.ts';

export interface Check {
  readonly name: string;
  /** @param expected what another browser showed; absent in the first */
  readonly text: (visit: Visit, origin: string, expected?: string) => Promise<string>;
}

const FASTA = join(process.cwd(), 'tests/data/NC_005816.fna');
const DNA = 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGGAATTCGGATCC';
const COPY = '//button[normalize-space()="Copy"]';

function page(path: string): Check {
  return {
    name: path,
    text: async (visit, origin, expected) => {
      await visit.goto(origin + path);
      await until(visit, "return document.readyState === 'complete'");
      return settledText(visit, expected);
    },
  };
}

function example(id: string): Check {
  return {
    name: `/calculator/${id} with its example`,
    text: async (visit, origin, expected) => {
      await visit.goto(`${origin}/calculator/${id}`);
      await until(visit, "return document.querySelector('[data-state]')?.dataset.state === 'editing'");
      await visit.click('//button[normalize-space()="Try an example"]');
      await visit.run("for (const box of document.querySelectorAll('[data-confirms]')) box.click()");
      await visit.run(`document.querySelector('button[type="submit"]').click()`);
      await until(visit, RESULT);
      return settledText(visit, expected);
    },
  };
}

/** Strands are drawn in lines as long as the window is wide: of them, only the figures are compared. */
const FIGURES = `return [...document.querySelectorAll('data[data-field]')]
  .map(({ dataset, textContent }) => dataset.field + ': ' + textContent.replace(/\\s+/g, ' ').trim())
  .join('\\n')`;

const RESULT = "return document.querySelector('[data-state]')?.dataset.state === 'result'";

async function molarity(visit: Visit, origin: string): Promise<void> {
  await visit.goto(`${origin}/calculator/molarity#mode=molarity&mass=9&molarMass=180.16&volume=0.25`);
  await until(visit, RESULT);
}

export const CHECKS: readonly Check[] = [
  ...['/', '/category/biology', '/category/biology/genetics', '/notebook', '/agreement', '/nowhere'].map(page),
  ...GUIDES.slice(0, 1).map((id) => page(`/calculator/${id}`)),
  ...['molarity', 'molar-mass', 'species-diversity', 'enzyme-kinetics', 'goat-gestation', 'dog-chocolate-toxicity'].map(
    example,
  ),
  {
    name: 'a file that is chosen',
    text: async (visit, origin) => {
      await visit.goto(`${origin}/calculator/dna-sequence`);
      await until(visit, "return document.querySelector('[data-state]')?.dataset.state === 'editing'");
      await until(visit, "return document.querySelector('input[type=file]') !== null");
      await visit.chooseFile('//input[@type="file"]', FASTA);
      await until(visit, "return document.body.textContent.includes('NC_005816')");
      await visit.run(`document.querySelector('button[type="submit"]').click()`);
      await until(visit, RESULT);
      return visit.run<string>(FIGURES);
    },
  },
  {
    name: 'a section that is asked',
    text: async (visit, origin) => {
      await visit.goto(`${origin}/calculator/dna-sequence#sequence=${DNA}`);
      await until(visit, RESULT);
      await visit.click('//summary[contains(., "Region, reverse complement and mass")]');
      await until(visit, `return document.querySelector('[name="region.to"]') !== null`);
      await visit.type('//*[@name="region.to"]', '9');
      await visit.click('//button[normalize-space()="Show the region"]');
      await until(visit, `return (document.querySelector('[data-answer="region"]')?.textContent ?? '') !== ''`);
      return visit.run(`return document.querySelector('[data-answer="region"]').textContent.replace(/\\s+/g, ' ')`);
    },
  },
  {
    name: 'the result copied by its button',
    text: async (visit, origin) => {
      await molarity(visit, origin);
      await until(visit, "return document.body.textContent.includes('Your own answer')");
      await visit.click(COPY);
      await until(visit, "return document.body.textContent.includes('Copied')");
      return visit.pasted();
    },
  },
  {
    name: 'the figure copied by hand',
    text: async (visit, origin) => {
      await molarity(visit, origin);
      await until(visit, `return document.querySelector('data[data-field="molarity"]') !== null`);
      await visit.run(`getSelection().selectAllChildren(document.querySelector('data[data-field="molarity"]'))`);
      await visit.pressWithControl('//body', 'c');
      return visit.pasted();
    },
  },
];
