import type { ErrorPropagationInput, ErrorPropagationResult } from '#workers/formulas/error-propagation.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '^': '**',
  '²': '**2',
  '³': '**3',
};
const WORDS: ReadonlyMap<string, string> = new Map([
  ['ln', 'numpy.log'],
  ['log10', 'numpy.log10'],
  ['exp', 'numpy.exp'],
  ['sqrt', 'numpy.sqrt'],
  ['pi', 'numpy.pi'],
  ['π', 'numpy.pi'],
]);
/** Names that mean something else in Python, or in the lines around. */
const TAKEN =
  /^(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|numpy|or|pass|print|raise|return|scipy|try|while|with|yield|False|None|True|draws_|result_)$/;

/** Lines of Python that repeat the simulation and print its mean and standard deviation. */
export function pythonOf(
  { formula, variables }: ErrorPropagationInput,
  { trials, seed }: ErrorPropagationResult['used'],
): string {
  const written = formula
    .trim()
    .replace(/[×·÷−^²³]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\p{L}[\p{L}\d_]*/gu, (word) => WORDS.get(word) ?? nameOf(word));
  return [
    'import numpy, scipy.stats',
    `draws_ = numpy.random.RandomState(${seed}).random_sample((${trials}, ${variables.length}))`,
    'draws_ = scipy.stats.norm.ppf(draws_)',
    ...variables.map(
      ({ name, value, standardUncertainty }, at) =>
        `${nameOf(name)} = ${value} + ${standardUncertainty} * draws_[:, ${at}]`,
    ),
    `result_ = ${written}`,
    'print(numpy.mean(result_), numpy.std(result_, ddof=1))',
  ].join('\n');
}

function nameOf(name: string): string {
  return TAKEN.test(name) ? `${name}_` : name;
}
