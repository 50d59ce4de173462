import { fixed } from '#src/engine/kit/format.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { OxygenInput, OxygenResult } from '#workers/formulas/oxygen-consumption.ts';

type Key = ResultKey<OxygenResult>;

/** Returns the specified exchange and energy, then the expiratory flow derived from nitrogen and its consequences. */
export function workingOf(result: OxygenResult, input: OxygenInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { o2Input, o2Output, co2Input, co2Output } = input;
  const flowRate = workingNumber(input.flowRate);
  const { oxygenConsumption, co2Production } = result;
  const { text: quotient, written } = figure('rq');
  return [
    {
      label: 'Oxygen consumption',
      formula: 'VO₂ = (O₂ in − O₂ out) ÷ 100 · flow',
      substituted: `(${o2Input} − ${o2Output}) ÷ 100 · ${flowRate}`,
      value: `${fixed(oxygenConsumption, 4)} L/min`,
    },
    {
      label: 'CO2 production',
      formula: 'VCO₂ = (CO₂ out − CO₂ in) ÷ 100 · flow',
      substituted: `(${co2Output} − ${co2Input}) ÷ 100 · ${flowRate}`,
      value: `${fixed(co2Production, 4)} L/min`,
    },
    {
      label: 'Respiratory quotient',
      formula: 'RQ = VCO₂ ÷ VO₂',
      substituted: `${workingNumber(co2Production, written)} ÷ ${workingNumber(oxygenConsumption, written)}`,
      value: quotient,
    },
    fuelStep(result, figure),
    {
      label: 'Metabolic rate',
      formula: '4.82 · VO₂',
      substituted: `4.82 · ${workingNumber(oxygenConsumption)}`,
      value: `${figure('metabolicRate').text} kcal/min`,
    },
    ...referenceSteps(result, input, figure),
  ];
}

function fuelStep(
  { rq, substrateUtilization: { carbohydrates, fats } }: OxygenResult,
  figure: FigureOf<Key>,
): WorkingStep {
  const value = `${figure('substrateUtilization.carbohydrates').text} % carbohydrates, ${figure('substrateUtilization.fats').text} % fats`;
  const quotient = workingNumber(rq);
  const single = { label: 'Fuels', substituted: `RQ = ${quotient}`, value };
  if (carbohydrates === 100) return { ...single, formula: 'RQ of 1 or more: all carbohydrate' };
  if (fats === 100) return { ...single, formula: 'RQ of 0.7 or less: all fat' };
  return {
    label: 'Fuels, with 15 % protein',
    formula: 'carbohydrates = 85·(RQ − 0.7) ÷ 0.3, fats = 85 − carbohydrates',
    substituted: `85·(${quotient} − 0.7) ÷ 0.3`,
    value,
  };
}

function referenceSteps(
  { reference: { expiredFlow, vo2, vco2, weirKcalPerMin } }: OxygenResult,
  { o2Input, o2Output, co2Input, co2Output, flowRate: flow }: OxygenInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  if (expiredFlow === null || vo2 === null || vco2 === null) return [];
  const [flowRate, out] = [workingNumber(flow), workingNumber(expiredFlow)];
  const steps: WorkingStep[] = [
    {
      label: 'Expired flow, Haldane',
      formula: 'V out = V in · (100 − O₂ in − CO₂ in) ÷ (100 − O₂ out − CO₂ out)',
      substituted: `${flowRate} · (100 − ${o2Input} − ${co2Input}) ÷ (100 − ${o2Output} − ${co2Output})`,
      value: `${fixed(expiredFlow, 4)} L/min`,
    },
    {
      label: 'Oxygen consumption, Haldane',
      formula: 'VO₂ = V in · O₂ in ÷ 100 − V out · O₂ out ÷ 100',
      substituted: `${flowRate} · ${o2Input} ÷ 100 − ${out} · ${o2Output} ÷ 100`,
      value: `${fixed(vo2, 4)} L/min`,
    },
    {
      label: 'CO2 production, Haldane',
      formula: 'VCO₂ = V out · CO₂ out ÷ 100 − V in · CO₂ in ÷ 100',
      substituted: `${out} · ${co2Output} ÷ 100 − ${flowRate} · ${co2Input} ÷ 100`,
      value: `${fixed(vco2, 4)} L/min`,
    },
  ];
  if (weirKcalPerMin === null) return steps;
  return [
    ...steps,
    {
      label: 'Metabolic rate, Weir',
      formula: '3.941 · VO₂ + 1.106 · VCO₂',
      substituted: `3.941 · ${workingNumber(vo2)} + 1.106 · ${asTerm(workingNumber(vco2))}`,
      value: `${figure('reference.weirKcalPerMin').text} kcal/min`,
    },
  ];
}
