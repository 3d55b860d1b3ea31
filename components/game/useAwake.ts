import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'game';
// Browsers refuse this on plain http, and phones in power saving: then the screen sleeps as ever.
const quietly = (done: Promise<void>): void => void done.catch(() => {});

/** Keeps the screen on while a game is open. */
export function useAwake(): void {
  useEffect(() => {
    quietly(activateKeepAwakeAsync(TAG));
    return () => quietly(deactivateKeepAwake(TAG));
  }, []);
}
