import { differencesBlock, inR } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import type { ListBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { DoseResponseInput, DoseResponseResult } from '#workers/formulas/dose-response.ts';

type Curve = DoseResponseResult['curves'][number];

const NEAR_PLATEAU = 0.1;
const WIDE = 10;
const STEEP = 5;
const HIGH_BOTTOM = 10;
const NORMALIZED_TOP = 150;

/** Returns what to be careful about with these curves. */
export function adviceNotices(
  { curves }: DoseResponseResult,
  { bottom, top }: DoseResponseInput,
): readonly NoticeBlock[] {
  const texts = curves.flatMap((curve) =>
    adviceOn(curve, { bottom, top }).map((text) => (curves.length === 1 ? text : `${curve.name}: ${text}`)),
  );
  return texts.map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function adviceOn(curve: Curve, { bottom, top }: Pick<DoseResponseInput, 'bottom' | 'top'>): readonly string[] {
  const { ec50, ec50Interval, hillSlope, points } = curve;
  const doses = points.flatMap(({ dose }) => (dose > 0 ? [dose] : []));
  const [least, most] = [Math.min(...doses), Math.max(...doses)];
  const reach = NEAR_PLATEAU * (curve.top - curve.bottom);
  const covers = (plateau: number) =>
    points.some(({ response, residual }) => Math.abs(response - residual - plateau) <= reach);
  const found: readonly (readonly [boolean, string])[] = [
    [ec50 < least || ec50 > most, 'The EC50 lies outside the doses used: it is extrapolated.'],
    [top === 'fit' && !covers(curve.top), 'The top plateau is not covered by data: consider fixing it.'],
    [bottom === 'fit' && !covers(curve.bottom), 'The bottom plateau is not covered by data: consider fixing it.'],
    [
      ec50Interval.upper === null || ec50Interval.upper / ec50Interval.lower > WIDE,
      'The interval of the EC50 spans more than a factor of 10: the doses do not determine it well.',
    ],
    [
      Math.abs(hillSlope) > STEEP,
      'The Hill slope is beyond 5: the curve falls or rises between two neighboring doses, and its steepness is uncertain.',
    ],
    [
      bottom === 'fit' && curve.bottom > HIGH_BOTTOM && curve.top <= NORMALIZED_TOP,
      'The bottom is well above 0: the EC50, half way between the plateaus, is not the dose of 50 % of the control.',
    ],
  ];
  return found.flatMap(([holds, text]) => (holds ? [text] : []));
}

/** Returns the sentence for a report. */
export function fitSentence({ curves }: DoseResponseResult, { confidenceLevel, doseUnit }: DoseResponseInput): string {
  const unit = doseUnit === '' ? '' : ` ${doseUnit}`;
  const parts = curves.map(({ name, ec50, ec50Interval, hillSlope }) => {
    const interval = intervalWords(confidenceLevel, ec50Interval.lower, ec50Interval.upper);
    const words = `EC50 ${inSentence(ec50)}${unit} (${interval}), Hill slope ${inSentence(hillSlope)}`;
    return curves.length === 1 ? words : `${name}: ${words}`;
  });
  return `Four-parameter logistic fit: ${parts.join('; ')}.`;
}

/** Returns the line of R that repeats the fit, started at its result; of several curves the first. */
export function lineOfR({ curves }: DoseResponseResult, input: DoseResponseInput): string {
  const [curve] = curves;
  if (curve === undefined) return '';
  const { points, bottom, top, hillSlope, logEc50 } = curve;
  const value = (key: 'bottom' | 'top' | 'hillSlope', name: string) =>
    input[key] === 'fixed' ? String(curve[key]) : name;
  const starts = [
    ...(input.bottom === 'fixed' ? [] : [`b = ${bottom}`]),
    ...(input.top === 'fixed' ? [] : [`t = ${top}`]),
    ...(input.hillSlope === 'fixed' ? [] : [`h = ${hillSlope}`]),
    `e = ${logEc50}`,
  ];
  const low = value('bottom', 'b');
  return `x <- ${inR(points.map(({ dose }) => dose))}; y <- ${inR(points.map(({ response }) => response))}; fit <- nls(y ~ ${low} + (${value('top', 't')} - ${low}) / (1 + 10^((e - log10(x)) * ${value('hillSlope', 'h')})), start = list(${starts.join(', ')})); summary(fit); 10^coef(fit)["e"]`;
}

/** Returns where other programs differ. */
export function programDifferences(): ListBlock {
  return differencesBlock([
    'The R package drc: its slope b has the opposite sign, and its interval of the EC50 is symmetric on the scale of the dose.',
    'Prism’s newer versions print the profile-likelihood interval, which is not symmetric on the logarithmic scale either.',
    'A fit of the means in place of the single values has the same curve where all doses have equally many, and another interval.',
    'Three-parameter fits hold the Hill slope at 1 or −1: fix it here to repeat them.',
    'ELISA software often weights by 1/Y²; here every response counts the same.',
    'If logarithms of doses are entered as doses, no program can be right: enter the doses.',
  ]);
}
