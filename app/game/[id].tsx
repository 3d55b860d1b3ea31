import { useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { BackHandler } from 'react-native';

import { GameScreen } from '@/components/game/GameScreen';
import { games } from '@/store/device';

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const home = useCallback(() => {
    if (router.canDismiss()) router.dismissTo('/');
    else router.replace('/');
  }, [router]);

  // A game opened by its address has no screen behind it; back goes home all the same.
  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      home();
      return true;
    });
    return () => back.remove();
  }, [home]);

  return <GameScreen id={id} games={games} onHome={home} />;
}
