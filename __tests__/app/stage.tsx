import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { LanguageContext } from '@/components/words/useWords';
import { openGames, type Games } from '@/store/games';
import type { Language } from '@/store/preferences';
import { openSaves } from '@/store/saves';

import { FakeDisk } from '../store/fakeDisk';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, bottom: 34, left: 0, right: 0 },
};

/** A screen as the app shows it, in a language. */
export function show(screen: ReactElement, language: Language = 'en') {
  return render(
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageContext.Provider value={language}>{screen}</LanguageContext.Provider>
    </SafeAreaProvider>,
  );
}

export function gamesOn(disk: FakeDisk, now = Date.now()): Games {
  return openGames(openSaves(disk, () => now));
}
