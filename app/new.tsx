import { useRouter } from 'expo-router';

import { NewGameScreen } from '@/components/setup/NewGameScreen';
import { useBack } from '@/components/ui/useBack';
import { games } from '@/store/device';

export default function NewGame() {
  const router = useRouter();
  const back = useBack();
  return (
    <NewGameScreen
      games={games}
      onBack={back}
      // Back from the game leads home, not to the form it came from.
      onStarted={(id) => router.replace({ pathname: '/game/[id]', params: { id } })}
    />
  );
}
