import { countFigure, nameFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { cellText } from '#src/kit/onDemand/presentationText.ts';
import type { Block, Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';
import { NOT_REACHED } from './headline.ts';

const LIMIT_NOT_REACHED = 'Not reached: the limit of the curve stays above one half.';

type Key = ResultKey<SurvivalAnalysisResult>;

const DRAWN = 50;
const AT_RISK_TIMES = 5;
const NOT_DEFINED = 'Not defined: nobody or everybody survives.';
const TWO = 'Needs two groups with events to expect.';

/** Returns how many are still at risk at evenly spaced times. */
export function atRiskTable({ groups }: SurvivalAnalysisResult): TableBlock<Key> {
  const last = Math.max(...groups.map(({ table }) => table.at(-1)?.time ?? 0));
  const times = Array.from({ length: AT_RISK_TIMES + 1 }, (_, at) =>
    Number(((last * at) / AT_RISK_TIMES).toPrecision(3)),
  );
  return {
    kind: 'table',
    title: 'Number at risk',
    columns: [{ label: 'Group' }, ...times.map((time) => ({ label: String(time), numeric: true }))],
    rows: groups.map(({ name, table }) => [
      name,
      ...times.map((time) => String(table.find((step) => step.time >= time)?.atRisk ?? 0)),
    ]),
  };
}

/** Returns counts and medians of the groups. */
export function groupTable({ groups }: SurvivalAnalysisResult, headline: Key): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Groups in numbers',
    columns: [
      { label: 'Group' },
      ...['Subjects', 'Events', 'Censored', 'Median', 'Lower limit', 'Upper limit'].map((label) => ({
        label,
        numeric: true,
      })),
    ],
    rows: groups.map(({ name, count, events, censored, medianSurvival, medianLower, medianUpper }, at) => {
      const median: Key = `groups.${at}.medianSurvival`;
      const ownMedian = statistic<Key>(median, `Median, ${name}`, medianSurvival, { missing: NOT_REACHED });
      return [
        nameFigure<Key>(`groups.${at}.name`, 'Group', name),
        countFigure<Key>(`groups.${at}.count`, `Subjects, ${name}`, count),
        countFigure<Key>(`groups.${at}.events`, `Events, ${name}`, events),
        countFigure<Key>(`groups.${at}.censored`, `Censored, ${name}`, censored),
        median === headline ? cellText(ownMedian) : ownMedian,
        statistic<Key>(`groups.${at}.medianLower`, `Lower limit of the median, ${name}`, medianLower, {
          missing: LIMIT_NOT_REACHED,
        }),
        statistic<Key>(`groups.${at}.medianUpper`, `Upper limit of the median, ${name}`, medianUpper, {
          missing: LIMIT_NOT_REACHED,
        }),
      ];
    }),
  };
}

/** Returns both tests and the hazard ratio; with one group, facts that say that a second group is needed. */
export function testBlocks(
  { logRank, petoPeto, hazardRatio }: SurvivalAnalysisResult,
  headline: Key,
): readonly Block<Key>[] {
  if (logRank === null || petoPeto === null)
    return [
      {
        kind: 'facts',
        title: 'Comparison',
        figures: (['logRank', 'petoPeto', 'hazardRatio'] as const).map((key, at) =>
          statistic<Key>(key as Key, ['Log-rank test', 'Peto-Peto test', 'Hazard ratio'][at] ?? '', null, {
            missing: 'Needs a second group.',
          }),
        ),
      },
    ];
  const figures: readonly Figure<Key>[] = [
    statistic('logRank.statistic', 'χ², log-rank', logRank.statistic),
    countFigure('logRank.degreesOfFreedom', 'Degrees of freedom', logRank.degreesOfFreedom),
    pValueFigure('logRank.pValue', 'p value, log-rank', logRank.pValue),
    statistic('petoPeto.statistic', 'χ², Peto-Peto', petoPeto.statistic, { note: 'Early events count more.' }),
    countFigure('petoPeto.degreesOfFreedom', 'Degrees of freedom, Peto-Peto', petoPeto.degreesOfFreedom),
    pValueFigure('petoPeto.pValue', 'p value, Peto-Peto', petoPeto.pValue),
  ];
  return [
    ...ratioFacts(hazardRatio),
    { kind: 'facts', title: 'Tests', figures: figures.filter(({ field }) => field !== headline) },
    {
      kind: 'table',
      title: 'Events observed and expected',
      columns: [{ label: 'Group' }, { label: 'Observed', numeric: true }, { label: 'Expected', numeric: true }],
      rows: logRank.groups.map(({ name, observed, expected }, at) => [
        nameFigure<Key>(`logRank.groups.${at}.name`, 'Group', name),
        countFigure<Key>(`logRank.groups.${at}.observed`, `Events observed, ${name}`, observed),
        statistic<Key>(`logRank.groups.${at}.expected`, `Events expected, ${name}`, expected),
      ]),
    },
  ];
}

function ratioFacts(ratio: SurvivalAnalysisResult['hazardRatio']): readonly Block<Key>[] {
  const title = 'Hazard ratio';
  if (ratio === null)
    return [{ kind: 'facts', title, figures: [statistic<Key>('hazardRatio' as Key, title, null, { missing: TWO })] }];
  return [
    {
      kind: 'facts',
      title,
      figures: [
        nameFigure('hazardRatio.group', 'Hazard of', ratio.group),
        nameFigure('hazardRatio.reference', 'Divided by that of', ratio.reference),
        statistic('hazardRatio.lower', 'Lower limit', ratio.lower),
        statistic('hazardRatio.upper', 'Upper limit', ratio.upper),
        statistic('hazardRatio.observedExpectedRatio', 'By observed and expected events', ratio.observedExpectedRatio, {
          missing: 'The reference has no event.',
        }),
      ],
    },
  ];
}

/** Returns the Kaplan-Meier table of every group, a row for every time. */
export function survivalTables({ groups }: SurvivalAnalysisResult): readonly TableBlock<Key>[] {
  return groups.map(({ name, table }, group) => ({
    kind: 'table',
    title: groups.length === 1 ? 'Kaplan-Meier table' : `Kaplan-Meier table, ${name}`,
    isFolded: true,
    columns: ['Time', 'At risk', 'Events', 'Censored', 'Survival', 'Standard error', 'Lower limit', 'Upper limit'].map(
      (label, at) => (at === 0 ? { label } : { label, numeric: true }),
    ),
    rows: table.map((step, at) => {
      const row = `groups.${group}.table.${at}` as const;
      const of = `${name}, row ${at + 1}`;
      return [
        statistic<Key>(`${row}.time`, `Time, ${of}`, step.time),
        countFigure<Key>(`${row}.atRisk`, `At risk, ${of}`, step.atRisk),
        countFigure<Key>(`${row}.events`, `Events, ${of}`, step.events),
        countFigure<Key>(`${row}.censored`, `Censored, ${of}`, step.censored),
        statistic<Key>(`${row}.survival`, `Survival, ${of}`, step.survival),
        statistic<Key>(`${row}.standardError`, `Standard error, ${of}`, step.standardError),
        statistic<Key>(`${row}.lower`, `Lower limit, ${of}`, step.lower, { missing: NOT_DEFINED }),
        statistic<Key>(`${row}.upper`, `Upper limit, ${of}`, step.upper, { missing: NOT_DEFINED }),
      ];
    }),
    ...(table.length > DRAWN ? { drawnRows: DRAWN } : {}),
  }));
}
