import { useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';
import { BackHandler } from 'react-native';

import { GameScreen } from '@/components/game/GameScreen';
import { TableScreen } from '@/components/table/TableScreen';
import { useScreens } from '@/components/ui/useScreens';
import { games, preferences, tables } from '@/store/device';

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const { home, replace } = useScreens();
  const elsewhere = useCallback(
    (to: string) => replace({ pathname: '/game/[id]', params: { id: to } }),
    [replace],
  );

  // A game opened by its address has no screen behind it; back goes home all the same.
  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      home();
      return true;
    });
    return () => back.remove();
  }, [home]);

  const [asked, setAsked] = useState<{ readonly id: string; readonly net: boolean } | null>(null);
  useEffect(() => {
    let here = true;
    void tables.isTable(id).then((net) => {
      if (here) setAsked({ id, net });
    });
    return () => {
      here = false;
    };
  }, [id]);

  if (asked?.id !== id) return null;
  return asked.net ? (
    <TableScreen id={id} tables={tables} preferences={preferences} onHome={home} onElsewhere={elsewhere} />
  ) : (
    <GameScreen id={id} games={games} onHome={home} />
  );
}
