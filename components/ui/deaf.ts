import { createContext, useContext, useEffect, useState } from 'react';

/** By then a second tap is meant: sooner, it belongs to the first and to the button that stood there before. */
const DEAF_TIME = 450;

/** How long buttons that have just appeared do not hear; tests that tap faster than a hand set it to nothing. */
export const DeafTimeContext = createContext(DEAF_TIME);

/** True for a moment after the buttons appeared: whoever taps twice decides once. */
export function useDeaf(): boolean {
  const time = useContext(DeafTimeContext);
  const [deaf, setDeaf] = useState(time > 0);
  useEffect(() => {
    if (!deaf) return;
    const timer = setTimeout(() => setDeaf(false), time);
    return () => clearTimeout(timer);
  }, [deaf, time]);
  return deaf;
}
