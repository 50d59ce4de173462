import { Drawing } from '../drawings/Drawing.tsx';

/** The goat has eaten of the page. */
export function Lost() {
  return <Drawing name="lost" />;
}
