/**
 * Words of names and keywords whose meaning depends on the words beside them, such as cell, capacity and growth, or that only say how much, what
 * kind or when. Shared alone, they do not make a page close: a cell phone has nothing to do with the size of cells.
 */
import type { Word } from './queryWords.ts';

const SEVERAL_SENSES = new Set(
  `amount analysis and animal are area ash average backgrounding balance bar barrel base bc beta between body bond break bulk bull cage capacity
   carrier carrying cell census character charge coat complement composition compound conception confidence configuration consumption converter
   copies copy correction cost count countdown cover cross cube cup curve dam date days deadline density descriptive diffusion distance
   distribution division doe dominant dropout dry due duration effective efficiency element emergency equation equilibrium error even
   evenness expectancy exponent extrapolation feed feeding fish fitness food for fraction frequency fur gate generation generator growth half hazard
   heart height hill hold hound hydration index intake interest interval jack jenny jersey kid kilo kindling kit lab labor labour layout length level
   life linear list litter log logistic macho map mark masking master mating max met micro milli mint mix model multiple multiplicity name naming nano
   need neutral normality notation number of omega order own part per planner plate point portion potency power predictor product
   propagation proportion pulse quality queen rail ram rate ratio reaction reduction regression relapse response root rounding rule sample scale
   scaler scientific screening seed sensitivity sequence serial serving sign significance size slope solver something sow space square stable standard
   steer straining surface survey survival synthesis table tagging term test testing time tip to tolerance tom transit treat turnover
   unit unpacking use vacuum value vector vertex volume water weight work yard zero zone`.split(/\s+/),
);
/** Shorter ones are abbreviations and symbols of many things. */
const SHORTEST = 3;

/** Returns whether a word of a page's name or keywords is about the same thing in any question. */
export function hasOneSense({ typed, singular }: Word): boolean {
  return (
    typed.length >= SHORTEST && !/^\d+$/.test(typed) && !SEVERAL_SENSES.has(typed) && !SEVERAL_SENSES.has(singular)
  );
}
