import { expect, test } from 'vitest';
import { inEveryStyle, oftenWords } from '#src/calculators/families/reportWriter.ts';
import { reportHtml } from '#src/engine/results/reportHtml.ts';

test('each style writes p, statistics, shares and intervals in its own way', () => {
  const texts = inEveryStyle(
    (write) =>
      `t(${write.freedom(9.9769)}) = ${write.statistic(-2.3163)}, ${write.p(0.04299)}, η² = ${write.share(0.2641)}${write.within(95, -2.1, -0.05)}`,
  ).map(({ text }) => text);
  expect(texts).toEqual([
    't(9.98) = −2.32, p = .043, η² = .26, 95 % CI [−2.1, −0.05]',
    't(9.977) = −2.32, p = 0.0430, η² = 0.264 (95 % CI −2.1 to −0.05)',
    't(9.977) = −2.32, P = 0.043, η² = 0.264 (95 % CI −2.1 to −0.05)',
  ]);
});

test('p is never 0, and a share below 1 is never written as 1', () => {
  expect(inEveryStyle((write) => write.p(1e-9)).map(({ text }) => text)).toEqual([
    'p < .001',
    'p < 0.0001',
    'P = 1e−9',
  ]);
  expect(inEveryStyle((write) => write.share(0.9984))[0]?.text).toBe('.998');
  expect(oftenWords(1e-9)).toBe('in fewer than 1 of 1,000 such studies');
});

test('letters of statistics are in italics before their numbers, and nothing else is markup', () => {
  expect(reportHtml('t(9) = 2, p < .001, n = 4; <b> & Group t')).toBe(
    '<i>t</i>(9) = 2, <i>p</i> &lt; .001, <i>n</i> = 4; &lt;b&gt; &amp; Group t',
  );
});
