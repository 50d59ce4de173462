import { useEffect, useState } from 'react';

/** Returns true once something has lasted for that many milliseconds; false as soon as it ends. */
export function useDelayed(goesOn: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [goesOn, milliseconds]);
  return goesOn && lasts;
}
