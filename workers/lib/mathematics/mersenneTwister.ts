/** Numbers of the state, and how far ahead the one lies that is mixed in. */
const [SIZE, AHEAD] = [624, 397];
/** Halves of a 53-bit number: the low 26 bits, and all of them. */
const [LOW_HALF, WHOLE] = [2 ** 26, 2 ** 53];

/**
 * A stream of evenly distributed numbers from 0 to below 1 that the seed alone decides: MT19937, with 53 bits from two outputs of
 * 32. The same numbers as `numpy.random.RandomState(seed).random_sample()`. No cryptography. Source: `matsumotoNishimura1998`.
 *
 * @param seed whole, 0 to 4294967295
 */
export function mersenneTwister(seed: number): () => number {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let at = 1; at < SIZE; at += 1) {
    const last = state[at - 1] ?? 0;
    state[at] = Math.imul(1812433253, last ^ (last >>> 30)) + at;
  }
  let next = SIZE;
  const output = () => {
    if (next === SIZE) {
      renew(state);
      next = 0;
    }
    let bits = state[next] ?? 0;
    next += 1;
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c5680;
    bits ^= (bits << 15) & 0xefc60000;
    return (bits ^ (bits >>> 18)) >>> 0;
  };
  return () => {
    const high = output() >>> 5;
    return (high * LOW_HALF + (output() >>> 6)) / WHOLE;
  };
}

function renew(state: Uint32Array): void {
  for (let at = 0; at < SIZE; at += 1) {
    const joined = ((state[at] ?? 0) & 0x80000000) | ((state[(at + 1) % SIZE] ?? 0) & 0x7fffffff);
    state[at] = (state[(at + AHEAD) % SIZE] ?? 0) ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
  }
}
