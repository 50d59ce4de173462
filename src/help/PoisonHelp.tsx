import { CountryMenu } from './CountryMenu.tsx';
import { PoisonCalls } from './PoisonCalls.tsx';

/** The helplines above a form, with the menu of their countries. */
export function PoisonHelp() {
  return (
    <>
      <CountryMenu />
      <PoisonCalls />
    </>
  );
}
