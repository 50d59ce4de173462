import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { PATH_LENGTH } from '#src/calculators/families/sampleFields.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type proteinAbsorbance from '#workers/formulas/protein-absorbance.ts';
import type { ProteinAbsorbanceInput, ProteinAbsorbanceResult } from '#workers/formulas/protein-absorbance.ts';

type Key = ResultKey<ProteinAbsorbanceResult>;
type Box = Draft<ProteinAbsorbanceInput>;

const FIGURES = ['scopes', 'byA280', 'correctedA280', 'scattered', 'exponent', 'extinction205', 'ratio'] as const;

/** Above this, an absorbance is beyond what most instruments read on a straight line. */
const HIGH = 2;

export default defineAnalysis<typeof proteinAbsorbance>()({
  formula: 'protein-absorbance',
  action: 'Calculate from the absorbances',
  fields: {
    a205: {
      kind: 'number',
      label: 'A205',
      hint: 'Against the buffer, which must not absorb itself. Blank if not measured.',
      optional: true,
      min: 0,
      step: 0.05,
    },
    dilution205: {
      kind: 'number',
      label: 'Dilution at 205 nm',
      hint: 'How many times; blank is 1.',
      optional: true,
      readsAs: 'dilution',
    },
    a280: {
      kind: 'number',
      label: 'A280',
      hint: 'Against the buffer. Blank if not measured.',
      optional: true,
      min: 0,
      step: 0.05,
    },
    dilution280: {
      kind: 'number',
      label: 'Dilution at 280 nm',
      hint: 'The same for 320 and 350 nm; blank is 1.',
      optional: true,
      readsAs: 'dilution',
    },
    extinction280: {
      kind: 'number',
      label: 'A280 of 1 mg/mL',
      hint: 'Extinction coefficient divided by molar mass, in 1 cm. Blank if not known.',
      optional: true,
      unit: 'mL/(mg·cm)',
      min: 0,
      step: 0.1,
    },
    scatter: {
      kind: 'choice',
      label: 'Scattered light',
      look: 'menu',
      options: [
        { value: 'none', label: 'No correction' },
        { value: 'two-wavelengths', label: 'From A320 and A350' },
        { value: 'rayleigh', label: 'From A320, as λ⁻⁴' },
        { value: 'subtract', label: 'Subtract A320' },
      ],
      initial: 'none',
    },
    a320: {
      kind: 'number',
      label: 'A320',
      min: 0,
      step: 0.01,
      visibleWhen: ({ scatter }: Box) => scatter !== 'none',
    },
    a350: {
      kind: 'number',
      label: 'A350',
      min: 0,
      step: 0.01,
      visibleWhen: ({ scatter }: Box) => scatter === 'two-wavelengths',
    },
    pathLength: PATH_LENGTH,
  },
  example: {
    a205: '0.62',
    dilution205: '50',
    a280: '0.71',
    dilution280: '1',
    extinction280: '0.66',
    scatter: 'two-wavelengths',
    a320: '0.031',
    a350: '0.022',
    pathLength: '1',
  },
  sources: ['scopes1974', 'leachScheraga1960', 'beerLambert'],
  outputs: {
    scopes: statistic('Protein by A205 (Scopes)', { unit: 'mg/mL', missing: 'Needs A205.' }),
    extinction205: statistic('A205 of 1 mg/mL', { unit: 'mL/(mg·cm)', missing: 'Needs A205.' }),
    ratio: statistic('A280 ÷ A205, undiluted', { missing: 'Needs both.' }),
    scattered: statistic('Scattered at 280 nm', { missing: 'Needs A280.' }),
    correctedA280: statistic('A280 without scattered light', { missing: 'Needs A280.' }),
    exponent: statistic('Exponent of the scattering', {
      note: 'Scattered light falls as λ to minus this. 4 is that of particles far smaller than the wavelength.',
      missing: 'Needs A320 and A350.',
    }),
    byA280: statistic('Protein by A280', { unit: 'mg/mL', missing: 'Needs A280 and the A280 of 1 mg/mL.' }),
  },
  present,
});

function present(
  result: ProteinAbsorbanceResult,
  input: ProteinAbsorbanceInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const main = result.scopes !== null ? 'scopes' : result.byA280 !== null ? 'byA280' : 'correctedA280';
  const headline = figure(main);
  return {
    headline,
    status: `${headline.label}: ${headline.text}${headline.unit === undefined ? '' : ` ${headline.unit}`}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: FIGURES.filter((key) => key !== main).map((key) => figure(key)) },
    ],
    working: workingOf(result, input, figure),
  };
}

function notices(
  { ratio, scopes }: ProteinAbsorbanceResult,
  { a205 = 0, a280 = 0 }: ProteinAbsorbanceInput,
): readonly NoticeBlock[] {
  return cautionNotices([
    [
      a205 > HIGH || a280 > HIGH,
      'An absorbance above 2 is beyond the straight range of most instruments: dilute and measure again.',
    ],
    [
      scopes !== null && ratio === null,
      'Without A280 the general value of 31 for 1 mg/mL is used: the ratio of A280 makes it that of your protein.',
    ],
  ]);
}

function workingOf(
  { extinction205, ratio, scopes }: ProteinAbsorbanceResult,
  { a205, dilution205, pathLength }: ProteinAbsorbanceInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  if (extinction205 === null || scopes === null || a205 === undefined) return [];
  return [
    ...(ratio === null
      ? []
      : [
          {
            label: 'A205 of 1 mg/mL',
            formula: '27.0 + 120 × A280 ÷ A205',
            substituted: `27.0 + 120 × ${figure('ratio').text}`,
            value: `${fixed(extinction205, 3)} mL/(mg·cm)`,
          },
        ]),
    {
      label: 'Protein',
      formula: 'A205 × dilution ÷ (A205 of 1 mg/mL × path)',
      substituted: `${a205} × ${dilution205} ÷ (${fixed(extinction205, 3)} × ${pathLength})`,
      value: `${figure('scopes').text} mg/mL`,
    },
  ];
}
