/** Names of checks and preparations during a pregnancy. */
import type { CheckMethod, PlanStep } from '#workers/reference/breeding.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

/** The last words of every line of a plan: the page proposes days and prescribes nothing. */
export const AS_PLANNED = 'as your veterinarian plans';

/** What heat on these days means, and what it does not. */
export const HEAT_REMARK = 'Heat on these days means she is not pregnant. No heat does not prove that she is.';

/** A remark on the plan where a preparation takes months instead of days. */
export const PLAN_REMARKS: Readonly<Partial<Record<GestatingSpecies, string>>> = {
  horse: `Equine herpesvirus (EHV-1) vaccine in months 5, 7 and 9, ${AS_PLANNED}.`,
};

const CHECKS: Readonly<Record<CheckMethod, string>> = {
  behavior: 'Refuses the male (spit-off)',
  ultrasound: 'Ultrasound scan',
  blood: 'Blood test',
  palpation: 'Palpation',
  heartbeat: 'Ultrasound scan for the heartbeat',
  recheck: 'Second scan',
  xray: 'X-ray',
};

const OWN_CHECKS: Readonly<Partial<Record<GestatingSpecies, Readonly<Partial<Record<CheckMethod, string>>>>>> = {
  dog: { blood: 'Blood test (relaxin)', xray: 'X-ray to count the puppies' },
  horse: { ultrasound: 'Ultrasound scan (also for twins)' },
  donkey: { ultrasound: 'Ultrasound scan (also for twins)' },
  rabbit: { palpation: 'Palpation by a veterinarian' },
};

/** A line of the plan: one day, or the first and the last day of a period. */
export interface PlanLine {
  readonly label: string;
  readonly from: PlanStep;
  readonly to?: PlanStep;
}

const PLAN: readonly PlanLine[] = [
  { label: 'Vaccine, by its label', from: 'vaccineFrom', to: 'vaccineTo' },
  { label: 'Dry off', from: 'dryOff' },
  { label: 'Booster vaccine', from: 'boosterFrom', to: 'boosterTo' },
  { label: 'Feed more from here on (steaming up)', from: 'steamUp' },
  { label: 'Feed for calving from here on (close-up)', from: 'closeUp' },
  { label: 'Move in', from: 'moveIn' },
  { label: 'Take her temperature every day from here on', from: 'temperatureFrom' },
  { label: 'Have a nest ready in a quiet place', from: 'nestFrom' },
];

const OWN_VACCINES: Readonly<Partial<Record<GestatingSpecies, string>>> = {
  cow: 'Vaccine against calf scours, by its label',
};

/** Returns the name of a check on one animal's page. */
export function checkLabel(species: GestatingSpecies, method: CheckMethod): string {
  return OWN_CHECKS[species]?.[method] ?? CHECKS[method];
}

/** The order of checks that fall on the same day. */
export const CHECK_ORDER = Object.keys(CHECKS) as readonly CheckMethod[];

/** Returns the lines of a plan with these steps, in order. */
export function planLines(species: GestatingSpecies, plan: Readonly<Partial<Record<PlanStep, unknown>>>) {
  return PLAN.filter(({ from }) => plan[from] !== undefined).map((line) =>
    line.from === 'vaccineFrom' ? { ...line, label: OWN_VACCINES[species] ?? line.label } : line,
  );
}
