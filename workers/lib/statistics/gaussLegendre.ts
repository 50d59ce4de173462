/** Nodes from −1 to 1 and weights of Gauss's rule. */
export interface Rule {
  readonly nodes: readonly number[];
  readonly weights: readonly number[];
}

const MOST_STEPS = 50;

/** Gauss's rule with that many nodes, which is exact for polynomials up to twice that degree. Source: `abramowitzStegun`, 25.4.29. */
export function gaussLegendre(count: number): Rule {
  const found = Array.from({ length: count }, (_, at) => {
    let x = Math.cos((Math.PI * (at + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      let [before, value] = [1, x];
      for (let degree = 2; degree <= count; degree += 1)
        [before, value] = [value, ((2 * degree - 1) * x * value - (degree - 1) * before) / degree];
      slope = (count * (x * value - before)) / (x * x - 1);
      const next = x - value / slope;
      if (Math.abs(next - x) < 1e-15) break;
      x = next;
    }
    return { node: x, weight: 2 / ((1 - x * x) * slope * slope) };
  });
  return { nodes: found.map(({ node }) => node), weights: found.map(({ weight }) => weight) };
}
