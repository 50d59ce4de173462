/** Classes of the body mass index of adults, kg/m², by their lower limits, lowest first. */

/** `who894`. */
export const BMI_CLASSES = [
  { id: 'severeThinness', from: 0, name: 'Severe thinness' },
  { id: 'moderateThinness', from: 16, name: 'Moderate thinness' },
  { id: 'mildThinness', from: 17, name: 'Mild thinness' },
  { id: 'normal', from: 18.5, name: 'Normal range' },
  { id: 'preObesity', from: 25, name: 'Pre-obesity' },
  { id: 'obesityClass1', from: 30, name: 'Obesity class 1' },
  { id: 'obesityClass2', from: 35, name: 'Obesity class 2' },
  { id: 'obesityClass3', from: 40, name: 'Obesity class 3' },
] as const;

/** Points for public health action in Asian populations: `whoAsianBmi2004`. */
export const ASIAN_BMI_CLASSES = [
  { id: 'underweight', from: 0, name: 'Underweight' },
  { id: 'acceptableRisk', from: 18.5, name: 'Acceptable risk' },
  { id: 'increasedRisk', from: 23, name: 'Increased risk' },
  { id: 'highRisk', from: 27.5, name: 'High risk' },
] as const;

export type BmiClassId = (typeof BMI_CLASSES)[number]['id'];
export type AsianBmiClassId = (typeof ASIAN_BMI_CLASSES)[number]['id'];

/** Limits of the normal range: the lower one belongs to it, the upper one does not. */
export const NORMAL_BMI = { from: 18.5, below: 25 } as const;
