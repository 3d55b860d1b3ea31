import { BarlowSemiCondensed_500Medium } from '@expo-google-fonts/barlow-semi-condensed/500Medium';
import { BarlowSemiCondensed_600SemiBold } from '@expo-google-fonts/barlow-semi-condensed/600SemiBold';
import { Inter_400Regular } from '@expo-google-fonts/inter/400Regular';
import { Inter_600SemiBold } from '@expo-google-fonts/inter/600SemiBold';
import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { useTheme } from '@/components/ui/theme';

void SplashScreen.preventAutoHideAsync();

export default function Layout() {
  const { colours } = useTheme();
  const [loaded, failed] = useFonts({
    BarlowSemiCondensed_500Medium,
    BarlowSemiCondensed_600SemiBold,
    Inter_400Regular,
    Inter_600SemiBold,
  });
  // A missing font is ugly; a missing game is worse.
  const ready = loaded || failed !== null;

  useEffect(() => {
    if (ready) void SplashScreen.hideAsync();
  }, [ready]);

  if (!ready) return null;
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <StatusBar style="auto" />
        <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colours.page } }} />
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
