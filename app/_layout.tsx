import { BarlowSemiCondensed_500Medium } from '@expo-google-fonts/barlow-semi-condensed/500Medium';
import { BarlowSemiCondensed_600SemiBold } from '@expo-google-fonts/barlow-semi-condensed/600SemiBold';
import { Inter_400Regular } from '@expo-google-fonts/inter/400Regular';
import { Inter_600SemiBold } from '@expo-google-fonts/inter/600SemiBold';
import { useFonts } from 'expo-font';
import { DarkTheme, DefaultTheme, Stack, ThemeProvider } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useMemo, useState } from 'react';
import { Platform } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { listenForBack } from '@/components/ui/backEntries';
import { ThemeChoiceContext, useTheme, useThemeChoice } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { LanguageContext, languageOf } from '@/components/words/useWords';
import { preferences, saves } from '@/store/device';

void SplashScreen.preventAutoHideAsync();
listenForBack();

export default function Layout() {
  const [loaded, failed] = useFonts({
    BarlowSemiCondensed_500Medium,
    BarlowSemiCondensed_600SemiBold,
    Inter_400Regular,
    Inter_600SemiBold,
  });
  const [settled, setSettled] = useState(false);
  const { theme, language: wish } = useStoreView(preferences.view);
  const choice = useThemeChoice(theme);
  const language = languageOf(wish);
  // A missing font is ugly; a missing game is worse.
  const ready = (loaded || failed !== null) && settled;

  useEffect(() => {
    void preferences.load().then(() => setSettled(true));
    void saves.purgeRemoved();
  }, []);
  useEffect(() => {
    if (ready) void SplashScreen.hideAsync();
  }, [ready]);
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);

  if (!ready) return null;
  return (
    <ThemeChoiceContext.Provider value={choice}>
      <LanguageContext.Provider value={language}>
        <GestureHandlerRootView style={{ flex: 1 }}>
          <SafeAreaProvider>
            <Screens />
          </SafeAreaProvider>
        </GestureHandlerRootView>
      </LanguageContext.Provider>
    </ThemeChoiceContext.Provider>
  );
}

function Screens() {
  const { colours, dark } = useTheme();
  useEffect(() => {
    // The page behind the app follows the player's choice, not only the system's.
    if (Platform.OS !== 'web') return;
    document.body.style.background = colours.page;
    document.documentElement.style.background = colours.page;
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
      bar.setAttribute('content', colours.page);
  }, [colours, dark]);
  const theme = useMemo(() => {
    const base = dark ? DarkTheme : DefaultTheme;
    return { ...base, colors: { ...base.colors, background: colours.page } };
  }, [colours, dark]);
  return (
    <ThemeProvider value={theme}>
      <StatusBar style={dark ? 'light' : 'dark'} />
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colours.page } }} />
    </ThemeProvider>
  );
}
