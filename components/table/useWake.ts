import { useEffect } from 'react';
import { AppState } from 'react-native';

import type { NetSession } from '@/store/netSession';

/** A phone that was locked or changed its network dials at once when it is back. */
export function useWake(session: NetSession | null): void {
  useEffect(() => {
    if (!session) return;
    const state = AppState.addEventListener('change', (next) => {
      if (next === 'active') session.wake();
    });
    const wake = () => session.wake();
    const page = typeof globalThis.addEventListener === 'function';
    const events = ['online', 'pageshow'];
    if (page) for (const event of events) globalThis.addEventListener(event, wake);
    return () => {
      state.remove();
      if (page) for (const event of events) globalThis.removeEventListener(event, wake);
    };
  }, [session]);
}
