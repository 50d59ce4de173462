/**
 * What was measured of boxes on this page. A result is mostly shown where the last one was: rendered with those measures, it needs no
 * layout of its own before it can be drawn.
 */
export function rememberedSizes<Measures>() {
  const measures = new Map<string, Measures>();
  // Another width of the window is another layout. Before hydration there is no window.
  const key = (name: string) => `${globalThis.innerWidth} ${name}`;
  return {
    get: (name: string): Measures | undefined => measures.get(key(name)),
    set(name: string, measured: Measures): void {
      measures.set(key(name), measured);
    },
  };
}
