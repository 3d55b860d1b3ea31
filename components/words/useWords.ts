// The catalogue of the language in use, for screens. The language is the player's setting, else the device's.
import { getLocales } from 'expo-localization';
import { createContext, useContext, useMemo } from 'react';

import { skin as skin1830 } from '@/components/titles/1830/skin';
import type { Skin } from '@/components/titles/skin';
import type { Setup } from '@/engine/core/game';
import { LANGUAGES, type Language, type Preferences } from '@/store/preferences';

import { de } from './de';
import { en } from './en';
import { sayFor, type Say } from './say';
import type { Words } from './words';

export const CATALOGUES: Readonly<Record<Language, Words>> = { en, de };

/** The first of the device's languages the app speaks; else English. */
export function deviceLanguage(): Language {
  for (const { languageCode } of getLocales()) {
    const known = LANGUAGES.find((language) => language === languageCode);
    if (known) return known;
  }
  return 'en';
}

export const languageOf = (wish: Preferences['language']): Language =>
  wish === 'system' ? deviceLanguage() : wish;

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);
export const useWords = (): Words => CATALOGUES[useLanguage()];

/** Names and sums of one game; without a setup, for screens before it. */
export function useSay(setup: Setup | null = null, skin: Skin = skin1830): Say {
  const language = useLanguage();
  return useMemo(() => sayFor(language, skin, setup), [language, skin, setup]);
}
