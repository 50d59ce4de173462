/** The exports for the host; the only entry point of the WebAssembly module. */
export {
  ambiguousAddress,
  codonEventsAddress,
  countsAddress,
  forwardCodeAddress,
  frameStateAddress,
  framesAddress,
  histogramAddress,
  inputAddress,
  letterMapAddress,
  outputAddress,
  pairCountsAddress,
  reverseCodeAddress,
  seedCountsAddress,
  seedPairsAddress,
  stripLength,
  stripsAddress,
} from './memory';
export { scan, written } from './scan';
export { mapLetters, mapReversed } from './letterMap';
export { addToHistogram, clearHistogram } from './histogram';
export { translateBlock } from './sixFrames';
export { endFrames, findFrames } from './openFrames';
export { findSeeds, seedsPassed } from './seeds';
export { countSeeds } from './seedCounts';
