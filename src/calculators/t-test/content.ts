import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 't Test Calculator',
  description:
    'Compares two means, paired or not, or one mean with a value: Welch and Student, interval, effect size and an estimation plot.',
  purpose: 'two means, paired or not',
  back: { to: 'statistics/tests' },
  keywords: [
    't test',
    'Student t test',
    'Welch test',
    'paired t test',
    'compare two means',
    'p value',
    'Cohen’s d',
    'Hedges g',
  ],
  introduction: [
    'Are two means different, and by how much? Paste two columns, or enter means and SDs: the test, the interval of the difference and the effect size come together.',
    'For everybody who compares a treatment with a control, or the same subjects before and after.',
  ],
  guide: [
    {
      title: 'Choose the design first',
      text: [
        'Two groups of different subjects are independent. Two measurements of the same subject are a pair, one line each. One group can be compared with a known value.',
        'Decide on a one-sided test before you see the data, or not at all.',
      ],
    },
    {
      title: 'Welch stands first',
      text: [
        'Student’s test assumes equal spreads, Welch’s does not and loses next to nothing where they are equal. Both are printed.',
        'The degrees of freedom of Welch are not whole, and they are not rounded here.',
      ],
    },
    {
      title: 'Student’s own data of 1908',
      text: [
        'Hours of sleep gained with two drugs differ by −1.58 hours. As independent groups they give t −1.86081 and p 0.0794.',
        'They are the same ten patients, so the paired test is the right one: choose it and p becomes 0.0028.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does the p value of a t test say?',
      answer:
        'How often a difference at least as large would appear if the means were equal. A p value is not the probability that the hypothesis is true. Read the interval: it says which differences the data allow.',
    },
    {
      question: 'Student or Welch?',
      answer:
        'Welch, unless a protocol asks for Student. If the group with fewer values has the larger spread, Student finds differences that are not there. A test for equal variances before choosing makes things worse.',
    },
    {
      question: 'How large is an effect of 0.8?',
      answer:
        'Cohen called 0.2 small, 0.5 medium and 0.8 large, for want of anything better. What matters is the difference in its own unit and whether it is large enough to care about. Hedges’ g is d with a correction for small samples.',
    },
    {
      question: 'My values are not normal. May I use a t test?',
      answer:
        'With more than about 30 values in each group the means are close to normal anyway. Skewed positive values are often normal after a logarithm. For scores and small skewed samples use a rank test.',
    },
    {
      question: 'I have ten cells from each of three mice. What is n?',
      answer:
        'Three. Values from the same animal are not independent; average them first. Counting cells as n makes p far too small.',
    },
    {
      question: 'Can I test more than two groups pair by pair?',
      answer:
        'Each test at 0.05 has its own chance of a false alarm, and they add up: with four groups, six tests, about one in five studies without any effect finds one. Use an analysis of variance with Tukey’s comparisons.',
    },
  ],
  notes: [
    'Lines with one value missing are refused for pairs; columns of independent groups may differ in length.',
    'A large p value does not show that the means are equal; look at how wide the interval is.',
    'Cohen’s d of pairs uses the SD of the differences and cannot be compared with that of independent groups.',
  ],
} satisfies CalculatorContent;
