import type { Verdict } from '../../contract.ts';
import { refuse } from './verdict.ts';

/** A rule: whether the candidate breaks it, the sentence that says so, and the path of the input at fault. */
export type Rule = readonly [isBroken: boolean, message: string, path: string];

/** Refuses by the first rule that is broken; null when all hold. */
export function firstRefusal(rules: readonly Rule[]): Verdict<never> | null {
  const broken = rules.find(([isBroken]) => isBroken);
  return broken === undefined ? null : refuse(broken[1], broken[2]);
}
