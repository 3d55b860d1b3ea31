import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { useBack } from '@/components/ui/useBack';
import { preferences } from '@/store/device';

export default function Settings() {
  const back = useBack();
  return <SettingsScreen preferences={preferences} onBack={back} />;
}
