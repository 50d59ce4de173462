import type { RandomizationInput, RandomizationResult } from '#workers/formulas/randomization.ts';

/** Lines of Python that print the groups of the list in order. Names are written with escapes that both languages share. */
export function pythonOf(result: RandomizationResult, { method, groups, strata }: RandomizationInput): string {
  const unit = groups.map(({ name, ratio = 1 }) => `[${JSON.stringify(name)}] * ${ratio}`).join(' + ');
  const numbers = strata.length > 0 ? strata.map(({ subjects }) => subjects) : [result.total];
  return [
    'import numpy',
    `draw = numpy.random.RandomState(${result.seed}).random_sample`,
    `unit = ${unit}`,
    ...(method === 'simple' ? [] : SHUFFLE),
    `for n in [${numbers.join(', ')}]:`,
    ...LINES[method].map((line) => `    ${line.replace('SIZES', `[${result.sizes.join(', ')}]`)}`),
    '    print(out[:n])',
  ].join('\n');
}

const SHUFFLE = [
  'def shuffle(out):',
  '    for i in range(len(out) - 1, 0, -1):',
  '        j = int(draw() * (i + 1)); out[i], out[j] = out[j], out[i]',
  '    return out',
];

const LINES = {
  simple: ['out = [unit[int(draw() * len(unit))] for _ in range(n)]'],
  complete: ['out = shuffle([unit[i % len(unit)] for i in range(n)])'],
  blocks: [
    'out = []; sizes = SIZES',
    'while len(out) < n:',
    '    size = sizes[0] if len(sizes) == 1 else sizes[int(draw() * len(sizes))]',
    '    out += shuffle([group for group in unit for _ in range(size // len(unit))])',
  ],
} as const;
