import { CountryMenu } from './CountryMenu.tsx';
import { PoisonCalls } from './PoisonCalls.tsx';
import type { PoisonQuestion } from './straightToVeterinarian.ts';

/** The helplines above a form, with the menu of their countries. */
export function PoisonHelp({ about }: { readonly about?: PoisonQuestion | undefined }) {
  return (
    <>
      <CountryMenu />
      <PoisonCalls about={about} />
    </>
  );
}
