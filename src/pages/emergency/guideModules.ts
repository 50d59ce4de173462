/** Modules that the page of a guide waits for, as the build names them. */
export function guideModules(id: string): readonly string[] {
  return ['src/pages/emergency/EmergencyPage.tsx', `src/calculators/${id}/content.ts?guide`];
}
