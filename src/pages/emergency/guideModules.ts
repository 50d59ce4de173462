/** Returns the modules that a guide's page needs before it renders, as named in the build's manifest. */
export function guideModules(id: string): readonly string[] {
  return ['src/pages/emergency/EmergencyPage.tsx', `src/calculators/${id}/content.ts?guide`];
}
