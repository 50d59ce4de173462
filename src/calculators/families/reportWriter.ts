/** How the sentence for a report writes its numbers: one sentence in the styles of psychology journals, of most journals, and of Nature. */
import { decimalsInSentence, decimalsOf, inSentence, intervalWords, pValueWords } from './statisticsNumbers.ts';

/** A sample as a sentence names it. */
interface ReportedSample {
  readonly name: string;
  readonly mean: number;
  readonly standardDeviation: number;
  readonly count: number;
  readonly values: readonly number[];
}

export interface ReportWriter {
  /** 'p = .043', 'p = 0.0427', 'P = 0.043'. */
  readonly p: (value: number | null) => string;
  /** t, F, χ² and the like. */
  readonly statistic: (value: number) => string;
  readonly freedom: (value: number) => string;
  /** What is never above 1: r, R², η². */
  readonly share: (value: number) => string;
  /** The interval after its number, with the sign that joins them. */
  readonly within: (
    level: number,
    lower: number | null,
    upper: number | null,
    written?: (limit: number) => string,
  ) => string;
  /** Name, mean, SD and n. */
  readonly sample: (sample: ReportedSample) => string;
}

const LEAST_P = 0.001;

const JOURNAL: ReportWriter = {
  p: pValueWords,
  statistic: (value) => inSentence(value),
  freedom: (value) => inSentence(value, 4),
  share: (value) => inSentence(value),
  within: (level, lower, upper, written) => ` (${intervalWords(level, lower, upper, written)})`,
  sample: (sample) => `${sample.name} ${spread(sample, ' ± ')} (mean ± SD, n = ${sample.count})`,
};

const WRITERS = {
  apa: {
    p: (value) => (value === null ? 'p not defined' : value < LEAST_P ? 'p < .001' : `p = ${bare(value, 3)}`),
    statistic: (value) => signed(value.toFixed(2)),
    freedom: (value) => (Number.isInteger(value) ? String(value) : value.toFixed(2)),
    share: (value) => bare(value, Math.abs(value) < 1 && Math.abs(value) >= 0.995 ? 3 : 2),
    within: (level, lower, upper, written = inSentence) => {
      const limit = (value: number | null) => (value === null ? 'no limit' : written(value));
      return `, ${level} % CI [${limit(lower)}, ${limit(upper)}]`;
    },
    sample: (sample) => `${sample.name} (M = ${spread(sample, ', SD = ')}, n = ${sample.count})`,
  },
  journal: JOURNAL,
  nature: {
    ...JOURNAL,
    p: (value) =>
      value === null ? 'P not defined' : value < LEAST_P ? `P = ${inSentence(value, 2)}` : `P = ${value.toFixed(3)}`,
  },
} as const satisfies Record<string, ReportWriter>;

/** Names of the styles in the menu. The first is that of a visitor who has chosen none. */
const STYLES = [
  ['apa', 'APA'],
  ['journal', 'Journal'],
  ['nature', 'Nature'],
] as const;

/** Returns the sentence in each style, each with the name of its style. */
export function inEveryStyle(say: (write: ReportWriter) => string) {
  return STYLES.map(([id, label]) => ({ id, label, text: say(WRITERS[id]) }));
}

/** How often chance alone would do as much, for readers who know no p value. */
export function oftenWords(pValue: number): string {
  if (pValue >= 0.0095) return `in about ${Math.round(100 * pValue)} of 100 such studies`;
  if (pValue >= 0.00095) return `in about ${Math.round(1000 * pValue)} of 1,000 such studies`;
  return 'in fewer than 1 of 1,000 such studies';
}

function spread(sample: ReportedSample, between: string): string {
  const write = (value: number) => decimalsInSentence(value, decimalsOf(sample));
  return `${write(sample.mean)}${between}${write(sample.standardDeviation)}`;
}

/** Without the zero before the point. */
function bare(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return signed(text.replace(/^(-?)0(?=\.)/, '$1'));
}

function signed(text: string): string {
  return text.replace('-', '−');
}
