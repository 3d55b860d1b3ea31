import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';

import { HomeScreen } from '@/components/home/HomeScreen';
import { games } from '@/store/device';

export default function Home() {
  const router = useRouter();
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
      onNew={() => router.push('/new')}
      onJoin={() => router.push('/join')}
      onOpen={(id) => router.push({ pathname: '/game/[id]', params: { id } })}
      onSettings={() => router.push('/settings')}
    />
  );
}
