import { useEffect } from 'react';
import { Platform } from 'react-native';

const APP = 'Roundhouse';

/** What a browser's tab and history call the screen; the one below gets its name back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (Platform.OS !== 'web') return;
    const before = document.title;
    document.title = title === APP ? APP : `${title} · ${APP}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
