/**
 * Formulas of the reading corpus, changed at random, against a naive counter of atoms: what is read must be what stands there,
 * and what was left out must be said. `npm run fuzz:formulas` runs 10,000 of them.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { FORMULA_CASES } from '#tests/reading/formulaCorpus.ts';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { FORMULA_GROUPS } from '#workers/reference/formulaGroups.ts';

const INPUTS = FORMULA_CASES.map(({ input }) => input).filter((input) => !/[<\\]|\d½/.test(input));
const LETTERS = [...'HCONaClSFeKMgP0123456789()[]·.,*^+- x', 'H2O', ' 6H2O', 'OAc', '₂', '²', '⁺', '(aq)', '\u200b'];

/** A text of the corpus in which letters were put in, taken out or changed, up to three times. */
export const mutatedFormulas: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...INPUTS),
    fc.array(fc.record({ at: fc.nat(40), cut: fc.nat(2), put: fc.constantFrom('', ...LETTERS) }), { maxLength: 3 }),
  )
  .map(([text, changes]) =>
    changes.reduce((letters, { at, cut, put }) => {
      const index = at % (letters.length + 1);
      return letters.slice(0, index) + put + letters.slice(index + cut);
    }, text),
  );

/** What is wrong with how a text is read; null where nothing is, or where it is refused. */
export function misreadingOf(typed: string): string | null {
  const reading = readFormula(typed, isElement);
  if (!reading.ok) return null;
  const { written, atoms, notes } = reading;
  const counted = naiveCount(written, new Set(atoms.map(({ symbol }) => symbol)));
  const own = new Map(atoms.map(({ symbol, count }) => [symbol, count]));
  for (const symbol of new Set([...counted.keys(), ...own.keys()]))
    if (Math.abs((counted.get(symbol) ?? 0) - (own.get(symbol) ?? 0)) > 1e-9 * (own.get(symbol) ?? 1))
      return `${symbol} in ${written}: ${own.get(symbol) ?? 0}, counted ${counted.get(symbol) ?? 0}`;
  // A mark between parts, a charge of one, which is written as a sign alone, and halves, which are decimals behind a digit.
  const marked = typed
    .replace(/(?<=\d\s*)[½¼¾]/g, '')
    .replace(/x(?= ?\d)/g, '')
    .replace(/(?<=[+-])1$/, '');
  const lost = without(plain(marked), plain(written) + plain(notes.join(' ')));
  return lost === '' ? null : `${lost} is lost without a word: ${written}`;
}

/** Letters and digits alone, of any height and width as ordinary ones. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/[^A-Za-z0-9]/g, '');
}

/** The letters of a text that another one has not, each as often. */
function without(text: string, other: string): string {
  const left = [...other];
  return [...text]
    .filter((letter) => {
      const found = left.indexOf(letter);
      if (found >= 0) left.splice(found, 1);
      return found < 0;
    })
    .join('');
}

/** Brackets are taken out from the inside, each for a letter that stands for its atoms. */
function naiveCount(formula: string, known: ReadonlySet<string>): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  const inside: ReadonlyMap<string, number>[] = [];
  for (const part of formula.replace(/\^\d*[+-]$/, '').split('·')) {
    let text = part.replace(/^[\d./]+/, '');
    text = text.replace(/\[(\d+[A-Z][a-z]?)(\d*)\]/g, (_, label, count) =>
      letterFor(new Map([[label, Number(count || 1)]])),
    );
    while (/[([{]/.test(text))
      text = text.replace(/[([{]([^()[\]{}]*)[)\]}]/g, (_, content) => letterFor(sumOf(content)));
    const [factor = ''] = /^[\d./]+/.exec(part) ?? [];
    const [over = 1, under = 1] = factor === '' ? [] : factor.split('/').map(Number);
    for (const [symbol, count] of sumOf(text)) total.set(symbol, (total.get(symbol) ?? 0) + (count * over) / under);
  }
  return total;

  function letterFor(atoms: ReadonlyMap<string, number>): string {
    return String.fromCodePoint(0xe000 + inside.push(atoms) - 1);
  }
  function sumOf(units: string): ReadonlyMap<string, number> {
    const sum = new Map<string, number>();
    for (const [, unit = '', digits = ''] of units.matchAll(/([A-Z][a-z]*|[\ue000-\uf8ff])([\d.]*)/g))
      for (const [symbol, count] of atomsOf(unit))
        sum.set(symbol, (sum.get(symbol) ?? 0) + count * Number(digits || 1));
    return sum;
  }
  function atomsOf(unit: string): ReadonlyMap<string, number> {
    const bracket = inside[(unit.codePointAt(0) ?? 0) - 0xe000];
    if (bracket !== undefined) return bracket;
    if (!known.has(unit) && FORMULA_GROUPS[unit] !== undefined) return sumOf(FORMULA_GROUPS[unit].formula);
    return new Map([[{ D: '2H', T: '3H' }[unit] ?? unit, 1]]);
  }
}

/** The exit code: 1 if any text was misread. */
export function main(): number {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261123' } },
  });
  const texts = fc.sample(mutatedFormulas, { numRuns: Number(values.runs), seed: Number(values.seed) });
  const misread = texts.flatMap((text) => {
    const complaint = misreadingOf(text);
    return complaint === null ? [] : [`${JSON.stringify(text)}: ${complaint}`];
  });
  const read = texts.filter((text) => readFormula(text, isElement).ok).length;
  for (const line of misread.slice(0, 30)) console.log(line);
  console.log(`${texts.length} formulas, ${read} read, ${texts.length - read} refused, ${misread.length} misread`);
  return misread.length === 0 ? 0 : 1;
}
