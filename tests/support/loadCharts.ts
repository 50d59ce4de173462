/**
 * Loads what `ChartBlock` loads when it first renders. Rendering to markup does not wait for that: what is still loading when a test
 * file ends would fail, and with it the next file that needs it.
 */
export async function loadCharts(): Promise<void> {
  const charts = import.meta.glob('/src/engine/results/charts/*Chart.tsx');
  await Promise.all(Object.values(charts).map((load) => load()));
}
