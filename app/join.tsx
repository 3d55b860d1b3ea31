import { useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';
import { ActivityIndicator, Platform, View } from 'react-native';

import { JoinScreen } from '@/components/table/JoinScreen';
import { useTheme } from '@/components/ui/theme';
import { useScreens } from '@/components/ui/useScreens';
import { useStoreView } from '@/components/ui/useStoreView';
import type { Refusal } from '@/engine/core/refusal';
import { parseInvitation, type Invitation } from '@/net/code';
import { preferences, tables } from '@/store/device';

/** A link keeps its secret behind `#`, where no web server sees it. */
function useLink(): string {
  const params = useLocalSearchParams<{ '#'?: string; k?: string; e?: string; s?: string }>();
  const page = Platform.OS === 'web';
  const [hash, setHash] = useState(() => (page ? window.location.hash.slice(1) : ''));
  // A link pasted into the address of this very page does not load it anew.
  useEffect(() => {
    if (!page) return;
    const changed = () => setHash(window.location.hash.slice(1));
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, [page]);
  const given = page ? hash : (params['#'] ?? '');
  // The page it opened is part of a link: it names the server where nothing else does.
  if (given.includes('k=')) return `${page ? `${window.location.origin}/join` : ''}#${given}`;
  if (!params.k) return '';
  return `#k=${params.k}${params.e ? `&e=${params.e}` : ''}${params.s ? `&s=${encodeURIComponent(params.s)}` : ''}`;
}

export default function Join() {
  const { back, replace } = useScreens();
  const given = useLink();
  const { name } = useStoreView(preferences.view);
  const { colours } = useTheme();
  const [failed, setFailed] = useState(false);
  const join = useCallback(
    async (invitation: Invitation): Promise<Refusal | null> => {
      const joined = await tables.join(invitation);
      if (joined.ok) replace({ pathname: '/game/[id]', params: { id: joined.value } });
      return joined.ok ? null : joined.refusal;
    },
    [replace],
  );
  // A good link needs no button: the seats come next.
  const read = given === '' ? null : parseInvitation(given);
  const good = read !== null && !('why' in read) ? given : '';
  useEffect(() => {
    const invitation = good === '' ? null : parseInvitation(good);
    if (!invitation || 'why' in invitation) return;
    void join(invitation).then((refusal) => setFailed(refusal !== null));
  }, [good, join]);

  if (good !== '' && !failed)
    return (
      <View style={{ flex: 1, justifyContent: 'center', backgroundColor: colours.page }}>
        <ActivityIndicator color={colours.accent} />
      </View>
    );
  return (
    <JoinScreen
      key={given}
      given={given}
      name={name}
      onName={(next) => void preferences.change({ name: next })}
      onBack={back}
      onJoin={join}
    />
  );
}
