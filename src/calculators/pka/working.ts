import { exponent, significant } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { BufferResult, ConstantsResult, PkaInput, PkaResult, SolutionResult } from '#workers/formulas/pka.ts';

type Key = ResultKey<PkaResult>;

export function constantSteps({ mode, pKa, ka }: ConstantsResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const [pK, k] = [figure('pKa').text, figure('ka').text];
  return [
    mode === 'ka'
      ? { label: 'pKa', formula: 'pKa = −log Ka', substituted: `−log ${ka}`, value: pK }
      : { label: 'Acid constant', formula: 'Ka = 10^(−pKa)', substituted: `10^(−${signed(pKa)})`, value: `${k} mol/L` },
    {
      label: 'pKb of the conjugate base',
      formula: 'pKb = 14 − pKa',
      substituted: `14 − ${signed(mode === 'ka' ? Number(pK) : pKa)}`,
      value: figure('pKb').text,
    },
    {
      label: 'Base constant',
      formula: 'Kb = Kw ÷ Ka',
      substituted: `1e-14 ÷ ${k}`,
      value: `${figure('kb').text} mol/L`,
    },
  ];
}

export function solutionSteps(result: SolutionResult, input: PkaInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  if (result.isAfterStrongStep) return sulfuricSteps(result, input, figure);
  const isAcid = result.mode === 'weak-acid';
  const [ion, sign, name] = isAcid ? ['h', 'a', 'Ka'] : ['y', 'b', 'Kb'];
  const { pK } = result;
  const ions = figure(isAcid ? 'hydrogenConcentration' : 'hydroxideConcentration').text;
  const k = exponent(10 ** -pK, 3);
  return [
    {
      label: `${isAcid ? 'Acid' : 'Base'} constant`,
      formula: `K${sign} = 10^(−pK${sign})`,
      substituted: `10^(−${signed(pK)})`,
      value: `${k} mol/L`,
    },
    {
      label: isAcid ? 'Hydrogen ions h' : 'Hydroxide ions y',
      formula: `${ion}³ + ${name}·${ion}² − (${name}·C + Kw)·${ion} − ${name}·Kw = 0`,
      substituted: `${ion}³ + ${k}·${ion}² − (${k}·${input.concentration} + 1e-14)·${ion} − ${k}·1e-14 = 0`,
      value: `${ions} mol/L`,
    },
    {
      label: 'pH',
      formula: isAcid ? 'pH = −log h' : 'pH = 14 + log y',
      substituted: isAcid ? `−log ${ions}` : `14 + log ${ions}`,
      value: figure('pH').text,
    },
    {
      label: isAcid ? 'Degree of dissociation' : 'Degree of protonation',
      formula: `100·${name} ÷ (${name} + ${ion})`,
      substituted: `100·${k} ÷ (${k} + ${ions})`,
      value: `${figure('degreeOfDissociation').text} %`,
    },
    {
      label: 'pH by the shortcut',
      formula: isAcid ? '½·(pKa − log C)' : '14 − ½·(pKb − log C)',
      substituted: `${isAcid ? '' : '14 − '}½·(${signed(pK)} − log ${input.concentration})`,
      value: figure('reference.approximatePH').text,
    },
  ];
}

function sulfuricSteps(
  { pK }: SolutionResult,
  { concentration }: PkaInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [ka, h] = [exponent(10 ** -pK, 3), figure('hydrogenConcentration').text];
  return [
    {
      label: 'Acid constant of the second step',
      formula: 'Ka = 10^(−pKa)',
      substituted: `10^(−${signed(pK)})`,
      value: `${ka} mol/L`,
    },
    {
      label: 'Hydrogen ions h',
      formula: 'h − C − Kw ÷ h = Ka·C ÷ (Ka + h)',
      substituted: `h − ${concentration} − 1e-14 ÷ h = ${ka}·${concentration} ÷ (${ka} + h)`,
      value: `${h} mol/L`,
    },
    { label: 'pH', formula: 'pH = −log h', substituted: `−log ${h}`, value: figure('pH').text },
    {
      label: 'Degree of dissociation, second step',
      formula: '100·Ka ÷ (Ka + h)',
      substituted: `100·${ka} ÷ (${ka} + ${h})`,
      value: `${figure('degreeOfDissociation').text} %`,
    },
    {
      label: 'pH by the shortcut',
      formula: '−log C',
      substituted: `−log ${concentration}`,
      value: figure('reference.approximatePH').text,
    },
  ];
}

export function bufferSteps(
  { pKa: constant, ratio }: BufferResult,
  input: PkaInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { acidConcentration, baseConcentration } = input;
  const pKa = signed(constant);
  return [
    {
      label: 'Base to acid',
      formula: 'base ÷ acid',
      substituted: `${baseConcentration} ÷ ${acidConcentration}`,
      value: significant(ratio, 4),
    },
    {
      label: 'pH by Henderson–Hasselbalch',
      formula: 'pH = pKa + log(base ÷ acid)',
      substituted: `${pKa} + log ${workingNumber(ratio)}`,
      value: figure('pH').text,
    },
    {
      label: 'pH by the exact balance',
      formula: 'h + b − Kw ÷ h = Ka·(a + b) ÷ (Ka + h)',
      substituted: `Ka = 10^(−${pKa}), a = ${acidConcentration}, b = ${baseConcentration}`,
      value: figure('reference.pH').text,
    },
  ];
}

/** Returns a difference of typed numbers without floating-point noise; a negative one in brackets. */
function signed(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return value < 0 ? `(${text})` : text;
}
