/**
 * How ionic a bond is, in percent: two estimates from the difference Δ of the electronegativities, and the measured dipole
 * moment beside that of two full charges.
 *
 *   Pauling: 100·(1 − exp(−Δ²/4));  Hannay and Smyth: 16·Δ + 3.5·Δ²;  dipole: 100·µ ÷ (e·r)
 *
 * Sources: `pauling1960`, `hannaySmyth1946`.
 */

/** Coulomb meters in a debye: 10⁻²¹ divided by the speed of light in m/s, which is 3.33564·10⁻³⁰. */
export const DEBYE = 1e-21 / 299_792_458;
/** Coulomb, exact in the SI since 2019. */
const ELEMENTARY_CHARGE = 1.602176634e-19;
const METRES_PER_PM = 1e-12;

/** Percent, 0 to 100. @param difference 0 or more */
export function paulingIonicCharacter(difference: number): number {
  return -100 * Math.expm1(-(difference ** 2) / 4);
}

/** Percent; beyond 100 for differences above 3.53, where no bond exists. @param difference 0 or more */
export function hannaySmythIonicCharacter(difference: number): number {
  return 16 * difference + 3.5 * difference ** 2;
}

/** The dipole moment, in debye, of one elementary charge of either sign, `bondLength` pm apart. */
export function fullChargeDipole(bondLength: number): number {
  return (ELEMENTARY_CHARGE * bondLength * METRES_PER_PM) / DEBYE;
}

/**
 * Returns the percentage of a full charge that corresponds to a dipole moment.
 *
 * @param dipoleMoment debye, 0 or more
 * @param bondLength pm, above 0
 */
export function ionicCharacterFromDipole(dipoleMoment: number, bondLength: number): number {
  return (100 * dipoleMoment) / fullChargeDipole(bondLength);
}
