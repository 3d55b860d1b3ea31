import { useRouter, type Href } from 'expo-router';
import { useMemo } from 'react';

import { leaveDialogs, stepBack } from './backEntries';

interface Screens {
  readonly open: (to: Href) => void;
  /** Going back does not lead to the screen that was left. */
  readonly replace: (to: Href) => void;
  /** To where one came from; to the first screen when this one was opened by its address. */
  readonly back: () => void;
  readonly home: () => void;
}

/** The ways from one screen to another. */
export function useScreens(): Screens {
  const router = useRouter();
  return useMemo(
    () => ({
      open: (to) => leaveDialogs(() => router.push(to)),
      replace: (to) => leaveDialogs(() => router.replace(to)),
      back: () =>
        leaveDialogs(() => {
          if (!router.canGoBack()) router.replace('/');
          else if (!stepBack()) router.back();
        }),
      home: () =>
        leaveDialogs(() => {
          if (stepBack('/')) return;
          if (router.canDismiss()) router.dismissTo('/');
          else router.replace('/');
        }),
    }),
    [router],
  );
}
