import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import { HomeScreen } from '@/components/home/HomeScreen';
import { useScreens } from '@/components/ui/useScreens';
import { games } from '@/store/device';

export default function Home() {
  const { open } = useScreens();
  const [now, setNow] = useState(() => Date.now());
  // A game left behind has gone on since.
  useFocusEffect(
    useCallback(() => {
      setNow(Date.now());
      void games.refresh();
    }, []),
  );
  return (
    <HomeScreen
      games={games}
      now={now}
      onNew={() => open('/new')}
      onJoin={() => open('/join')}
      onOpen={(id) => open({ pathname: '/game/[id]', params: { id } })}
      onSettings={() => open('/settings')}
    />
  );
}
